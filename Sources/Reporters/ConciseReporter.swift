import Diagnostics
import Linter

/// `path:line:column: severity: message [rule]`, a line for each diagnostic.
struct ConciseReporter: Reporter {
    let style: TerminalStyle

    var showsFixes: Bool { false }

    func render(_ report: FileReport) -> String {
        guard !report.diagnostics.isEmpty else { return "" }
        let lines = LineTable(report.source)
        let path = VisibleText.escaped(RelativePath.inert(report.path))
        var text = ReportText(capacity: report.diagnostics.count * 200)
        for diagnostic in report.diagnostics {
            let position = lines.position(at: diagnostic.range.start)
            let isHere = diagnostic.file == report.path
            text.add(isHere ? path : VisibleText.escaped(RelativePath.inert(diagnostic.file)))
            text.add(":")
            text.add(position.line)
            text.add(":")
            text.add(position.column)
            text.add(": ")
            text.add(style.severity(diagnostic.severity, diagnostic.severity.rawValue))
            text.add(": ")
            text.add(VisibleText.escaped(diagnostic.distinctMessage))
            text.add(" [")
            text.add(VisibleText.escaped(diagnostic.rule))
            text.add("]\n")
        }
        return text.string
    }
}
