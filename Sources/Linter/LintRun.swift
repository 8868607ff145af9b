package import Diagnostics
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
        indirect case text([UInt8], path: String)
        /// A report that is already made, to be handed on in its place.
        indirect case report(FileReport)

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

        /// The same with the files in the order of their paths.
        fileprivate func sorted() -> Outcome {
            var outcome = self
            outcome.unreadable.sort { $0.path < $1.path }
            return outcome
        }
    }

    /// A file that could not be read.
    package struct Failure: Sendable, Hashable {
        /// The path.
        package let path: String
        /// Why, in the system's words.
        package let message: String
    }

    let files: any FileSource
    let providers: @Sendable (String) -> RuleProvider
    let jobs: Int
    let fixMode: FixMode?
    let contexts: ComparisonContexts
    /// Whether reports tell what each rule came to.
    package var keepsVerdicts = false
    /// Whether diagnostics have fixes; making them takes time.
    package var makesFixes = true
    /// Whether reports tell how long it took.
    package var measuresTime = false

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - provider: The rules.
    ///   - jobs: The number of files to lint at a time.
    ///   - fixMode: What to do with fixes; nil for nothing.
    package init(provider: RuleProvider, jobs: Int, fixMode: FixMode? = nil) {
        self.init(files: .workTree, providers: { _ in provider }, jobs: jobs, fixMode: fixMode)
    }

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - files: Where the files are read.
    ///   - providers: The rules for a file, by its path; called on any thread.
    ///   - jobs: The number of files to lint at a time.
    ///   - fixMode: What to do with fixes; nil for nothing.
    ///   - contexts: What the screens of each file are compared with.
    package init(
        files: any FileSource,
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

    /// Whether reports wait until all files have been read, because screens are compared.
    package var reportsWait: Bool { !contexts.isEmpty }

    /// Lints the files.
    ///
    /// Where screens are compared, the reports are handed on when all files have been read; those of files about which
    /// the others have something to say are made again. With fixes, what is compared is the fixed text.
    ///
    /// - Parameters:
    ///   - inputs: The files, in the order of output.
    ///   - render: Makes of a report what is handed on; runs on any thread, so that rendering is spread, too. It is
    ///     called again for a report that is made again.
    ///   - emit: Takes what was rendered, in the order of the files; never called twice at a time.
    /// - Returns: What went wrong, and how long it took.
    package func run<Output: Sendable>(
        _ inputs: [Input],
        render: @escaping @Sendable (FileReport) -> Output,
        emit: @escaping @Sendable (Output) -> Void
    ) -> Outcome {
        if reportsWait { return ComparingRun(self, inputs, render, emit).start().sorted() }
        let outcome = Mutex(Outcome())
        OrderedWork(jobs: jobs).run(inputs.count, linter: linter) { [files, fixMode] number, linter in
            Rendered(inputs[number], files, fixMode, &linter, render)
        } handOn: { rendered in
            outcome.withLock { rendered.note(in: &$0) }
            if let output = rendered.output { emit(output) }
        }
        return outcome.withLock { $0.sorted() }
    }

    /// Makes a linter that does what the run asks for.
    var linter: @Sendable () -> FileLinter {
        { [files, providers, keepsVerdicts, makesFixes, measuresTime] in
            var linter = FileLinter(files: files, providers: providers)
            linter.keepsVerdicts = keepsVerdicts
            linter.makesFixes = makesFixes
            linter.measuresTime = measuresTime
            return linter
        }
    }
}
