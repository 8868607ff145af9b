import Diagnostics
import YAMLSyntax

/// A comment that suppresses a finding on its line.
struct SuppressionComment {
    /// What puts the comment there.
    let edit: Edit
    /// The text with the comment.
    let result: [UInt8]
    /// Where the reason stands in that text, to be written over.
    let reason: SourceRange

    private static let reason = "reason"

    /// Finds the place for the comment: the end of the line, or else a line of its own above.
    ///
    /// Within a text of several lines neither may be a comment, and JSON has none; then there is none.
    init?(_ diagnostic: Diagnostic, in lines: LineTable) {
        guard !YAMLTree(lines.bytes).isJSON else { return nil }
        let number = lines.line(at: diagnostic.range.start)
        let line = lines.range(ofLine: number)
        let text = lines.bytes[line.start..<line.end]
        let indentation = String(decoding: text.prefix { $0 == 0x20 }, as: UTF8.self)
        let tail = " \(diagnostic.rule) -- \(SuppressionComment.reason)"
        let candidates = [
            (line.end, " # screenlint:disable-line" + tail, ""),
            (line.start, indentation + "# screenlint:disable-next-line" + tail, lines.bytes.lineBreak),
        ]
        // In one that ends with a comment, what is added would belong to that comment.
        for (offset, comment, end) in candidates {
            let edit = Edit(inserting: comment + end, at: offset)
            let bytes = Array(lines.bytes[..<offset]) + Array(edit.text.utf8) + Array(lines.bytes[offset...])
            let start = offset + comment.utf8.prefix { $0 != UInt8(ascii: "#") }.count
            guard SuppressionComment.isComment(at: start, in: bytes) else { continue }
            self.edit = edit
            result = bytes
            let last = offset + comment.utf8.count
            reason = SourceRange(start: last - SuppressionComment.reason.utf8.count, end: last)
            return
        }
        return nil
    }

    /// Whether a comment begins at an offset.
    private static func isComment(at offset: Int, in text: [UInt8]) -> Bool {
        let tree = YAMLTree(text)
        return (0..<tree.commentCount).contains { tree.comment(at: $0).start == offset }
    }
}
