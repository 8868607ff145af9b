import Diagnostics
import Linter

/// What a run does with baselines.
struct BaselineUse: Sendable {
    /// What is known; nil for nothing.
    let baseline: Baseline?
    private let path: String?
    private let newPath: String?
    private let prunes: Bool
    /// Whether what is no longer found is reported.
    let tellsStale: Bool

    /// Reads the baseline that the command line names, or else the configuration of the folder at hand.
    init(_ arguments: Arguments, _ setup: RunSetup) throws(UsageError) {
        newPath = arguments.value("write-baseline")
        prunes = arguments.has("prune-baseline")
        let configuration = setup.finder.configuration(forFolder: ".")
        path = arguments.value("baseline") ?? configuration?.baseline?.value
        // Of a single file, or with some of the rules, nobody knows what is no longer found elsewhere.
        let isWhole = configuration != nil || arguments.operands.allSatisfy { setup.files.kind(of: $0) == .folder }
        tellsStale = isWhole && !arguments.has("only") && !arguments.has("skip") && !prunes
        if prunes, arguments.has("only") || arguments.has("skip") {
            throw UsageError(message: "--prune-baseline needs all rules; leave out --only and --skip.")
        }
        guard let path, newPath == nil else {
            if prunes { throw UsageError(message: "There is no baseline to prune; name it with --baseline FILE.") }
            baseline = nil
            return
        }
        do {
            baseline = try Baseline(path, in: setup.files)
        } catch {
            throw UsageError(message: "The baseline \(path) can't be read: \(error.message).")
        }
    }

    /// The mistakes in the baseline.
    var mistakes: [FileReport] { baseline?.mistakes.map { [$0] } ?? [] }

    /// The folder of the baseline to write; nil if none is to be written.
    var newFolder: String? { newPath.map(Baseline.folder) }

    /// Writes what is to be written after the run.
    ///
    /// - Parameter entries: What was found, for a new baseline.
    /// - Returns: What went wrong.
    func finish(_ entries: [BaselineEntry: Int]) -> [String] {
        if let newPath {
            let count = entries.values.reduce(0, +)
            return write(entries, newPath, "Wrote \(count == 1 ? "1 finding" : "\(count) findings") to \(newPath).")
        }
        guard prunes, let baseline, let path else { return [] }
        let (kept, removed) = baseline.pruned
        guard removed > 0 else { return [] }
        return write(kept, path, "Took \(removed == 1 ? "1 entry" : "\(removed) entries") out of \(path).")
    }

    private func write(_ entries: [BaselineEntry: Int], _ path: String, _ note: String) -> [String] {
        do throws(FileSystem.Failure) {
            try OutputFile(path).write(Array(BaselineText.text(entries).utf8))
            Console.note(note)
            return []
        } catch {
            return ["\(path) can't be written: \(error.message)."]
        }
    }
}
