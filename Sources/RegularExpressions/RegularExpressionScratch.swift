/// Memory for searching, to be used again.
package struct RegularExpressionScratch: Sendable {
    /// The instructions that wait for the current character.
    var current = SparseSet()
    /// The instructions that will wait for the next one.
    var next = SparseSet()
    /// The instructions that are still to be followed.
    var stack: [Int32] = []

    /// Creates memory that grows as it is needed.
    package init() {}
}
