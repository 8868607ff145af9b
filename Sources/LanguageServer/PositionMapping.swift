import Diagnostics

/// Turns byte offsets into the positions of the protocol, and back.
struct PositionMapping {
    let lines: LineTable
    let encoding: PositionEncoding

    init(_ text: [UInt8], _ encoding: PositionEncoding) {
        lines = LineTable(text)
        self.encoding = encoding
    }

    /// The position of an offset, in UTF-8 bytes from 0.
    func position(at offset: Int) -> Position {
        let offset = min(max(offset, 0), lines.bytes.count)
        let line = lines.line(at: offset)
        let start = lines.starts[line - 1]
        return Position(line: line - 1, character: units(in: start..<offset))
    }

    /// The range of a stretch of source.
    func range(_ range: SourceRange) -> DocumentRange {
        DocumentRange(start: position(at: range.start), end: position(at: range.end))
    }

    /// The offset of a position, in UTF-8 bytes from 0; beyond the end of a line it is that end.
    func offset(of position: Position) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < lines.lineCount else { return lines.bytes.count }
        let range = lines.range(ofLine: position.line + 1)
        var offset = range.start
        var left = position.character
        while offset < range.end, left > 0 {
            let length = scalarLength(at: offset)
            let units = units(in: offset..<offset + length)
            // A position inside of a character is taken as its beginning.
            guard units <= left else { break }
            left -= units
            offset += length
        }
        return min(offset, range.end)
    }

    private func scalarLength(at offset: Int) -> Int {
        switch lines.bytes[offset] {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }

    private func units(in range: Range<Int>) -> Int {
        let bytes = lines.bytes[range.clamped(to: 0..<lines.bytes.count)]
        switch encoding {
        case .utf8: return bytes.count
        case .utf32: return bytes.count { $0 & 0xC0 != 0x80 }
        // Beyond the basic plane a scalar takes four bytes and two units of UTF-16.
        case .utf16: return bytes.count { $0 & 0xC0 != 0x80 } + bytes.count { $0 >= 0xF0 }
        }
    }
}
