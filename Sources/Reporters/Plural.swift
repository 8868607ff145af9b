/// Numbers with their nouns.
package enum Plural {
    /// "1 error", "2 errors".
    package static func phrase(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
