import Diagnostics
import Linter

extension Command {
    /// `screenlint help [COMMAND]`.
    static let help = Command(
        name: "help",
        summary: "Show what the commands do.",
        operands: "[COMMAND]"
    ) { arguments throws(UsageError) in
        guard let name = arguments.operands.first else {
            Console.write(HelpText.overview)
            return 0
        }
        guard let command = Command.named(name) else {
            let suggestion = OtherWords.command(name) ?? Suggestion.closest(to: name, in: Command.all.map(\.name))
            let rest = suggestion.map { "; did you mean '\($0)'?" } ?? "."
            throw UsageError("There is no command '\(name)'\(rest)")
        }
        Console.write(HelpText.of(command))
        return 0
    }
}
