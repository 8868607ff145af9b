import Diagnostics
import Linter
import Reporters
import RuleEngine
import Synchronization

extension Command {
    /// `screenlint check`, the command that is meant when none is named.
    static let check = Command(
        name: "check",
        summary: "Check screen descriptions.",
        operands: "[PATH...]",
        options: CheckRun.options + FixSummary.options
    ) { arguments throws(UsageError) in try CheckRun(arguments).run() }
}

/// One run of `screenlint check`.
struct CheckRun {
    static let options = [
        .format(ReportFormat.self, "How to report; may be given several times, with --output-file for all but one."),
        Option(
            "output-file",
            short: "o",
            value: "FILE",
            "Where to write the report of the --format before it; without one, the file's ending says the format."
        ),
        Option(
            "guidelines",
            value: "A,B",
            choices: RuleLibrary.packNames,
            isOpen: true,
            "The guidelines for screens that name none; apple-hig if not given."
        ),
        .words(
            "fail-level",
            "LEVEL",
            FailLevel.self,
            "From which severity on the exit status is 1; error if not given."
        ),
        Option("only", value: "RULE,...", "Run these rules alone."),
        Option("skip", value: "RULE,...", "Do not run these rules."),
        Option("rules", value: "DIR", "A folder with a rule pack of your own; may be given several times."),
        Option("tokens", value: "FILE", "A file with your colours as design tokens; may be given several times."),
        Option("config", value: "FILE", "The configuration to use in place of the nearest .screenlint.yml."),
        Option("isolated", "Use no configuration."),
        Option("force-exclude", "Leave out excluded files even if they are named."),
        Option("baseline", value: "FILE", "A file of known findings, which are not reported."),
        Option("write-baseline", value: "FILE", "Write all findings to a baseline, and report none."),
        Option("prune-baseline", "Take out of the baseline what is no longer found."),
        Option(
            "files-from",
            value: "FILE",
            "Check the files listed in a file, or on standard input ('-'); may be given several times."
        ),
        Option("since", value: "REV", "Check what has changed since a git revision, new files included."),
        Option("undetermined", "Show which keys, once described, would decide the most checks."),
        Option("statistics", "Show how often each rule is broken, on standard error."),
        Option("timings", "Show where the time goes, by phase and by rule, on standard error."),
        Option("stdin-filename", value: "PATH", "The path to name for the text on standard input ('-')."),
        Option("jobs", short: "j", value: "N", "How many files to check at a time."),
        Option("color", value: "WHEN", choices: ["auto", "always", "never"], "When to colour the output."),
        Option("quiet", short: "q", "Report nothing; the exit status tells."),
    ]

    /// Some of the options, for commands that take them, too.
    static func options(named names: Set<String>) -> [Option] { options.filter { names.contains($0.name) } }

    private let arguments: Arguments
    private let outputs: [ReportOutput]
    private let fixMode: FixMode?
    private let library = PackLibrary()

    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        fixMode = try FixSummary.mode(arguments)
        outputs = arguments.has("write-baseline") ? [] : try ReportOutput.outputs(arguments, library)
    }

    func run() throws(UsageError) -> Int32 {
        let undecided = UndecidedNotes()
        let run = try PreparedRun(request(undecided))
        ProcessLifetime.keep(run.setup.rules)
        for output in outputs { try output.begin() }
        let (result, outcome) = judge(run)
        endReports(result, undecided, run.failures + outcome.failures)
        let written = run.finishBaseline(result.entries, besides: result.leftOutFiles, outcome)
        let isQuiet = arguments.has("quiet")
        if !isQuiet, let note = written.note { Console.note(note) }
        let failures =
            run.failures + outcome.failures + outputs.compactMap(\.failure) + result.fixes.failures + written.failures
        // A report tells them among its findings.
        let untold = showsDifference && !isQuiet ? run.broken.map(\.obstacle) : []
        for text in (isQuiet ? [] : result.fixes.notes) + untold + failures { Console.note("screenlint: \(text)") }
        if !isQuiet, let line = fixMode.flatMap(result.fixes.line) { Console.note(line) }
        if arguments.has("statistics") { Console.show(result.statistics) }
        if arguments.has("timings") { Console.show(outcome.timings.table) }
        let notes = run.notes + (fixMode == nil ? result.notes : [])
        if !isQuiet { for note in notes { Console.note(note) } }
        guard failures.isEmpty, run.broken.isEmpty, !result.hasFailedRules else { return 2 }
        if arguments.has("write-baseline") { return 0 }
        if showsDifference { return result.fixes.hasChanges ? 1 : 0 }
        return arguments.status(of: run, count: result.summary.count(atLeast:))
    }

    /// Whether a report tells more than findings.
    private var needsDetails: Bool { outputs.contains { $0.reporter.needsDetails } }

    /// Whether fixes are shown, and not made.
    private var showsDifference: Bool { fixMode.map { !$0.writes } ?? false }

    /// What is asked of the linter; `undecided` takes what screens leave open.
    private func request(_ undecided: UndecidedNotes) throws(UsageError) -> RunRequest {
        var request = try RunRequest(arguments)
        request.library = library
        request.options.keepsVerdicts = needsDetails
        if needsDetails || arguments.has("undetermined") { request.options.noteUndecided = undecided.note }
        request.options.judging.makesFixes = fixMode != nil || outputs.contains { $0.reporter.showsFixes }
        request.options.judging.measuresTime = arguments.has("timings")
        return request
    }

    /// Judges the files, writes what is reported of each, and adds it all up.
    private func judge(_ run: PreparedRun) -> (RunTotal, LintRun.Outcome) {
        var counted = RunTotal()
        if needsDetails { counted.tally = ConformanceTally(shownScreens: ConformanceFormat.html.shownScreens, library) }
        let total = Mutex(counted)
        let outputs = outputs
        let asked = FileOutcome.Request(
            outputs: outputs,
            countsRules: needsDetails || arguments.has("statistics"),
            tellsConformance: needsDetails,
            showsDifference: showsDifference,
            baselineFolder: run.baseline.newFolder
        )
        let isQuiet = arguments.has("quiet")
        // What reads a difference from a pipe needs its bytes as they are.
        let escapes = FileSystem.isTerminal(standardError: false)
        let progress = ProgressLine(count: run.fileCount + run.mistakes.count, isQuiet: isQuiet)
        let outcome = run.run(reportsMistakes: true) {
            progress.fileIsDone()
        } render: { report in
            FileOutcome(report, asked)
        } emit: { file in
            if !file.difference.isEmpty, !isQuiet {
                let shown = escapes ? VisibleText.escapedLines(String(decoding: file.difference, as: UTF8.self)) : nil
                Console.write(shown.map { Array($0.utf8) } ?? file.difference)
            }
            total.withLock { $0.add(file) }
            for (output, text) in zip(outputs, file.texts) { output.add(text) }
        }
        progress.clear()
        return (total.withLock { $0 }, outcome)
    }

    /// Ends the reports with what was found in all files.
    private func endReports(_ result: RunTotal, _ undecided: UndecidedNotes, _ failures: [String]) {
        var details = needsDetails ? result.details : RunDetails()
        details.failures = failures
        details.undecided = undecided.tally
        for output in outputs { output.end(result.summary, details) }
        guard arguments.has("undetermined") else { return }
        let text = UndecidedText(undecided.tally).text
        // In a report for people it is a part of the report; beside any other nothing else may stand.
        let isPart = outputs.contains { $0.isForPeople && $0.failure == nil }
        if isPart { Console.write("\n" + text) } else { Console.show(text) }
    }
}
