/// Numbers with their nouns.
package enum Plural {
    /// "1 error", "2 errors"; "2 entries" where `many` says so.
    package static func phrase(_ count: Int, _ noun: String, _ many: String? = nil) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(many ?? noun + "s")"
    }

    /// "A, B and 3 more": the first names of so many.
    package static func list(_ names: some Collection<String>, of count: Int) -> String {
        names.joined(separator: ", ") + (count > names.count ? " and \(count - names.count) more" : "")
    }

    /// "1 is", "2 are".
    package static func being(_ count: Int) -> String { count == 1 ? "1 is" : "\(count) are" }

    /// "There is 1", "There are 2"; "There are none" for nothing.
    package static func there(_ count: Int) -> String {
        count == 1 ? "There is 1" : "There are \(count == 0 ? "none" : String(count))"
    }
}
