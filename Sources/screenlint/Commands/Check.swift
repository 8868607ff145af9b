import Diagnostics
import Linter
import Reporters
import RuleLibrary
import Synchronization
import YAMLSyntax

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
        Option(
            "format",
            short: "f",
            value: "FORMAT",
            choices: ReportFormat.allCases.map(\.rawValue),
            "How to report; may be given several times, with --output-file for all but one."
        ),
        Option("output-file", short: "o", value: "FILE", "Where to write the report of the --format before it."),
        Option(
            "guidelines",
            value: "A,B",
            choices: RuleLibrary.packNames,
            "The guidelines for screens that name none; apple-hig if not given."
        ),
        Option(
            "fail-level",
            value: "LEVEL",
            choices: Severity.allCases.map(\.rawValue) + ["never"],
            "From which severity on the exit status is 1; error if not given."
        ),
        Option("stdin-filename", value: "PATH", "The path to name for the text on standard input ('-')."),
        Option("jobs", short: "j", value: "N", "How many files to check at a time."),
        Option("color", value: "WHEN", choices: ["auto", "always", "never"], "When to colour the output."),
        Option("quiet", short: "q", "Report nothing; the exit status tells."),
    ]

    private let arguments: Arguments
    private let outputs: [ReportOutput]
    private let jobs: Int
    private let fixMode: FixMode?

    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        jobs = try arguments.count("jobs") ?? FileSystem.processorCount
        fixMode = try FixSummary.mode(arguments)
        outputs = try ReportOutput.outputs(arguments)
    }

    func run() throws(UsageError) -> Int32 {
        let (inputs, failures) = try inputs()
        let provider = RuleProvider(defaultPacks: arguments.list("guidelines") ?? ["apple-hig"])
        let total = Mutex(Summary())
        let fixes = Mutex(FixSummary())
        let (outputs, showsDiff) = (outputs, fixMode.map { !$0.writes } ?? false)
        for output in outputs { output.begin() }
        let unreadable = LintRun(provider: provider, jobs: jobs, fixMode: fixMode).run(inputs) { report in
            (report.summary, report.path, report.fix, outputs.map { $0.reporter.render(report) })
        } emit: { summary, path, fix, texts in
            if let fix {
                fixes.withLock { $0.add(fix, path: path) }
                if showsDiff { Console.write(UnifiedDiff.bytes(path: path, from: fix.original, to: fix.fixed)) }
            }
            total.withLock { $0.add(summary) }
            for (output, text) in zip(outputs, texts) { output.add(text) }
        }
        let (summary, fixed) = (total.withLock { $0 }, fixes.withLock { $0 })
        for output in outputs { output.end(summary) }
        let unread = unreadable.map { "\($0.path): \($0.message)." }
        let mistakes = failures + unread + outputs.compactMap(\.failure) + fixed.failures
        for text in fixed.notes + mistakes { Console.note("screenlint: \(text)") }
        if let line = fixMode.flatMap(fixed.line) { Console.note(line) }
        guard mistakes.isEmpty else { return 2 }
        return showsDiff ? fixed.hasChanges ? 1 : 0 : status(summary)
    }

    private func status(_ summary: Summary) -> Int32 {
        let level = arguments.value("fail-level") ?? Severity.error.rawValue
        guard let severity = Severity(rawValue: level) else { return 0 }
        return summary.count(atLeast: severity) > 0 ? 1 : 0
    }

    /// The files to check, and what is wrong with the paths given.
    private func inputs() throws(UsageError) -> ([LintRun.Input], [String]) {
        let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
        var inputs = [LintRun.Input]()
        if paths.contains("-") {
            do {
                let bytes = try FileSystem.readStandardInput(limit: YAMLLimits.standard.byteCount + 1)
                inputs.append(.text(bytes, path: arguments.value("stdin-filename") ?? "<stdin>"))
            } catch {
                throw UsageError(message: "Standard input can't be read: \(error.message).")
            }
        }
        let discovery = FileDiscovery(paths.filter { $0 != "-" })
        inputs += discovery.files.map(LintRun.Input.file)
        return (inputs.sorted { $0.path < $1.path }, discovery.failures)
    }
}
