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
        let fields = store.kind(of: record).component.fields
        for (slot, field) in fields.enumerated() where !field.isDerived && slot != Slots.Screen.variants {
            let value = store[record, slot]
            guard value.hasValue else { continue }
            switch field.type {
            case .component(let kind):
                if let hidden = Schema.standard.hidden(of: kind) {
                    removeBar(at: Place(record, slot: slot), hidden, in: &store)
                }
                if let part = store.record(record, slot) { removeParts(of: part, in: &store) }
            case .list(.component(let kind)):
                let elements = Array(store.elements(ofListAt: value.payload))
                store.layoutVisits += elements.count
                let hasHidden = kind == .item || kind == .block
                let shown = hasHidden ? elements.compactMap { element($0, in: store) } : elements
                if shown != elements {
                    store[record, slot].payload = store.addList(shown, node: value.node)
                }
                for element in shown where element.hasValue {
                    removeParts(of: Record(offset: element.payload), in: &store)
                }
            default: break
            }
        }
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

    /// What stays of an item; nil for one that is hidden.
    private static func element(_ element: Slot, in store: RecordStore) -> Slot? {
        guard element.hasValue else { return element }
        switch store[Record(offset: element.payload), Slots.Item.hidden].payload {
        case 1: return nil
        case Slot.unreadable: return Slot(node: element.node, payload: Slot.undetermined)
        default: return element
        }
    }
}
