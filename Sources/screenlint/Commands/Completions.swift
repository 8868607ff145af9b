import Linter

extension Command {
    /// `screenlint completions SHELL`.
    static let completions = Command(
        name: "completions",
        summary: "Print a completion script for a shell: bash, zsh or fish.",
        operands: "SHELL"
    ) { arguments throws(UsageError) in
        switch arguments.operands.first {
        case "bash": Console.write(CompletionScript.bash)
        case "zsh": Console.write(CompletionScript.zsh)
        case "fish": Console.write(CompletionScript.fish)
        default: throw UsageError("'completions' takes bash, zsh or fish.")
        }
        return 0
    }
}
