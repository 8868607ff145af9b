import Diagnostics
import YAMLSyntax

// Lists one level further in than they stand: `trailing: {items: [Save]}`, `content: {sections: [Orders]}`.
extension ScreenDecoder {
    /// The list that a map holds alone, under a word for what is in it; nil for a map that is an entry, or holds several.
    func heldList(of kind: ComponentKind, _ mapping: NodeIndex) -> OtherPair? {
        let key = tree.firstChild(of: mapping)
        guard kind == .item || kind == .block, tree[mapping].count == 1, tree[key].kind == .scalar else { return nil }
        let value = tree.nextSibling(of: key)
        let word = Spelling.folded(String(tree.text(of: key).prefix(64)))
        guard tree[tree.resolved(value)].kind == .sequence, ScreenDecoder.wordsForLists.contains(word),
            kind == .item || word == "sections" || BlockKinds.name(spelt: word) == nil
        else { return nil }
        return OtherPair(key: key, value: value)
    }

    /// Tells that a list in a map is read as the one that stands around it.
    mutating func reportHeldList(_ pair: OtherPair, _ name: String) {
        let mapping = tree[pair.key].parent
        let outer = NodeIndex(rawValue: mapping.rawValue - 1)
        var edits = tree.unwrapping(listOf: pair.key).map { [$0] }
        if edits == nil, tree[outer].kind == .scalar, tree[outer].parent == tree[mapping].parent,
            tree[pair.value].kind == .sequence, let text = tree.flowText(of: pair.value)
        {
            edits = tree.rewriting(outer, to: [tree.text(of: outer)], value: text)
        }
        let word = tree.text(of: pair.key)
        let fix = Fix(safe: Message.ungroupList(word), edits)
        report(.screenOtherWord, tree[pair.key].range, Message.heldList(word, name), fix: fix)
    }

    private static let wordsForLists: Set = [
        "items", "buttons", "actions", "children", "content", "list", "elements", "components", "controls", "entries",
        "blocks", "sections", "segments", "tabs",
    ]
}
