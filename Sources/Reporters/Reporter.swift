package import Linter

/// Writes reports in one format.
package protocol Reporter: Sendable {
    /// What comes before the first file.
    func header() -> String

    /// What comes between two files that both have something to show.
    var separator: String { get }

    /// One file; empty if there is nothing to show.
    func render(_ report: FileReport) -> String

    /// What comes after the last file.
    func footer(_ summary: Summary) -> String
}
