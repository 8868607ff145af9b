package import Diagnostics

/// A node that becomes an element of a list, with the pairs that are written before its own, and the whole element in flow
/// style; nil if its text is hard to edit.
package typealias ListedNode = (node: NodeIndex, pairs: [String], flow: String?)

// Edits that make elements of a list of what stands under a key, on lines of their own where it had several.
extension YAMLTree {
    /// How long a line may get by folding what stood on several lines.
    private static let longestFold = 80

    /// The edits that put elements, which are the pair's value or stand in it, into a new list at the end of a path, in
    /// place of the pair; nil if the text is hard to edit.
    package func rewriting(_ key: NodeIndex, to path: [String], elements: [ListedNode]) -> [Edit]? {
        let value = nextSibling(of: key)
        guard value != .none, let first = elements.first else { return nil }
        let flows = elements.compactMap(\.flow)
        let flow = flows.count == elements.count ? flows.joined(separator: ", ") : nil
        if let flow, !elements.contains(where: { wantsLines($0, below: key) }) {
            return rewriting(key, to: path, value: "[\(flow)]")
        }
        guard let column = keyColumn(of: self[key].parent) else {
            return flow.flatMap { rewriting(key, to: path, value: "[\($0)]") }
        }
        guard let comments = comments(between: key, first.node) else { return nil }
        var gap = lineEnd(of: first.node)
        for element in elements.dropFirst() {
            guard !hasComment(in: SourceRange(start: gap, end: max(gap, fullStart(of: element.node)))) else {
                return nil
            }
            gap = lineEnd(of: element.node)
        }
        var text = ""
        for (depth, name) in path.enumerated() {
            text += depth == 0 ? "" : newLine(atColumn: column + 2 * depth)
            text += writtenKey(name, in: self[key].parent) + ":"
        }
        let indentation = column + 2 * path.count
        for element in elements {
            let own = element.node == first.node ? comments : []
            guard let lines = lines(of: element, below: key, own, atColumn: indentation) else { return nil }
            text += newLine(atColumn: indentation) + "- " + lines
        }
        guard self[value].kind == .mapping || self[value].kind == .sequence || value == first.node else { return nil }
        return [Edit(range: SourceRange(start: pairStart(of: key), end: lineEnd(of: value)), text: text)]
    }

    /// The edits that move the elements which a pair holds before or behind those of a list, which is not empty; nil if
    /// the text is hard to edit.
    package func moving(_ key: NodeIndex, _ elements: [ListedNode], into sequence: NodeIndex, isFirst: Bool) -> [Edit]?
    {
        let isFlow = self[sequence].style == .flow
        guard self[sequence].kind == .sequence, firstChild(of: sequence) != .none else { return nil }
        let flows = elements.compactMap(\.flow)
        if flows.count == elements.count, isFlow || !elements.contains(where: { wantsLines($0, below: key) }) {
            guard let removal = removal(ofPair: key) else { return nil }
            return insertion(ofElement: flows.joined(separator: ", "), in: sequence, isFirst: isFirst)
                .map { [removal, $0] }
        }
        guard !isFlow, elements.count == 1, let element = elements.first,
            let comments = comments(between: key, element.node),
            let removal = removal(ofPair: key, withComments: true),
            let dash = dash(before: firstChild(of: sequence)),
            let lines = lines(of: element, below: key, comments, atColumn: column(at: dash))
        else { return nil }
        return insertion(ofElement: lines, in: sequence, isFirst: isFirst).map { [removal, $0] }
    }

    /// Whether an element is easier to read on several lines: it stands so, and holds maps, lists, comments or a lot.
    private func wantsLines(_ element: ListedNode, below key: NodeIndex) -> Bool {
        let node = self[element.node]
        guard node.isBlockCollection, self[node.parent].style != .flow else { return false }
        if hasComment(in: SourceRange(start: fullStart(of: key), end: fullStart(of: element.node))) { return true }
        guard let flow = element.flow, flow.count <= YAMLTree.longestFold else { return true }
        if node.kind == .sequence { return false }
        return pairs(of: element.node).contains { _, value in self[value].isBlockCollection }
    }

    /// An element of a block list whose dash stands at a column.
    private func lines(
        of element: ListedNode,
        below key: NodeIndex,
        _ comments: [String],
        atColumn column: Int
    ) -> String? {
        let node = self[element.node]
        guard wantsLines(element, below: key) else {
            let rest = SourceRange(start: node.range.end, end: lineEnd(of: element.node))
            return hasComment(in: rest) || !comments.isEmpty ? nil : element.flow
        }
        guard !node.hasAnchor, !node.hasTag else { return nil }
        let separator = newLine(atColumn: column + 2)
        if node.kind == .mapping {
            return blockText(of: element.node, atColumn: column + 2).map {
                (element.pairs + comments + [$0]).joined(separator: separator)
            }
        }
        return blockText(of: element.node, atColumn: column + 4).map {
            (element.pairs + comments + ["items:", "  " + $0]).joined(separator: separator)
        }
    }

    /// The comments on lines of their own between a key and its value; nil if one stands in the line of either.
    private func comments(between key: NodeIndex, _ node: NodeIndex) -> [String]? {
        let head = SourceRange(start: self[key].range.end, end: max(self[key].range.end, fullStart(of: node)))
        guard hasComment(in: head) else { return [] }
        guard !hasComment(in: SourceRange(start: head.start, end: lineEnd(at: head.start))) else { return nil }
        return sourceText(in: head).split(whereSeparator: \.endsLine).map { $0.drop { $0 == " " || $0 == "\t" } }
            .filter { $0.hasPrefix("#") }.map(String.init)
    }
}
