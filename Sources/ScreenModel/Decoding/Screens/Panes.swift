import Diagnostics
import YAMLSyntax

// The panes of a split view by what they are called, and the screens that they show.
extension ScreenDecoder {
    /// Whether a list has texts alone of which none is called as a pane is: those are the headings of a table.
    func listsHeadings(_ list: NodeIndex) -> Bool {
        let entries = tree.entries(of: list, among: 16)
        return !entries.isEmpty
            && entries.allSatisfy { text in
                tree[text].kind == .scalar
                    && !CommonWords.parts(of: String(tree.text(of: text).prefix(40)))
                        .contains(where: WordSet.panes.contains)
            }
    }

    /// The row for a column by a word for something else, where it has a bar of its own and another column stands beside it:
    /// `{sidebar: {navigationBar: {title: Folders}}, detail: message}`.
    func rowOfPane(_ pair: OtherPair) -> OtherWord? {
        let (value, row) = (tree.resolved(pair.value), OtherWord.row(for: "master", in: .screen))
        guard tree[pair.key].range.length <= 16, tree[value].kind == .mapping, hasBar(named: value),
            WordSet.panes.contains(Spelling.folded(tree.text(of: pair.key)))
        else { return nil }
        let hasColumn = tree.hasWord(in: tree[pair.key].parent, among: 64) { key in
            key != pair.key && tree[key].range.length <= 24
                && OtherWord.row(for: tree.text(of: key), in: .screen)?.conversion == row?.conversion
        }
        return hasColumn ? row : nil
    }

    /// Whether a word calls a column; of what is the content elsewhere, a bar in it tells.
    func namesPane(_ word: String, _ value: NodeIndex) -> Bool {
        WordSet.panes.contains(Spelling.folded(word))
            || word == "content" && tree[value].kind == .mapping && hasBar(named: value)
    }

    /// Reads a column under what it is called, `- sidebar: {navigationBar: {title: Folders}}`; nil for any other entry.
    mutating func decodeNamedPane(_ kind: ComponentKind, _ mapping: NodeIndex, in place: Place?) -> Record? {
        guard kind == .pane, let place, place.element != nil, let pair = tree.onlyPair(of: mapping),
            case .name(let word) = meaning(of: pair, in: .pane), tree[tree.resolved(pair.value)].kind == .mapping,
            hasKey(of: .pane, in: tree.resolved(pair.value))
                || Spelling.folded(word) != "list" && namesPane(word, tree.resolved(pair.value)),
            let record = entry(.pane, .name(word), pair, in: place)
        else { return nil }
        let text = text(ofEntry: .name(word), pair, of: .pane)
        let line = text.map { $0.count <= 60 ? $0 : "{name: \(word), …}" } ?? "{name: \(word), …}"
        let fix = text.flatMap { replacing(mapping, with: $0, line: line) }
        report(.screenOtherWord, tree[pair.key].range, Message.readAs(word, line: line), fix: fix)
        return record
    }

    /// Takes a pane that is only a text for the screen of this file that has it as id.
    mutating func resolvePanes() {
        guard screens.contains(where: { store.record($0.record, Slots.Screen.splitView) != nil }) else { return }
        let ids = Set(screens.compactMap(\.id))
        for screen in screens {
            guard let view = store.record(screen.record, Slots.Screen.splitView) else { continue }
            for pane in store.elements(view, Slots.panes) where pane.hasValue {
                let record = pane.record
                let name = store[record, Slots.Pane.name]
                guard name.hasValue, name.node == pane.node, let id = store.string(record, Slots.Pane.name),
                    ids.contains(id)
                else { continue }
                store[record, Slots.Pane.screen] = name
                store[record, Slots.Pane.name] = .absent
            }
        }
    }
}
