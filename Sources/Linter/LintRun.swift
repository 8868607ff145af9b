import Dispatch
import RuleEngine
import Synchronization
import YAMLSyntax

/// Lints many files on several cores, and hands the reports on in the order of the files.
package struct LintRun: Sendable {
    /// A file to lint.
    package enum Input: Sendable {
        /// A file, by its path.
        case file(String)
        /// A text that is already read, with the path that diagnostics name.
        case text([UInt8], path: String)
        /// A report that is already made, to be handed on in its place.
        case report(FileReport)

        /// The path of a text on standard input of which nobody says what file it belongs to.
        package static let standardInput = "<stdin>"

        /// The path that diagnostics name.
        package var path: String {
            switch self {
            case .file(let path), .text(_, let path): path
            case .report(let report): report.path
            }
        }
    }

    /// A file that could not be read.
    package struct Failure: Sendable, Hashable {
        /// The path.
        package let path: String
        /// Why, in the system's words.
        package let message: String
    }

    /// Reports that are ready but not yet due, because a file before them is still being linted.
    private struct Queue<Output: Sendable> {
        var next = 0
        var waiting: [Int: [Rendered<Output>]] = [:]
        /// Whether reports wait for the end of the run, because screens are compared.
        var isHeld = false
    }

    /// A rendered report, with what is to be compared when all files have been read.
    private struct Rendered<Output: Sendable>: Sendable {
        /// Nil for a file that is only compared with.
        var output: Output?
        let input: Input
        /// The number of the file's context; nil if it is compared with nothing.
        let context: Int?
        let facts: [ComparedFact]
        let ids: [ScreenID]
        /// Whether only a comparison tells if all its suppressions are used.
        let awaitsComparison: Bool
        let fix: FixResult?

        /// What is to be linted when the report is made again: with fixes, the text that they left.
        var current: Input {
            guard let fix, fix.count > 0, fix.failure == nil else { return input }
            return .text(fix.fixed, path: input.path)
        }
    }

    private let providers: @Sendable (String) -> RuleProvider
    private let jobs: Int
    private let fixMode: FixMode?
    private let contexts: ComparisonContexts
    /// Whether reports tell what each rule came to.
    package var keepsVerdicts = false
    /// Whether diagnostics have fixes; making them takes time.
    package var makesFixes = true
    /// Whether reports tell how long it took.
    package var measuresTime = false
    private static let chunkLength = 16

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - provider: The rules.
    ///   - jobs: The number of files to lint at a time.
    ///   - fixMode: What to do with fixes; nil for nothing.
    package init(provider: RuleProvider, jobs: Int, fixMode: FixMode? = nil) {
        self.init(providers: { _ in provider }, jobs: jobs, fixMode: fixMode)
    }

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - providers: The rules for a file, by its path; called on any thread.
    ///   - jobs: The number of files to lint at a time.
    ///   - fixMode: What to do with fixes; nil for nothing.
    ///   - contexts: What the screens of each file are compared with.
    package init(
        providers: @escaping @Sendable (String) -> RuleProvider,
        jobs: Int,
        fixMode: FixMode? = nil,
        contexts: ComparisonContexts = .none
    ) {
        self.providers = providers
        self.fixMode = fixMode
        self.jobs = max(1, jobs)
        self.contexts = contexts
    }

    /// Lints the files.
    ///
    /// Where screens are compared, the reports from the first such file on are handed on when all files have been read;
    /// those of files about which the others have something to say are made again. With fixes, what is compared is the
    /// fixed text.
    ///
    /// - Parameters:
    ///   - inputs: The files, in the order of output.
    ///   - render: Makes of a report what is handed on; runs on any thread, so that rendering is spread, too. It is
    ///     called again for a report that is made again.
    ///   - emit: Takes what was rendered, in the order of the files; never called twice at a time.
    /// - Returns: The files that could not be read.
    package func run<Output: Sendable>(
        _ inputs: [Input],
        render: @escaping @Sendable (FileReport) -> Output,
        emit: @escaping @Sendable (Output) -> Void
    ) -> [Failure] {
        let failures = Mutex([Failure]())
        let queue = Mutex(Queue<Output>())
        let all = inputs + contexts.others.map(Input.file)
        concurrently(all.count) { [fixMode, contexts] linter, range in
            var outputs = [Rendered<Output>]()
            for number in range {
                let (input, isReported) = (all[number], number < inputs.count)
                let context = contexts.number(of: input.path)
                linter.onlyCompares = !isReported
                linter.hasContext = context != nil
                switch LintRun.lint(input, isReported ? fixMode : nil, &linter) {
                case .success(let report):
                    outputs.append(
                        Rendered(
                            output: isReported ? render(report) : nil,
                            input: input,
                            context: context,
                            facts: context == nil ? [] : report.facts,
                            ids: context == nil ? [] : report.ids,
                            awaitsComparison: report.awaitsComparison,
                            fix: report.fix
                        )
                    )
                case .failure(let failure):
                    guard isReported else { break }
                    failures.withLock { $0.append(Failure(path: input.path, message: failure.message)) }
                }
            }
            queue.withLock { queue in
                queue.waiting[range.lowerBound] = outputs
                while !queue.isHeld, let due = queue.waiting[queue.next] {
                    queue.isHeld = due.contains { $0.context != nil }
                    guard !queue.isHeld else { break }
                    for output in due.compactMap(\.output) { emit(output) }
                    queue.waiting[queue.next] = nil
                    queue.next += LintRun.chunkLength
                }
            }
        }
        let held = queue.withLock { queue in queue.waiting.sorted { $0.key < $1.key }.flatMap(\.value) }
        for output in compared(held, render).compactMap(\.output) { emit(output) }
        return failures.withLock { $0 }.sorted { $0.path < $1.path }
    }

    /// Does something with chunks of the numbers below `count`, on several threads with a linter for each.
    private func concurrently(_ count: Int, _ body: @escaping @Sendable (inout FileLinter, Range<Int>) -> Void) {
        let nextChunk = Atomic(0)
        let chunks = (count + LintRun.chunkLength - 1) / LintRun.chunkLength
        let work: @Sendable (Int) -> Void = { [providers, keepsVerdicts, makesFixes, measuresTime] _ in
            var linter = FileLinter(providers: providers)
            linter.keepsVerdicts = keepsVerdicts
            linter.makesFixes = makesFixes
            linter.measuresTime = measuresTime
            while true {
                let chunk = nextChunk.wrappingAdd(1, ordering: .relaxed).oldValue
                guard chunk < chunks else { return }
                let start = chunk * LintRun.chunkLength
                body(&linter, start..<min(start + LintRun.chunkLength, count))
            }
        }
        let workers = min(jobs, chunks)
        // Starting threads takes longer than linting a few files does.
        if workers <= 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: workers, execute: work) }
    }

    /// The reports that waited, those made again about which other files have something to say.
    private func compared<Output: Sendable>(
        _ held: [Rendered<Output>],
        _ render: @escaping @Sendable (FileReport) -> Output
    ) -> [Rendered<Output>] {
        // In the order of the paths, whatever folder they start from: so the norm does not depend on who asks.
        let workingFolder = FileSystem.workingFolder
        let sorted = held.filter { $0.context != nil }.map { rendered in
            (path: FilePath.absolute(rendered.input.path, from: workingFolder), rendered: rendered)
        }.sorted { $0.path < $1.path }.map(\.rendered)
        let screens = Dictionary(grouping: sorted) { $0.context ?? 0 }.mapValues { files in
            ScreenContext(files.flatMap(\.facts), files.flatMap(\.ids))
        }
        let concerned = held.indices.filter { index in
            let rendered = held[index]
            guard rendered.output != nil, let context = rendered.context.flatMap({ screens[$0] }) else { return false }
            return rendered.awaitsComparison || context.concernedFiles.contains(rendered.input.path)
        }
        let again = Mutex(held)
        concurrently(concerned.count) { linter, range in
            for index in concerned[range] {
                let rendered = held[index]
                linter.context = rendered.context.flatMap { screens[$0] }
                linter.hasContext = true
                guard case .success(var report) = LintRun.lint(rendered.current, nil, &linter) else { continue }
                report.fix = rendered.fix
                let output = render(report)
                again.withLock { $0[index].output = output }
            }
        }
        return again.withLock { $0 }
    }

    private static func lint(
        _ input: Input,
        _ fixMode: FixMode?,
        _ linter: inout FileLinter
    ) -> Result<FileReport, FileSystem.Failure> {
        switch input {
        case .report(let report):
            return .success(report)
        case .text(let bytes, let path):
            guard var mode = fixMode else { return .success(linter.lint(bytes, path: path)) }
            mode.writes = false
            return .success(FileFixer.report(bytes, path: path, mode, &linter))
        case .file(let path):
            do {
                // One byte beyond what the parser takes is enough for it to say that the file is too large.
                var timings = linter.measuresTime ? Timings() : nil
                let bytes = try FileSystem.read(path, limit: YAMLLimits.standard.byteCount + 1)
                timings?.end(.read)
                guard let fixMode else {
                    var report = linter.lint(bytes, path: path)
                    if let timings { report.timings?.add(timings) }
                    return .success(report)
                }
                return .success(FileFixer.report(bytes, path: path, fixMode, &linter))
            } catch {
                return .failure(error)
            }
        }
    }
}
