import Diagnostics

/// Finds what JSON refuses and YAML takes: a comma behind the last entry.
enum JSONCommas {
    /// The first comma before a closing bracket or brace of a text that is JSON by the name of its file; nil if there is none.
    static func needless(in text: [UInt8], path: String) -> SourceRange? {
        guard path.hasSuffix(".json") || path.hasSuffix(".tokens") else { return nil }
        var comma: Int?
        var isQuoted = false
        var isEscaped = false
        for (index, byte) in text.enumerated() {
            if isQuoted {
                if byte == UInt8(ascii: "\""), !isEscaped { isQuoted = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                continue
            }
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if let comma { return SourceRange(start: comma, end: comma + 1) }
            case UInt8(ascii: "\""): isQuoted = true
            default: break
            }
            comma = byte == UInt8(ascii: ",") ? index : nil
        }
        return nil
    }
}
