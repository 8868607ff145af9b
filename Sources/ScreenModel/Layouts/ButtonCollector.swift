import Diagnostics

/// Collects the visible buttons of a view, menus among them, wherever they stand: in bars, in overflow menus and in
/// the content.
///
/// What stands in another menu is not part of the view until somebody opens it.
enum ButtonCollector {
    /// Fills in the derived field `buttons` of a layout.
    static func collect(of layout: Record, in store: inout RecordStore) {
        var buttons = [Slot]()
        if let bar = store.record(layout, Slots.Screen.navigationBar),
            store[bar, Slots.NavigationBar.hidden].payload != Symbols.always
        {
            collect(bar, Slots.NavigationBar.leading, into: &buttons, in: &store)
            collect(bar, Slots.NavigationBar.trailing, into: &buttons, in: &store)
            collectOverflow(of: bar, Slots.NavigationBar.overflow, into: &buttons, in: &store)
        }
        if let bar = store.record(layout, Slots.Screen.toolbar), store[bar, Slots.Toolbar.hidden].payload != 1 {
            collect(bar, Slots.Toolbar.items, into: &buttons, in: &store)
            collectOverflow(of: bar, Slots.Toolbar.overflow, into: &buttons, in: &store)
        }
        collect(layout, Slots.Screen.content, into: &buttons, in: &store)
        let node = store.node(of: layout)
        store[layout, Slots.Screen.buttons] = Slot(node: node, payload: store.addList(buttons, node: node))
    }

    private static func collectOverflow(
        of bar: Record,
        _ slot: Int,
        into buttons: inout [Slot],
        in store: inout RecordStore
    ) {
        guard let overflow = store.record(bar, slot) else { return }
        collect(overflow, Slots.Overflow.items, into: &buttons, in: &store)
    }

    private static func collect(_ owner: Record, _ slot: Int, into buttons: inout [Slot], in store: inout RecordStore) {
        let value = store[owner, slot]
        guard value.hasValue else { return }
        let list = Int(value.payload) + 1
        let count = Int(store.slots[list - 1].payload)
        store.layoutVisits += count
        // No slice is held across the loop: it would make the store copy all of itself when a button is added.
        for index in list..<list + count {
            let element = store.slots[index]
            guard element.hasValue else { continue }
            let item = Record(offset: element.payload)
            if store[item, Slots.Item.isVisible].payload == 0 { continue }
            let isBlock = store.kind(of: item) == .block
            let isOverflow = store[item, Slots.Item.role].payload == Symbols.overflow
            let kind = [Symbols.button, Symbols.menu].first { ItemDerivation.isKind($0, item, in: store) == .yes }
            if !isOverflow, let kind {
                buttons.append(isBlock ? asItem(item, kind, at: element.node, in: &store) : element)
            }
            if isBlock { collect(item, Slots.Item.items, into: &buttons, in: &store) }
        }
    }

    /// The item that a block is which is a button or a menu: the same slots, but for a kind that is one of a closed list.
    private static func asItem(_ block: Record, _ kind: UInt32, at node: UInt32, in store: inout RecordStore) -> Slot {
        let item = store.addRecord(.item, node: store.node(of: block), in: store.place(of: block))
        for slot in ComponentKind.item.component.fields.indices where slot != Slots.Item.kind {
            store[item, slot] = store[block, slot]
        }
        store[item, Slots.Item.items] = Slot(node: 0, payload: Slot.null)
        store[item, Slots.Item.kind] = Slot(node: store[block, Slots.Item.kind].node, payload: kind)
        return Slot(node: node, payload: item.offset)
    }
}
