/// Finds the parts of a text that are filled in at run time (design §3.2).
///
/// `{name}`, `{{name}}`, `${…}`, `$(…)`, and the conversions of format strings such as `%@`, `%d`, `%s` and `%1$@`.
enum Placeholders {
    /// The text without its placeholders.
    static func removed(from text: [UInt8]) -> [UInt8] {
        var fixed = [UInt8]()
        fixed.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            if let end = endOfPlaceholder(at: index, in: text) {
                index = end
            } else {
                fixed.append(text[index])
                index += 1
            }
        }
        return fixed
    }

    private static func endOfPlaceholder(at start: Int, in text: [UInt8]) -> Int? {
        switch text[start] {
        case UInt8(ascii: "{"):
            return endOfGroup(at: start, open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), in: text)
        case UInt8(ascii: "$"):
            guard start + 1 < text.count else { return nil }
            switch text[start + 1] {
            case UInt8(ascii: "{"):
                return endOfGroup(at: start + 1, open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), in: text)
            case UInt8(ascii: "("):
                return endOfGroup(at: start + 1, open: UInt8(ascii: "("), close: UInt8(ascii: ")"), in: text)
            default: return nil
            }
        case UInt8(ascii: "%"):
            return endOfConversion(at: start, in: text)
        default:
            return nil
        }
    }

    /// How far to look for a closing bracket, so that a text of nothing but opening ones takes linear time.
    private static let longestGroup = 256

    /// The end of a bracketed group with something in it; brackets inside nest.
    private static func endOfGroup(at start: Int, open: UInt8, close: UInt8, in text: [UInt8]) -> Int? {
        var depth = 0
        var holdsText = false
        for index in start..<min(text.count, start + longestGroup) {
            if text[index] == open {
                depth += 1
            } else if text[index] == close {
                depth -= 1
                if depth == 0 { return holdsText ? index + 1 : nil }
            } else if text[index] > 0x20 {
                holdsText = true
            }
        }
        return nil
    }

    /// The end of a conversion such as `%@`, `%ld`, `%.2f` or `%1$@`.
    private static func endOfConversion(at start: Int, in text: [UInt8]) -> Int? {
        var index = start + 1
        while index < text.count,
            isDigit(text[index]) || text[index] == UInt8(ascii: "$") || text[index] == UInt8(ascii: ".")
        {
            index += 1
        }
        while index < text.count, text[index] == UInt8(ascii: "l") { index += 1 }
        guard index < text.count else { return nil }
        let conversions: [UInt8] = Array("@dsiuf".utf8)
        guard conversions.contains(text[index]) else { return nil }
        // `5%discount` is a percentage that somebody forgot to space, not a conversion.
        let next = index + 1
        if text[index] != UInt8(ascii: "@"), next < text.count, isLetter(text[next]) { return nil }
        return next
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
