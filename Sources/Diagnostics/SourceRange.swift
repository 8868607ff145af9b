/// A half-open stretch of source text.
///
/// Offsets count UTF-8 bytes from 0, a byte order mark included. Of a UTF-16 file they count the bytes of its
/// UTF-8 transcoding, without byte order mark.
package struct SourceRange: Sendable, Hashable {
    /// The offset of the first byte.
    package var start: Int
    /// The offset after the last byte; equal to `start` for a point.
    package var end: Int

    /// Creates the range from `start` up to, but not including, `end`.
    package init(start: Int, end: Int) {
        (self.start, self.end) = (start, end)
    }

    /// Creates the range of a point.
    package init(at offset: Int) { self.init(start: offset, end: offset) }

    /// The number of bytes covered.
    package var length: Int { end - start }
}

extension SourceRange: Comparable {
    /// Orders ranges by their start, then by their end.
    package static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.start, left.end) < (right.start, right.end)
    }
}
