package import Diagnostics

/// The nodes of a file that have an anchor or a tag, which fixes must not tear off.
///
/// A fix is made for one place. Where its node has an anchor that is used elsewhere, it would change that, too, or leave an
/// alias without what it stands for; and a tag stays where it is when another value is written behind it.
package struct SharedNodes: Sendable {
    /// In the order of their ranges.
    private var nodes: [SharedNode] = []
    /// The names of anchors with their `&`, and of aliases with their `*`.
    private var names: Set<String> = []
    /// How many fixes may still be tried out, as each takes the file to be parsed once more.
    private var trials = 64

    /// The nodes of that kind in a tree.
    package init(_ tree: borrowing YAMLTree) {
        // Behind them stand those of other files.
        let own = tree.nodes.prefix(tree.nodeCount + 1)
        let used = Set(own.lazy.filter { $0.kind == .alias }.map(\.target))
        for (number, node) in own.enumerated() where node.kind != .alias && (node.hasAnchor || node.hasTag) {
            let index = NodeIndex(rawValue: UInt32(number))
            let isUsed = used.contains(index)
            nodes.append(
                SharedNode(
                    range: node.range,
                    start: tree.fullStart(of: index),
                    isScalar: node.kind == .scalar,
                    isUsed: isUsed,
                    isTagged: node.hasTag
                )
            )
            guard isUsed, let anchor = tree.anchorRange(of: index) else { continue }
            let name = tree.sourceText(in: anchor)
            names.formUnion([name, "*" + name.dropFirst()])
        }
    }

    /// Whether a fix tears an anchor or a tag off its node, or changes what is used elsewhere.
    package mutating func areTorn(by fix: Fix, in tree: borrowing YAMLTree) -> Bool {
        guard !nodes.isEmpty else { return false }
        // What writes an anchor or an alias knows of it, and may still bring them out of order.
        if fix.edits.contains(where: { mayRefer($0.text) }) {
            trials -= 1
            return trials < 0 || !keepsAnchors(fix, of: tree)
        }
        return fix.edits.contains { areTorn(by: $0) }
    }

    private func mayRefer(_ text: String) -> Bool {
        text.utf8.contains { "&*".utf8.contains($0) } && (names.count > 64 || names.contains(where: text.holds))
    }

    private func keepsAnchors(_ fix: Fix, of tree: borrowing YAMLTree) -> Bool {
        let fixed = YAMLTree(fix.edits.applied(to: tree.source))
        return fixed.problems.count <= tree.problems.count
            && fixed.nodes.count(where: \.hasAnchor) == tree.nodes.prefix(tree.nodeCount + 1).count(where: \.hasAnchor)
    }

    private func areTorn(by edit: Edit) -> Bool {
        let first = nodes.indices.partitioningIndex { nodes[$0].range.start >= edit.range.start }
        // It may lie in a text.
        let candidates = nodes[max(0, first - 1)...].prefix { $0.range.start <= edit.range.end }
        return candidates.contains { $0.isTorn(by: edit.range) }
    }

    /// A node with an anchor or a tag.
    private struct SharedNode {
        let range: SourceRange
        /// Where its anchor and tag begin.
        let start: Int
        let isScalar: Bool
        /// Whether it has an anchor that is used.
        let isUsed: Bool
        let isTagged: Bool

        func isTorn(by edit: SourceRange) -> Bool {
            let isWhole = edit.start <= range.start && edit.end >= range.end
            // What comes behind its tag or anchor, in its place or before it
            if edit.start == range.start, start < range.start, isUsed || isTagged, isWhole || edit.length == 0 {
                return true
            }
            // In a collection, what is mended for one use is mended for all.
            let isTouched = edit.start < range.end && edit.end > start
            return isUsed && isTouched && (isScalar || isWhole || edit.start < range.start)
        }
    }
}
