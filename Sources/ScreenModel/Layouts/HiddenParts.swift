/// Takes what is not shown out of a layout: hidden items leave every list, and a bar that is never shown reads as null.
///
/// Where it is not known whether something is hidden, it stays; counts take it as possible. Where that could not even be
/// read, nothing is known of it. What stays keeps the index it has in the file, because each record knows its own place.
enum HiddenParts {
    /// Takes the hidden parts out of a layout.
    static func remove(from layout: Record, in store: inout RecordStore) {
        guard store.hidesParts else { return }
        for (slot, hidden, never) in bars {
            guard let bar = store.record(layout, slot) else { continue }
            if store[bar, hidden].payload == Slot.unreadable { store[layout, slot].payload = Slot.unreadable }
            guard store[bar, hidden].payload == never else { continue }
            store.hiddenBars[Place(layout, slot: slot)] = bar
            store[layout, slot].payload = Slot.null
        }
        removeItems(of: layout, in: &store)
    }

    /// The bars, the slots of their `hidden`, and what stands there if they are never shown.
    private static let bars: [(slot: Int, hidden: Int, never: UInt32)] = [
        (Slots.Screen.navigationBar, Slots.NavigationBar.hidden, Symbols.always),
        (Slots.Screen.toolbar, Slots.Toolbar.hidden, 1),
        (Slots.Screen.tabBar, Slots.TabBar.hidden, 1),
        (Slots.Screen.sidebar, Slots.Sidebar.hidden, 1),
        (Slots.Screen.rail, Slots.TabBar.hidden, 1),
        (Slots.Screen.floatingButton, Slots.Item.hidden, 1),
    ]

    private static func removeItems(of record: Record, in store: inout RecordStore) {
        let fields = store.kind(of: record).component.fields
        for (slot, field) in fields.enumerated() where !field.isDerived && slot != Slots.Screen.variants {
            let value = store[record, slot]
            guard value.hasValue else { continue }
            switch field.type {
            case .component:
                removeItems(of: Record(offset: value.payload), in: &store)
            case .list(.component(let kind)):
                let elements = Array(store.elements(ofListAt: value.payload))
                store.layoutVisits += elements.count
                let hasHidden = kind == .item || kind == .block
                let shown = hasHidden ? elements.compactMap { element($0, in: store) } : elements
                if shown != elements {
                    store[record, slot].payload = store.addList(shown, node: value.node)
                }
                for element in shown where element.hasValue {
                    removeItems(of: Record(offset: element.payload), in: &store)
                }
            default: break
            }
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
