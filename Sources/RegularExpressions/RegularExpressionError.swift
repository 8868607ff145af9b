/// What is wrong with a pattern.
package struct RegularExpressionError: Error, Hashable, Sendable {
    /// What was found and what was expected, in a plain sentence.
    package let message: String
    /// Where, in UTF-8 bytes from the pattern's start.
    package let range: Range<Int>
}
