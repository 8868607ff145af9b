import Diagnostics
import YAMLSyntax

/// YAML to a tree: the tree is sound, and everything in it can be read.
func examine(_ bytes: [UInt8]) {
    var tree = YAMLTree()
    tree.parse(bytes)
    read(tree)
    let first = tree.problems
    // A tree that has held another text before makes the same of this one.
    tree.parse(Array("a: &a [*a, *b, {c: d}] # c\n".utf8))
    tree.parse(bytes)
    require(tree.problems == first, "The second reading finds \(tree.problems), not \(first).")
}

private func read(_ tree: borrowing YAMLTree) {
    if let breach = unsoundness(of: tree) { require(false, breach) }
    var length = 0
    for index in 0...UInt32(tree.nodeCount) + 1 {
        let node = NodeIndex(rawValue: index)
        length += tree.text(of: node).utf8.count + tree.sourceText(in: tree[node].range).utf8.count
        length += (tree.tagRange(of: node)?.length ?? 0)
        _ = tree.scalarType(of: node)
        if tree[node].kind == .mapping { length += tree.duplicateKeys(in: node).count }
    }
    for document in tree.documents { length += YAMLValue(document, in: tree).elements?.count ?? 0 }
    require(length >= 0, "A length is negative.")
}
