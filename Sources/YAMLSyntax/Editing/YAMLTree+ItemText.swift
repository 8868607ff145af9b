import Diagnostics

// The text of nodes, made to stand elsewhere.
extension YAMLTree {
    /// A node in flow style on one line; nil if a comment, a block scalar or a text over several lines is in the way.
    package func flowText(of index: NodeIndex) -> String? {
        let node = self[index]
        let range = SourceRange(start: fullStart(of: index), end: node.range.end)
        let prefix = sourceText(in: SourceRange(start: range.start, end: node.range.start))
        if node.kind == .scalar {
            guard node.style != .literal, node.style != .folded, !hasLineBreak(in: range) else { return nil }
            let text = sourceText(in: node.range)
            // What is plain between lines may not be so between brackets.
            let isPlain = node.style == .plain && !text.contains(where: { ",[]{}".contains($0) })
            return prefix + (isPlain || node.style != .plain ? text : ScalarText(text).doubleQuoted)
        }
        if node.kind == .alias || node.style == .flow {
            return hasLineBreak(in: range) ? nil : sourceText(in: range)
        }
        guard !hasComment(in: node.range) else { return nil }
        var parts = [String]()
        var isWhole = true
        if node.kind == .mapping {
            forEachPair(of: index) { key, value in
                if let key = flowText(of: key), let value = flowText(of: value) {
                    parts.append("\(key): \(value)")
                } else {
                    isWhole = false
                }
            }
        } else {
            forEachChild(of: index) { child in
                if let child = flowText(of: child) { parts.append(child) } else { isWhole = false }
            }
        }
        guard isWhole else { return nil }
        let inner = parts.joined(separator: ", ")
        let isBetweenLines = hasLineBreak(in: SourceRange(start: range.start, end: node.range.start))
        return (isBetweenLines ? "" : prefix) + (node.kind == .mapping ? "{\(inner)}" : "[\(inner)]")
    }

    /// The text of a sequence's item, with the comment behind it, for a place that begins at `column`.
    func blockText(of index: NodeIndex, atColumn column: Int) -> String? {
        let start = fullStart(of: index)
        if self[self[index].parent].style == .flow {
            let range = SourceRange(start: start, end: self[index].range.end)
            return hasLineBreak(in: range) ? nil : sourceText(in: range)
        }
        let text = sourceText(in: SourceRange(start: start, end: lineEnd(of: index)))
        let shift = column - self.column(at: start)
        guard shift != 0 else { return text }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let shifted = lines.enumerated().map { number, line in
            if number == 0 || line.isEmpty { return String(line) }
            if shift > 0 { return String(repeating: " ", count: shift) + line }
            return String(line.dropFirst(min(-shift, line.prefix { $0 == " " }.count)))
        }
        return shifted.joined(separator: lineBreak)
    }
}
