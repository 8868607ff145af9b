/// A run whose configurations, rules, files and baseline have been found: nothing can go wrong before the first file.
package struct PreparedRun: Sendable {
    /// The configurations and rules.
    package let setup: RunSetup
    /// What becomes of known findings.
    package let baseline: BaselineUse
    /// What is wrong with configurations, rule packs, token files and the baseline, a report for each file.
    package let mistakes: [FileReport]
    /// The files to lint.
    package let selection: FileSelection
    private let request: RunRequest

    /// Prepares a run, or throws what can't be done.
    package init(_ request: RunRequest) throws(UsageError) {
        self.request = request
        setup = try RunSetup(request)
        selection = try FileSelection(request, setup)
        // Configurations are read before the run, so that mistakes in them stand where they belong.
        for input in selection.inputs { _ = setup.rules.provider(forFile: input.path) }
        baseline = try BaselineUse(request, setup)
        mistakes = setup.reports + baseline.mistakes
        if let first = broken.first, baseline.newFolder != nil {
            throw UsageError("\(first.obstacle) Mend them first.")
        }
    }

    /// Those of `mistakes` without which nobody knows all that the run should find.
    package var broken: [FileReport] { mistakes.filter(\.hasErrors) }

    /// The number of files to lint.
    package var fileCount: Int { selection.inputs.count }

    /// What could not be found or read so far, as sentences.
    package var failures: [String] { selection.failures + setup.failures }

    /// What keeps the run from finding all that it should, as sentences.
    package var obstacles: [String] { failures + broken.map(\.obstacle) }

    /// What is worth saying about configurations, packs and files, as sentences.
    package var notes: [String] { setup.notes + selection.notes }

    /// Lints the files; gives what went wrong meanwhile, and how long it took.
    ///
    /// `reportsMistakes` reports `mistakes` among the files, and what of the baseline is no longer found. `render`
    /// makes of a report what is handed on, and is called on any thread, as is `fileIsJudged`; `emit` takes that in the
    /// order of the files, and is never called twice at a time.
    package func run<Output: Sendable>(
        reportsMistakes: Bool = false,
        fileIsJudged: @escaping @Sendable () -> Void = {},
        render: @escaping @Sendable (FileReport) -> Output,
        emit: @escaping @Sendable (Output) -> Void
    ) -> LintRun.Outcome {
        let mistakes = reportsMistakes ? mistakes.map(LintRun.Input.report) : []
        // What is told beside the rules that are asked for is not mended with them.
        var fixMode = request.fixMode
        fixMode?.rules = setup.rules.only
        var run = LintRun(
            files: request.files,
            providers: { [rules = setup.rules] in rules.provider(forFile: $0) },
            jobs: request.jobs,
            fixMode: fixMode,
            contexts: selection.contexts
        )
        run.options = request.options
        run.baseline = baseline.baseline
        run.tellsStale = reportsMistakes && baseline.tellsStale && broken.isEmpty
        run.fileIsJudged = fileIsJudged
        return run.run((selection.inputs + mistakes).sorted { $0.path < $1.path }, render: render, emit: emit)
    }
}
