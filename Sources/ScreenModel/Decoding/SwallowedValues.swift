import Diagnostics
import YAMLSyntax

// What YAML reads as something else than its author meant, though the file is valid YAML. The forms that are not
// valid (`title: Orders: Open`) are told from the syntax error: see `SwallowedSyntax`.
extension ScreenDecoder {
    /// Reports a value that began with `#` and so became a comment: `background: #fff`.
    ///
    /// A space after the `#` is taken for a comment that was meant.
    ///
    /// - Returns: Whether there is such a value.
    mutating func reportSwallowedComment(_ name: String, _ node: NodeIndex, _ tree: borrowing YAMLTree) -> Bool {
        let position = tree[node].range.end
        guard tree[node].range.length == 0, let comment = tree.firstComment(from: position) else { return false }
        let source = tree.source
        guard comment.length > 1, source[comment.start + 1] > 0x20, source[comment.start + 1] != UInt8(ascii: "#"),
            !source[position..<comment.start].contains(where: { $0 == 0x0A || $0 == 0x0D })
        else { return false }
        let text = String(decoding: source[comment.start..<comment.end], as: UTF8.self)
        // Suppressions and editor hints are comments whatever stands behind the sign.
        guard !text.hasPrefix("#screenlint:"), !text.hasPrefix("#yaml-language-server") else { return false }
        let value = text.split(separator: " ", maxSplits: 1).first.map(String.init) ?? text
        let range = SourceRange(start: comment.start, end: comment.start + value.utf8.count)
        let quoted = Message.doubleQuoted(value)
        reportSwallowed(range, Message.swallowedComment(name, quoted: quoted), quoted)
        return true
    }

    /// Whether a map is what YAML makes of `title: {count}`: one key in braces, without a value.
    func looksLikePlaceholder(_ mapping: NodeIndex, _ tree: borrowing YAMLTree) -> Bool {
        guard tree[mapping].style == .flow else { return false }
        let key = tree.firstChild(of: mapping)
        guard key != .none, tree[key].kind == .scalar || tree[key].style == .flow else { return false }
        let value = tree.nextSibling(of: key)
        return tree[value].next == tree[mapping].next && tree[value].range.length == 0
    }

    /// Reports a placeholder that YAML took for a map: `title: {count}`.
    mutating func reportSwallowedPlaceholder(_ name: String, _ mapping: NodeIndex, _ tree: borrowing YAMLTree) {
        let range = tree[mapping].range
        let text = String(decoding: tree.source[range.start..<range.end], as: UTF8.self)
        let quoted = Message.doubleQuoted(text)
        reportSwallowed(range, Message.swallowedMap(name, quoted: quoted), quoted)
    }

    private mutating func reportSwallowed(_ range: SourceRange, _ message: String, _ quoted: String) {
        let edit = Edit(range: range, text: quoted)
        let fix = Fix(title: Message.quote(quoted), applicability: .safe, edits: [edit])
        report(.yamlSwallowedValue, range, message, fix: fix)
    }
}
