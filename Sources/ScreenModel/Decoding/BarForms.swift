import Diagnostics
import YAMLSyntax

// Short forms of bars: a list around one, a word for its size, and that it is there or that there is none.
extension ScreenDecoder {
    /// The bar that a list holds alone, `toolbar: [{position: top, items: [Save]}]`; nil for a list of what stands in one.
    func onlyBar(_ kind: ComponentKind, in list: NodeIndex) -> NodeIndex? {
        let keys = [
            .navigationBar: ["title", "leading", "trailing"], .toolbar: ["position", "overflow", "helperText"],
        ][kind]
        let only = tree.resolved(tree.firstChild(of: list))
        guard let keys, tree[list].kind == .sequence, tree[list].count == 1, tree.hasKey(keys, in: only),
            tree.pairs(of: only, among: 64).allSatisfy({ slot(of: $0.key, in: kind) != nil })
        else { return nil }
        return only
    }

    /// Tells that a list with one bar in it is read as that.
    mutating func reportOneBar(_ bar: NodeIndex, in list: NodeIndex, _ name: String) {
        let line = Message.line([name], shortText(of: bar) ?? "{…}")
        let fix = Fix(safe: Message.replace(with: line), tree.rewriting(value: list, as: tree.flowText(of: bar)))
        tell(list, Message.oneBar(name, line: line), as: .screenWrongType, fix: fix)
    }

    /// Reads a bar of which nothing is said but how large it is, or which one: `navigationBar: large`, `header: Modal Header`.
    mutating func decodeWordForBar(_ kind: ComponentKind, _ node: NodeIndex, in parent: Place?) -> Record? {
        guard kind == .navigationBar, let word = tree.word(node) else { return nil }
        let isSize = ["small", "medium", "large"].contains(word)
        guard isSize || Spelling.folded(word) == "modalheader" else { return nil }
        let (field, value) = isSize ? ("size", word) : ("kind", "modal-header")
        guard let symbol = Schema.standard.symbols.number(of: value), let slot = kind.component.slot(named: field)
        else { return nil }
        let line = Message.line([field], value)
        reportRead(node, as: "{\(line)}", line: Message.line(["navigationBar"], "{\(line)}"))
        let record = store.addRecord(kind, node: node.rawValue, in: parent)
        store[record, slot] = Slot(node, symbol)
        return record
    }

    /// The Boolean that a component has which is only said to be there: such a bar is shown, and the button of such an
    /// overflow doesn't wait until it is needed.
    static let fieldsOfShown: [ComponentKind: String] = [.toolbar: "hidden", .tabBar: "hidden", .overflow: "system"]

    /// Reads `true` or `false` where a component stands, which says that there is one, or that there is none.
    mutating func decodeTruth(_ value: Bool, _ form: WrittenForm) -> UInt32? {
        let (kind, written) = (form.kind, form.written)
        if kind == .selection {
            noteFullForm(written, field: "active")
            return record(of: form, "active", value ? 1 : 0)
        }
        if value, let shown = ScreenDecoder.fieldsOfShown[kind] {
            noteFullForm(written, field: shown, value: "false")
            return record(of: form, shown, 0)
        }
        noteFullForm(written, value ? "{}" : "null")
        return value ? store.addRecord(kind, node: form.node.rawValue, in: form.place).offset : Slot.null
    }

    /// Whether a text where a bar of buttons stands is one of the common words, in small letters: `toolbar: optional`.
    func isCommonWord(_ text: String, for kind: ComponentKind) -> Bool {
        (kind == .toolbar || kind == .tabBar) && !isLarge(text) && CommonWords.hold(text)
            && element(of: kind, with: text) == nil
    }

    /// Reads a list of which the only entry says that there is none, `tabBar: [none]`; false for any other.
    mutating func readNone(in list: NodeIndex, _ name: String) -> Bool {
        guard tree[list].count == 1, let word = tree.word(tree.resolved(tree.firstChild(of: list))),
            case let presence = Presence(word, isText: true),
            // In another list it may be a button that nobody shows yet.
            presence == Presence.none && word.allSatisfy(\.isLetter)
                || ["toolbar", "tabBar", "sidebar", "items"].contains(name)
                    && (presence == Presence.none || presence == .hidden)
        else { return false }
        let line = Message.line([name], "[]")
        reportRead(list, as: "[]", message: Message.readAs("[\(word)]", line: line), line: line)
        return true
    }

    /// Reads a text that tells of a bar, or of what is in it, so that both are left open; nil for any other.
    mutating func decodeOpenBar(_ form: WrittenForm) -> UInt32? {
        let (kind, node) = (form.kind, form.node)
        guard [.navigationBar, .toolbar, .tabBar, .sidebar, .splitView, .overflow].contains(kind) else { return nil }
        let text = tree.text(of: node)
        // `overflow: 2 items`
        if kind == .overflow {
            guard text.contains(" ") || tellsOfItems(text) else { return nil }
            tell(node, Message.openItems(text, form.field, mayBeAbsent: tellsWhenBarIsThere(text)))
            return Slot.unreadable
        }
        if kind == .splitView {
            guard presenceMeant(by: node) == nil else { return nil }
            tell(node, Message.openPanes(text))
            return Slot.unreadable
        }
        if kind == .navigationBar {
            guard tellsOfBar(text) || isNameOfBar(text) else { return nil }
            tell(node, Message.openBar(text))
            guard isNameOfBar(text) else { return Slot.unreadable }
            let record = store.addRecord(kind, node: node.rawValue, in: form.place)
            store.noteUnread(in: record)
            return record.offset
        }
        let saysSame = WordSet.same.contains(Spelling.folded(String(text.prefix(40))))
        let isUndecided = isUndecided(text) || hasSentences(text)
        guard
            saysSame || isUndecided || tellsOfItems(text) || tellsWhenBarIsThere(text) || tellsOfButtons(text)
                || isComponentName(text) || kind != .toolbar && isLarge(text) && text.allSatisfy(\.isLetter)
        else { return nil }
        let mayBeAbsent = isUndecided || tellsWhenBarIsThere(text)
        tell(node, Message.openItems(text, form.field, mayBeAbsent: mayBeAbsent))
        let record = store.addRecord(kind, node: node.rawValue, in: form.place)
        leaveOpen(["items", "overflow", "position", "distribution"], at: node, of: record, as: Slot.unreadable)
        if mayBeAbsent {
            leaveHiddenOpen(node, of: record)
        } else if text.first?.isNumber == true, !text.hasPrefix("0"),
            let shown = ScreenDecoder.fieldsOfShown[kind].flatMap(kind.component.slot(named:))
        {
            // `3 tabs`
            store[record, shown] = Slot(node, 0)
        }
        return record.offset
    }

}
