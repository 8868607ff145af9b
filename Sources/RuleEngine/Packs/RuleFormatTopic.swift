import Diagnostics

/// What is to be known about a part of rules beyond its one line: for the reference and `screenlint explain`.
package struct RuleFormatTopic: Sendable {
    /// The name: of a key, of a check kind, of a function's kind of value, or of the topic itself.
    package let name: String
    /// The names that it tells of, too.
    package let others: [String]
    /// The name of its file.
    private let file: String

    private init(_ name: String, others: [String] = [], file: String? = nil) {
        self.name = name
        self.others = others
        self.file = file ?? name
    }

    /// Paragraphs and examples in Markdown.
    package var text: String {
        String(EmbeddedText.file("topics/\(file).md").dropLast())
            .replacing("{minorWords}", with: Capitalization.minorWordList)
    }

    /// The topic that tells of a name; nil if there is none.
    package static func named(_ name: String) -> RuleFormatTopic? {
        all.first { $0.name == name } ?? all.first { $0.others.contains(name) }
    }

    /// All topics.
    package static let all: [RuleFormatTopic] = [
        .init("severity", others: ["modality", "approximate"]),
        .init("when", others: ["unless", "let", "undetermined"]),
        .init("parent", others: ["self", "screen", "params"]),
        .init("x-", file: "own-keys"),
        .init("blocks"),
        .init("texts"),
        .init("places", others: ["at", "# here"]),
        .init("fix", others: ["applicability"] + FixTemplate.keys.map(\.name)),
        .init("examples", others: ["valid", "invalid", "says", "fixed", "x-also"]),
        .init("yaml"),
        .init("textStyle"),
        .init("order"),
        .init("minItems"),
        .init("languages"),
        .init("equals"),
        .init("refersTo"),
    ]
}
