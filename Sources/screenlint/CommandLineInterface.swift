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
        switch words.first {
        case "--version", "-V": return try Command.version.run(Arguments([], options: []))
        case "--help", "-h": return try Command.help.run(Arguments([], options: []))
        case let first?:
            if let command = Command.named(first) { return try run(command, Array(words.dropFirst())) }
            try rejectMisspeltCommand(first)
        case nil: break
        }
        return try run(.check, words)
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
    private static func rejectMisspeltCommand(_ word: String) throws(UsageError) {
        guard !word.hasPrefix("-"), !word.contains("/"), !word.contains("."),
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
