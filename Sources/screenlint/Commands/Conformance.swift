import Linter
import Reporters
import Synchronization

extension Command {
    /// `screenlint conformance [PATH...]`.
    static let conformance = Command(
        name: "conformance",
        summary: "Tell for each clause of the guidelines which screens satisfy it, violate it, or do not say enough.",
        operands: "[PATH...]",
        options: ConformanceRun.options
    ) { arguments throws(UsageError) in try ConformanceRun(arguments: arguments).run() }
}

/// One run of `screenlint conformance`: files, configuration and rules are those of `check`.
private struct ConformanceRun {
    static let options =
        [
            .format(ConformanceFormat.self, "How to tell it; text if not given. A badge is a small SVG."),
            Option("output-file", short: "o", value: "FILE", "Where to write it; standard output if not given."),
        ]
        + CheckRun.options(named: [
            "guidelines", "only", "skip", "rules", "tokens", "config", "isolated", "force-exclude",
            "baseline", "files-from", "since", "stdin-filename", "jobs",
        ])

    let arguments: Arguments

    func run() throws(UsageError) -> Int32 {
        _ = (try arguments.only("format"), try arguments.only("output-file"))
        let (format, file) = try ReportOutput.formats(arguments, usual: ConformanceFormat.text)[0]
        let undecided = UndecidedNotes()
        var request = try RunRequest(arguments)
        request.options.keepsVerdicts = true
        request.options.noteUndecided = undecided.note
        let run = try PreparedRun(request)
        if run.fileCount == 0, !run.failures.isEmpty { return Console.fail(run.failures) }
        let tally = Mutex(ConformanceTally(shownScreens: format.shownScreens, run.setup.library))
        let hasFailedRules = Mutex(false)
        let progress = ProgressLine(count: run.fileCount, isQuiet: false)
        let outcome = run.run {
            progress.fileIsDone()
        } render: { report in
            (file: FileConformance(report), hasFailedRules: report.hasFailedRules)
        } emit: { outcome in
            tally.withLock { $0.add(outcome.file) }
            if outcome.hasFailedRules { hasFailedRules.withLock { $0 = true } }
        }
        progress.clear()
        var failures = run.obstacles + outcome.failures
        if hasFailedRules.withLock(\.self) {
            failures.append("A rule could not be evaluated; 'screenlint check' shows which.")
        }
        var conformance = tally.withLock { $0.finish() }
        conformance.undecided = undecided.tally
        failures += Console.write(format.text(conformance), to: file)
        for note in run.notes { Console.note(note) }
        return failures.isEmpty ? 0 : Console.fail(failures)
    }
}
