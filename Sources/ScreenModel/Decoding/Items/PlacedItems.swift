import Diagnostics
import YAMLSyntax

/// An item of a toolbar that stands in the navigation bar: SwiftUI lists the items of both bars in one.
struct PlacedItem {
    /// The item.
    let record: Record
    /// The word for its place.
    let node: NodeIndex
    /// What the word means.
    let row: OtherValue
}

extension ScreenDecoder {
    /// Moves items of a screen's toolbar into its navigation bar; elsewhere the placement is told to be none.
    mutating func placeItems(of screen: Record) {
        let placed = placedItems
        placedItems = []
        let toolbar = store.record(screen, Slots.Screen.toolbar)
        let isOnMac = store[screen, Slots.Screen.platform].payload == Symbols.macos
        var moved = [Record: String]()
        var told = Set<NodeIndex>()
        for item in placed {
            let place = store.place(of: item.record)
            // Listed where it is placed: that is said twice.
            if let place, let slot = place.slot, store.kind(of: place.record) == .navigationBar,
                ComponentKind.navigationBar.component.fields[slot].name == item.row.side
            {
                let key = NodeIndex(rawValue: item.node.rawValue - 1)
                reportSame(OtherPair(key: key, value: item.node), [item.row.side ?? ""])
                store[item.record, Slots.Item.placement] = .absent
                continue
            }
            guard !isOnMac, let toolbar, place?.record == toolbar, place?.slot == Slots.Toolbar.items,
                openNavigationBar(of: screen, at: item.node) != nil
            else {
                reportOtherValue("placement", item.node, item.row)
                continue
            }
            moved[item.record] = item.row.side
            store[item.record, Slots.Item.placement] = .absent
            // What a wrapper says of several is told once.
            guard told.insert(item.node).inserted else { continue }
            let message = Message.placed(tree.text(of: item.node), advice: item.row.advice ?? "")
            report(.screenOtherWord, tree[item.node].range, message, severity: .info)
        }
        guard !moved.isEmpty, let toolbar, let bar = store.record(screen, Slots.Screen.navigationBar) else { return }
        let items = Array(store.elements(toolbar, Slots.Toolbar.items))
        func side(_ item: Slot) -> String? { item.hasValue ? moved[Record(offset: item.payload)] : nil }
        add(items.filter { side($0) == "leading" }, to: Place(bar, slot: Slots.NavigationBar.leading))
        add(items.filter { side($0) == "trailing" }, to: Place(bar, slot: Slots.NavigationBar.trailing))
        let rest = items.filter { side($0) == nil }
        // Without items of its own it is no bar at the bottom.
        if rest.isEmpty { return store[screen, Slots.Screen.toolbar].payload = Slot.undetermined }
        store[toolbar, Slots.Toolbar.items].payload = store.addList(
            rest,
            node: store[toolbar, Slots.Toolbar.items].node
        )
    }

    /// The navigation bar of a screen, of which more may be there than is said; nil where there is none.
    private mutating func openNavigationBar(of screen: Record, at node: NodeIndex) -> Record? {
        let slot = Slots.Screen.navigationBar
        if !store[screen, slot].isWritten {
            let bar = store.addRecord(.navigationBar, node: node.rawValue, in: Place(screen, slot: slot))
            store[screen, slot] = Slot(node: node.rawValue, payload: bar.offset)
        }
        guard let bar = store.record(screen, slot) else { return nil }
        store.noteUnread(in: bar)
        return bar
    }

    private mutating func add(_ items: [Slot], to place: Place) {
        guard let slot = place.slot, let first = items.first else { return }
        let list = store[place.record, slot]
        guard list.hasValue || list.isNull || !list.isWritten else { return }
        let others = Array(store.elements(place.record, slot))
        let node = list.isWritten ? list.node : first.node
        store.setList(others + items, in: place.record, slot, node: node, movedFrom: others.count)
    }
}
