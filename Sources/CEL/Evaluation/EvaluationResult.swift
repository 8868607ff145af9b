/// What an evaluation comes to.
package enum EvaluationResult: Sendable {
    /// A value.
    case value(Value)
    /// The description does not say enough; the place in the expression that asked, in UTF-8 bytes.
    case absent(at: Range<Int>)
    /// The evaluation failed.
    case failure(EvaluationFailure)
}

/// An evaluation that failed for a reason other than what a description leaves unsaid.
package struct EvaluationFailure: Error, Hashable, Sendable {
    /// What happened, in a plain sentence.
    package let message: String
    /// The place of the sub-expression, in UTF-8 bytes.
    package let range: Range<Int>
}
