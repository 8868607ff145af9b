package import Diagnostics

// What edits need to know of lines. A line ends with LF, CRLF or CR; columns count bytes from 0.
extension YAMLTree {
    /// Where a node begins, its anchor and tag included.
    func fullStart(of index: NodeIndex) -> Int {
        var start = self[index].range.start
        if self[index].kind != .alias, let anchor = anchorRange(of: index) { start = min(start, anchor.start) }
        if let tag = tagRange(of: index) { start = min(start, tag.start) }
        return start
    }

    /// Where a node stands, its anchor and tag included.
    func fullRange(of index: NodeIndex) -> SourceRange {
        SourceRange(start: fullStart(of: index), end: self[index].range.end)
    }

    /// Where a pair of a mapping begins: where its key does, or the `?` before it.
    package func pairStart(of key: NodeIndex) -> Int {
        let start = fullStart(of: key)
        guard let mark = source[..<start].lastIndex(where: { $0 != 0x20 && $0 != 0x09 }),
            mark + 1 < start, source[mark] == UInt8(ascii: "?"), mark >= self[self[key].parent].range.start
        else { return start }
        return mark
    }

    /// Where the line of an offset begins, in UTF-8 bytes, after a byte order mark.
    package func lineStart(at offset: Int) -> Int {
        let start = source.lineStart(at: offset)
        return start == 0 && source.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
    }

    /// Where the line that a node ends on ends, before its line break.
    func lineEnd(of index: NodeIndex) -> Int {
        var end = self[index].range.end
        // The range of a block scalar may hold its last line break.
        while end > self[index].range.start, [UInt8].isLineEnd(source[end - 1]) { end -= 1 }
        return lineEnd(at: end)
    }

    /// Where the line of an offset ends, before its line break.
    func lineEnd(at offset: Int) -> Int { source.lineEnd(at: offset) }

    /// Where the line before the one of an offset ends; nil on the first line.
    package func previousLineEnd(at offset: Int) -> Int? {
        let start = lineStart(at: offset)
        guard start > 0, [UInt8].isLineEnd(source[start - 1]) else { return nil }
        let isPair = start > 1 && source[start - 1] == 0x0A && source[start - 2] == 0x0D
        return start - (isPair ? 2 : 1)
    }

    /// How far an offset stands from the beginning of its line, in UTF-8 bytes; one behind the text is that of its end.
    package func column(at offset: Int) -> Int { min(offset, source.count) - lineStart(at: offset) }

    /// The line break that the text uses: that of its first line.
    package var lineBreak: String { source.lineBreak }

    /// A line break, and what leads to a column of the next line.
    package func newLine(atColumn column: Int) -> String { lineBreak + String(repeating: " ", count: column) }

    /// Whether a stretch of the text holds a line break.
    func hasLineBreak(in range: SourceRange) -> Bool {
        source[range.start..<range.end].contains(where: [UInt8].isLineEnd)
    }

    /// Whether a comment begins in a stretch of the text.
    func hasComment(in range: SourceRange) -> Bool {
        firstComment(from: range.start).map { $0.start < range.end } ?? false
    }

    /// The first comment that begins at an offset or behind it; nil if there is none.
    package func firstComment(from offset: Int) -> SourceRange? {
        let index = (0..<commentCount).partitioningIndex { comment(at: $0).start >= offset }
        return index < commentCount ? comment(at: index) : nil
    }

    /// Whether a line holds nothing but a comment.
    func isComment(lineEndingAt end: Int) -> Bool {
        let start = lineStart(at: end)
        let first = source[start..<end].firstIndex { $0 != 0x20 && $0 != 0x09 }
        return first != nil && firstComment(from: start)?.start == first
    }

    /// Whether a fix takes out a comment, and writes it nowhere.
    package func losesComment(_ fix: Fix) -> Bool {
        let written = fix.edits.map(\.text).joined(separator: "\n")
        for edit in fix.edits {
            var start = edit.range.start
            // Of a long text with many comments the first ones tell enough.
            for _ in 0..<64 {
                guard let comment = firstComment(from: start), comment.start < edit.range.end else { break }
                let taken = SourceRange(start: comment.start, end: min(comment.end, edit.range.end))
                if !written.holds(sourceText(in: taken)) { return true }
                start = comment.end
            }
        }
        return false
    }
}

extension Character {
    /// Whether it is a line break, and none that only other formats know.
    var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
