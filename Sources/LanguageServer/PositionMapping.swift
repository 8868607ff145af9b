import Diagnostics

/// A document, by its address, with what tells the places in it.
struct MappedDocument {
    let uri: String
    let mapping: PositionMapping

    /// A stretch of the document.
    func location(_ range: SourceRange) -> Location { Location(uri: uri, range: mapping.range(range)) }
}

/// Turns byte offsets into the positions of the protocol, and back.
struct PositionMapping {
    let lines: LineTable
    let encoding: PositionEncoding
    /// The units before each block of bytes, so that no position costs a walk through a long line.
    private let unitsBeforeBlocks: [Int]
    private static let blockSize = 1024

    /// Where the first line begins: behind the byte order mark of a file, which no editor shows.
    private let start: Int

    /// Counts a text, or a file that an editor has yet to read.
    init(_ text: [UInt8], _ encoding: PositionEncoding, hidesMark: Bool = false) {
        lines = LineTable(text)
        start = hidesMark && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        self.encoding = encoding
        var before = [0]
        for start in stride(from: 0, to: text.count, by: PositionMapping.blockSize) {
            let block = text[start..<min(start + PositionMapping.blockSize, text.count)]
            before.append((before.last ?? 0) + PositionMapping.units(block, encoding))
        }
        unitsBeforeBlocks = before
    }

    /// The position of an offset, in UTF-8 bytes from 0.
    func position(at offset: Int) -> Position {
        let offset = min(max(offset, start), lines.bytes.count)
        let line = lines.line(at: offset)
        let start = max(lines.starts[line - 1], start)
        return Position(line: line - 1, character: units(in: start..<offset))
    }

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
        let range = range.clamped(to: 0..<lines.bytes.count)
        guard range.count > PositionMapping.blockSize else {
            return PositionMapping.units(lines.bytes[range], encoding)
        }
        return unitsBefore(range.upperBound) - unitsBefore(range.lowerBound)
    }

    private func unitsBefore(_ offset: Int) -> Int {
        let block = offset / PositionMapping.blockSize
        let rest = lines.bytes[block * PositionMapping.blockSize..<offset]
        return unitsBeforeBlocks[block] + PositionMapping.units(rest, encoding)
    }

    private static func units(_ bytes: ArraySlice<UInt8>, _ encoding: PositionEncoding) -> Int {
        switch encoding {
        case .utf8: return bytes.count
        case .utf32: return bytes.count { $0 & 0xC0 != 0x80 }
        // Beyond the basic plane a scalar takes four bytes and two units of UTF-16.
        case .utf16: return bytes.count { $0 & 0xC0 != 0x80 } + bytes.count { $0 >= 0xF0 }
        }
    }
}
