import Linter

/// A page to look at: one file with the figures, the screens with their findings, and the conformance.
///
/// Files are written as they come; the style puts the figures first and screens without findings last, and the script
/// moves them there for those who listen to the page.
struct HTMLReporter: Reporter {
    let rules: PackLibrary
    private let budget = HTMLBudget()

    var needsDetails: Bool { true }

    func header() -> String {
        let sections = [("overview", "Overview"), ("screens", "Screens"), ("conformance", "Conformance")]
        return HTMLPage.begin(title: "Design review", sections: sections) + HTMLPage.screensHead
    }

    func render(_ report: FileReport) -> String { HTMLGallery(report, rules: rules).text }

    func admitted(_ rendered: String) -> String { budget.admitted(rendered) }

    func footer(_ summary: ReportSummary, _ details: RunDetails) -> String {
        let overview = HTMLOverview(summary: summary, details: details, rules: rules)
        return "<p class=\"none\" hidden>No screen fits the filter.</p>\(budget.note)</section>\n" + overview.text
            + overview.filters
            + HTMLConformance(details.conformance, hasGallery: true).text + HTMLPage.end()
    }
}
