import YAMLSyntax

// Back buttons: those whose label has the arrow before it that the system draws, `{role: back, label: "< Orders"}`, and
// those that a bar's `backLabel` makes.
extension ScreenDecoder {
    /// Reads the labels of a bar's back buttons without such an arrow.
    mutating func readBackLabels(of bar: Record) {
        for record in store.records(bar, Slots.NavigationBar.leading) {
            let label = store[record, Slots.Item.label]
            guard store[record, Slots.Item.role].payload == Symbols.back, label.hasValue,
                let text = ScreenDecoder.withoutArrow(store, store.texts[Int(label.payload)])
            else { continue }
            let node = tree.resolved(label.nodeIndex)
            let payload = store.addText(text, node: node.rawValue, isMeasured: true)
            store[record, Slots.Item.label].payload = payload
            if store[bar, Slots.NavigationBar.backLabel].payload == label.payload {
                store[bar, Slots.NavigationBar.backLabel].payload = payload
            }
            reportRead(node, as: ScalarText(text).yaml, line: Message.line(["label"], text))
        }
    }

    /// Takes an item at the leading side that is called Back, or does what only that does, for the button that leads back,
    /// and reads the labels of all that do.
    mutating func readBackButtons(of bar: Record) {
        for record in store.records(bar, Slots.NavigationBar.leading) {
            let kind = store[record, Slots.Item.kind]
            guard !store[record, Slots.Item.role].isWritten, !kind.isWritten || kind.payload == Symbols.button
            else { continue }
            let texts = [Slots.Item.label, Slots.Item.accessibilityLabel].filter { store[record, $0].isWritten }
            let slot = texts.first ?? Slots.Item.action
            guard store[record, slot].hasValue, !readArrow(of: record, texts),
                (texts.isEmpty ? [slot] : texts).allSatisfy({ saysBack(store.string(record, $0) ?? "") })
            else { continue }
            store[record, Slots.Item.role] = Slot(node: store[record, slot].node, payload: Symbols.back)
            // The name of the view is no text of it.
            if store.string(record, slot) == "BackButton" { store[record, slot].payload = Slot.unreadable }
        }
        readBackLabels(of: bar)
    }

    /// Reads an item whose only text is what it leads back to, behind an arrow: `< Orders`; false for any other.
    private mutating func readArrow(of item: Record, _ texts: [Int]) -> Bool {
        let label = store[item, Slots.Item.label]
        guard texts == [Slots.Item.label], label.hasValue,
            let text = ScreenDecoder.withoutArrow(store, store.texts[Int(label.payload)]), !saysBack(text)
        else { return false }
        let node = tree.resolved(label.nodeIndex)
        store[item, Slots.Item.label].payload = store.addText(text, node: node.rawValue, isMeasured: true)
        store[item, Slots.Item.role] = Slot(node: label.node, payload: Symbols.back)
        let element = "{role: back, label: \(ScalarText(text).yaml)}"
        guard store.nodeIndex(of: item) == node else {
            tell(node, Message.readAs(tree.text(of: node), line: element))
            return true
        }
        reportRead(node, as: tree[tree[node].parent].kind == .sequence ? element : "[\(element)]")
        return true
    }

    /// Whether a text or the name of an action is what leads back is called: `Back`, `navigation.goBack()`, `< Back`.
    private func saysBack(_ text: String) -> Bool {
        guard text.utf8.count <= 40 else { return false }
        let name =
            (ScreenDecoder.withoutArrow(text) ?? text).split(separator: ".").last?.filter { !"()".contains($0) } ?? ""
        return WordSet.back.contains(Spelling.folded(String(name)))
    }

    /// Adds what a word says of the button that leads back to the one that another word brought, `back: true` beside
    /// `backIcon: chevron-left`; false where there is none, or it says that itself.
    mutating func joinsBack(_ use: WordUse, _ word: OtherWord.Element, _ list: Place) -> Bool {
        let value = tree.resolved(use.pair.value)
        guard word.settings == ["role: back"], tree[value].kind == .scalar, let listSlot = list.slot,
            let slot = ComponentKind.item.component.slot(named: word.text),
            let back = itemLeadingBack(list.record, listSlot), !store[back, slot].isWritten
        else { return false }
        decodeField(slot, of: back, use.pair.value)
        let line = Message.line(["leading"], "[{role: back, \(Message.line([word.text], shortText(of: value)))}]")
        reportRead(use.pair.key, line: line, nil)
        return true
    }

    /// What stands behind the arrow of a text; nil for one without an arrow, or of nothing else.
    private static func withoutArrow(_ store: borrowing RecordStore, _ text: Text) -> String? {
        guard text.next == 0, text.locale == 0, store.bytes(of: text).first.map({ $0 == 0x3C || $0 >= 0xC2 }) == true
        else { return nil }
        return withoutArrow(store.string(of: text))
    }

    private static func withoutArrow(_ written: String) -> String? {
        guard let arrow = written.first, "<‹«←❮〈⟨".contains(arrow) else { return nil }
        let rest = String(written.dropFirst().drop(while: \.isWhitespace))
        return rest.isEmpty || rest.contains(">") ? nil : rest
    }

    /// Makes an item of `backLabel`, in front of the others; a back button that has no label yet gets it.
    mutating func addBackItem(to bar: Record) {
        let label = store[bar, Slots.NavigationBar.backLabel]
        guard label.isWritten, label.hasValue else { return }
        let leading = store[bar, Slots.NavigationBar.leading]
        if let back = itemLeadingBack(bar, Slots.NavigationBar.leading) {
            if !store[back, Slots.Item.label].isWritten { store[back, Slots.Item.label] = label }
            return
        }
        let item = store.addRecord(.item, node: label.node, in: Place(bar, slot: Slots.NavigationBar.backLabel))
        store[item, Slots.Item.role] = Slot(node: label.node, payload: Symbols.back)
        store[item, Slots.Item.label] = label
        let node = leading.isWritten ? leading.node : label.node
        let all: [Slot] =
            [Slot(node: label.node, payload: item.offset)] + store.elements(bar, Slots.NavigationBar.leading)
        store[bar, Slots.NavigationBar.leading] = Slot(node: node, payload: store.addList(all, node: node))
    }
}
