/// Numbers with their nouns.
enum Plural {
    /// "1 error", "2 errors".
    static func phrase(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
