/// A rule that could not be evaluated for a reason other than what the description leaves unsaid.
package struct RuleFailure: Sendable, Hashable {
    /// The number of the rule in its set.
    package let rule: Int
    /// The expression.
    package let expression: WrittenText
    /// What happened, in a plain sentence.
    package let message: String
}
