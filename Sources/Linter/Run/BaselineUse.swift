import Diagnostics

/// What a run does with baselines.
package struct BaselineUse: Sendable {
    /// What is known; nil for nothing.
    private(set) var baseline: Baseline?
    fileprivate let path: String?
    fileprivate let newPath: String?
    /// What stands in the file that is to be written.
    fileprivate let old: Baseline?
    fileprivate let prunes: Bool
    /// Whether what is no longer found is reported.
    let tellsStale: Bool
    fileprivate var failure: String?

    /// Reads the baseline that a request names, or else the configuration of the folder at hand.
    init(_ request: RunRequest, _ setup: RunSetup) throws(UsageError) {
        newPath = request.newBaseline
        prunes = request.prunesBaseline
        if let newPath {
            try UsageError.telling(
                "\(newPath) can't be written:",
                OutputFile.refuseLoss(at: newPath, in: setup.files, unlessItIs: ("baseline", "\"entries\""))
            )
        }
        let linted = request.since == nil ? request.paths : []
        old = newPath.flatMap {
            try? Baseline($0, in: setup.files, linted: linted, currentID: setup.library.currentID)
        }
        let configuration = setup.finder.configuration(forFolder: ".")
        path = request.baseline ?? configuration?.baseline?.value
        // Of a single file, or with some of the rules, nobody knows what is no longer found elsewhere.
        let isWhole =
            configuration != nil
            || request.text == nil && request.paths.allSatisfy { setup.files.kind(of: $0) == .folder }
        tellsStale = isWhole && request.only == nil && request.skipped == nil && !prunes
        if prunes, request.only != nil || request.skipped != nil {
            throw UsageError("--prune-baseline needs all rules; leave out --only and --skip.")
        }
        guard let path, newPath == nil else {
            guard prunes, newPath == nil else { return }
            let message = "There is no baseline to prune; name it with --baseline FILE."
            // It may be one of the mistakes in the configuration, which are then to be seen.
            if setup.reports.isEmpty { throw UsageError(message) }
            failure = message
            return
        }
        do {
            baseline = try Baseline(path, in: setup.files, linted: linted, currentID: setup.library.currentID)
        } catch {
            let message = "The baseline \(FilePath.display(path)) can't be read: \(error.message)."
            guard request.baseline == nil else { throw UsageError(message) }
            // What the configuration names must not hide what else is wrong with it.
            failure = message + " 'screenlint --write-baseline \(FilePath.display(path))' makes one."
        }
        if prunes, let mistakes = baseline?.mistakes {
            let reason = "so it is not pruned; 'screenlint check' shows them"
            throw UsageError("\(mistakes.path) has mistakes, \(reason). Mend them first.")
        }
    }

    var mistakes: [FileReport] { baseline?.mistakes.map { [$0] } ?? [] }

    /// The folder of the baseline to write; nil if none is to be written.
    package var newFolder: String? { newPath.map(Baseline.folder) }
}

extension PreparedRun {
    /// Writes or prunes the baseline where that is asked for, with what was found but for some files that could not be read
    /// to their end; tells of that in a sentence, and of what went wrong.
    ///
    /// A new baseline keeps what the old one knows of files and rules that the run did not look at. Of a run in which
    /// something could not be read none is written, and where settings have mistakes nothing is pruned.
    package func finishBaseline(_ entries: [BaselineEntry: Int], besides leftOut: [String], _ outcome: LintRun.Outcome)
        -> (note: String?, failures: [String])
    {
        do throws(FileFailure) {
            if let newPath = baseline.newPath {
                guard failures.isEmpty, outcome.failures.isEmpty else {
                    return (nil, ["\(newPath) is not written, because not all could be read."])
                }
                if baseline.old?.mistakes != nil {
                    let advice = "Mend them first, or delete the file"
                    return (nil, ["\(newPath) has mistakes, and what can't be read in it would be lost. \(advice)."])
                }
                let files = Set(selection.inputs.map(\.path)).subtracting(leftOut)
                let isAll = leftOut.isEmpty
                let kept =
                    baseline.old?.entries(besides: files, isAll: isAll, found: entries, isRun: setup.rules.asksFor)
                    ?? [:]
                let text = Baseline.text(entries.merging(kept) { found, _ in found })
                try FileReplacement.write(Array(text.utf8), to: newPath)
                let count = entries.values.reduce(0, +)
                let others = kept.values.reduce(0, +)
                let rest = others > 0 ? ", and kept \(others) of what was not looked at" : ""
                return ("Wrote \(Plural.phrase(count, "finding")) to \(newPath)\(rest).", [])
            } else if baseline.prunes, let pruned = baseline.baseline {
                if let broken = broken.first?.path {
                    let reason = "because \(broken) has mistakes. Mend them first."
                    return (nil, ["\(pruned.displayPath) is not pruned, \(reason)"])
                }
                let count = try pruned.prune()
                guard count > 0 else { return (nil, []) }
                return ("Took \(Plural.phrase(count, "entry", "entries")) out of \(pruned.displayPath).", [])
            }
            return (nil, [baseline.failure].compactMap(\.self))
        } catch {
            return (nil, ["\(baseline.newPath ?? baseline.path ?? "The baseline") can't be written: \(error.message)."])
        }
    }
}
