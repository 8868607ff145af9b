package import Diagnostics

/// Something wrong with a YAML text.
package struct YAMLProblem: Sendable, Hashable {
    /// A further place that explains the problem.
    package struct Related: Sendable, Hashable {
        /// Where it stands.
        package let range: SourceRange
        /// What stands there, in one sentence.
        package let message: String
    }

    /// The rule that it breaks.
    package let rule: OwnRule
    /// Where it stands; a point where something is missing.
    package let range: SourceRange
    /// What is wrong and, where that can be said, how to mend it.
    package let message: String
    /// Where the construct in question begins, if that is another place.
    package let related: Related?

    init(_ rule: OwnRule, at range: SourceRange, _ message: String, related: Related? = nil) {
        (self.rule, self.range, self.message, self.related) = (rule, range, message, related)
    }

    /// The problem as a diagnostic on a file, without the further place.
    package func diagnostic(in file: String) -> Diagnostic { Diagnostic(rule, in: file, at: range, message) }
}
