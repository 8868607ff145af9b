import Diagnostics

/// The comments of JSON5, which YAML doesn't know.
package enum JSONComments {
    /// The text with spaces in place of its comments, so that all else stands where it stood.
    package static func blanked(_ text: [UInt8]) -> [UInt8] {
        var result = text
        var index = 0
        var quote: UInt8?
        while index < text.count {
            let byte = text[index]
            let next = index + 1 < text.count ? text[index + 1] : 0
            if let end = quote {
                if byte == UInt8(ascii: "\\") { index += 1 } else if byte == end { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "/"), next == byte || next == UInt8(ascii: "*") {
                let sign = "*/"
                let end =
                    next == byte
                    ? text.lineEnd(at: index)
                    : text.span.offset(of: sign.utf8Span.span, from: index + 2).map { $0 + 2 } ?? text.count
                for place in index..<end where text[place] >= 0x20 { result[place] = UInt8(ascii: " ") }
                index = end
                continue
            }
            index += 1
        }
        return result
    }
}
