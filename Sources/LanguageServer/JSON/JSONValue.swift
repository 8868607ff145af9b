/// A value of JSON (RFC 8259).
enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue {
    /// The value as UTF-8 text without white space, keys in order.
    var bytes: [UInt8] {
        var bytes = [UInt8]()
        write(to: &bytes)
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .boolean(let value): bytes += (value ? "true" : "false").utf8
        case .number(let text): bytes += text.utf8
        case .string(let text): JSONValue.quote(text, to: &bytes)
        case .array(let elements):
            JSONValue.write(elements, "[", "]", to: &bytes) { $0.write(to: &$1) }
        case .object(let members):
            JSONValue.write(members.sorted { $0.key < $1.key }, "{", "}", to: &bytes) { member, bytes in
                JSONValue.quote(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
        }
    }

    private static func write<Part>(
        _ parts: [Part],
        _ open: Unicode.Scalar,
        _ close: Unicode.Scalar,
        to bytes: inout [UInt8],
        _ body: (Part, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            body(part, &bytes)
        }
        bytes.append(UInt8(ascii: close))
    }

    private static func quote(_ text: String, to bytes: inout [UInt8]) {
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += #"\n"#.utf8
            case 0x0D: bytes += #"\r"#.utf8
            case 0x09: bytes += #"\t"#.utf8
            case 0..<0x20:
                bytes += #"\u00"#.utf8
                bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
