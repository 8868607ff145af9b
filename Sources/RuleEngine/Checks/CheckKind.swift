import ScreenModel

/// A kind of check that rules can use.
package struct CheckKind: Sendable {
    /// The key in a rule's `check`.
    package let name: String
    /// What it asks, in one line.
    package let summary: String
    /// The part of a sentence that tells what it asks, `{}` standing for its value.
    package let phrase: String
    /// What its rules visit, in words.
    package let visits: String
    /// What its value is, in words.
    package let takes: String
    /// What its value is.
    package let value: FileValue
    /// A check of this kind, as a flow mapping in YAML.
    package let example: String
    /// The further keys it takes in `check`.
    package var options: [FileKey] = []
    /// The options that it can't do without: of each list one.
    package var needs: [[String]] = []
    /// The placeholders it fills in, for messages.
    package var placeholders: [String] = []
    /// Whether it sets a limit, so that satisfying it settles the rules that its rule supersedes.
    package var isLimit = false
    /// Whether it has something to say of a field for which there is none.
    package var judgesNothing = false
    /// Whether its findings point at what is visited, or at elements of it; else at one of its fields.
    package var pointsAtVisited = true
    /// As what it reads an `x-` key, of which no schema tells the type; nil as whatever stands there.
    var ownKeys: FieldType?
    /// Makes a check of its value and options; nil after a mistake, which is reported.
    let make: @Sendable (_ definition: inout CheckDefinition) -> (any Check)?

    /// All check kinds, by name.
    package static let all: [CheckKind] = [
        FieldPresence.absent, AgreedValue.kind, ConsistentValue.kind, ContrastRatio.kind, AllowedValues.equals,
        AllowedValues.is, RequiredLanguages.kind, MaximumCharacters.kind, ItemCount.maximum, MatchedPattern.kind,
        ItemCount.minimum, AllowedValues.noneOf, AllowedValues.oneOf, ItemOrder.kind, FieldPresence.present,
        NumberRange.kind, ReferredName.kind, SatisfiedCondition.kind, PreferredTerms.kind, TextStyle.kind,
        UniformItems.kind, UniqueItems.kind,
    ]

    /// The kind with a name.
    package static func named(_ name: String) -> CheckKind? { all.first { $0.name == name } }

    /// The options of all kinds, by name; what several kinds have stands once.
    package static var allOptions: [FileKey] {
        var seen = Set<String>()
        return all.flatMap(\.options).sorted { $0.name < $1.name }.filter { seen.insert($0.name).inserted }
    }

    /// The names of the kinds that take an option, separated by commas.
    package static func kinds(taking option: FileKey) -> String {
        all.filter { $0.options.contains { $0.name == option.name } }.map(\.name).joined(separator: ", ")
    }
}

extension FileKey {
    /// Which elements of a list count.
    static let `where` = FileKey(
        "where",
        "Which elements count, as a condition over `item`.",
        .condition,
        phrase: "counting those for which {} holds"
    )
    /// That all screens are compared.
    static let acrossScreens = FileKey(
        "across",
        "`screens` compares all screens of an app.",
        .words(["screens"]),
        phrase: "compared across {}"
    )
}
