/// Reads what a string or bytes literal says.
struct StringLiteral {
    private let source: ArraySlice<UInt8>
    private let isBytes: Bool
    private let content: Range<Int>
    private let isRaw: Bool

    /// The literal whose text, prefix and quotes included, stands in a range of the source.
    init(_ source: [UInt8], _ range: Range<Int>, isBytes: Bool) {
        var start = range.lowerBound
        var isRaw = false
        while source[start] != UInt8(ascii: "'"), source[start] != UInt8(ascii: "\"") {
            isRaw = isRaw || source[start] | 0x20 == UInt8(ascii: "r")
            start += 1
        }
        let isTriple =
            range.upperBound - start >= 6 && source[start + 1] == source[start] && source[start + 2] == source[start]
        let quotes = isTriple ? 3 : 1
        self.source = source[range]
        self.isBytes = isBytes
        self.isRaw = isRaw
        content = (start + quotes)..<(range.upperBound - quotes)
    }

    /// The UTF-8 bytes of the string, or the bytes.
    func decoded() throws(CompilationError) -> [UInt8] {
        if isRaw { return Array(source[content]) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.count)
        var position = content.lowerBound
        while position < content.upperBound {
            if source[position] == UInt8(ascii: "\\") {
                position = try decodeEscape(at: position, into: &bytes)
            } else {
                bytes.append(source[position])
                position += 1
            }
        }
        return bytes
    }

    /// Reads the escape that begins with the backslash at a position; gives the position after it.
    private func decodeEscape(at start: Int, into bytes: inout [UInt8]) throws(CompilationError) -> Int {
        let mark = start + 1 < content.upperBound ? source[start + 1] : 0
        switch mark {
        case UInt8(ascii: "x"), UInt8(ascii: "X"):
            return try decodeNumber(at: start, skipping: 2, digits: 2, radix: 16, into: &bytes)
        case UInt8(ascii: "u") where !isBytes:
            return try decodeNumber(at: start, skipping: 2, digits: 4, radix: 16, into: &bytes)
        case UInt8(ascii: "U") where !isBytes:
            return try decodeNumber(at: start, skipping: 2, digits: 8, radix: 16, into: &bytes)
        case UInt8(ascii: "0")...UInt8(ascii: "3"):
            return try decodeNumber(at: start, skipping: 1, digits: 3, radix: 8, into: &bytes)
        default:
            guard let byte = StringLiteral.escapes[mark] else {
                throw CompilationError(
                    "This escape is unknown; a backslash itself is written '\\\\'.",
                    at: start..<min(start + 2, content.upperBound)
                )
            }
            bytes.append(byte)
            return start + 2
        }
    }

    private func decodeNumber(
        at start: Int,
        skipping prefix: Int,
        digits: Int,
        radix: Int,
        into bytes: inout [UInt8]
    ) throws(CompilationError) -> Int {
        let range = (start + prefix)..<(start + prefix + digits)
        guard range.upperBound <= content.upperBound,
            let number = UInt32(String(decoding: source[range], as: UTF8.self), radix: radix),
            source[range.lowerBound] != UInt8(ascii: "+")
        else {
            throw CompilationError(
                "This escape needs \(digits) \(radix == 8 ? "octal" : "hexadecimal") digits.",
                at: start..<min(range.upperBound, content.upperBound)
            )
        }
        if isBytes {
            bytes.append(UInt8(truncatingIfNeeded: number))
        } else if let scalar = Unicode.Scalar(number) {
            bytes.append(contentsOf: String(Character(scalar)).utf8)
        } else {
            throw CompilationError("This escape names no Unicode character.", at: start..<range.upperBound)
        }
        return range.upperBound
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
        UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "\\"): 0x5C,
        UInt8(ascii: "?"): 0x3F, UInt8(ascii: "\""): 0x22, UInt8(ascii: "'"): 0x27, UInt8(ascii: "`"): 0x60,
    ]
}
