import Diagnostics
import YAMLSyntax

// Screens without an id: whether they lack one, and which they may get.
extension ScreenDecoder {
    /// Whether a screen may have an id that could not be read: the file breaks off in it, or a key is a slip for it, as is
    /// told already.
    func mayHaveID(_ mapping: NodeIndex) -> Bool {
        if breaksOff(mapping) { return true }
        return tree.hasWord(in: mapping, among: 64) { key in
            tree[key].range.length <= 3
                && ["iid", "idd", "di", "ids", "i", "d"].contains(tree.text(of: key).lowercased())
        }
    }

    /// An id that suits a screen without one: its name or title, written as ids are.
    func likelyID(of screen: Record) -> String? {
        let bar = store[screen, Slots.Screen.navigationBar]
        let slot = ComponentKind.navigationBar.component.slot(named: "title")
        let title = bar.hasValue ? slot.flatMap { store.string(Record(offset: bar.payload), $0) } : nil
        for name in [store.string(screen, Slots.Screen.name), title] {
            let words = CommonWords.parts(of: String((name ?? "").prefix(40)))
            if !words.isEmpty, name?.contains("{") == false { return words.joined(separator: "-") }
        }
        return nil
    }

    /// The fix that gives a screen an id which no other one of the file has.
    func giving(_ id: String, to screen: NodeIndex) -> Fix? {
        let first = tree.firstChild(of: screen)
        guard first != .none, !screens.contains(where: { $0.id == id }), tree[first].parent == screen else {
            return nil
        }
        let start = tree[first].range.start
        let isFlow = tree[screen].style == .flow
        let line = tree.source.lineStart(at: start)
        let indentation = String(repeating: " ", count: start - line)
        let text = isFlow ? "id: \(id), " : "id: \(id)\n\(indentation)"
        return Fix(safe: Message.replace(with: "id: \(id)"), [Edit(range: SourceRange(at: start), text: text)])
    }
}
