package import Diagnostics
import RuleEngine
import Synchronization

/// Lints many files on several cores, and hands the reports on in the order of the files.
///
/// All files are judged first, each by itself; then their screens are compared; then the reports are made, with what
/// comparing adds and without what is silenced. What waits meanwhile is put aside as bytes.
package struct LintRun: Sendable {
    /// A file to lint.
    package enum Input: Sendable {
        /// A file, by its path.
        case file(String)
        /// A text that is already read, with the path that diagnostics name.
        indirect case text([UInt8], path: String)
        /// A report that is already made, to be handed on in its place.
        indirect case report(FileReport)

        /// The path of a text on standard input of which nobody says what file it belongs to.
        package static let standardInput = "<stdin>"

        /// The path that diagnostics name.
        var path: String {
            switch self {
            case .file(let path), .text(_, let path): path
            case .report(let report): report.path
            }
        }
    }

    /// What a run came to, beside its reports.
    package struct Outcome: Sendable {
        /// The files that could not be read, in the order of their paths.
        package internal(set) var unreadable: [Failure] = []
        /// What else went wrong, as sentences.
        var problems: [String] = []
        /// Where the time went, if that was asked for.
        package internal(set) var timings = Timings()

        /// All that went wrong, as sentences.
        package var failures: [String] { unreadable.map { "\($0.path): \($0.message)." } + problems }
    }

    /// A file that could not be read.
    package struct Failure: Sendable, Hashable {
        let path: String
        /// Why, in the system's words.
        let message: String
    }

    let files: any FileSource
    let providers: @Sendable (String) -> RuleProvider
    let jobs: Int
    let fixMode: FixMode?
    let contexts: ComparisonContexts
    /// How files are judged.
    var options = FileLinter.Options()
    /// What is known and not reported; nil for nothing.
    var baseline: Baseline?
    /// Whether a report tells what of the baseline is no longer found.
    var tellsStale = false
    /// Called on any thread when a file has been judged.
    var fileIsJudged: @Sendable () -> Void = {}

    /// Prepares a run, which fixes nothing without `fixMode`; `providers` gives the rules for a file, on any thread.
    package init(
        files: any FileSource = .workTree,
        providers: @escaping @Sendable (String) -> RuleProvider,
        jobs: Int,
        fixMode: FixMode? = nil,
        contexts: ComparisonContexts = .none
    ) {
        self.files = files
        self.providers = providers
        self.fixMode = fixMode
        self.jobs = max(1, jobs)
        self.contexts = contexts
    }

    /// Lints the files; `render` runs on any thread, `emit` takes the results in the order of the files, one at a time.
    package func run<Output: Sendable>(
        _ inputs: [Input],
        render: @escaping @Sendable (FileReport) -> Output,
        emit: @escaping @Sendable (Output) -> Void
    ) -> Outcome {
        let judging = Mutex(JudgedFiles(inputCount: inputs.count))
        judgeAll(inputs) { file in judging.withLock { $0.take(file) } }
        let judged = judging.withLock { files in
            files.compare()
            return files
        }
        var items: [Item] = inputs.enumerated().map { ($0, $1) }
        if let baseline, tellsStale {
            // What is no longer found is known when all the rest is; files are written when they are reported.
            reportAll(items, judged, writes: false) { _ in
            } emit: { _ in
            }
            if let stale = baseline.staleReport(providers(baseline.displayPath).selection) {
                let place = inputs.firstIndex { $0.path > stale.path } ?? inputs.count
                items.insert((nil, .report(stale)), at: place)
            }
        }
        var outcome = judged.outcome
        if let timings = reportAll(items, judged, render: render, emit: emit) { outcome.timings.add(timings) }
        if let failure = judged.failure { outcome.problems.append(failure) }
        return outcome
    }
}

// MARK: The two phases

extension LintRun {
    /// What is reported: an input with its number, or something that is known by now.
    private typealias Item = (number: Int?, input: Input)

    /// Judges the files, and those that are only compared with, in the order of their absolute paths.
    private func judgeAll(_ inputs: [Input], handOn: @escaping @Sendable (JudgedFiles.Judged) -> Void) {
        let order = order(inputs)
        let count = inputs.count + contexts.others.count
        // To read the rules once more takes as long as some dozens of files.
        let hasOwnRules = jobs > 1 && count >= LintRun.filesWorthOwnRules
        OrderedWork(jobs: jobs).run(count, linter: linter(hasOwnRules: hasOwnRules)) { number, linter in
            let position = order?[number] ?? number
            let isInput = position < inputs.count
            let input = isInput ? inputs[position] : .file(contexts.others[position - inputs.count])
            let judged = judge(input, isInput ? position : nil, &linter)
            if isInput { fileIsJudged() }
            return judged
        } handOn: {
            handOn($0)
        }
    }

