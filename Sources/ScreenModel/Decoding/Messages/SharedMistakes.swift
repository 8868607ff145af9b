import Diagnostics
import YAMLSyntax

// A mistake in what several screens share, behind an alias or in a map that is merged into them.
extension ScreenDecoder {
    /// Notes where a screen uses what stands outside of it, for the mistakes that were told of it: the alias, or else its id.
    mutating func noteUses(ofMistakes first: Int, by screen: NodeIndex) {
        func holds(_ node: NodeIndex, _ range: SourceRange) -> Bool {
            tree[node].range.start <= range.start && range.end <= tree[node].range.end
        }
        // What YAML takes for a comment behind the last key of a screen is that one's: `background: #fff`.
        func isOwn(_ range: SourceRange) -> Bool {
            let end = tree[screen].range.end
            return holds(screen, range)
                || end...end + 64 ~= range.start && !tree.source[end..<range.start].contains(where: [UInt8].isLineEnd)
        }
        var aliases: [NodeIndex]?
        for index in diagnostics.indices.dropFirst(first) where !isOwn(diagnostics[index].range) {
            let range = diagnostics[index].range
            let inner = (screen.rawValue..<tree[screen].next.rawValue).lazy.map(NodeIndex.init(rawValue:))
            let nodes = aliases ?? inner.filter { tree[$0].kind == .alias }
            aliases = nodes
            let use = nodes.first { holds(tree.resolved($0), range) } ?? tree.value(ofKey: "id", in: screen) ?? screen
            let related = RelatedRange(message: RelatedRange.use, file: file, range: tree[use].range)
            diagnostics[index].related.append(related)
        }
    }

    /// Tells a mistake once that several screens share, with where each uses it, or that stands behind several aliases.
    mutating func joinSharedMistakes() {
        // What stands in a file once without an alias is told once.
        let isShared = diagnostics.contains { $0.related.last?.message == RelatedRange.use }
        guard isShared || diagnostics.count > 1 && tree.source.contains(UInt8(ascii: "*")) else { return }
        var first = [SharedMistake: Int]()
        var joined = [Diagnostic]()
        for diagnostic in diagnostics {
            let mistake = SharedMistake(rule: diagnostic.rule, range: diagnostic.range, message: diagnostic.message)
            if let index = first[mistake] {
                let room = ScreenDecoder.mostUses - joined[index].related.count
                joined[index].related += diagnostic.related.prefix(max(room, 0))
            } else {
                first[mistake] = joined.count
                joined.append(diagnostic)
            }
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
}
