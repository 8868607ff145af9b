/// A further key that a check takes beside the one of its kind.
package struct CheckOption: Sendable, Hashable {
    /// The key.
    package let name: String
    /// One line on what it is for.
    package let summary: String
    /// What it takes.
    package let value: CheckValue

    init(_ name: String, _ summary: String, _ value: CheckValue = .condition) {
        self.name = name
        self.summary = summary
        self.value = value
    }

    /// Which elements of a list count.
    static let `where` = CheckOption("where", "Which elements count, as a condition over `item`.")
    /// That all screens are compared.
    static let acrossScreens = CheckOption("across", "`screens` compares all screens of an app.", .words(["screens"]))

    /// The options of all kinds, by name; what several kinds have stands once.
    package static var all: [CheckOption] {
        var seen = Set<String>()
        return CheckKind.all.flatMap(\.options).sorted { $0.name < $1.name }.filter { seen.insert($0.name).inserted }
    }

    /// The kinds that take an option of this name.
    package var kinds: [String] {
        CheckKind.all.filter { $0.options.contains { $0.name == name } }.map(\.name)
    }
}
