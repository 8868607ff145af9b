import Reporters

/// The help texts, made from the tables of commands and options.
enum HelpText {
    static func of(_ command: Command) -> String {
        var text = WrappedText.entry(command.summary, at: 0) + "\nUsage: screenlint \(command.name)"
        if !command.options.isEmpty { text += " [OPTION...]" }
        if !command.operands.isEmpty { text += " \(command.operands)" }
        text += "\n\nOptions:\n"
        return text + table(command.allOptions.map { (name($0), summary($0)) })
    }

    /// The list of all commands.
    static var overview: String {
        var text =
            "Checks screen descriptions against design guidelines.\n\nUsage: screenlint [COMMAND] [OPTION...] [PATH...]\n"
        text += "Without a command, 'check' is meant; without a path, the folder at hand.\n\nCommands:\n"
        text += table(Command.all.map { ($0.name, $0.summary) })
        return text + "\n'screenlint COMMAND --help' tells more about one of them.\n"
    }

    private static func name(_ option: Option) -> String {
        let short = option.short.map { "-\($0), " } ?? "    "
        return short + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }

    /// What an option does, with what it takes.
    static func summary(_ option: Option) -> String {
        option.choices.isEmpty ? option.summary : option.summary + " [\(option.choices.joined(separator: ", "))]"
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { WrappedText.entry($0.1, label: "  \($0.0)", at: width + 4) }.joined()
    }
}
