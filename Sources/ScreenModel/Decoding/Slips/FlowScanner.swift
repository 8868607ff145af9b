import Diagnostics

/// Finds the entries `key: value` between braces in a line that is not valid YAML, as its author meant them.
///
/// A value reaches to the comma or brace that ends it, balanced braces inside left out, so that `{count} Orders` is
/// one value. Braces around entries are looked into.
struct FlowScanner {
    private let source: [UInt8]
    private var position: Int
    private let end: Int

    /// Creates a scanner of the line that an offset stands in.
    init(line offset: Int, in source: [UInt8]) {
        self.source = source
        position = source.lineStart(at: offset)
        end = source.lineEnd(at: offset)
    }

    /// Whether the brace at the beginning of a range within a line closes at its end.
    static func isClosed(_ range: SourceRange, in source: [UInt8]) -> Bool {
        FlowScanner(line: range.start, in: source).endOfBraces(from: range.start) >= range.end
    }

    /// The end of the value between braces or brackets that begins at an offset, blanks left out.
    static func end(ofValueAt offset: Int, in source: [UInt8]) -> Int {
        var scanner = FlowScanner(line: offset, in: source)
        scanner.position = offset
        let end = scanner.endOfValue()
        return source[offset..<end].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? end
    }

    /// The next entry with a value on the line; nil at the end.
    mutating func next() -> (key: String, range: SourceRange)? {
        while position < end {
            guard let key = nextKey() else { return nil }
            skipSpaces()
            let start = position
            let stop = endOfValue()
            // `{hidden: true}` is a map of its own, `{count} Orders` is a text.
            if start < stop, isOpening(source[start]), endOfBraces(from: start) == stop {
                position = start + 1
                continue
            }
            position = stop
            var last = stop
            while last > start, source[last - 1] <= 0x20 { last -= 1 }
            if start < last { return (key, SourceRange(start: start, end: last)) }
        }
        return nil
    }

    /// Moves behind the colon of the next plain key.
    private mutating func nextKey() -> String? {
        while position < end {
            let start = position
            while position < end, isLetter(source[position]) { position += 1 }
            if position > start, position < end, source[position] == UInt8(ascii: ":") {
                defer { position += 1 }
                return String(decoding: source[start..<position], as: UTF8.self)
            }
            if position == start { position += 1 }
        }
        return nil
    }

    private mutating func skipSpaces() { while position < end, source[position] == 0x20 { position += 1 } }

    /// Where the value that begins here ends: at a comma or a closing brace of its own level.
    private func endOfValue() -> Int {
        guard position < end else { return end }
        let first = source[position]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            let close = source[(position + 1)..<end].firstIndex(of: first) ?? end
            return min(close + 1, end)
        }
        var depth = 0
        for index in position..<end {
            switch source[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth < 0 { return index }
            case UInt8(ascii: ",") where depth == 0: return index
            default: break
            }
        }
        return end
    }

    /// Behind the brace that closes the one at `start`, blanks included; the end if it closes in another line.
    private func endOfBraces(from start: Int) -> Int {
        var depth = 0
        for index in start..<end {
            if isOpening(source[index]) { depth += 1 }
            if source[index] == UInt8(ascii: "}") || source[index] == UInt8(ascii: "]") { depth -= 1 }
            guard depth == 0 else { continue }
            var next = index + 1
            while next < end, source[next] <= 0x20 { next += 1 }
            return next
        }
        return end
    }

    private func isOpening(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-")
    }
}
