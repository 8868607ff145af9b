import Diagnostics
import YAMLSyntax

// Lists one level further in than they stand: `trailing: {items: [Save]}`, `content: {sections: [Orders]}`.
extension ScreenDecoder {
    /// The list that a map holds alone, under a word for what is in it; nil for a map that is an entry, or holds several.
    func heldList(of kind: ComponentKind, _ mapping: NodeIndex, _ tree: borrowing YAMLTree) -> OtherPair? {
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
    mutating func reportHeldList(_ pair: OtherPair, _ name: String, _ tree: borrowing YAMLTree) {
        let list = tree.resolved(pair.value)
        let mapping = tree[pair.key].parent
        let outer = NodeIndex(rawValue: mapping.rawValue - 1)
        var edits: [Edit]?
        if list == pair.value, tree[outer].kind == .scalar, tree[outer].parent == tree[mapping].parent {
            var elements = [ListedNode]()
            var cursor = ElementCursor(list, tree)
            while let element = cursor.next(tree) {
                elements.append(ListedNode(element, pairs: [], flow: tree.flowText(of: element)))
            }
            let own = tree.text(of: outer)
            edits =
                elements.isEmpty
                ? tree.rewriting(outer, to: [own], value: "[]") : tree.rewriting(outer, to: [own], elements: elements)
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
