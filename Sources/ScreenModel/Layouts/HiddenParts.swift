/// Takes what is not shown out of a layout: hidden items leave every list, and a bar that is never shown reads as null.
///
/// Where it is not known whether something is hidden, it stays; counts take it as possible. Where that could not even be
/// read, nothing is known of it. What stays keeps the index it has in the file, because each record knows its own place.
enum HiddenParts {
    /// Takes the hidden parts out of a layout.
    static func remove(from layout: Record, in store: inout RecordStore) {
        guard store.hidesParts else { return }
        removeParts(of: layout, in: &store)
    }

    private static func removeParts(of record: Record, in store: inout RecordStore) {
        for field in Schema.standard.partFields(of: store.kind(of: record)) {
            let value = store[record, field.slot]
            guard value.hasValue else { continue }
            if field.isList {
                removeElements(of: value, at: Place(record, slot: field.slot), field.kind, in: &store)
                continue
            }
            if let hidden = Schema.standard.hidden(of: field.kind) {
                removeBar(at: Place(record, slot: field.slot), hidden, in: &store)
            }
            if let part = store.record(record, field.slot) { removeParts(of: part, in: &store) }
        }
    }

    /// Takes hidden items out of a list, and the hidden parts out of what stays.
    private static func removeElements(
        of list: Slot,
        at place: Place,
        _ kind: ComponentKind,
        in store: inout RecordStore
    ) {
        let elements = Array(store.elements(ofListAt: list.payload))
        store.layoutVisits += elements.count
        let shown =
            Schema.standard.hidden(of: kind).map { hidden in elements.compactMap { element($0, hidden, in: store) } }
            ?? elements
        if let slot = place.slot, shown != elements {
            store[place.record, slot].payload = store.addList(shown, node: list.node)
        }
        for element in shown where element.hasValue { removeParts(of: element.record, in: &store) }
    }

    /// Takes a bar away that is never shown: of the layout, of a column or of what lies over the screen.
    private static func removeBar(at place: Place, _ hidden: Schema.Hidden, in store: inout RecordStore) {
        guard let slot = place.slot, let bar = store.record(place.record, slot) else { return }
        switch store[bar, hidden.slot].payload {
        case Slot.unreadable: store[place.record, slot].payload = Slot.unreadable
        case hidden.never:
            store.hiddenBars[place] = bar
            store[place.record, slot].payload = Slot.null
        default: break
        }
    }

    /// What stays of an entry of a list; nil for one that is hidden.
    private static func element(_ element: Slot, _ hidden: Schema.Hidden, in store: RecordStore) -> Slot? {
        guard element.hasValue else { return element }
        switch store[element.record, hidden.slot].payload {
        case hidden.never: return nil
        case Slot.unreadable: return Slot(node: element.node, payload: Slot.undetermined)
        default: return element
        }
    }
}
