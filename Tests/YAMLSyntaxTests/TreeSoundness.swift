import Diagnostics
import YAMLSyntax

/// Looks for a breach of what every tree promises, whatever the text; nil if all is well.
func unsoundness(of tree: borrowing YAMLTree) -> String? {
    let size = tree.source.count
    var end = 0
    for document in tree.documents {
        if tree[document].parent != .none { return "root \(document) has a parent" }
        if let breach = unsoundness(of: document, in: tree, from: end, to: size) { return breach }
        end = tree[document].range.end
    }
    if tree.nodeCount > 0, tree.documents.first?.rawValue != 1 { return "the first root is not node 1" }
    end = 0
    for position in 0..<tree.commentCount {
        let range = tree.comment(at: position)
        if range.start < end || range.end > size { return "comment \(position) is out of order" }
        if tree.source[range.start] != UInt8(ascii: "#") { return "comment \(position) begins with no hash" }
        end = range.end
    }
    for problem in tree.problems where problem.range.start > problem.range.end || problem.range.end > size {
        return "problem out of the text: \(problem)"
    }
    if !tree.isComplete, tree.problems.isEmpty { return "incomplete, and nothing says why" }
    return nil
}

private func unsoundness(
    of index: NodeIndex,
    in tree: borrowing YAMLTree,
    from start: Int,
    to end: Int
) -> String? {
    let node = tree[index]
    let range = node.range
    if range.start < start || range.end < range.start || range.end > end {
        return "node \(index.rawValue) \(range) leaves \(start)..<\(end)"
    }
    if node.kind == .none || node.next.rawValue <= index.rawValue { return "node \(index.rawValue) has no end" }
    if node.target != .none, tree[node.target].kind == .alias { return "alias \(index.rawValue) to an alias" }
    if node.valueBytes.upperBound > (node.isPooled ? tree.pool.count : size(of: tree)) {
        return "value of \(index.rawValue) out of bounds"
    }
    var previous = range.start
    var children = 0
    var child = tree.firstChild(of: index)
    while child != .none {
        if tree[child].parent != index { return "child \(child.rawValue) has another parent" }
        if let breach = unsoundness(of: child, in: tree, from: previous, to: range.end) { return breach }
        previous = tree[child].range.end
        children += 1
        child = tree.nextSibling(of: child)
    }
    let expected = node.kind == .mapping ? node.count * 2 : node.count
    return children == expected ? nil : "node \(index.rawValue) has \(children) children, not \(expected)"
}

private func size(of tree: borrowing YAMLTree) -> Int { tree.source.count }
