package import Linter

/// The formats that a report can be written in.
package enum ReportFormat: String, Sendable, CaseIterable {
    /// For people at a terminal: the source line with the place underlined.
    case full
    /// One line for each diagnostic, for editors.
    case concise
    /// JSON, for programs.
    case json
    /// JSON, one diagnostic a line.
    case jsonLines = "json-lines"
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// Workflow commands of GitHub Actions.
    case github
    /// A code quality report of GitLab.
    case gitlab
    /// JUnit's XML, as Jenkins reads it.
    case junit
    /// Checkstyle's XML.
    case checkstyle
    /// Reviewdog's diagnostic format.
    case rdjson
    /// Markdown, for comments and job summaries.
    case markdown
    /// A page to look at: wireframes with their findings, filters, and how far the screens conform.
    case html

    /// The reporter of the format, coloured where it has colours, in the width of the terminal that it is shown on.
    package func reporter(rules: PackLibrary, colors: Bool, columns: Int? = nil) -> any Reporter {
        switch self {
        case .full: FullReporter(rules: rules, style: TerminalStyle(isEnabled: colors), columns: columns)
        case .concise: ConciseReporter(style: TerminalStyle(isEnabled: colors))
        case .json: JSONDiagnostic.list
        case .jsonLines: FindingList { finding, lines, _ in JSONDiagnostic.text(finding, lines) + "\n" }
        case .sarif: SARIFReporter(rules: rules)
        case .github: GitHubReporter(rules: rules)
        case .gitlab:
            FindingList(start: "[", separator: ",", end: { _ in "\n]\n" }) { finding, lines, fingerprints in
                "\n  " + GitLabIssue.text(finding, lines, &fingerprints)
            }
        case .junit: JUnitReporter(rules: rules)
        case .checkstyle: CheckstyleReporter()
        case .rdjson:
            FindingList(
                start: "{\"source\": {\"name\": \"screenlint\"},\n \"diagnostics\": [",
                separator: ",",
                end: { _ in "]}\n" }
            ) { finding, lines, _ in "\n  " + ReviewdogDiagnostic(rules: rules).text(finding, lines) }
        case .markdown: MarkdownReporter(rules: rules)
        case .html: HTMLReporter(rules: rules)
        }
    }
}
