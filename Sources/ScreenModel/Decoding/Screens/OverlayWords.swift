import Diagnostics
import YAMLSyntax

// Overlays by other tools' words: several under names of somebody's own, and those that say a tone as their kind.
extension ScreenDecoder {
    /// The maps that stand under names of somebody's own, each for an overlay: `alerts: {delete: {title: Delete?}}`; none
    /// where the map is one overlay itself.
    func namedOverlays(_ mapping: NodeIndex) -> [NodeIndex] {
        var overlays = [NodeIndex]()
        for (key, value) in tree.pairs(of: mapping) {
            guard overlays.count < ScreenDecoder.mostGathered, let word = tree.word(key, upTo: 64),
                tree[tree.resolved(value)].kind == .mapping,
                ComponentKind.overlay.component.field(spelt: Spelling.folded(word)) == nil,
                OtherWord.row(for: word, in: .overlay) == nil, !word.hasPrefix("x-"), !tree.isMergeKey(key)
            else { return [] }
            overlays.append(value)
        }
        return overlays
    }

    /// Tells of a screen that is no screen, but covers one, with all that it says of that in one line, and gives the pairs
    /// that say something else: `type: alert` with `title`, `message` and `buttons`.
    mutating func readOverlay(_ pairs: [OtherPair], of screen: Record) -> [OtherPair] {
        guard let said = pairs.first(where: { saysOverlay($0) }), tree[said.key].parent != .none,
            ["type", "kind"].contains(Spelling.folded(tree.text(of: said.key)))
        else { return pairs }
        let word = tree.text(of: tree.resolved(said.value))
        var kind = word
        if case .element(let element)? = OtherWord.row(for: word, in: .screen)?.conversion {
            kind = element.settings.first?.value ?? word
        }
        var parts = ["kind: \(kind)"]
        var rest = [OtherPair]()
        var names = Set<String>()
        for pair in pairs where pair.key != said.key {
            guard let name = fieldOfOverlay(pair.key) else {
                rest.append(pair)
                continue
            }
            // What the overlay asks is as good a name as any.
            if name == "title", tree[tree.resolved(pair.value)].kind == .scalar {
                setText(Slots.Screen.name, of: screen, to: tree.resolved(pair.value))
            }
            guard names.insert(name).inserted else { continue }
            let isList = name == "items" && tree[tree.resolved(pair.value)].kind != .sequence
            let text = tree.flowText(of: pair.value).flatMap { !isList && $0.count <= 60 && !$0.isEmpty ? $0 : nil }
            parts.append("\(name): \(text ?? (name == "items" ? "[…]" : "…"))")
        }
        noteUnread()
        let line = "overlays: [{\(parts.joined(separator: ", "))}]"
        let advice = "What covers a screen stands in that screen: '\(line)'."
        let message = Message.advice(tree.text(of: said.key), ComponentKind.screen.component, advice)
        tell(said.key, message, as: .screenUnknownKey)
        return rest
    }

    /// The title, the text or the items of an overlay that a key stands for; nil for any other.
    private func fieldOfOverlay(_ key: NodeIndex) -> String? {
        guard let word = tree.word(key) else { return nil }
        let row = OtherWord.row(for: word, in: .overlay)
        var name = OtherWord.key(for: word, in: .overlay)
        if case .element(let element)? = row?.conversion { name = element.path.first }
        return name.flatMap { ["title", "text", "items"].contains($0) ? $0 : nil }
    }

    /// Takes out the kind of an overlay that is none of an overlay's, but what it tells: `toast: {type: success}`.
    mutating func saysToneAsKind(_ overlay: Record) -> Bool {
        guard store.kind(of: overlay) == .overlay, let slot = ComponentKind.overlay.component.slot(named: "kind"),
            case let kind = store[overlay, slot], kind.hasValue,
            let tone = tree.folded(tree.resolved(kind.nodeIndex), upTo: .max),
            ["success", "error", "info", "warning", "danger", "neutral"].contains(tone)
        else { return false }
        store[overlay, slot] = .absent
        return true
    }
}
