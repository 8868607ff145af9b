import Diagnostics
import YAMLSyntax

// The title of a navigation bar as an entry among its items, `items: [{type: title, text: Orders}, {icon: plus}]`, and the
// helper text of a toolbar.
extension ScreenDecoder {
    /// Takes what calls itself the title of a bar without one out of the bar's items.
    mutating func readListedTitle(of bar: Record) {
        guard !store[bar, Slots.NavigationBar.title].isWritten else { return }
        for slot in [Slots.NavigationBar.leading, Slots.NavigationBar.trailing] {
            let index = Array(store.elements(bar, slot)).firstIndex { isTitle($0.nodeIndex) }
            if let index { return take(index, outOf: slot, of: bar, as: Slots.NavigationBar.title) }
        }
    }

    /// Takes what calls itself the helper text of a toolbar out of its items.
    mutating func readListedHelperText(of toolbar: Record) {
        guard !store[toolbar, Slots.Toolbar.helperText].isWritten else { return }
        let items = Slots.Toolbar.items
        let index = Array(store.elements(toolbar, items)).firstIndex { item in
            guard item.hasValue, case let kind = store[item.record, Slots.Item.kind] else { return false }
            // Items are of another kind, so that most need no look at their words.
            return kind.isWritten && !kind.hasValue && isHelperText(item.nodeIndex)
        }
        if let index { take(index, outOf: items, of: toolbar, as: Slots.Toolbar.helperText) }
    }

    /// Reads an entry of a list as the field of its bar that it is.
    private mutating func take(_ index: Int, outOf slot: Int, of bar: Record, as field: Int) {
        let (entry, list) = remove(index, from: slot, of: bar)
        guard let text = textOfMap(entry) else { return }
        // Beside a title stands what else is said of the bar.
        decodeField(field, of: bar, field == Slots.NavigationBar.title ? entry : text)
        let name = store.kind(of: bar).component.fields[field].name
        let said = Message.line([name], shortText(of: text) ?? "…")
        let isList = tree[store.nodeIndex(of: bar)].kind == .sequence
        let line = isList ? Message.line([store.kind(of: bar).component.name], "{\(said), items: […]}") : said
        let written = tree.sourceText(in: tree[text].range)
        let insertion = tree.insertion(ofKey: name, written, in: store.nodeIndex(of: bar))
        let edits = tree.removal(of: [entry], from: list).flatMap { edits in insertion.map { edits + [$0] } }
        let fix = Fix(safe: Message.replace(with: line), edits)
        tell(entry, Message.listed(as: name, line, barIsList: isList), fix: fix)
    }

    /// Takes an entry out of a list of a bar, with what was told of it; gives both.
    mutating func remove(_ index: Int, from slot: Int, of bar: Record) -> (entry: NodeIndex, list: NodeIndex) {
        var items = Array(store.elements(bar, slot))
        let entry = tree.resolved(items.remove(at: index).nodeIndex)
        let list = store[bar, slot].nodeIndex
        store[bar, slot] = .absent
        if !items.isEmpty { store.setList(items, in: bar, slot, node: list.rawValue) }
        takeBack(within: tree[entry].range)
        return (entry, list)
    }

    /// Whether an entry of a list is a text that calls itself a helper text: `{kind: helper-text, text: 3 items}`.
    private func isHelperText(_ entry: NodeIndex) -> Bool {
        let mapping = tree.resolved(entry)
        let words = ["helpertext", "helper", "helperlabel", "statustext"]
        return saidKind(of: mapping).flatMap { tree.folded($0, upTo: 16) }.map(words.contains) == true
            && textOfMap(mapping) != nil
    }

    /// Whether an entry of a list is a text that calls itself a title.
    func isTitle(_ entry: NodeIndex) -> Bool {
        let mapping = tree.resolved(entry)
        guard let said = saidKind(of: mapping), tree[said].kind == .scalar else { return false }
        // `{type: TEXT, name: Title, characters: Orders}`
        let isText = Spelling.folded(tree.text(of: said)) == "text"
        let layer = isText ? tree.value(ofKey: "name", in: mapping) : nil
        let word = Spelling.folded(tree.text(of: layer.map { tree.resolved($0) } ?? said))
        return WordSet.titles.contains(word) && showsText(mapping)
    }

}
