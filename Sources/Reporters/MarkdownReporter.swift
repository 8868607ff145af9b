import Diagnostics
import Linter

/// A table for each file, for comments on a change and for job summaries.
struct MarkdownReporter: Reporter {
    let rules: PackLibrary

    func header() -> String { "## screenlint\n\n" }

    func render(_ report: FileReport) -> String {
        guard !report.diagnostics.isEmpty else { return "" }
        let lines = LineTable(report.source)
        var text = "### \(MarkdownText.escaped(report.path))\n\n"
        text += "| Line | Severity | Message | Rule |\n| ---: | --- | --- | --- |\n"
        for diagnostic in report.diagnostics {
            let rule = MarkdownText.escaped(diagnostic.rule)
            let link = rules.url(ofRule: diagnostic.rule).map { "[\(rule)](\(MarkdownText.target($0)))" } ?? rule
            text += "| \(lines.line(at: diagnostic.range.start)) | \(diagnostic.severity.rawValue)"
            text += " | \(message(diagnostic)) | \(link) |\n"
        }
        return text + "\n"
    }

    private func message(_ diagnostic: Diagnostic) -> String {
        let message = MarkdownText.escaped(diagnostic.namedMessage)
        guard let distinction = diagnostic.distinction(namesScreen: true) else { return message }
        return "\(message) (\(MarkdownText.escaped(distinction)))"
    }

    func footer(_ summary: ReportSummary, _ details: RunDetails) -> String {
        let found = [
            Plural.phrase(summary.errors, "error"), Plural.phrase(summary.warnings, "warning"),
            Plural.phrase(summary.infos, "info"),
        ].joined(separator: ", ")
        let read = "\(Plural.phrase(summary.screens, "screen")), \(Plural.phrase(summary.files, "file"))"
        return UndecidedText(details.undecided).markdown
            + "**\(found)** in \(read); \(summary.suppressed) suppressed, \(summary.baselined) in the baseline, "
            + "\(summary.undetermined) not decidable from the descriptions.\n"
    }
}
