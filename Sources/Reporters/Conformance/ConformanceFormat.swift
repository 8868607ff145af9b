package import Linter

/// The formats that the conformance of a run can be written in.
package enum ConformanceFormat: String, Sendable, CaseIterable {
    /// For people at a terminal.
    case text
    /// JSON, for programs.
    case json
    /// Markdown, for a page in a repository or a job summary.
    case markdown
    /// A small SVG for a README, without any other host.
    case badge
    /// A page to look at, in one file.
    case html

    /// The number of screens that are told for each verdict on a clause, at most.
    package var shownScreens: Int {
        switch self {
        case .text: ConformanceText.shownScreens
        case .json: .max
        case .markdown: ConformanceMarkdown.shownScreens
        case .badge: 0
        case .html: HTMLConformance.shownScreens
        }
    }

    /// The whole text.
    package func text(_ conformance: Conformance) -> String {
        switch self {
        case .text: ConformanceText(conformance: conformance).text
        case .json: ConformanceJSON.text(conformance)
        case .markdown: ConformanceMarkdown(conformance: conformance).text
        case .badge: ConformanceBadge.svg(conformance)
        case .html:
            HTMLPage.begin(title: "Conformance to guidelines", sections: [])
                + HTMLConformance(conformance, hasGallery: false).text + HTMLPage.end()
        }
    }
}
