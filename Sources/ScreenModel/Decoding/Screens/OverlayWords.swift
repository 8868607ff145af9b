import Diagnostics
import YAMLSyntax

// Overlays by other tools' words: several under names of somebody's own, and those that say a tone as their kind.
extension ScreenDecoder {
    /// The maps that stand under names of somebody's own, each for an overlay: `alerts: {delete: {title: Delete?}}`; none
    /// where the map is one overlay itself.
    func namedOverlays(_ mapping: NodeIndex) -> [NodeIndex] {
        guard tree[mapping].kind == .mapping else { return [] }
        var overlays = [NodeIndex]()
        for (key, value) in tree.pairs(of: mapping) {
            guard overlays.count < ScreenDecoder.mostGathered, tree[key].kind == .scalar, tree[key].range.length <= 64,
                tree[tree.resolved(value)].kind == .mapping, case let word = tree.text(of: key),
                ComponentKind.overlay.component.field(spelt: Spelling.folded(word)) == nil,
                OtherWord.row(for: word, in: .overlay) == nil, !word.hasPrefix("x-"), !tree.isMergeKey(key)
            else { return [] }
            overlays.append(value)
        }
        return overlays
    }

    /// Takes out the kind of an overlay that is none of an overlay's, but what it tells: `toast: {type: success}`; false for
    /// any other.
    mutating func saysToneAsKind(_ overlay: Record) -> Bool {
        guard store.kind(of: overlay) == .overlay, let slot = ComponentKind.overlay.component.slot(named: "kind"),
            case let kind = store[overlay, slot], kind.hasValue,
            case let node = tree.resolved(kind.nodeIndex), tree[node].kind == .scalar,
            ["success", "error", "info", "warning", "danger", "neutral"].contains(Spelling.folded(tree.text(of: node)))
        else { return false }
        store[overlay, slot] = .absent
        return true
    }
}
