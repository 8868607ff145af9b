import Diagnostics
import Linter
import Reporters
import Synchronization

/// One report of a run: its format, and where it goes.
final class ReportOutput: Sendable {
    private struct State {
        var file: OutputFile?
        var hasOutput = false
        /// What has yet to be written: a call of the system for each file would cost as much as its report.
        var pending: [UInt8] = []
        var length = 0
        var isFull = false
        var failure: String?
    }

    /// What writes the report.
    let reporter: any Reporter
    /// The file that the report goes to; nil for standard output.
    private let path: String?
    private let mode: OutputFile.Mode
    /// The number of bytes after which no more files are added.
    private let limit: Int
    private let state = Mutex(State())
    /// How many bytes are written at a time.
    private static let blockLength = 1 << 16

    /// Whether people read it where it is written.
    var isForPeople: Bool { path == nil && reporter is FullReporter }

    private init(_ reporter: any Reporter, to path: String?, _ mode: OutputFile.Mode = .replacing, limit: Int = .max) {
        self.reporter = reporter
        (self.path, self.mode) = (path, mode)
        self.limit = limit
    }

    /// The reports that a command line asks for.
    ///
    /// `--output-file` belongs to the `--format` before it, or to the next one if there is none. Without `--format`,
    /// the format is that of the file's ending, or `full` if it has none. In a job of GitHub Actions that reports for
    /// GitHub, the job summary is one more.
    static func outputs(_ arguments: Arguments, _ rules: PackLibrary) throws(UsageError) -> [ReportOutput] {
        var wanted = try formats(arguments, usual: ReportFormat.full)
        // The difference of --diff has standard output for itself.
        if arguments.has("quiet") || arguments.has("diff") { wanted.removeAll { $0.file == nil } }
        var outputs = wanted.map { format, path in
            let colors = Console.colors(arguments.value("color"), inFile: path != nil)
            let columns = path == nil ? FileSystem.terminalColumns : nil
            return ReportOutput(format.reporter(rules: rules, colors: colors, columns: columns), to: path)
        }
        if wanted.contains(where: { $0.format == .github }),
            let path = FileSystem.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty
        {
            // GitHub refuses a summary of more than one mebibyte as a whole.
            let reporter = ReportFormat.markdown.reporter(rules: rules, colors: false)
            outputs.append(ReportOutput(reporter, to: path, .appending, limit: 1000 * 1000))
        }
        return outputs
    }

    /// The formats that a command line asks for in their order, or the usual one, each with its file, which is nil for
    /// standard output.
    ///
    /// A file of which neither an option nor its ending says the format, and several formats on standard output, are
    /// mistakes.
    static func formats<Format: RawRepresentable<String> & CaseIterable>(
        _ arguments: Arguments,
        usual: Format
    ) throws(UsageError) -> [(format: Format, file: String?)] {
        var wanted = [(format: Format, file: String?)]()
        var pendingFile: String?
        for occurrence in arguments.occurrences {
            if occurrence.name == "format" {
                for format in occurrence.value.split(separator: ",").compactMap({ Format(rawValue: String($0)) }) {
                    wanted.append((format, pendingFile))
                    pendingFile = nil
                }
            } else if occurrence.name == "output-file" {
                if let last = wanted.indices.last, wanted[last].file == nil {
                    wanted[last].file = occurrence.value
                } else {
                    if let file = pendingFile { wanted.append((try format(of: file), file)) }
                    pendingFile = occurrence.value
                }
            }
        }
        if wanted.isEmpty, pendingFile.map({ !FilePath.name(of: $0).contains(".") }) ?? true {
            wanted.append((usual, pendingFile))
        } else if let pendingFile {
            wanted.append((try format(of: pendingFile, usual: usual), pendingFile))
        }
        let isSilent = arguments.has("quiet") || arguments.has("diff")
        guard isSilent || wanted.count(where: { $0.file == nil || $0.file == "/dev/stdout" }) <= 1 else {
            throw UsageError("Only one format can go to standard output; give the others a file: -f sarif -o FILE.")
        }
        var files = Set<String>()
        for file in wanted.compactMap(\.file) where !file.hasPrefix("/dev/") {
            guard files.insert(FilePath.absolute(file)).inserted else {
                throw UsageError("Two reports can't go to one file, '\(file)'; name another for the second.")
            }
        }
        return wanted
    }

    /// The format that a file's name ends with, as `out.sarif` and `report.junit.xml` do; a plain text is of the usual one.
    private static func format<Format: RawRepresentable<String> & CaseIterable>(
        of file: String,
        usual: Format? = nil
    ) throws(UsageError) -> Format {
        let others = ["md": "markdown", "htm": "html", "jsonl": "json-lines", "svg": "badge"]
        let endings = FilePath.name(of: file).lowercased().split(separator: ".").map(String.init)
        let formats = endings.suffix(2).lazy.compactMap { Format(rawValue: others[$0] ?? $0) }
        if let format = formats.first { return format }
        if let usual, endings.count > 1, endings.last == "txt" { return usual }
        let names = Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(
            endings.count > 1 && endings.last == "xml"
                ? "'\(file)' may be of several formats; name one before it: -f junit -o \(file)."
                : "The name '\(file)' says no format; name one before it: -f FORMAT -o \(file). There are \(names)."
        )
    }

    /// What kept the report from being written; nil if nothing did.
    var failure: String? { state.withLock { $0.failure } }

    /// Writes what comes before the first file, in place of what the report's file held: from here on nothing can be
    /// wrong with what was asked for.
    func begin() throws(UsageError) {
        if let path {
            do {
                let file = try OutputFile(path, mode)
                state.withLock { $0.file = file }
            } catch {
                // Nobody named the job summary on the command line: the others are written all the same.
                guard mode == .appending else { throw UsageError("\(path) can't be written:", error) }
                return fail(error)
            }
        }
        write(reporter.header())
    }

    /// Writes a rendered file, in the order of the files.
    func add(_ rendered: String) {
        let text = reporter.admitted(rendered)
        guard !text.isEmpty else { return }
        let (separator, isFull) = state.withLock { state in
            let separator = state.hasOutput ? reporter.separator : ""
            state.length += text.utf8.count
            state.isFull = state.isFull || state.length > limit
            state.hasOutput = true
            return (separator, state.isFull)
        }
        if !isFull { write(separator + text) }
    }

    /// Writes what comes after the last file.
    func end(_ summary: ReportSummary, _ details: RunDetails) {
        if state.withLock({ $0.isFull }) { write("There are more files with findings; the log has them all.\n\n") }
        write(reporter.footer(summary, details), isLast: true)
    }

    private func write(_ text: String, isLast: Bool = false) {
        let (file, bytes) = state.withLock { state in
            if state.failure != nil { return (OutputFile?.none, [UInt8]()) }
            state.pending += text.utf8
            guard isLast || state.pending.count >= ReportOutput.blockLength else { return (nil, []) }
            defer { state.pending = [] }
            return (state.file, state.pending)
        }
        do {
            if let file { try file.write(bytes) } else { try FileSystem.write(bytes) }
        } catch {
            fail(error)
        }
    }

    /// Notes that the report can't be written: nothing more is.
    private func fail(_ error: FileFailure) {
        let name = mode == .appending ? path.map { "The job summary, \($0)," } : path
        state.withLock { $0.failure = Console.unwritten(name, error) }
    }
}
