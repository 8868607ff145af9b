package import Diagnostics

/// What a report of a whole run tells beside the files: what each rule found, and how far the screens conform.
package struct RunDetails: Sendable {
    /// The findings that a figure counts.
    package struct Entry: Sendable, Hashable {
        /// The id of the rule.
        package let rule: String
        /// The severity, as it is configured.
        package let severity: Severity

        /// Takes the entry under which a finding is counted.
        package init(_ diagnostic: Diagnostic) {
            rule = diagnostic.rule
            severity = diagnostic.severity
        }
    }

    /// The number of findings.
    package var findings: [Entry: Int] = [:]
    /// How far the screens conform.
    package var conformance = Conformance()
    /// The keys that would decide more.
    package var undecided = UndecidedTally()

    /// What kept the run from looking at all that it was asked to, as sentences.
    package var failures: [String] = []

    /// Creates the details of a run of which nothing is known.
    package init() {}
}
