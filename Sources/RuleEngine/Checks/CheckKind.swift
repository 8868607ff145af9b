import Diagnostics
import ScreenModel

/// A kind of check that rules can use.
package struct CheckKind: Sendable {
    /// The key in a rule's `check`.
    package let name: String
    /// What its value is.
    package let value: FileValue
    /// The further keys it takes in `check`, and what they take.
    var optionTypes: KeyValuePairs<String, FileValue> = [:]
    /// The options that it can't do without: of each list one.
    package var needs: [[String]] = []
    /// The placeholders it fills in, for messages.
    package var placeholders: [String] = []
    /// Whether it sets a limit, so that satisfying it settles the rules that its rule supersedes.
    var isLimit = false
    /// Whether it has something to say of a field for which there is none.
    var judgesNothing = false
    /// Whether its findings point at what is visited, or at elements of it; else at one of its fields.
    var pointsAtVisited = true
    /// As what it reads an `x-` key, of which no schema tells the type; nil as whatever stands there.
    var ownKeys: FieldType?
    /// Makes a check of its value and options; nil after a mistake, which is reported.
    let make: @Sendable (_ definition: inout CheckDefinition) -> (any Check)?

    /// What `check-kinds.txt` says of each kind and of its options, which may have the words of any kind's.
    private static let words = Dictionary(
        EmbeddedText.file("check-kinds.txt").split(separator: "\n").map { line in
            let parts = line.split(separator: " | ").map(String.init)
            return (parts[0], Array(parts.dropFirst()))
        }
    ) { first, _ in first }

    /// What it asks, in one line.
    package var summary: String { CheckKind.words[name]?[0] ?? "" }
    /// The part of a sentence that tells what it asks, `{}` standing for its value.
    package var phrase: String { CheckKind.words[name]?[1] ?? "" }
    /// What its rules visit, in words.
    package var visits: String { CheckKind.words[name]?[2] ?? "" }
    /// What its value is, in words.
    package var takes: String { CheckKind.words[name]?[3] ?? "" }
    /// A check of this kind, as a flow mapping in YAML.
    package var example: String { CheckKind.words[name]?[4] ?? "" }

    /// The further keys it takes in `check`.
    package var options: [FileKey] {
        optionTypes.map { option, value in
            let words = CheckKind.words["\(name).\(option)"] ?? CheckKind.words[option] ?? []
            return FileKey(option, words.first ?? "", value, phrase: words.dropFirst().first ?? "")
        }
    }

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
