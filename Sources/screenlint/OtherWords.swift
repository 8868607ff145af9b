import Diagnostics

/// Words of other linters for what this one calls otherwise, so that a message can lead on.
enum OtherWords {
    private static let options = EmbeddedText.meanings(in: "options")

    /// What leads to what no option does, as the end of a sentence.
    private static let advice = EmbeddedText.meanings(in: "option-advice")

    /// What other tools call the values of options, each with ours.
    private static let values = EmbeddedText.meanings(in: "option-values")

    private static let commands = EmbeddedText.meanings(in: "commands")

    /// Our option for one of another tool, if the command at hand has it.
    static func option(_ name: String, in known: [String]) -> String? {
        options[name].flatMap { known.contains($0) ? $0 : nil }
    }

    /// What to do in place of giving an option, behind a semicolon; nil if nobody knows.
    ///
    /// The name of a format is a value, such as `--json`.
    static func advice(_ name: String, _ options: [Option]) -> String? {
        if let format = options.first(where: { $0.name == "format" }), format.choices.contains(name) {
            return "write '--format \(name)'."
        }
        return advice[name]
    }

    /// Our value of an option for one of another tool, if the option takes it.
    static func value(_ word: String, in known: [String]) -> String? {
        values[word.lowercased()].flatMap { known.contains($0) ? $0 : nil }
    }

    /// Our command for one of another tool.
    static func command(_ name: String) -> String? { commands[name] }
}
