import YAMLSyntax

// What is said of a part of the content that is there at times: of two buttons or sections that differ in it, one shows.
extension ScreenDecoder {
    /// Whether a block is a row of a list, or a list of rows.
    func isRow(_ block: Record) -> Bool {
        guard let kind = store.string(block, Slots.Item.kind).map(Spelling.folded) else { return false }
        return ["row", "cell", "list", "table"].contains(where: kind.hasSuffix)
    }

    /// Whether a key of a button, or of a block with buttons in it, says when it is there: `{kind: button, label: Saving, state:
    /// loading}`, `{mode: view, items: [{kind: button}]}`.
    func isThereAtTimes(_ key: String, _ pair: OtherPair) -> Bool {
        let value = tree.resolved(pair.value)
        guard WordSet.alternatives.contains(key), tree[value].kind == .scalar,
            let said = tree.folded(value, upTo: 24)
        else { return false }
        let block = tree[pair.key].parent
        let kind = saidKind(of: block).flatMap { tree.folded($0, upTo: 12) } ?? ""
        if key == "state", ["button", "section", "card"].contains(kind), WordSet.statesAtTimes.contains(said) {
            return true
        }
        switch key {
        case "theme", "appearance":
            guard ["dark", "light", "darkmode", "lightmode"].contains(said) else { return false }
        case "size": guard Enumeration.sizeClass.names.contains(said) else { return false }
        case "orientation": guard ["portrait", "landscape"].contains(said) else { return false }
        case "state", "status", "mode", "view", "page": if WordSet.statesAtRest.contains(said) { return false }
        default: break
        }
        if kind == "button" { return !["state", "status", "view", "page"].contains(key) }
        return WordSet.listsOfBlocks.words.contains { word in
            tree.value(ofKey: word, in: block).map { listsButton(tree.resolved($0)) } ?? false
        }
    }

    /// Whether one of the first elements of a list is a button.
    private func listsButton(_ list: NodeIndex) -> Bool {
        tree.children(of: list, among: 16).contains { element in
            let block = tree.resolved(element)
            let kind = saidKind(of: block).flatMap { tree.folded($0, upTo: 24) }
            return (kind ?? tree.onlyPair(of: block).flatMap { tree.folded($0.key, upTo: 24) })?.hasSuffix("button")
                == true
                || tree.hasKey(["style", "button"], in: block)
        }
    }
}
