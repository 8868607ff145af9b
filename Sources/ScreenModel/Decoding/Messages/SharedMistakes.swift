import Diagnostics
import YAMLSyntax

// A mistake in what several screens share, behind an alias or in a map that is merged into them.
extension ScreenDecoder {
    /// Tells a mistake once that stands outside of the screens that have it, with where these use it.
    mutating func joinSharedMistakes() {
        let nodes = Dictionary(screens.map { ($0.id ?? "", $0.nodeIndex) }) { first, _ in first }
        let uses = diagnostics.map { diagnostic in
            diagnostic.screen.flatMap { nodes[$0] }.flatMap { use(of: diagnostic.range, by: $0) }
        }
        guard uses.contains(where: { $0 != nil }) else { return }
        var first = [SharedMistake: Int]()
        var joined = [Diagnostic]()
        for (diagnostic, use) in zip(diagnostics, uses) {
            let mistake = SharedMistake(rule: diagnostic.rule, range: diagnostic.range, message: diagnostic.message)
            let index = first[mistake, default: joined.count]
            if index == joined.count {
                first[mistake] = index
                joined.append(diagnostic)
            }
            guard let use, joined[index].related.count < ScreenDecoder.mostUses else { continue }
            joined[index].related.append(RelatedRange(message: RelatedRange.use, file: file, range: use))
        }
        diagnostics = joined
    }

    /// What makes two mistakes one.
    private struct SharedMistake: Hashable {
        let rule: String
        let range: SourceRange
        let message: String
    }

    private static let mostUses = 10

    /// Where a screen uses a text that does not stand in it: the alias in it, or else its id; nil for what stands in it.
    private func use(of range: SourceRange, by screen: NodeIndex) -> SourceRange? {
        func holds(_ node: NodeIndex) -> Bool {
            tree[node].range.start <= range.start && range.end <= tree[node].range.end
        }
        guard !holds(screen) else { return nil }
        let nodes = (screen.rawValue..<tree[screen].next.rawValue).prefix(1_000).lazy.map(NodeIndex.init(rawValue:))
        if let alias = nodes.first(where: { tree[$0].kind == .alias && holds(tree.resolved($0)) }) {
            return tree[alias].range
        }
        return tree[tree.value(ofKey: "id", in: screen) ?? screen].range
    }
}
