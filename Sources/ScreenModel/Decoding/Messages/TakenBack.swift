import Diagnostics
import YAMLSyntax

// What was told, and is told no more, because something that is read later says it better.
extension ScreenDecoder {
    /// Takes back what was told at a node, or only what one rule said there.
    mutating func takeBack(at node: NodeIndex, as rule: OwnRule? = nil) {
        let range = tree[node].range
        diagnostics.removeAll { $0.range == range && (rule == nil || $0.rule == rule?.id) }
    }

    /// Takes back what was told last at a node.
    mutating func takeBackLast(at node: NodeIndex) {
        let range = tree[node].range
        if let told = diagnostics.lastIndex(where: { $0.range == range }) { diagnostics.remove(at: told) }
    }

    /// Takes back what was told of a range and all that is in it.
    mutating func takeBack(within range: SourceRange) {
        diagnostics.removeAll { $0.range.start >= range.start && $0.range.end <= range.end }
    }

    /// Takes back what was told since there were so many diagnostics.
    mutating func takeBack(from count: Int) { diagnostics.removeSubrange(count...) }

    /// Takes back what was told at some nodes since there were so many diagnostics.
    mutating func takeBack(at nodes: [NodeIndex], from count: Int) {
        let ranges = Set(nodes.map { tree[$0].range })
        diagnostics.replaceSubrange(count..., with: diagnostics[count...].filter { !ranges.contains($0.range) })
    }

    /// Takes back the fixes of what was told at a node.
    mutating func takeBackFixes(at node: NodeIndex) {
        for index in diagnostics.indices where diagnostics[index].range == tree[node].range {
            diagnostics[index].fixes = []
        }
    }
}
