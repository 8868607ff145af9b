/// A condition on a place in the text.
enum PatternAssertion: UInt8, Sendable {
    case textStart, textEnd, lineStart, lineEnd, wordBoundary, noWordBoundary
}
