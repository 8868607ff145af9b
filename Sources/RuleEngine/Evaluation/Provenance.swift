import Diagnostics
import ScreenModel
import YAMLSyntax

/// Tells where a value is used that is written elsewhere: behind an alias, in a merged map, or in `defaults`.
struct Provenance {
    let reader: LayoutReader
    let screen: Screen
    let file: String

    /// The places at which a value is used, if its text in a locale stands somewhere else.
    func uses(of place: Place, locale: UInt32, _ tree: borrowing YAMLTree) -> [RelatedRange] {
        let text = NodeIndex(rawValue: reader.records.store.node(of: place, locale: locale))
        let written = NodeIndex(rawValue: reader.records.store.node(of: place))
        // A translation is used where the screen has its own text.
        if text != written, tree.otherSource(of: text) != nil { return [used(at: tree[tree.resolved(written)].range)] }
        var current: Place? = place
        while let here = current {
            let node = NodeIndex(rawValue: reader.records.store.node(of: here))
            if tree[node].kind == .alias { return [used(at: tree[node].range)] }
            let owner = NodeIndex(rawValue: reader.records.store.node(of: here.record))
            if tree.isAdded(node) {
                let isElsewhere = tree.otherSource(of: node) != nil && tree.otherSource(of: owner) == nil
                return isElsewhere ? [used(at: tree[tree.resolved(owner)].range)] : []
            }
            if node != owner, !isInside(node, owner, tree), let key = mergeKey(in: owner, tree) {
                return [used(at: tree[key].range)]
            }
            current = reader.records.store.place(of: here.record)
        }
        let node = NodeIndex(rawValue: reader.records.store.node(of: place))
        guard !isInside(node, NodeIndex(rawValue: screen.node), tree) else { return [] }
        let id = NodeIndex(rawValue: reader.records.store[screen.record, Slots.Screen.id].node)
        return [used(at: tree[id == .none ? NodeIndex(rawValue: screen.node) : id].range)]
    }

    private func used(at range: SourceRange) -> RelatedRange {
        RelatedRange(message: "used here", file: file, range: range)
    }

    private func isInside(_ node: NodeIndex, _ mapping: NodeIndex, _ tree: borrowing YAMLTree) -> Bool {
        node.rawValue >= mapping.rawValue && node.rawValue < tree[mapping].next.rawValue
    }

    private func mergeKey(in mapping: NodeIndex, _ tree: borrowing YAMLTree) -> NodeIndex? {
        tree.pairs(of: mapping).first { key, _ in tree.isMergeKey(key) }?.key
    }
}
