import Diagnostics
import YAMLSyntax

// Bars in the content of a screen that says nothing of them itself, which no rule reads there.
extension ScreenDecoder {
    /// Reports bars that are listed in the content of a screen which says nothing of them, so that no rule reads them,
    /// and kinds that are slips of the finger.
    mutating func reportBarsInContent(of screen: Record) {
        for block in store.elements(screen, Slots.Screen.content) where block.hasValue {
            guard let word = store.string(block.record, Slots.Item.kind), word.utf8.count < 32 else { continue }
            let node = store[block.record, Slots.Item.kind].nodeIndex
            guard let slot = bar(called: word) else {
                reportMisspeltKind(word, node)
                continue
            }
            if !store[screen, slot].isWritten { reportBar(word, node, slot) }
        }
        for block in store.elements(screen, Slots.Screen.content) { reportBars(within: block, of: screen, depth: 0) }
        if !store[screen, Slots.Screen.navigationBar].isWritten { reportCorner(of: screen) }
    }

    /// Reports the first block of a screen without a bar that stands in a corner at its top, as the items of a bar do.
    private mutating func reportCorner(of screen: Record) {
        for block in store.elements(screen, Slots.Screen.content).prefix(64) where block.hasValue {
            let corner = tree.pairs(of: tree.resolved(block.nodeIndex), among: 16).first { key, value in
                tree.folded(value, upTo: 16).map(WordSet.corners.contains) == true
                    && tree.folded(key, upTo: 16).map(Sides.keys.contains) == true
            }
            guard let (_, value) = corner else { continue }
            let word = tree.text(of: value)
            let isLeading = Sides.leading.contains { Spelling.folded(word).contains($0) }
            return tell(value, Message.corner(word, isLeading ? "leading" : "trailing"))
        }
    }

    /// Reports bars that stand deeper in the content, in a section or a card.
    private mutating func reportBars(within block: Slot, of screen: Record, depth: Int) {
        guard block.hasValue, depth < ScreenDecoder.sampled.depth else { return }
        for inner in store.elements(block.record, Slots.Item.items) where inner.hasValue {
            sampledValues += 1
            guard sampledValues < ScreenDecoder.sampled.inAll else { return }
            if let word = store.string(inner.record, Slots.Item.kind), let slot = bar(called: word),
                !store[screen, slot].isWritten
            {
                reportBar(word, store[inner.record, Slots.Item.kind].nodeIndex, slot)
            }
            reportBars(within: inner, of: screen, depth: depth + 1)
        }
    }

    private mutating func reportBar(_ word: String, _ node: NodeIndex, _ slot: Int) {
        tell(node, Message.barInContent(word, ComponentKind.screen.component.fields[slot].name))
    }

    /// Tells that a word is likely a slip of what some block is called: `buton`.
    mutating func reportMisspeltKind(_ word: String, _ node: NodeIndex) {
        guard BlockKinds.name(spelt: word) == nil, hasRoom(at: tree[node].range), !CommonWords.hold(word),
            let meant = Suggestion.slips(of: word, in: BlockKinds.names).first
        else { return }
        let message = Message.misspeltKind(word, meant: meant)
        tell(node, message, as: .screenUnknownValue, fix: respelling(node, as: meant, .unsafe))
    }
}
