import Diagnostics
import YAMLSyntax

// Rows of a table that say of each part in which bar it stands: `elements: [{region: Toolbar, element: Button, label: Save}]`.
extension ScreenDecoder {
    /// An entry of a list of all that is on a screen that is a part of a bar.
    private struct BarRow {
        let element: NodeIndex
        /// The key and the word that say where it stands.
        let region: OtherPair
        /// The screen's field for the bar, and the list of it that the word names, too.
        let (bar, side): (Int, String?)
        /// The word for what it is; nil where it is a button or, by its key, the title.
        let kind: NodeIndex?
    }

    /// Reads the entries of a list that are parts of bars as what stands in the screen's own; whether there are any.
    mutating func readRows(listedAs key: NodeIndex, of screen: Record) -> Bool {
        let list = tree.nextSibling(of: key)
        let content = store[screen, Slots.Screen.content]
        let blocks = Array(store.elements(screen, Slots.Screen.content))
        let rows = blocks.map { tree[$0.nodeIndex].parent == list ? row($0.nodeIndex) : nil }
        let bars = Set(rows.compactMap { $0?.bar }).sorted()
        guard !bars.isEmpty else { return false }
        let written = bars.filter { store[screen, $0].isWritten }
        let rest = zip(blocks, rows).filter { $0.1.map { written.contains($0.bar) } ?? true }.map(\.0)
        store[screen, Slots.Screen.content] = .absent
        for block in rest { dropRegion(of: block.nodeIndex) }
        // 'content: []' beside it still says that there is none.
        if !rest.isEmpty || content.nodeIndex != list {
            store.setList(rest, in: screen, Slots.Screen.content, node: content.node)
        }
        for row in rows.compactMap(\.self) where !written.contains(row.bar) { read(row, of: screen) }
        tell(bars, isAll: rest.isEmpty, under: key)
        return true
    }

    private mutating func tell(_ bars: [Int], isAll: Bool, under key: NodeIndex) {
        takeBack(at: key)
        let names = bars.map { ComponentKind.screen.component.fields[$0].name }
        tell(key, Message.rowsOfBars(tree.text(of: key), names, isAll: isAll))
    }

    /// The part of a bar that an entry says to be; nil for any other.
    private func row(_ written: NodeIndex) -> BarRow? {
        let element = tree.resolved(written)
        let kind = saidKind(of: element)
        if let kind, let row = buttonOfBar(written, kind) { return row }
        guard tree[element].kind == .mapping, kind.map({ tree[$0].kind == .scalar }) ?? isPart(element),
            kind.map({ bar(called: tree.text(of: $0)) == nil && !ScreenDecoder.isLayer(tree.text(of: $0)) }) ?? true
        else { return nil }
        if kind == nil, saysBar(element) { return nil }
        for (key, value) in tree.pairs(of: element, among: 16) where isRegion(key) {
            guard let said = tree.word(tree.resolved(value), upTo: 39) else { continue }
            let words = CommonWords.parts(of: said)
            let name = words.filter { !Sides.words.contains($0) }.joined(separator: " ")
            // `{where: top right, label: Edit}`; a place on the page may be called so, too.
            let isAtTop =
                name == "top" && words.count > 1 && tree.text(of: key).lowercased() == "where"
                && kind.map { ["button", "icon", "iconbutton"].contains(Spelling.folded(tree.text(of: $0))) } ?? true
            if let bar = isAtTop ? Slots.Screen.navigationBar : bar(called: name) {
                let (region, side) = ((key: key, value: value), words.compactMap(Sides.list(at:)).first)
                return BarRow(element: written, region: region, bar: bar, side: side, kind: kind)
            }
        }
        return nil
    }

    /// The button that an entry is with a bar for its component, `{component: Toolbar, text: Save, style: primary}`; nil for
    /// any other, and for the bar itself.
    private func buttonOfBar(_ written: NodeIndex, _ kind: NodeIndex) -> BarRow? {
        let element = tree.resolved(written)
        guard tree.hasKey(["style", "variant", "action", "semantic"], in: element), isPart(element),
            let bar = bar(called: kind), bar == Slots.Screen.toolbar,
            case let key = tree.key(of: kind), tree[key].parent == element
        else { return nil }
        return BarRow(element: written, region: (key: key, value: kind), bar: bar, side: nil, kind: nil)
    }

    /// Whether a map has a text or an icon, and only scalars.
    private func isPart(_ element: NodeIndex) -> Bool {
        tree.pairs(of: element, among: 16).allSatisfy { tree[tree.resolved($0.value)].kind == .scalar }
            && (text(in: element) ?? tree.value(ofKey: "icon", in: element)) != nil
    }

