/// How large an expression may be.
package struct ParserLimits: Sendable {
    /// The greatest length of the source, in UTF-8 bytes.
    package var length: Int
    /// The greatest number of levels of an expression within an expression.
    package var depth: Int

    /// Creates limits; the usual ones are far above what a person writes.
    package init(length: Int = 16_384, depth: Int = 100) {
        self.length = length
        self.depth = depth
    }
}
