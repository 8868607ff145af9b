import Diagnostics
package import Linter

/// GitLab's code quality report: a list of issues in the format of Code Climate.
package struct GitLabReporter: Reporter {
    package func header() -> String { "[" }

    package var separator: String { "," }

    package func render(_ report: FileReport) -> String {
        guard !report.diagnostics.isEmpty else { return "" }
        let lines = LineTable(report.source)
        var fingerprints = Fingerprints()
        return report.diagnostics.map { "\n  " + issue($0, lines, &fingerprints) }.joined(separator: ",")
    }

    private func issue(_ diagnostic: Diagnostic, _ lines: LineTable, _ fingerprints: inout Fingerprints) -> String {
        JSONWriter.object { writer in
            writer.field("description", Advice.sentence(diagnostic))
            writer.field("check_name", diagnostic.rule)
            writer.field("fingerprint", fingerprints.next(diagnostic))
            writer.field("severity", severity(diagnostic.severity))
            writer.field("location") { writer in
                writer.field("path", RelativePath.inProject(diagnostic.file))
                writer.field("lines") { writer in
                    writer.field("begin", lines.line(at: diagnostic.range.start))
                    writer.field("end", lines.line(at: max(diagnostic.range.start, diagnostic.range.end - 1)))
                }
            }
        }
    }

    private func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }

    package func footer(_ summary: ReportSummary, _ details: RunDetails) -> String { "\n]\n" }
}
