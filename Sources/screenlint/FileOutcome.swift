import Linter
import Reporters

/// What one file adds to a run.
struct FileOutcome: Sendable {
    let path: String
    /// Whether nobody has said which guidelines apply.
    let usesStandardPack: Bool
    /// Whether a new baseline leaves it out, as what stands behind a mistake in it is not known.
    let isLeftOut: Bool
    /// Whether a rule could not be evaluated on it.
    let hasFailedRules: Bool
    /// What fixing the file came to, without its texts.
    let fix: FixResult?
    /// The number of diagnostics by rule and severity, if that is asked for.
    private(set) var counts: [RunDetails.Entry: Int] = [:]
    /// The entries for a new baseline, if one is wanted.
    private(set) var entries: [BaselineEntry: Int] = [:]
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
        fix = report.fix?.withoutTexts
        let isCounted = request.countsRules || request.baselineFolder != nil
        for diagnostic in isCounted ? report.all.flatMap(\.diagnostics) : [] {
            if request.countsRules { counts[RunDetails.Entry(diagnostic), default: 0] += 1 }
            guard let folder = request.baselineFolder, report.isComplete else { continue }
            entries[BaselineEntry(diagnostic, of: report.path, folder: folder), default: 0] += 1
        }
        conformance = request.tellsConformance && report.summary.files > 0 ? FileConformance(report) : nil
        let shown = request.showsDifference ? report.fix : nil
        let path = FilePath.display(FilePath.absolute(report.path))
        difference = shown.map { UnifiedDiff.bytes(path: path, from: $0.original, to: $0.fixed) } ?? []
    }
}
