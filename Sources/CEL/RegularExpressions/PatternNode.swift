/// A pattern as it was written.
indirect enum PatternNode {
    case empty
    case scalar(UInt32)
    /// A scalar without regard to case, by its folded form.
    case folded(UInt32)
    case set(ScalarSet)
    case assertion(PatternAssertion)
    case sequence([PatternNode])
    case alternatives([PatternNode])
    /// A repetition; without a greatest number, as often as one likes.
    case repetition(PatternNode, least: Int, greatest: Int?)
}

/// A condition on a place in the text.
enum PatternAssertion: UInt8, Sendable {
    case textStart, textEnd, lineStart, lineEnd, wordBoundary, noWordBoundary
}
