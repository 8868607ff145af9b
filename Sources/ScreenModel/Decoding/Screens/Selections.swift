import Diagnostics
import YAMLSyntax

// Which entry of a bar, of a block or of a segmented control is selected.
extension ScreenDecoder {
    /// Reads `selected` of an item or a block: the label of one of its own items, else a Boolean.
    mutating func decodeSelected(_ written: NodeIndex, of record: Record) {
        let kind = store.kind(of: record)
        let node = tree.resolved(written)
        let items = store.elements(record, Slots.Item.items)
        if tree[node].kind == .scalar, !items.isEmpty, select(tree.text(of: node), among: items, at: written.rawValue) {
            return
        }
        let isBoolean = if case .boolean = tree.scalarType(of: node) { true } else { false }
        if tree[node].kind == .scalar, !items.isEmpty, !isBoolean, !tree.isNull(node), !isPlaceholder("selected", node)
        {
            if tree.integer(of: node) == 0, let label = labels(of: items).first,
                select(label, among: items, at: written.rawValue)
            {
                return
            }
            reportUnknownEntry(node, among: labels(of: items))
        } else if kind != .block || tree[node].kind == .scalar && tree.integer(of: node) == nil {
            return decodeField(Slots.Item.selected, of: record, written)
        }
        // Which day of a calendar is selected, or which pages of a document, is the affair of a block of that kind.
        store[record, Slots.Item.selected] = Slot(written, Slot.undetermined)
    }

    /// Marks the entry that a tab bar or a sidebar says is selected, and all others as not selected.
    mutating func selectEntries(of screen: Record) {
        let bars = [
            (Slots.Screen.tabBar, Slots.TabBar.selected, Slots.TabBar.items),
            (Slots.Screen.rail, Slots.TabBar.selected, Slots.TabBar.items),
            (Slots.Screen.sidebar, Slots.Sidebar.selected, Slots.Sidebar.items),
        ]
        for (bar, selected, items) in bars {
            guard let record = store.record(screen, bar), store[record, items].hasValue else { continue }
            defer {
                if bar != Slots.Screen.sidebar { reportSecondSelection(among: store.elements(record, items)) }
            }
            guard let label = store.string(record, selected) else { continue }
            // Other screens may share the entries, and select another one.
            var copies = Array(store.elements(record, items))
            for index in copies.indices where copies[index].hasValue {
                copies[index].payload = store.addCopy(of: copies[index].record).offset
            }
            let mark = store[record, selected].node
            if select(label, among: copies[...], at: mark) {
                store[record, items].payload = store.addList(copies, node: store[record, items].node)
            } else if isNew(store[record, selected]) {
                let texts = copies.flatMap { names(of: $0) }
                if !texts.contains(where: \.isEmpty) {
                    reportUnknownSelection(store[record, selected], labels(of: copies[...]), among: texts)
                }
            }
        }
    }

    /// Reports an entry that says it is selected beside another one that does.
    private mutating func reportSecondSelection(among items: ArraySlice<Slot>) {
        // A rule of a team's own may be about just that, and then its examples show it.
        guard example == .none else { return }
        let selected = items.filter(\.hasValue).map(\.record).filter { item in
            store[item, Slots.Item.selected].isWritten && store[item, Slots.Item.selected].payload == 1
        }
        guard selected.count > 1, case let second = store[selected[1], Slots.Item.selected], isNew(second),
            hasRoom(at: tree[second.nodeIndex].range)
        else { return }
        let label = store.string(selected[0], Slots.Item.label) ?? "the first"
        let range = tree[tree.resolved(second.nodeIndex)].range
        report(.screenUnknownValue, range, Message.secondSelection(label), severity: .info)
    }

    /// Whether a selection is looked at for the first time; several screens may share one.
    private mutating func isNew(_ selected: Slot) -> Bool {
        lookedAtSelections.insert(tree.resolved(selected.nodeIndex)).inserted
    }

    /// What an entry may be called by; with an empty text where its label is not known or differs by language.
    private func names(of entry: Slot) -> [String] {
        guard entry.hasValue else { return [""] }
        let record = entry.record
        let label = store[record, Slots.Item.label]
        if label.isWritten, !label.hasValue || !isPlain(label.payload) { return [""] }
        return [Slots.Item.label, Slots.Item.icon, Slots.Item.target, Slots.Item.accessibilityLabel].compactMap {
            store[record, $0].hasValue ? store.string(record, $0) : nil
        }
    }

    /// Whether a text is all there, and the same in all languages.
    private func isPlain(_ text: UInt32) -> Bool {
        let text = store.texts[Int(text)]
        return !text.hasPlaceholder && text.locale == 0
    }

    /// Reports a selection that names none of a bar's entries.
    private mutating func reportUnknownSelection(_ selected: Slot, _ labels: [String], among names: [String]) {
        let node = tree.resolved(selected.nodeIndex)
        guard tree[node].kind == .scalar, !labels.isEmpty, selected.hasValue, isPlain(selected.payload),
            !names.contains(where: { Spelling.folded($0) == Spelling.folded(tree.text(of: node)) }),
            hasRoom(at: tree[node].range)
        else { return }
        reportUnknownEntry(node, among: labels, takesBoolean: false)
    }

    /// Reports the selection of a segmented control that none of its segments has.
    mutating func reportUnknownSegment(of control: Record) {
        let selected = store[control, Slots.SegmentedControl.selected]
        guard selected.hasValue, isNew(selected) else { return }
        let segments = store.elements(control, Slots.SegmentedControl.segments)
        guard segments.allSatisfy({ $0.hasValue && isPlain($0.payload) }) else { return }
        let texts = segments.map { store.string(of: store.texts[Int($0.payload)]) }
        reportUnknownSelection(selected, texts, among: texts)
    }

    /// Marks the item that has a label as selected, and the others as not; false if none has it.
    private mutating func select(_ label: String, among items: ArraySlice<Slot>, at node: UInt32) -> Bool {
        let records = items.filter(\.hasValue).map(\.record)
        let areMeant = records.map { store.string($0, Slots.Item.label) == label }
        guard areMeant.contains(true) else { return false }
        for (record, isMeant) in zip(records, areMeant) where !store[record, Slots.Item.selected].isWritten {
            store[record, Slots.Item.selected] = Slot(node: node, payload: isMeant ? 1 : 0)
        }
        return true
    }

    private func labels(of items: ArraySlice<Slot>) -> [String] {
        items.filter(\.hasValue).compactMap { store.string($0.record, Slots.Item.label) }
    }
}