    /// Whether a list has a row that is a part of a bar.
    func listsRowsOfBars(_ list: NodeIndex) -> Bool {
        tree[list].kind == .sequence && tree.children(of: list, among: 16).contains { row($0) != nil }
    }

    /// Whether each of several entries is a part of a bar.
    func listsOnlyRowsOfBars(_ list: NodeIndex) -> Bool {
        tree[list].kind == .sequence && tree[list].count > 0
            && tree.children(of: list, among: 64).allSatisfy { row($0) != nil }
    }

    /// Drops what was told of the word that a row has for the page itself, as others have one for a bar.
    private mutating func dropRegion(of written: NodeIndex) {
        for (key, value) in tree.pairs(of: tree.resolved(written), among: 16) where isRegion(key) {
            let words = ["content", "body", "main", "page", "middle", "footer"]
            guard tree.folded(value, upTo: 16).map(words.contains) == true else { continue }
            takeBack(at: value)
        }
    }

    /// Whether a key says where on the screen something stands.
    private func isRegion(_ key: NodeIndex) -> Bool { tree.folded(key, upTo: 15).map(WordSet.regions.contains) == true }

    /// Whether a map with a title and no kind says what no part of a bar does, `right: Save`, and so is the bar.
    private func saysBar(_ element: NodeIndex) -> Bool {
        tree.value(ofKey: "title", in: element) != nil
            && tree.hasWord(in: element, among: 16) { key in
                guard !isRegion(key), case let word = tree.text(of: key), word != "title", !word.hasPrefix("x-") else {
                    return false
                }
                let (own, other) = (slot(of: key, in: .navigationBar), OtherWord.row(for: word, in: .navigationBar))
                let row = OtherWord.row(for: word, in: .item)
                if slot(of: key, in: .item) != nil || row?.conversion.path != nil { return false }
                // What is a note at an item is one in the bar, too.
                return own != nil || other?.conversion.path != nil || row == nil && other == nil
            }
    }

    private mutating func read(_ row: BarRow, of screen: Record) {
        takeBack(within: tree[row.element].range)
        keysRead.insert(row.region.key)
        let bar = ComponentKind.screen.component.fields[row.bar].name
        let pair = (key: row.region.key, value: row.element)
        let start = diagnostics.count
        if let (field, text) = text(of: row) {
            if let place = open([bar, field], below: screen, pair) {
                write(decode((key: pair.key, value: text), at: place), at: place)
            }
        } else {
            let list = row.bar == Slots.Screen.navigationBar ? side(of: row) : "items"
            // Which side that is, the list says.
            for (key, value) in tree.pairs(of: tree.resolved(row.element), among: 16) where list != "items" {
                guard Sides.keys.contains(Spelling.folded(tree.text(of: key))), tree[value].kind == .scalar else {
                    continue
                }
                let words = CommonWords.parts(of: String(tree.text(of: value).prefix(40)))
                if words.contains(where: { Sides.list(at: $0) != nil }) { keysRead.insert(key) }
            }
            // All that the bar has stands in the rows.
            _ = holder(of: [bar, list], below: screen, pair, leavesOpen: false)
            decodeElement(WordUse(pair, of: screen), OtherWord.Element(path: [bar, list]))
        }
        // Where it stands is told once, for all of them.
        takeBack(at: [row.region.key], from: start)
    }

    /// The field of the bar that a row is the text of, `{element: Title, text: Orders}`.
    private func text(of row: BarRow) -> (field: String, text: NodeIndex)? {
        let element = tree.resolved(row.element)
        let isItem = tree.hasKey(["icon", "action", "target", "role", "style"], in: element)
        let hasTitle = row.side == nil && !isItem && tree.value(ofKey: "title", in: element) != nil
        let word = row.kind.map { Spelling.folded(tree.text(of: $0)) } ?? (hasTitle ? "title" : "")
        let isTitle = ["title", "largetitle", "heading"].contains(word)
        guard row.bar == Slots.Screen.navigationBar, isTitle || word == "subtitle" else { return nil }
        return text(in: element).map { (isTitle ? "title" : "subtitle", $0) }
    }

    /// What people read of a row, in the words of tables, too.
    private func text(in element: NodeIndex) -> NodeIndex? {
        scalar(of: WordSet.keysOfTexts.words + ["copy", "caption"], in: element)
    }

    /// The list of a navigation bar that a row is an item of; that of most items where it doesn't say.
    private func side(of row: BarRow) -> String {
        let item = tree.resolved(row.element)
        if let said = row.side ?? side(of: item).map({ $0 ? "leading" : "trailing" }) { return said }
        return holdsBack(item) ? "leading" : "trailing"
    }
}
