/// An evaluation that failed for a reason other than what a description leaves unsaid.
package struct EvaluationFailure: Error, Hashable, Sendable {
    /// What happened, in a plain sentence.
    package let message: String
    /// The place of the sub-expression, in UTF-8 bytes.
    package let range: Range<Int>
}