    /// The positions of the files in the order of their absolute paths, whatever folder they start from, so that the
    /// norm does not depend on who asks; nil if they are in this order.
    private func order(_ inputs: [Input]) -> [Int]? {
        let paths = (inputs.map(\.path) + contexts.others).map { FilePath.absolute($0) }
        guard zip(paths, paths.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
        return paths.indices.sorted { paths[$0] < paths[$1] }
    }

    private func judge(_ input: Input, _ number: Int?, _ linter: inout FileLinter) -> JudgedFiles.Judged {
        let context = contexts.number(of: input.path)
        var file: JudgedFile?
        var failure: Failure?
        var timings = options.judging.measuresTime ? Timings() : nil
        do throws(FileFailure) {
            file = try judged(input, isReported: number != nil, hasContext: context != nil, &linter, &timings)
        } catch {
            failure = Failure(path: input.path, message: error.message)
        }
        // What is found takes about as much as the text.
        var writer = ByteWriter(capacity: (file?.source.count ?? 0) * 3)
        // What a screen claims of another one in a file by itself is held against that file alone.
        file?.facts.write(to: &writer, withSources: context == nil)
        let factsLength = writer.bytes.count
        if number != nil { file?.write(to: &writer) }
        return JudgedFiles.Judged(
            input: number,
            context: context,
            facts: file?.facts,
            bytes: writer.bytes,
            factsLength: factsLength,
            failure: failure,
            timings: timings
        )
    }

    /// Judges one file, after it has been fixed if that is asked for; nil for a report that is already made.
    private func judged(
        _ input: Input,
        isReported: Bool,
        hasContext: Bool,
        _ linter: inout FileLinter,
        _ timings: inout Timings?
    ) throws(FileFailure) -> JudgedFile? {
        let bytes: [UInt8]
        var fixMode = isReported ? fixMode : nil
        switch input {
        case .report: return nil
        case .text(let text, _):
            bytes = text
            fixMode?.writes = false
        case .file(let path):
            // One byte beyond what the parser takes is enough for it to say that the file is too large.
            bytes = try files.read(path)
            timings?.end(.read)
        }
        var file: JudgedFile
        if let fixMode {
            let others = hasContext ? OtherScreens.notYetKnown : .none
            file = FileFixer.fix(bytes, path: input.path, fixMode, comparedWith: others, &linter).file
            // What the last round took is told by itself.
            timings?.end(.fix, but: file.timings)
        } else {
            file = linter.judge(bytes, path: input.path, onlyFacts: !isReported)
        }
        if let times = file.timings { timings?.add(times) }
        return file
    }

    /// Compares, silences and renders the files; gives how long that took, if somebody wants to know.
    @discardableResult
    private func reportAll<Output: Sendable>(
        _ items: [Item],
        _ judged: JudgedFiles,
        writes: Bool = true,
        render: @escaping @Sendable (FileReport) -> Output,
        emit: @escaping @Sendable (Output) -> Void
    ) -> Timings? {
        let total = Mutex(options.judging.measuresTime ? Timings() : nil)
        OrderedWork(jobs: jobs).run(items.count, linter: linter()) { number, linter -> (Output, Timings?)? in
            var timings = options.judging.measuresTime ? Timings() : nil
            let report = report(items[number], judged, writes: writes, &linter)
            timings?.end(.compare)
            guard let report else { return nil }
            let output = render(baseline?.applied(to: report) ?? report)
            timings?.end(.report)
            return (output, timings)
        } handOn: { rendered in
            guard let (output, timings) = rendered else { return }
            if let timings { total.withLock { $0?.add(timings) } }
            emit(output)
        }
        return total.withLock { $0 }
    }

    private func report(_ item: Item, _ judged: JudgedFiles, writes: Bool, _ linter: inout FileLinter) -> FileReport? {
        if case .report(var report) = item.input {
            // The files of configurations and rule packs are no screen descriptions.
            report.summary.files = 0
            return report
        }
        let found = item.number.flatMap { number in
            judged.file(ofInput: number) { path, packs in providers(path).rules(ofPacks: packs) }
        }
        guard let (file, others) = found else { return nil }
        let report = linter.report(file, comparedWith: others)
        // What was compared must stay as it is. So of all fixes only those are now applied that take out comments which
        // turn out to suppress nothing.
        guard var mode = fixMode, case .context = others, let fix = file.fix, fix.failure == nil,
            fix.fixed == file.source, report.diagnostics.contains(where: { $0.rule == OwnRule.suppressionUnused.id })
        else { return report }
        guard mode.rules?.contains(OwnRule.suppressionUnused.id) ?? true else { return report }
        mode.rules = [OwnRule.suppressionUnused.id]
        if !writes { mode.writes = false }
        if case .text = item.input { mode.writes = false }
        var again = FileFixer.fix(file.source, path: file.path, mode, comparedWith: others, &linter).report
        again.fix?.original = fix.original
        again.fix?.count += fix.count
        again.fix?.notes = fix.notes
        return again
    }

    private static let filesWorthOwnRules = 256

    /// What makes a linter that does what the run asks for, if wanted with rules that no other thread uses.
    private func linter(hasOwnRules: Bool = false) -> @Sendable () -> FileLinter {
        { [files, providers, options] in
            guard hasOwnRules else { return FileLinter(files: files, options, providers: providers) }
            let rules = ThreadRules(providers)
            return FileLinter(files: files, options) { rules.provider(forFile: $0) }
        }
    }
}
