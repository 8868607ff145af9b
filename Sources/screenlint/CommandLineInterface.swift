import Diagnostics
import Linter

/// Chooses the subcommand and runs it.
enum CommandLineInterface {
    /// Runs the command line and answers the exit status.
    static func run(_ words: [String]) -> Int32 {
        do {
            let status = try runCommand(words)
            guard let failure = Console.failure else { return status }
            Console.note("screenlint: \(failure)")
            return 2
        } catch {
            Console.note("screenlint: \(error.message)")
            Console.note("Try 'screenlint --help'.")
            return 2
        }
    }

    private static func runCommand(_ words: [String]) throws(UsageError) -> Int32 {
        if words.first == "--version" || words.first == "-V" {
            return try Command.version.run(Arguments([], options: []))
        }
        guard let first = words.first, let command = Command.named(first) else {
            if words.first == "--help" || words.first == "-h" {
                return try Command.help.run(Arguments([], options: []))
            }
            try rejectMisspeltCommand(words.first)
            return try run(.check, words)
        }
        return try run(command, Array(words.dropFirst()))
    }

    private static func run(_ command: Command, _ words: [String]) throws(UsageError) -> Int32 {
        let arguments = try Arguments(words, options: command.allOptions)
        if arguments.has("help") {
            Console.write(HelpText.of(command))
            return 0
        }
        if let most = command.mostOperands, let excess = arguments.operands.dropFirst(most).first {
            let takes = command.operands.isEmpty ? "no operands" : command.operands
            throw UsageError("'\(command.name)' takes \(takes); '\(excess)' is too much.")
        }
        return try command.run(arguments)
    }

    /// A first word that is no path but looks like a command is more likely a slip than a file.
    private static func rejectMisspeltCommand(_ word: String?) throws(UsageError) {
        guard let word, !word.hasPrefix("-"), !word.contains("/"), !word.contains("."),
            FileSystem.kind(of: word) == nil,
            let suggestion = OtherWords.command(word) ?? Suggestion.closest(to: word, in: Command.all.map(\.name))
        else { return }
        throw UsageError("There is no command or path '\(word)'; did you mean 'screenlint \(suggestion)'?")
    }
}

extension Option {
    /// The option that every command takes.
    static let help = Option("help", short: "h", "Show this text.")
}
