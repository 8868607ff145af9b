import Linter
import Reporters

/// What one file adds to a run.
struct FileOutcome: Sendable {
    /// What only some runs ask for.
    final class Details: Sendable {
        /// What fixing the file came to, without its texts.
        let fix: FixResult?
        /// The number of diagnostics by rule and severity.
        let counts: [RunDetails.Entry: Int]
        /// The entries for a new baseline.
        let entries: [BaselineEntry: Int]

        /// Takes what is asked for; nil if there is nothing.
        fileprivate init?(_ report: FileReport, _ request: Request) {
            let found = request.countsRules ? report.all.flatMap(\.diagnostics).map(RunDetails.Entry.init) : []
            let known = request.baselineFolder.map { folder in
                !report.isComplete
                    ? [] : report.all.flatMap(\.diagnostics).map { BaselineEntry($0, of: report.path, folder: folder) }
            }
            guard report.fix != nil || !found.isEmpty || known?.isEmpty == false else { return nil }
            fix = report.fix?.withoutTexts
            counts = found.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            entries = (known ?? []).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
    }

    let path: String
    /// Whether nobody has said which guidelines apply.
    let usesStandardPack: Bool
    /// Whether a new baseline leaves it out, as what stands behind a mistake in it is not known.
    let isLeftOut: Bool
    /// Whether a rule could not be evaluated on it.
    let hasFailedRules: Bool
    /// What was asked for beside the figures; nil if nothing was.
    let details: Details?
    /// The figures.
    let summary: ReportSummary
    /// The rendered reports, one for each output.
    let texts: [String]
    /// What fixes change, as bytes of a difference; empty if nobody wants to see it.
    let difference: [UInt8]
    /// How far the screens conform; nil if nobody asks, or it is no file with screens.
    let conformance: FileConformance?
}

extension FileOutcome {
    /// What the outputs of a run ask of each file.
    struct Request: Sendable {
        /// What writes the reports.
        let outputs: [ReportOutput]
        /// Whether to count diagnostics by rule.
        var countsRules = false
        /// Whether to tell how far the screens conform.
        var tellsConformance = false
        /// Whether to show what fixes change.
        var showsDifference = false
        /// The folder of a new baseline; nil if none is wanted.
        var baselineFolder: String?
    }

    /// Renders a report, and takes what is asked for.
    init(_ report: FileReport, _ request: Request) {
        path = report.path
        usesStandardPack = report.usesStandardPack
        isLeftOut = request.baselineFolder != nil && !report.isComplete
        hasFailedRules = report.hasFailedRules
        summary = report.summary
        texts = request.outputs.map { output in
            let texts = report.all.map(output.reporter.render).filter { !$0.isEmpty }
            return texts.count > 1 ? texts.joined(separator: output.reporter.separator) : texts.first ?? ""
        }
        details = Details(report, request)
        conformance = request.tellsConformance && report.summary.files > 0 ? FileConformance(report) : nil
        let fix = request.showsDifference ? report.fix : nil
        let path = FilePath.display(FilePath.absolute(report.path))
        difference = fix.map { UnifiedDiff.bytes(path: path, from: $0.original, to: $0.fixed) } ?? []
    }
}
