/// A range of indices in eight bytes, for tables that are read from end to end for every screen.
package struct CompactRange: BitwiseCopyable, Hashable, Sendable {
    private let start: UInt32
    private let end: UInt32

    /// Creates the range with the same bounds, both below 2³².
    package init(_ range: Range<Int>) {
        start = UInt32(truncatingIfNeeded: range.lowerBound)
        end = UInt32(truncatingIfNeeded: range.upperBound)
    }

    /// The range.
    package var range: Range<Int> { Int(start)..<Int(max(start, end)) }

    /// Whether it holds no index.
    package var isEmpty: Bool { start >= end }
}
