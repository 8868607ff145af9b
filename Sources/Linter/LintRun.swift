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
        var output: Output
        let input: Input
        let facts: [ComparedFact]
    }

    private let providers: @Sendable (String) -> RuleProvider
    private let jobs: Int
    private let fixMode: FixMode?
    /// Whether reports tell what each rule came to.
    package var keepsVerdicts = false
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
    package init(providers: @escaping @Sendable (String) -> RuleProvider, jobs: Int, fixMode: FixMode? = nil) {
        self.providers = providers
        self.fixMode = fixMode
        self.jobs = max(1, jobs)
    }

    /// Lints the files.
    ///
    /// Where rules compare screens, the reports from the first such file on are handed on when all files have been
    /// read; those of files with screens that depart from the others are made again. A run that applies fixes does not
    /// compare, since it may change what others are compared with.
    ///
    /// - Parameters:
    ///   - inputs: The files, in the order of output.
    ///   - render: Makes of a report what is handed on; runs on any thread, so that rendering is spread, too.
    ///   - emit: Takes what was rendered, in the order of the files; never called twice at a time.
    /// - Returns: The files that could not be read.
    package func run<Output: Sendable>(
        _ inputs: [Input],
        render: @escaping @Sendable (FileReport) -> Output,
        emit: @escaping @Sendable (Output) -> Void
    ) -> [Failure] {
        let failures = Mutex([Failure]())
        let queue = Mutex(Queue<Output>())
        let nextChunk = Atomic(0)
        let chunks = (inputs.count + LintRun.chunkLength - 1) / LintRun.chunkLength
        let work: @Sendable (Int) -> Void = { [providers, fixMode, keepsVerdicts] _ in
            var linter = FileLinter(providers: providers)
            linter.keepsVerdicts = keepsVerdicts
            while true {
                let chunk = nextChunk.wrappingAdd(1, ordering: .relaxed).oldValue
                guard chunk < chunks else { return }
                let start = chunk * LintRun.chunkLength
                var outputs = [Rendered<Output>]()
                for input in inputs[start..<min(start + LintRun.chunkLength, inputs.count)] {
                    switch LintRun.lint(input, fixMode, &linter) {
                    case .success(let report):
                        let facts = fixMode == nil ? report.facts : []
                        outputs.append(Rendered(output: render(report), input: input, facts: facts))
                    case .failure(let failure):
                        failures.withLock { $0.append(Failure(path: input.path, message: failure.message)) }
                    }
                }
                queue.withLock { queue in
                    queue.waiting[chunk] = outputs
                    while !queue.isHeld, let due = queue.waiting[queue.next] {
                        queue.isHeld = due.contains { !$0.facts.isEmpty }
                        guard !queue.isHeld else { break }
                        for rendered in due { emit(rendered.output) }
                        queue.waiting[queue.next] = nil
                        queue.next += 1
                    }
                }
            }
        }
        let workers = min(jobs, chunks)
        // Starting threads takes longer than linting a few files does.
        if workers <= 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: workers, execute: work) }
        let held = queue.withLock { queue in queue.waiting.sorted { $0.key < $1.key }.flatMap(\.value) }
        emitCompared(held, render: render, emit: emit)
        return failures.withLock { $0 }.sorted { $0.path < $1.path }
    }

    /// Hands on the reports that waited, with the findings of rules that compare screens.
    private func emitCompared<Output: Sendable>(
        _ held: [Rendered<Output>],
        render: (FileReport) -> Output,
        emit: (Output) -> Void
    ) {
        var linter = FileLinter(providers: providers)
        linter.keepsVerdicts = keepsVerdicts
        // A single file has no context to be compared with.
        let isComparable = held.count { !$0.facts.isEmpty } > 1
        let norms = ScreenNorms(isComparable ? held.flatMap(\.facts) : [])
        linter.norms = norms
        for rendered in held {
            let deviates = norms.deviatingFiles.contains(rendered.input.path)
            if deviates, case .success(let report) = LintRun.lint(rendered.input, nil, &linter) {
                emit(render(report))
            } else {
                emit(rendered.output)
            }
        }
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
                let bytes = try FileSystem.read(path, limit: YAMLLimits.standard.byteCount + 1)
                guard let fixMode else { return .success(linter.lint(bytes, path: path)) }
                return .success(FileFixer.report(bytes, path: path, fixMode, &linter))
            } catch {
                return .failure(error)
            }
        }
    }
}
