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
    /// The quotation mark that the word stands in, if it stands in one.
    let quote: UInt8?
    /// The word with its quotation marks.
    let quoted: SourceRange
    /// Whether a colon follows the word.
    let isFollowedByColon: Bool
    /// Whether a space is missing before the word, behind the colon of a key or the hyphen of a list.
    let lacksSpace: Bool
    /// Whether the place is in a comment.
    let isInComment: Bool
    /// What stands between `# screenlint:` and the place, if it is in such a comment.
    let comment: String?

    /// Looks at a text around an offset.
    init(_ text: [UInt8], at offset: Int) {
        let offset = min(max(0, offset), text.count)
        let found = text.word(around: offset, where: CompletionPlace.isPartOfWord)
        // The hyphen of a list is no word.
        let isHyphen = text[found.start..<found.end].allSatisfy { $0 == UInt8(ascii: "-") }
        word = isHyphen ? SourceRange(at: offset) : found
        let (start, end) = (word.start, word.end)
        let lineStart = text.lineStart(at: start)
        let lineEnd = text.lineEnd(at: end)
        let before = LineScan(text[lineStart..<offset])
        isInComment = before.comment != nil
        comment = before.comment.flatMap { CompletionPlace.directive(text[$0..<offset]) }
        let mark = start > lineStart && end < lineEnd && text[start - 1] == text[end] ? text[end] : nil
        quote = mark == before.quote ? mark : nil
        quoted = quote == nil ? word : SourceRange(start: start - 1, end: end + 1)
        isFollowedByColon = quoted.end < text.count && text[quoted.end] == UInt8(ascii: ":")
        self.offset = offset
        let head = text[lineStart..<quoted.start]
        let isFirst = head.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
        let isLast = text[quoted.end..<lineEnd].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        typed = String(decoding: text[start..<offset], as: UTF8.self)
        let isBehindHyphen = isFirst && head.last == UInt8(ascii: "-") && head.dropLast().last != UInt8(ascii: "-")
        lacksSpace = isBehindHyphen || CompletionPlace.endsWithKey(head)
        offsetInText = offset + (lacksSpace ? 1 : 0)
        // Each change stands behind those that come after it.
        var whole = text
        var added = 0
        if isFirst, isLast, quoted.length > 0 {
            whole.insert(UInt8(ascii: ":"), at: quoted.end)
            added += 1
        }
        // Before the first key a blank line belongs to no map yet.
        if head.isEmpty, isLast, quoted.length == 0, CompletionPlace.isBlank(text[..<lineStart]),
            !CompletionPlace.isBlank(text[lineEnd...])
        {
            whole.insert(contentsOf: "_:".utf8, at: offset)
            added += 2
        }
        if lacksSpace {
            whole.insert(0x20, at: quoted.start)
            added += 1
        }
        self.text = isLast ? CompletionPlace.closed(whole, lineStart, lineEnd + added) : whole
    }

    /// Whether lines hold nothing but comments and what begins a document.
    private static func isBlank(_ lines: ArraySlice<UInt8>) -> Bool {
        lines.split(whereSeparator: [UInt8].isLineEnd).allSatisfy { line in
            let text = line.drop { $0 == 0x20 || $0 == 0x09 }
            return text.isEmpty || text.first == UInt8(ascii: "#") || text.starts(with: "---".utf8)
        }
    }

    /// The text with the brackets closed at a line's end that the line, or else the text before it, leaves open, where it
    /// is no YAML without.
    private static func closed(_ text: [UInt8], _ lineStart: Int, _ lineEnd: Int) -> [UInt8] {
        let own = LineScan(text[lineStart..<lineEnd]).closing
        let all = LineScan(text[..<lineEnd]).closing
        func isBroken(_ text: [UInt8]) -> Bool { YAMLTree(text).problems.contains { $0.rule == .yamlSyntax } }
        guard !own.isEmpty || !all.isEmpty, isBroken(text) else { return text }
        let closed: [UInt8] = text[..<lineEnd] + own + text[lineEnd...]
        guard all != own, isBroken(closed) else { return closed }
        let wholly: [UInt8] = text[..<lineEnd] + all + text[lineEnd...]
        return isBroken(wholly) ? closed : wholly
    }

    /// Whether the start of a line ends with the colon of a key without quotes, which is no colon without a space.
    private static func endsWithKey(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.last == UInt8(ascii: ":") else { return false }
        let rest = line.dropLast().reversed().drop(while: isPartOfWord)
        guard rest.count < line.count - 1 else { return false }
        if rest.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }) { return true }
        let sign = rest.first { $0 != 0x20 }
        return LineScan(line).closing.first == UInt8(ascii: "}")
            && (sign == UInt8(ascii: "{") || sign == UInt8(ascii: ","))
    }

    /// What has to stand before what is typed: a space where one is missing, or where nobody would write on without.
    var missing: String { quote == nil && (lacksSpace || text[..<word.start].last == UInt8(ascii: ":")) ? " " : "" }

    /// Whether the word is a key between braces.
    var isInBraces: Bool {
        let last = text[..<quoted.start].last { ![0x20, 0x0A, 0x0D].contains($0) }
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

    /// What a comment says to screenlint, behind its `#`; nil if it speaks to others.
    private static func directive(_ comment: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: comment, as: UTF8.self).drop { $0 == " " }
        return text.hasPrefix("screenlint:") ? String(text.dropFirst("screenlint:".count)) : nil
    }
}
