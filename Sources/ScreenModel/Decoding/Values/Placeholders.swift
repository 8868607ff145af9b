/// Finds the parts of a text that are filled in at run time.
///
/// `{name}`, `{{name}}`, `${…}`, `$(…)`, `$name`, `\(name)`, `<name>`, `<%= name %>`, `[first name]`, and the conversions of
/// format strings such as `%@`, `%d`, `%s` and `%1$@`.
enum Placeholders {
    /// The text without its placeholders; takes linear time.
    static func removed(from text: [UInt8]) -> [UInt8] { literalParts(of: text).flatMap { text[$0] } }

    /// What stands before, between and after the placeholders of a text, one part more than these; in linear time.
    static func literalParts(of text: [UInt8]) -> [Range<Int>] {
        var parts = [Range<Int>]()
        var start = 0
        var braces = BracketPairs(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), in: text)
        var parentheses = BracketPairs(open: UInt8(ascii: "("), close: UInt8(ascii: ")"), in: text)
        var angles = BracketPairs(open: UInt8(ascii: "<"), close: UInt8(ascii: ">"), in: text)
        var brackets = BracketPairs(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), in: text)
        let templates = Templates(text)
        var index = 0
        while index < text.count {
            var opening = index
            var (end, next): (Int?, Int?)
            switch text[index] {
            case UInt8(ascii: "{"):
                end = braces.closing(of: index)
            case UInt8(ascii: "$"):
                next = endOfVariable(at: index, in: text)
                opening += 1
                end = next == nil ? braces.closing(of: opening) ?? parentheses.closing(of: opening) : nil
            case UInt8(ascii: "\\"):
                opening += 1
                end = parentheses.closing(of: opening)
            case UInt8(ascii: "<"):
                end = templates.end(at: index) ?? (isName(at: index + 1, in: text) ? angles.closing(of: index) : nil)
            case UInt8(ascii: "["):
                end = brackets.closing(of: index).flatMap {
                    isPlaceholder(text[(index + 1)..<$0]) || $0 == text.count - 1 && index == 0 ? $0 : nil
                }
            case UInt8(ascii: "%"):
                next = endOfConversion(at: index, in: text)
            default:
                break
            }
            if let next {
                parts.append(start..<index)
                (start, index) = (next, next)
                continue
            }
            guard let end else {
                index += 1
                continue
            }
            // What holds nothing but white space and brackets is no placeholder, and nothing within it is one.
            let bracket = text[opening]
            let holdsText = text[opening..<end].contains { $0 > 0x20 && $0 != bracket && $0 != text[end] }
            if holdsText {
                parts.append(start..<index)
                start = end + 1
            }
            index = end + 1
        }
        return parts + [start..<text.count]
    }

    /// Whether what stands in brackets is a name, and no box to tick and no list: `[x]`, `[Edit, Share]`.
    private static func isPlaceholder(_ text: ArraySlice<UInt8>) -> Bool {
        text.count > 1 && text.first.map(isLetter) == true && !text.contains(UInt8(ascii: ","))
    }

    /// Whether a name begins there, or the end of what a tag begins; behind the sign of a comparison stands a space.
    private static func isName(at index: Int, in text: [UInt8]) -> Bool {
        let start = index < text.count && text[index] == UInt8(ascii: "/") ? index + 1 : index
        return start < text.count && isLetter(text[start])
    }

    /// What stands between `<%` and `%>`.
    private struct Templates {
        private let text: [UInt8]
        /// Where the last one ends, so that no search is in vain.
        private let last: Int

        init(_ text: [UInt8]) {
            self.text = text
            last = text.indices.dropFirst().last { Templates.ends(at: $0, in: text) } ?? 0
        }

        private static func ends(at index: Int, in text: [UInt8]) -> Bool {
            text[index] == UInt8(ascii: ">") && text[index - 1] == UInt8(ascii: "%")
        }

        /// The end of the one that begins at `index`; nil if none does.
        func end(at index: Int) -> Int? {
            guard index + 2 < last, text[index + 1] == UInt8(ascii: "%") else { return nil }
            return (index + 3...last).first { Templates.ends(at: $0, in: text) }
        }
    }

    /// The brackets of one sort that belong together, asked for from left to right.
    private struct BracketPairs {
        /// The pairs, the one that opens last coming first.
        private var pairs: [(open: Int, close: Int)] = []

        init(open: UInt8, close: UInt8, in text: [UInt8]) {
            var closing = [Int]()
            for index in text.indices.reversed() {
                if text[index] == close {
                    closing.append(index)
                } else if text[index] == open, let end = closing.popLast() {
                    pairs.append((index, end))
                }
            }
        }

        /// The bracket that closes the one at `index`; nil if there is none, or no bracket opens there.
        mutating func closing(of index: Int) -> Int? {
            while let pair = pairs.last, pair.open < index { pairs.removeLast() }
            guard let pair = pairs.last, pair.open == index else { return nil }
            return pair.close
        }
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

    /// The end of a variable such as `$title` or `$order.count`; an amount of money has its digits behind the sign, and a
    /// currency has letters before it.
    private static func endOfVariable(at start: Int, in text: [UInt8]) -> Int? {
        guard start + 1 < text.count, isLetter(text[start + 1]), start == 0 || !isLetter(text[start - 1]) else {
            return nil
        }
        var index = start + 1
        while index < text.count {
            let isPath = text[index] == UInt8(ascii: ".") && index + 1 < text.count && isLetter(text[index + 1])
            guard isPath || isLetter(text[index]) || isDigit(text[index]) || text[index] == UInt8(ascii: "_") else {
                break
            }
            index += 1
        }
        return index
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
