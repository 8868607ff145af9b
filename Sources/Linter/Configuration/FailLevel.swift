/// From which severity on findings make a run fail.
package enum FailLevel: String, CaseIterable, Sendable {
    /// Errors alone.
    case error
    /// Errors and warnings.
    case warning
    /// Any finding.
    case info
    /// None.
    case never
}
