/// Numbers with their nouns.
package enum Plural {
    /// "1 error", "2 errors"; "2 entries" where `many` says so.
    package static func phrase(_ count: Int, _ noun: String, _ many: String? = nil) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(many ?? noun + "s")"
    }
}
