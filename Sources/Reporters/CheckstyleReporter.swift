import Diagnostics
import Linter

/// The XML of Checkstyle, which many other tools read.
struct CheckstyleReporter: Reporter {
    func header() -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n" }

    func render(_ report: FileReport) -> String {
        guard !report.diagnostics.isEmpty else { return "" }
        let lines = LineTable(report.source)
        var text = "  <file\(XMLText.attribute("name", report.path))>\n"
        for diagnostic in report.diagnostics {
            let position = lines.position(at: diagnostic.range.start)
            text += "    <error" + XMLText.attribute("line", position.line)
            text += XMLText.attribute("column", position.column)
            text += XMLText.attribute("severity", diagnostic.severity.rawValue)
            text += XMLText.attribute("message", Advice.sentence(diagnostic))
            text += XMLText.attribute("source", "screenlint." + diagnostic.rule) + "/>\n"
        }
        return text + "  </file>\n"
    }

    func footer(_ summary: ReportSummary, _ details: RunDetails) -> String { "</checkstyle>\n" }
}
