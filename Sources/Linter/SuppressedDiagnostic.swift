package import Diagnostics

/// A diagnostic that is known and not reported.
package struct SuppressedDiagnostic: Sendable, Hashable {
    /// What keeps it from being reported.
    package enum Cause: Sendable, Hashable {
        /// A comment in the file, with the reason it gives.
        case comment(reason: String?)
        /// An entry of the baseline.
        case baseline
    }

    /// The diagnostic.
    package let diagnostic: Diagnostic
    /// What keeps it from being reported.
    package let cause: Cause
}
