import Linter

extension Command {
    /// `screenlint fix`: `check --fix` in a word.
    static let fix = Command(
        name: "fix",
        summary: "Apply the safe fixes to screen descriptions, and check what is left.",
        operands: "[PATH...]",
        options: CheckRun.options + FixSummary.options
    ) { arguments throws(UsageError) in try CheckRun(arguments.adding("fix")).run() }
}
