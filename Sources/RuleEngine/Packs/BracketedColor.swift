import Diagnostics

/// Recognises a colour in brackets that YAML takes for a comment, so that the brackets stay open: `[red, #123456]`.
enum BracketedColor {
    /// The diagnostic at the first such colour up to a problem; nil if there is none.
    static func diagnostic(upTo problem: Int, in source: [UInt8], file: String) -> Diagnostic? {
        var depth = 0
        for index in source.indices.prefix(problem + 1) {
            switch source[index] {
            case 0x0A, 0x0D: depth = 0
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "#") where depth > 0 && "[ ".utf8.contains(source[index - 1]):
                let digits = source[(index + 1)...].prefix { Character(UnicodeScalar($0)).isHexDigit }
                guard [3, 4, 6, 8].contains(digits.count), digits.endIndex < source.count,
                    ",] ".utf8.contains(source[digits.endIndex])
                else { continue }
                let color = String(decoding: source[index..<digits.endIndex], as: UTF8.self)
                let range = SourceRange(start: index, end: digits.endIndex)
                let message = "YAML takes this for a comment, so that the list has no end; quote it: \"\(color)\""
                return Diagnostic(.yamlSyntax, in: file, at: range, message)
            default: break
            }
        }
        return nil
    }
}
