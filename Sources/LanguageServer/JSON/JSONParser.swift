/// Reads a text of JSON (RFC 8259) in UTF-8.
///
/// It takes what the grammar allows and nothing else. Of several members of an object with one name the last one counts.
/// `FoundationEssentials`, which reads JSON, too, would make the binary a third larger and slow every start.
struct JSONParser {
    /// The text is no JSON.
    struct SyntaxError: Error {}

    /// Arrays and objects nest no deeper: a text of brackets must not use up the stack.
    static let deepestNesting = 200
    /// A text has no more values: each takes much more memory than it takes text.
    static let mostValues = 500_000

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private var valueCount = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads the text, which is one value.
    mutating func parse() throws(SyntaxError) -> JSONValue {
        let value = try value()
        guard next == nil else { throw SyntaxError() }
        return value
    }

    /// The byte at the position; nil at the end.
    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The next byte that is no white space; nil at the end.
    private var next: UInt8? {
        mutating get {
            while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
            return byte
        }
    }

    private mutating func value() throws(SyntaxError) -> JSONValue {
        valueCount += 1
        guard valueCount <= JSONParser.mostValues else { throw SyntaxError() }
        return switch next {
        case UInt8(ascii: "{"): .object(try object())
        case UInt8(ascii: "["): .array(try array())
        case UInt8(ascii: "\""): .string(try string())
        case UInt8(ascii: "t"): try word("true", .boolean(true))
        case UInt8(ascii: "f"): try word("false", .boolean(false))
        case UInt8(ascii: "n"): try word("null", .null)
        default: .number(try number())
        }
    }

    private mutating func object() throws(SyntaxError) -> [String: JSONValue] {
        var members = [String: JSONValue]()
        try group(UInt8(ascii: "}")) { parser throws(SyntaxError) in
            guard parser.next == UInt8(ascii: "\"") else { throw SyntaxError() }
            let name = try parser.string()
            guard parser.next == UInt8(ascii: ":") else { throw SyntaxError() }
            parser.position += 1
            members[name] = try parser.value()
        }
        return members
    }

    private mutating func array() throws(SyntaxError) -> [JSONValue] {
        var elements = [JSONValue]()
        try group(UInt8(ascii: "]")) { parser throws(SyntaxError) in elements.append(try parser.value()) }
        return elements
    }

    /// Reads parts, with commas between them, up to a closing bracket.
    private mutating func group(
        _ close: UInt8,
        _ part: (inout JSONParser) throws(SyntaxError) -> Void
    ) throws(SyntaxError) {
        guard depth < JSONParser.deepestNesting else { throw SyntaxError() }
        depth += 1
        position += 1
        if next != close {
            try part(&self)
            while next == UInt8(ascii: ",") {
                position += 1
                try part(&self)
            }
        }
        guard next == close else { throw SyntaxError() }
        position += 1
        depth -= 1
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(SyntaxError) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw SyntaxError() }
        position += word.utf8.count
        return value
    }

    private mutating func number() throws(SyntaxError) -> String {
        let start = position
        if byte == UInt8(ascii: "-") { position += 1 }
        if byte == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if byte == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            position += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() throws(SyntaxError) {
        let start = position
        while let byte, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
        guard position > start else { throw SyntaxError() }
    }
}

extension JSONParser {
    private mutating func string() throws(SyntaxError) -> String {
        position += 1
        var text = ""
        var start = position
        while let byte, byte >= 0x20 {
            guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
                position += 1
                continue
            }
            guard let piece = String(validating: bytes[start..<position], as: UTF8.self) else { throw SyntaxError() }
            text += piece
            position += 1
            if byte == UInt8(ascii: "\"") { return text }
            text.unicodeScalars.append(try escapedScalar())
            start = position
        }
        throw SyntaxError()
    }

    /// Reads what stands behind a backslash.
    private mutating func escapedScalar() throws(SyntaxError) -> Unicode.Scalar {
        guard let letter = byte else { throw SyntaxError() }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            guard let unit = codeUnit(at: position) else { throw SyntaxError() }
            position += 4
            return completed(unit)
        default: throw SyntaxError()
        }
    }

    /// The scalar that begins with a code unit of UTF-16; half a pair becomes the replacement character, as long as
    /// that.
    private mutating func completed(_ unit: UInt16) -> Unicode.Scalar {
        guard UTF16.isLeadSurrogate(unit), byte == UInt8(ascii: "\\"), position + 1 < bytes.count,
            bytes[position + 1] == UInt8(ascii: "u"), let trail = codeUnit(at: position + 2),
            UTF16.isTrailSurrogate(trail)
        else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        position += 6
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }

    /// The number that four hexadecimal digits write.
    private func codeUnit(at offset: Int) -> UInt16? {
        guard offset + 4 <= bytes.count else { return nil }
        var unit: UInt16 = 0
        for byte in bytes[offset..<offset + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }
}
