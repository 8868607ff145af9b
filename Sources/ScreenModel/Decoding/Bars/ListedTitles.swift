import Diagnostics
import YAMLSyntax

// The title of a navigation bar as an entry among its items: `items: [{type: title, text: Orders}, {icon: plus}]`.
extension ScreenDecoder {
    /// Takes what calls itself the title of a bar without one out of the bar's items.
    mutating func readListedTitle(of bar: Record) {
        let title = Slots.NavigationBar.title
        guard !store[bar, title].isWritten else { return }
        for slot in [Slots.NavigationBar.leading, Slots.NavigationBar.trailing] {
            var items = Array(store.elements(bar, slot))
            guard let index = items.firstIndex(where: { isTitle($0.nodeIndex) }) else { continue }
            let entry = tree.resolved(items.remove(at: index).nodeIndex)
            let list = store[bar, slot].nodeIndex
            store[bar, slot] = .absent
            if !items.isEmpty { store.setList(items, in: bar, slot, node: list.rawValue) }
            let range = tree[entry].range
            diagnostics.removeAll { $0.range.start >= range.start && $0.range.end <= range.end }
            decodeField(title, of: bar, entry)
            reportListedTitle(entry, in: list, of: bar)
            return
        }
    }

    /// Whether an entry of a list is a text that calls itself a title.
    func isTitle(_ entry: NodeIndex) -> Bool {
        let mapping = tree.resolved(entry)
        guard tree[mapping].kind == .mapping, let said = saidKind(of: mapping), tree[said].kind == .scalar else {
            return false
        }
        // `{type: TEXT, name: Title, characters: Orders}`
        let isText = Spelling.folded(tree.text(of: said)) == "text"
        let layer = isText ? tree.value(ofKey: "name", in: mapping) : nil
        let word = Spelling.folded(tree.text(of: layer.map { tree.resolved($0) } ?? said))
        return ScreenDecoder.wordsForTitles.contains(word) && showsText(mapping)
    }

    private mutating func reportListedTitle(_ entry: NodeIndex, in list: NodeIndex, of bar: Record) {
        guard let text = textOfMap(entry) else { return }
        let value = tree.sourceText(in: tree[text].range)
        let line = Message.line(["title"], shortText(of: text) ?? "…")
        let insertion = tree.insertion(ofKey: "title", value, in: store.nodeIndex(of: bar))
        let edits = tree.removal(of: [entry], from: list).flatMap { edits in insertion.map { edits + [$0] } }
        let fix = Fix(safe: Message.replace(with: line), edits)
        report(.screenOtherWord, tree[entry].range, Message.listedTitle(line), fix: fix)
    }

    private static let wordsForTitles: Set = [
        "title", "heading", "headline", "navigationtitle", "navtitle", "bartitle", "screentitle", "pagetitle",
        "titletext", "titlelabel", "titleview", "h1",
    ]
}
