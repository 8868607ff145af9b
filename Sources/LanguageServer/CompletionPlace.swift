import Diagnostics
import YAMLSyntax

/// The place where somebody is typing, in a text that can be parsed.
///
/// A key is no key before its colon is typed, and mostly not even YAML; the colon is put there for the while, and so are
/// the brackets that the line leaves open, and the space behind a colon.
struct CompletionPlace {
    /// The text to look at, in UTF-8.
    let text: [UInt8]
    /// The place in the document, in UTF-8 bytes from 0.
    let offset: Int
    /// The place in the text to look at.
    let offsetInText: Int
    /// The part of the word that has been typed.
    let typed: String
    /// The word around the place, which is to be replaced.
    let word: SourceRange
    /// Whether a colon follows the word.
    let isFollowedByColon: Bool
    /// What stands between `# screenlint:` and the place, if it is in such a comment.
    let comment: String?

    /// Looks at a text around an offset.
    init(_ text: [UInt8], at offset: Int) {
        var start = offset
        while start > 0, CompletionPlace.isPartOfWord(text[start - 1]) { start -= 1 }
        var end = offset
        while end < text.count, CompletionPlace.isPartOfWord(text[end]) { end += 1 }
        // The hyphen of a list is no word.
        if end > start, text[start..<end].allSatisfy({ $0 == UInt8(ascii: "-") }) { start = offset }
        word = SourceRange(start: start, end: max(start, end))
        isFollowedByColon = end < text.count && text[end] == UInt8(ascii: ":")
        self.offset = offset
        let lineStart = text.lineStart(at: start)
        var lineEnd = text.lineEnd(at: end)
        comment = CompletionPlace.comment(text[lineStart..<offset])
        let isFirst = text[lineStart..<start].allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
        let isLast = text[end..<lineEnd].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        typed = String(decoding: text[start..<max(start, min(offset, end))], as: UTF8.self)
        let lacksSpace = CompletionPlace.endsWithKey(text[lineStart..<start])
        offsetInText = offset + (lacksSpace ? 1 : 0)
        var text = text
        if lacksSpace {
            text.insert(0x20, at: start)
            (end, lineEnd) = (end + 1, lineEnd + 1)
        }
        if end > start, isFirst, isLast {
            self.text = text[..<end] + [UInt8(ascii: ":")] + text[end...]
        } else {
            let closing = isLast ? CompletionPlace.closing(text[lineStart..<end]) : []
            let isOpen = !closing.isEmpty && YAMLTree(text).problems.contains { $0.rule == .yamlSyntax }
            self.text = isOpen ? text[..<lineEnd] + closing + text[lineEnd...] : text
        }
    }

    /// Whether the start of a line ends with the colon of a key without quotes, which is no colon without a space.
    private static func endsWithKey(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.last == UInt8(ascii: ":") else { return false }
        let rest = line.dropLast().reversed().drop(while: isPartOfWord)
        guard rest.count < line.count - 1 else { return false }
        if rest.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }) { return true }
        let sign = rest.first { $0 != 0x20 }
        return closing(line).first == UInt8(ascii: "}") && (sign == UInt8(ascii: "{") || sign == UInt8(ascii: ","))
    }

    /// What closes the brackets that a line leaves open, as far as it has been typed.
    private static func closing(_ line: ArraySlice<UInt8>) -> [UInt8] {
        var (open, quote, isStart) = ([UInt8](), UInt8?.none, true)
        for byte in line {
            if quote != nil {
                if byte == quote { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "{") where isStart: open.append(UInt8(ascii: "}"))
            case UInt8(ascii: "[") where isStart: open.append(UInt8(ascii: "]"))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): if byte == open.last { open.removeLast() }
            case UInt8(ascii: "\""), UInt8(ascii: "'"): if isStart { quote = byte }
            default: break
            }
            if byte != 0x20 { isStart = [UInt8]("{[,:-".utf8).contains(byte) }
        }
        return quote == nil ? open.reversed() : []
    }

    /// Whether the word comes right behind the colon of a key, so that a space is missing.
    var isBehindColon: Bool { text[..<word.start].last == UInt8(ascii: ":") }

    /// Whether the word is a key between braces.
    var isInBraces: Bool {
        let last = text[..<word.start].last { $0 != 0x20 }
        return last == UInt8(ascii: "{") || last == UInt8(ascii: ",")
    }

    /// Whether the word is the first on a line that comes after an offset.
    func startsLine(after offset: Int) -> Bool {
        guard offset <= word.start, let line = text[..<word.start].lastIndex(of: 0x0A) else { return false }
        return line >= offset && text[(line + 1)..<word.start].allSatisfy { $0 == 0x20 }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        ExpressionPlace.isPartOfWord(byte) || "-/.".utf8.contains(byte) || byte >= 0x80
    }

    private static func comment(_ line: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: line, as: UTF8.self)
        guard let hash = text.firstIndex(of: "#") else { return nil }
        let comment = text[text.index(after: hash)...].drop { $0 == " " }
        return comment.hasPrefix("screenlint:") ? String(comment.dropFirst("screenlint:".count)) : nil
    }
}
