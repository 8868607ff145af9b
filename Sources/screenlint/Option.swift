/// One option of a command, as help, completion and parsing know it.
struct Option: Sendable, Hashable {
    /// The long name, without hyphens.
    let name: String
    /// The short name, without hyphen.
    let short: Character?
    /// What the value is called in the help text; nil for an option without value.
    let value: String?
    /// The values it takes, if they are a closed list.
    let choices: [String]
    /// Whether it takes other values, too, which the run looks at.
    let isOpen: Bool
    /// One line on what it does.
    let summary: String

    init(
        _ name: String,
        short: Character? = nil,
        value: String? = nil,
        choices: [String] = [],
        isOpen: Bool = false,
        _ summary: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.choices = choices
        self.isOpen = isOpen
        self.summary = summary
    }

    /// An option that takes one word of a list.
    static func words<Words: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        short: Character? = nil,
        _ value: String,
        _ words: Words.Type,
        _ summary: String
    ) -> Option {
        Option(name, short: short, value: value, choices: words.allCases.map(\.rawValue), summary)
    }

    /// The option for the format of what a command writes.
    static func format(_ formats: (some RawRepresentable<String> & CaseIterable).Type, _ summary: String) -> Option {
        .words("format", short: "f", "FORMAT", formats, summary)
    }
}
