import Linter

extension Command {
    /// `screenlint help [COMMAND]`.
    static let help = Command(
        name: "help",
        summary: "Show what the commands do.",
        operands: "[COMMAND]",
        options: []
    ) { arguments throws(UsageError) in
        guard let name = arguments.operands.first else {
            Console.write(HelpText.overview)
            return 0
        }
        guard let command = Command.named(name) else { throw UsageError(message: "There is no command '\(name)'.") }
        Console.write(HelpText.of(command))
        return 0
    }
}
