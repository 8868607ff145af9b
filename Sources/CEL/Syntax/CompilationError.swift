/// A mistake in an expression or a pattern.
package struct CompilationError: Error, Hashable, Sendable {
    /// What was found and what was expected, in plain sentences.
    package let message: String
    /// Where, in UTF-8 bytes from the start.
    package let range: Range<Int>
    /// Whether it is about an unknown name that looks like a word without its quotes.
    let wantsQuotes: Bool

    init(_ message: String, at range: Range<Int>, wantsQuotes: Bool = false) {
        (self.message, self.range, self.wantsQuotes) = (message, range, wantsQuotes)
    }
}
