import Diagnostics
import Linter

/// A format that lists the findings one after the other, each as a text of its own.
struct FindingList: Reporter {
    var start = ""
    var separator = ""
    var end: @Sendable (ReportSummary) -> String = { _ in "" }
    /// The text of a finding, given the lines of its file, and the fingerprints of those before it.
    let text: @Sendable (Diagnostic, LineTable, inout Fingerprints) -> String

    func header() -> String { start }

    func render(_ report: FileReport) -> String {
        guard !report.diagnostics.isEmpty else { return "" }
        let lines = LineTable(report.source)
        var fingerprints = Fingerprints()
        return report.diagnostics.map { text($0, lines, &fingerprints) }.joined(separator: separator)
    }

    func footer(_ summary: ReportSummary, _ details: RunDetails) -> String { end(summary) }
}
