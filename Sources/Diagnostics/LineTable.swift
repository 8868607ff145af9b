/// A point in a text, as people and editors count.
package struct SourcePosition: Sendable, Hashable {
    /// The line, counted from 1.
    package var line: Int
    /// The column, counted from 1 in Unicode scalars.
    package var column: Int
    /// The offset, counted from 0 in UTF-8 bytes.
    package var offset: Int
}

/// A half-open stretch of a text, as people and editors count.
package struct PositionRange: Sendable, Hashable {
    /// The first position.
    package var start: SourcePosition
    /// The position after the last.
    package var end: SourcePosition
}

/// Finds lines and columns in a text.
///
/// Lines end at LF, CRLF and CR, and nowhere else.
package struct LineTable: Sendable {
    /// The text, in UTF-8.
    package let bytes: [UInt8]
    /// The offset of the first byte of each line.
    package let starts: [Int]
    /// The Unicode scalars before each block of bytes, so that columns in one long line take constant time; none where there
    /// is no such line, or each byte is one.
    private let scalarCounts: [Int]

    private static let blockLength = 256

    /// Reads the lines of `bytes`, a text in UTF-8.
    package init(_ bytes: [UInt8]) {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 16)
        for index in bytes.indices where bytes[index] <= 0x0D {
            if bytes[index] == 0x0A, index > 0, bytes[index - 1] == 0x0D {
                starts[starts.count - 1] = index + 1
            } else if bytes[index] == 0x0A || bytes[index] == 0x0D {
                starts.append(index + 1)
            }
        }
        (self.bytes, self.starts) = (bytes, starts)
        let hasLongLine =
            zip(starts, starts.dropFirst()).contains { $1 - $0 >= LineTable.blockLength }
            || bytes.count - starts[starts.count - 1] >= LineTable.blockLength
        scalarCounts = hasLongLine ? LineTable.scalarCounts(of: bytes) : []
    }

    private static func scalarCounts(of bytes: [UInt8]) -> [Int] {
        if bytes.allSatisfy({ $0 < 0x80 }) { return [] }
        var counts = [0]
        for start in stride(from: 0, to: bytes.count, by: blockLength) {
            let block = bytes[start..<min(start + blockLength, bytes.count)]
            counts.append(counts[counts.count - 1] + block.count { $0 & 0xC0 != 0x80 })
        }
        return counts
    }

    /// The number of lines; a text that ends in a line end has an empty last line.
    package var lineCount: Int { starts.count }

    /// The number, from 1, of the line that holds `offset`.
    package func line(at offset: Int) -> Int { max(1, starts.indices.partitioningIndex { starts[$0] > offset }) }

    /// The position of `offset`; an offset beyond the text is taken as its end.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let line = line(at: offset)
        var scalars = scalars(in: starts[line - 1]..<offset)
        // No editor shows a byte order mark as a column.
        if line == 1, scalars > 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scalars -= 1 }
        return SourcePosition(line: line, column: scalars + 1, offset: offset)
    }

    /// The positions of both ends of a range.
    package func positions(of range: SourceRange) -> PositionRange {
        PositionRange(start: position(at: range.start), end: position(at: range.end))
    }

    private func scalars(in range: Range<Int>) -> Int {
        if range.count < LineTable.blockLength { return bytes[range].count { $0 & 0xC0 != 0x80 } }
        if scalarCounts.isEmpty { return range.count }
        return scalars(before: range.upperBound) - scalars(before: range.lowerBound)
    }

    private func scalars(before offset: Int) -> Int {
        let block = offset / LineTable.blockLength
        var count = block < scalarCounts.count ? scalarCounts[block] : 0
        for index in block * LineTable.blockLength..<offset where bytes[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// The bytes of a line, counted from 1, without its line end.
    package func range(ofLine line: Int) -> SourceRange {
        let start = starts[line - 1]
        guard line < starts.count else { return SourceRange(start: start, end: bytes.count) }
        // Without its sign, or the two of them; no byte is looked for, since a file may be one line.
        let end = starts[line] - 1
        let isPair = bytes[end] == 0x0A && end > start && bytes[end - 1] == 0x0D
        return SourceRange(start: start, end: isPair ? end - 1 : end)
    }
}
