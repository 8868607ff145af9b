import Diagnostics

@testable import YAMLSyntax

/// Parses a text into a tree of its own.
func parsed(_ text: String, limits: YAMLLimits = .standard) -> YAMLTree {
    parsed(Array(text.utf8), limits: limits)
}

/// Parses bytes into a tree of their own.
func parsed(_ bytes: [UInt8], limits: YAMLLimits = .standard) -> YAMLTree {
    var tree = YAMLTree()
    tree.parse(bytes, limits: limits)
    return tree
}

/// A range in words: `3-4`.
func place(_ range: SourceRange) -> String {
    "\(range.start)-\(range.end)"
}

/// The problems of a tree in words: `yaml/syntax 3-4`.
func places(_ problems: [YAMLProblem]) -> [String] {
    problems.map { "\($0.rule.id) \(place($0.range))" }
}

/// A tree in words: one line for each node, indented by depth, with style, range, the source there, and the value.
///
/// `plain 3-4 ⟨1⟩`; a value that differs from the source stands behind it: `doubleQuoted 0-5 ⟨"a\n"⟩ = a⏎`.
func describe(_ tree: borrowing YAMLTree) -> String {
    var lines: [String] = []
    for document in tree.documents { describe(document, of: tree, depth: 0, into: &lines) }
    for position in 0..<tree.commentCount {
        let range = tree.comment(at: position)
        lines.append("comment \(place(range)) ⟨\(visible(tree.sourceText(in: range)))⟩")
    }
    lines += places(tree.problems)
    return lines.joined(separator: "\n")
}

private func describe(_ index: NodeIndex, of tree: borrowing YAMLTree, depth: Int, into lines: inout [String]) {
    let node = tree[index]
    let written = visible(tree.sourceText(in: node.range))
    var line = String(repeating: "  ", count: depth)
    line += node.kind == .scalar ? "\(node.style)" : node.kind == .alias ? "alias" : "\(node.style) \(node.kind)"
    line += " \(place(node.range)) ⟨\(written)⟩"
    let value = visible(tree.text(of: index))
    if node.kind == .scalar, value != written { line += " = \(value)" }
    if node.kind == .alias { line += " -> \(node.target.rawValue)" }
    if node.hasAnchor, let anchor = tree.anchorRange(of: index) { line += " \(tree.sourceText(in: anchor))" }
    if let tag = tree.tagRange(of: index) { line += " \(tree.sourceText(in: tag))" }
    if node.isMissing { line += " missing" }
    lines.append(line)
    for child in tree.children(of: index) { describe(child, of: tree, depth: depth + 1, into: &lines) }
}

private func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": result += "⏎"
        case "\r": result += "␍"
        case "\t": result += "⇥"
        case "\u{FEFF}": result += "␣BOM"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
