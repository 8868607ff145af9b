import Diagnostics
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
    ) { arguments throws(UsageError) in try ConformanceRun(arguments).run() }
}

/// One run of `screenlint conformance`: files, configuration and rules are those of `check`.
private struct ConformanceRun {
    static let options =
        [
            Option(
                "format",
                short: "f",
                value: "FORMAT",
                choices: ConformanceFormat.allCases.map(\.rawValue),
                "How to tell it; text if not given. A badge is a small SVG."
            ),
            Option("output-file", short: "o", value: "FILE", "Where to write it; standard output if not given."),
        ] + CheckRun.options.filter { shared.contains($0.name) }

    private static let shared: Set<String> = [
        "guidelines", "only", "skip", "rules", "tokens", "config", "isolated", "force-exclude", "baseline",
        "files-from", "since",
        "stdin-filename", "jobs",
    ]

    private let arguments: Arguments
    private let jobs: Int

    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        jobs = try arguments.count("jobs") ?? FileSystem.processorCount
    }

    func run() throws(UsageError) -> Int32 {
        let setup = try RunSetup(arguments)
        let selection = try FileSelection(arguments, setup)
        for input in selection.inputs { _ = setup.rules.provider(forFile: input.path) }
        let baseline = try BaselineUse(arguments, setup)
        var failures = selection.failures + setup.failures
        failures += (setup.reports + baseline.mistakes).map {
            "\($0.path) has mistakes; 'screenlint check' shows them."
        }
        let format = arguments.value("format").flatMap(ConformanceFormat.init) ?? .text
        let tally = Mutex(
            ConformanceTally(shownScreens: format.shownScreens) { [library = setup.library] in library.pack(named: $0) }
        )
        let progress = ProgressLine(count: selection.inputs.count, isQuiet: false)
        var run = LintRun(
            files: setup.files,
            providers: { [rules = setup.rules] in rules.provider(forFile: $0) },
            jobs: jobs,
            contexts: selection.contexts
        )
        run.options.keepsVerdicts = true
        let undecided = UndecidedNotes()
        run.options.noteUndecided = undecided.note
        run.baseline = baseline.baseline
        run.fileIsJudged = { progress.fileIsDone() }
        let outcome = run.run(selection.inputs.sorted { $0.path < $1.path }) { report in
            FileConformance(report)
        } emit: { file in
            tally.withLock { $0.add(file) }
        }
        progress.clear()
        failures += outcome.failures
        var conformance = tally.withLock { $0.finish() }
        conformance.undecided = undecided.tally
        failures += write(format.text(conformance))
        for text in setup.notes + selection.notes + failures.map({ "screenlint: \($0)" }) { Console.note(text) }
        return failures.isEmpty ? 0 : 2
    }

    /// Writes the text to where it belongs, and answers what went wrong.
    private func write(_ text: String) -> [String] {
        guard let path = arguments.value("output-file") else {
            Console.write(text)
            return []
        }
        do throws(FileSystem.Failure) {
            try OutputFile(path, .replacing).write(Array(text.utf8))
            return []
        } catch {
            return ["\(path) can't be written: \(error.message)."]
        }
    }
}
