import Diagnostics
import YAMLSyntax

/// A file that was linted, and what was made of its report.
struct Rendered<Output: Sendable>: Sendable {
    /// What is handed on; nil if the file can't be read.
    let output: Output?
    /// The report without its text and diagnostics; nil if the file can't be read.
    let report: FileReport?
    private let failure: LintRun.Failure?
    private var timings: Timings?

    /// Lints a file, and renders the report.
    ///
    /// - Parameters:
    ///   - input: The file.
    ///   - files: Where it is read.
    ///   - fixMode: What to do with fixes; nil for nothing.
    ///   - linter: The linter.
    ///   - render: Makes of a report what is handed on; nil for what is only compared with.
    init(
        _ input: LintRun.Input,
        _ files: any FileSource,
        _ fixMode: FixMode?,
        _ linter: inout FileLinter,
        _ render: ((FileReport) -> Output)?
    ) {
        timings = linter.measuresTime ? Timings() : nil
        do throws(FileSystem.Failure) {
            var report = try Rendered.lint(input, files, fixMode, &linter, &timings)
            if let times = report.timings { timings?.add(times) }
            timings?.skip()
            output = render?(report)
            timings?.end(.report)
            report.forgetTexts()
            self.report = report
            failure = nil
        } catch {
            (output, report) = (nil, nil)
            failure = LintRun.Failure(path: input.path, message: error.message)
        }
    }
}

extension Rendered {
    /// Adds what went wrong, and how long it took.
    ///
    /// - Parameters:
    ///   - outcome: What the run came to.
    ///   - isReported: Whether the file is reported; of others, nobody wants to know what is wrong with them.
    func note(in outcome: inout LintRun.Outcome, isReported: Bool = true) {
        if isReported, let failure { outcome.unreadable.append(failure) }
        if let timings { outcome.timings.add(timings) }
    }

    private static func lint(
        _ input: LintRun.Input,
        _ files: any FileSource,
        _ fixMode: FixMode?,
        _ linter: inout FileLinter,
        _ timings: inout Timings?
    ) throws(FileSystem.Failure) -> FileReport {
        let (bytes, path): ([UInt8], String)
        var fixMode = fixMode
        switch input {
        case .report(let report): return report
        case .text(let text, let name):
            (bytes, path) = (text, name)
            fixMode?.writes = false
        case .file(let name):
            // One byte beyond what the parser takes is enough for it to say that the file is too large.
            bytes = try files.read(name, limit: YAMLLimits.standard.byteCount + 1)
            path = name
            timings?.end(.read)
        }
        guard let fixMode else { return linter.lint(bytes, path: path) }
        let report = FileFixer.report(bytes, path: path, fixMode, &linter)
        // What the last round took is told by itself.
        timings?.end(.fix, but: report.timings)
        return report
    }
}
