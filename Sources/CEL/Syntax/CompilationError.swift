/// A mistake in an expression.
package struct CompilationError: Error, Hashable, Sendable {
    /// What was found and what was expected, in plain sentences.
    package let message: String
    /// Where, in UTF-8 bytes from the expression's start.
    package let range: Range<Int>

    /// Creates an error.
    package init(_ message: String, at range: Range<Int>) {
        self.message = message
        self.range = range
    }
}
