import Diagnostics
import Linter

/// What a run with `--fix` or `--diff` has fixed, for the last line and the exit status.
struct FixSummary {
    private var count = 0
    private var files = 0
    private var choices = 0
    /// What is to be said of files that were not fixed.
    private(set) var notes: [String] = []
    /// The files that could not be written.
    private(set) var failures: [String] = []

    /// The options that ask for fixes.
    static let options = [
        Option("fix", "Apply the safe fixes to the files."),
        Option("unsafe-fixes", "Apply fixes that are a choice, too; with --fix or --diff."),
        Option("full-forms", "Write short forms in full, too, as {label: Save} for Save; with --fix or --diff."),
        Option("diff", "Show what --fix would change, and write nothing; exit 1 if there is something."),
    ]

    /// What to do with fixes; nil if the command line asks for none.
    static func mode(_ arguments: Arguments) throws(UsageError) -> FixMode? {
        guard arguments.has("fix") || arguments.has("diff") else {
            if let option = ["unsafe-fixes", "full-forms"].first(where: arguments.has) {
                throw UsageError("'--\(option)' goes with --fix, or with --diff to look first.")
            }
            return nil
        }
        var mode = FixMode(appliesUnsafe: arguments.has("unsafe-fixes"), writes: !arguments.has("diff"))
        mode.writesFullForms = arguments.has("full-forms")
        if mode.writes, arguments.operands.contains("-") {
            throw UsageError("Standard input can't be fixed in place; --diff shows what would change.")
        }
        return mode
    }

    /// Adds what fixing a file came to.
    mutating func add(_ result: FixResult, path: String) {
        // What is said of a line follows the path and a colon, as everywhere.
        for note in result.notes { notes.append("\(path)\(note.hasPrefix("line ") ? ": " : " ")\(note)") }
        choices += result.choices
        if let failure = result.failure {
            failures.append("\(path): the file can't be fixed: \(failure).")
        } else if result.count > 0 {
            count += result.count
            files += 1
        }
    }

    /// Whether something was, or would be, changed.
    var hasChanges: Bool { count > 0 }

    /// One line that says how much was fixed, and what could be; nil if there is nothing to say.
    func line(_ mode: FixMode) -> String? {
        var sentences = [String]()
        if hasChanges {
            let (findings, place) = (Plural.phrase(count, "finding"), Plural.phrase(files, "file"))
            sentences.append("\(mode.writes ? "Fixed" : "Would fix") \(findings) in \(place).")
        }
        if choices > 0 {
            sentences.append(
                "\(Plural.phrase(choices, "finding has a fix", "findings have fixes")) that \(choices == 1 ? "changes" : "change") the design; "
                    + "--unsafe-fixes applies \(choices == 1 ? "it" : "them")."
            )
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
}
