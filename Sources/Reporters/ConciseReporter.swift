import Diagnostics
package import Linter

/// `path:line:column: severity: message [rule]`, a line for each diagnostic.
package struct ConciseReporter: Reporter {
    let style: TerminalStyle

    package var showsFixes: Bool { false }

    package func header() -> String { "" }

    package var separator: String { "" }

    package func render(_ report: FileReport) -> String {
        guard !report.diagnostics.isEmpty else { return "" }
        let lines = LineTable(report.source)
        let path = VisibleText.escaped(RelativePath.inert(report.path))
        var text = ""
        text.reserveCapacity(report.diagnostics.count * 200)
        for diagnostic in report.diagnostics {
            let position = lines.position(at: diagnostic.range.start)
            let isHere = diagnostic.file == report.path
            // Piece by piece: to interpolate them takes twice as long.
            text += isHere ? path : VisibleText.escaped(RelativePath.inert(diagnostic.file))
            text += ":"
            text += String(position.line)
            text += ":"
            text += String(position.column)
            text += ": "
            text += style.severity(diagnostic.severity, diagnostic.severity.rawValue)
            text += ": "
            text += VisibleText.escaped(diagnostic.namedMessage)
            text += " ["
            text += VisibleText.escaped(diagnostic.rule)
            text += "]\n"
        }
        return text
    }

    package func footer(_ summary: ReportSummary) -> String { "" }
}
