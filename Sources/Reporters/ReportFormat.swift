/// The formats that a report can be written in.
package enum ReportFormat: String, Sendable, CaseIterable {
    /// For people at a terminal: the source line with the place underlined.
    case full
    /// One line for each diagnostic, for editors.
    case concise
    /// JSON, for programs.
    case json

    /// The reporter of the format.
    ///
    /// - Parameters:
    ///   - rules: What there is to say about rules beside their diagnostics.
    ///   - colors: Whether to colour the output, where the format has colours.
    /// - Returns: The reporter.
    package func reporter(rules: RuleMetadata, colors: Bool) -> any Reporter {
        switch self {
        case .full: FullReporter(rules: rules, style: TerminalStyle(isEnabled: colors))
        case .concise: ConciseReporter(style: TerminalStyle(isEnabled: colors))
        case .json: JSONReporter()
        }
    }
}
