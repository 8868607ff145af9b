package import Linter

/// Writes reports in one format.
package protocol Reporter: Sendable {
    /// Whether it shows fixes; if no reporter does, none are made.
    var showsFixes: Bool { get }

    /// What comes before the first file.
    func header() -> String

    /// What comes between two files that both have something to show.
    var separator: String { get }

    /// One file; empty if there is nothing to show.
    func render(_ report: FileReport) -> String

    /// What of a rendered file is written, given what has been written before; called in the order of the files.
    func admitted(_ rendered: String) -> String

    /// Whether the report tells what the run as a whole came to, rule by rule and clause by clause.
    var needsDetails: Bool { get }

    /// What comes after the last file.
    func footer(_ summary: ReportSummary, _ details: RunDetails) -> String
}

// Most formats are made of the files alone.
extension Reporter {
    package var showsFixes: Bool { true }

    package func header() -> String { "" }

    package var separator: String { "" }

    package func admitted(_ rendered: String) -> String { rendered }

    package var needsDetails: Bool { false }

    package func footer(_ summary: ReportSummary, _ details: RunDetails) -> String { "" }
}
