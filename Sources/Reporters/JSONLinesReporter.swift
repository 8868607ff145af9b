import Diagnostics
package import Linter

/// The diagnostics of the JSON output, one object a line, without a frame around them.
package struct JSONLinesReporter: Reporter {
    package func render(_ report: FileReport) -> String {
        guard !report.diagnostics.isEmpty else { return "" }
        let lines = LineTable(report.source)
        return report.diagnostics.map { JSONDiagnostic.text($0, lines) + "\n" }.joined()
    }
}
