import Diagnostics
import YAMLSyntax

// Keys of a content block that nobody knows. A block takes any key; one that may hold buttons leaves open what stands in
// the block, since rules count those.
extension ScreenDecoder {
    /// The number of keys and entries of a value that are looked at, and how deep; and the number in all of a file, since
    /// aliases make much of little.
    static let sampled = (entries: 16, depth: 4, inAll: 200_000)

    /// Whether a value holds what may be a button, or a list of some.
    mutating func mayHoldButtons(_ written: NodeIndex, depth: Int = 0) -> Bool {
        let node = tree.resolved(written)
        sampledValues += 1
        guard depth < ScreenDecoder.sampled.depth, sampledValues < ScreenDecoder.sampled.inAll else { return false }
        let entries = ScreenDecoder.sampled.entries
        if tree[node].kind == .sequence {
            return tree.children(of: node, among: entries).contains { mayHoldButtons($0, depth: depth + 1) }
        }
        return tree.pairs(of: node, among: entries).contains { key, value in
            tree[key].kind == .scalar
                && (isOfButton(tree.text(of: key), value) || mayHoldButtons(value, depth: depth + 1))
        }
    }

    /// Whether a pair says something that only a button has, or that it is one.
    func isOfButton(_ word: String, _ written: NodeIndex) -> Bool {
        let folded = Spelling.folded(String(word.prefix(64)))
        let value = tree.resolved(written)
        switch folded {
        case _ where ScreenDecoder.wordsForKind.contains(folded):
            let said = tree[value].kind == .scalar ? Spelling.folded(tree.text(of: value)) : ""
            return said.contains("button") || said == "primary" || said == "secondary"
        case "style", "role", "semantic":
            let words = ComponentKind.item.component.field(spelt: folded)?.type.enumeration
            guard let words, tree[value].kind == .scalar else { return false }
            return symbol(ofOtherSpelling: tree.text(of: value), in: words) != nil
        default:
            guard case .element(let element)? = OtherWord.row(for: folded, in: .block)?.conversion else { return false }
            return element.path == ["items"] && element.settings.contains { $0.value == "button" }
        }
    }

    /// Whether the only pair of a block is what the page shows, and says nothing of the block: `- Priority: High`.
    mutating func isDatum(_ pair: OtherPair) -> Bool {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        guard tree[tree[pair.key].parent].count == 1, isLarge(word) else { return false }
        guard tree[value].kind == .scalar else { return tree[value].kind == .mapping && !mayHoldButtons(value) }
        // `- PrimaryButton: Order`, `- Button (primary): Order`
        let name = Remark.isBracketed(word) ? Remark.split(word)?.name ?? word : word
        if Spelling.folded(name).hasSuffix("button"), OtherWord.row(for: name, in: .block) != nil { return false }
        // `- Kind: list`
        return !ScreenDecoder.wordsForKind.contains(Spelling.folded(word))
            || BlockKinds.name(spelt: tree.text(of: value)) == nil && bar(called: tree.text(of: value)) == nil
    }

    /// Tells of a part of a block that could not be read, so that there may be further blocks in it.
    mutating func reportUnreadPart(_ pair: OtherPair, of record: Record) {
        if store[record, Slots.Item.items].hasValue {
            let elements = store.elements(record, Slots.Item.items) + [Slot(pair.value, Slot.undetermined)]
            store[record, Slots.Item.items].payload = store.addList(Array(elements), node: pair.value.rawValue)
        } else {
            store[record, Slots.Item.items] = Slot(pair.value, Slot.unreadable)
        }
        tell(pair.key, Message.unreadPart(tree.text(of: pair.key)), as: .screenUnknownKey)
    }

    /// Whether a key begins as those do that programs write for themselves, and SAP's files for what people never see:
    /// `_Name`, `@type`, `$id`, `x:Name`; what a reference would bring is the screen's.
    func isMetadata(_ word: String) -> Bool {
        word.hasPrefix("_") || word.hasPrefix(".") && OtherWord.row(for: word, in: .screen) == nil
            || word.hasPrefix("@") || word.hasPrefix("$") && word != "$ref" || word.hasPrefix("x:")
    }

    /// Reads a key that no person writes for a screen.
    mutating func decodeMetadata(_ pair: OtherPair, _ word: String, of record: Record) {
        let kind = store.kind(of: record)
        if kind == .screen, Spelling.folded(word) == "name", !store[record, Slots.Screen.id].isWritten {
            return rename(WordUse(pair, of: record), to: ["id"])
        }
        // `.toolbarVisibility: {tabBar: hidden}`
        leaveBarsOpen(pair, of: record)
        // A block takes any key.
        if kind != .block { reportNote(pair, of: record) }
    }
}
