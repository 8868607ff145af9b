package import Diagnostics

// The text of nodes, made to stand elsewhere.
extension YAMLTree {
    /// A node in flow style on one line; nil if a comment, a block scalar or a text over several lines is in the way.
    package func flowText(of index: NodeIndex) -> String? {
        let node = self[index]
        let range = fullRange(of: index)
        let prefix = sourceText(in: SourceRange(start: range.start, end: node.range.start))
        if node.kind == .scalar {
            guard node.style != .literal, node.style != .folded, !hasLineBreak(in: range) else { return nil }
            let text = sourceText(in: node.range)
            // What is plain between lines may not be so between brackets, where many tools take `?` for a sign of YAML's.
            let isPlain = node.style == .plain && !text.contains(where: { ",[]{}?".contains($0) })
            return prefix + (isPlain || node.style != .plain ? text : ScalarText(text).doubleQuoted)
        }
        if node.kind == .alias || node.style == .flow {
            guard !hasLineBreak(in: range), case let text = sourceText(in: range) else { return nil }
            // `[title: Orders]` holds a map without braces.
            return node.kind == .mapping && byte(at: node.range.start) != UInt8(ascii: "{") ? "{\(text)}" : text
        }
        guard !hasComment(in: node.range) else { return nil }
        guard let parts = node.kind == .mapping ? flowTexts(ofPairs: index) : flowTexts(of: children(of: index)) else {
            return nil
        }
        let inner = parts.joined(separator: ", ")
        let isBetweenLines = hasLineBreak(in: SourceRange(start: range.start, end: node.range.start))
        return (isBetweenLines ? "" : prefix) + (node.kind == .mapping ? "{\(inner)}" : "[\(inner)]")
    }

    /// The pairs of a mapping but one in flow style; nil if something is in the way.
    private func flowTexts(ofPairs mapping: NodeIndex, without dropped: NodeIndex? = nil) -> [String]? {
        let pairs = pairs(of: mapping).filter { $0.key != dropped }
        let (keys, values) = (flowTexts(of: pairs.map { $0.key }), flowTexts(of: pairs.map { $0.value }))
        guard let keys, let values else { return nil }
        return zip(keys, values).map { "\($0): \($1)" }
    }

    /// Nodes in flow style; nil if something is in the way in one.
    func flowTexts(of nodes: some Sequence<NodeIndex>) -> [String]? {
        let nodes = Array(nodes)
        let texts = nodes.compactMap { flowText(of: $0) }
        return texts.count == nodes.count ? texts : nil
    }

    /// The text of a sequence's item, with the comment behind it, for a place that begins at `column`; of a mapping
    /// perhaps only the pairs from one of its keys on.
    func blockText(of index: NodeIndex, from key: NodeIndex? = nil, atColumn column: Int) -> String? {
        let start = fullStart(of: key ?? index)
        if self[self[index].parent].style == .flow {
            let range = SourceRange(start: start, end: self[index].range.end)
            return hasLineBreak(in: range) ? nil : sourceText(in: range)
        }
        let text = sourceText(in: SourceRange(start: start, end: lineEnd(of: index)))
        let shift = column - self.column(at: start)
        return shift == 0 ? text : shifted(text, by: shift)
    }

    /// A text with the lines behind its first one further to the right, or, by less than nothing, to the left.
    func shifted(_ text: String, by columns: Int) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
        let shifted = lines.enumerated().map { number, line in
            if number == 0 || line.isEmpty { return String(line) }
            if columns > 0 { return String(repeating: " ", count: columns) + line }
            return String(line.dropFirst(min(-columns, line.prefix { $0 == " " }.count)))
        }
        return shifted.joined(separator: lineBreak)
    }

    /// The edit that adds a key at the end of a mapping without it, with a copy of a node that stands elsewhere, of a
    /// mapping without one of its pairs; nil if a comment would be lost, or that is hard to edit.
    package func insertion(
        ofKey name: String,
        holding value: NodeIndex,
        without key: NodeIndex?,
        in mapping: NodeIndex
    ) -> Edit? {
        guard let key else { return insertion(ofKey: name, holding: value, from: nil, in: mapping) }
        let next = nextSibling(of: nextSibling(of: key))
        if next == .none, firstChild(of: value) == key { return insertion(ofKey: name, "{}", in: mapping) }
        if next != .none, firstChild(of: value) == key, self[value].style != .flow {
            let dropped = SourceRange(start: self[key].range.start, end: fullStart(of: next))
            return hasComment(in: dropped) ? nil : insertion(ofKey: name, holding: value, from: next, in: mapping)
        }
        guard !hasComment(in: self[value].range), let parts = flowTexts(ofPairs: value, without: key) else {
            return nil
        }
        return insertion(ofKey: name, "{\(parts.joined(separator: ", "))}", in: mapping)
    }

    private func insertion(
        ofKey name: String,
        holding value: NodeIndex,
        from key: NodeIndex?,
        in mapping: NodeIndex
    ) -> Edit? {
        guard self[value].isBlockCollection, let column = keyColumn(of: mapping) else {
            return flowText(of: value).flatMap { insertion(ofKey: name, $0, in: mapping) }
        }
        guard let text = blockText(of: value, from: key, atColumn: column + 2),
            var edit = insertion(ofKey: name, "", in: mapping)
        else { return nil }
        edit.text.removeLast()
        edit.text += newLine(atColumn: column + 2) + text
        return edit
    }
}
