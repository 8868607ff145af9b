import Diagnostics
import ScreenModel
import Tokens
import YAMLSyntax

/// Tells where a value is used that is written elsewhere: behind an alias, in a merged map, or in `defaults`.
struct Provenance {
    let reader: LayoutReader
    let screen: Screen
    let file: String

    /// The places at which a value is used, if its text in a locale or an appearance stands somewhere else.
    func uses(of place: Place, locale: UInt32, appearance: Appearance?, _ tree: borrowing YAMLTree) -> [RelatedRange] {
        let text = reader.records.store.nodeIndex(of: place, locale: locale, appearance: appearance)
        let written = node(of: place)
        // A translation is used where the screen has its own text.
        if text != written, tree.otherSource(of: text) != nil { return [used(at: tree[tree.resolved(written)].range)] }
        let whole = screen.nodeIndex
        // What an alias stands for may have aliases of its own: the screen's is the outermost.
        var outermost = NodeIndex.none
        func note(_ use: NodeIndex?, _ tree: borrowing YAMLTree) {
            if let use, tree.isInside(use, whole) { outermost = use }
        }
        note(use(ofText: text, in: tree.resolved(written), tree), tree)
        var current: Place? = place
        while let here = current {
            let (node, owner) = (self.node(of: here), reader.records.store.nodeIndex(of: here.record))
            if tree.isAdded(node), tree.otherSource(of: node) != nil, tree.otherSource(of: owner) == nil {
                return [used(at: tree[tree.resolved(owner)].range)]
            }
            note(use(of: node, in: owner, tree), tree)
            current = reader.records.store.place(of: here.record)
        }
        if outermost != .none { return [used(at: tree[outermost].range)] }
        guard !tree.isAdded(written), !tree.isInside(written, whole) else { return [] }
        // Screens share the parts of a screen that is merged into them.
        if let use = merged(in: whole, tree), tree.isInside(written, tree.resolved(use)) {
            return [used(at: tree[use].range)]
        }
        let id = reader.records.store[screen.record, Slots.Screen.id].nodeIndex
        return [used(at: tree[id == .none ? whole : id].range)]
    }

    private func node(of place: Place) -> NodeIndex { reader.records.store.nodeIndex(of: place) }

    /// What brings a node into its owner: what is merged, or the alias that the node is; nil for what stands there itself.
    private func use(of node: NodeIndex, in owner: NodeIndex, _ tree: borrowing YAMLTree) -> NodeIndex? {
        guard !tree.isAdded(node) else { return nil }
        let isMerged = node != owner && !tree.isInside(node, owner)
        return (isMerged ? merged(in: owner, tree) : nil) ?? (tree[node].kind == .alias ? node : nil)
    }

    /// What brings a text into the map of its languages or appearances; nil for one that stands in it.
    private func use(ofText text: NodeIndex, in map: NodeIndex, _ tree: borrowing YAMLTree) -> NodeIndex? {
        guard text != map, !tree.isInside(text, map) else { return nil }
        return tree.pairs(of: map).first { _, value in tree.resolved(value) == text }?.value ?? merged(in: map, tree)
    }

    private func used(at range: SourceRange) -> RelatedRange {
        RelatedRange(message: RelatedRange.use, file: file, range: range)
    }

    /// What is merged into a mapping: the alias, or the key before a list of several.
    private func merged(in mapping: NodeIndex, _ tree: borrowing YAMLTree) -> NodeIndex? {
        tree.pairs(of: mapping).first { key, _ in tree.isMergeKey(key) }.map { key, value in
            tree[value].kind == .alias ? value : key
        }
    }
}
