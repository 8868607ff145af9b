/// What an evaluation comes to.
package enum Outcome: Sendable {
    /// A value.
    case value(Value)
    /// The description does not say enough; the place in the expression that asked, in UTF-8 bytes.
    case absent(at: Range<Int>)
    /// The evaluation failed.
    case failure(EvaluationFailure)
}
