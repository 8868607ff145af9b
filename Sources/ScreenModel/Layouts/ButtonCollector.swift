import Diagnostics

/// Collects the visible buttons and menus of a view: in bars, in overflow menus, in the content and over it.
///
/// What stands in another menu is not part of the view until somebody opens it, and what stands in a dialog, a sheet or a
/// popover is another view. Where a part of the view is not described, an element of which nothing is known ends the list:
/// there may be further buttons.
struct ButtonCollector {
    private var buttons = [Slot]()
    /// Whether the description leaves out where further buttons may stand.
    private var isOpen = false
    /// Whether what the buttons at hand stand in may be hidden, and they with it.
    private var isUncertain = false

    /// Where the parts of a view stand.
    private typealias Parts = (navigationBar: Int, toolbar: Int, floatingButton: Int?, content: Int, buttons: Int)

    private static let screen: Parts =
        (
            Slots.Screen.navigationBar, Slots.Screen.toolbar, Slots.Screen.floatingButton, Slots.Screen.content,
            Slots.Screen.buttons
        )
    private static let pane: Parts =
        (Slots.Pane.navigationBar, Slots.Pane.toolbar, nil, Slots.Pane.content, Slots.Pane.buttons)

    /// Fills in the derived field `buttons` of a layout or of one of its columns.
    static func collect(of view: Record, in store: inout RecordStore) {
        var collector = ButtonCollector()
        collector.buttons.reserveCapacity(8)
        let node = store.node(of: view)
        let parts = store.kind(of: view) == .pane ? pane : screen
        collector.collect(parts, of: view, &store)
        if collector.isOpen { collector.buttons.append(Slot(node: node, payload: Slot.undetermined)) }
        store[view, parts.buttons] = Slot(node: node, payload: store.addList(collector.buttons, node: node))
    }

    private mutating func collect(_ parts: Parts, of view: Record, _ store: inout RecordStore) {
        if let bar = part(view, parts.navigationBar, store),
            store[bar, Slots.NavigationBar.hidden].payload != Symbols.always
        {
            within(bar, hidden: Slots.NavigationBar.hidden, &store) { collector, store in
                collector.collect(bar, Slots.NavigationBar.leading, &store)
                collector.collect(bar, Slots.NavigationBar.trailing, &store)
                collector.collectOverflow(of: bar, Slots.NavigationBar.overflow, &store)
            }
        }
        if let bar = part(view, parts.toolbar, store), store[bar, Slots.Toolbar.hidden].payload != 1 {
            within(bar, hidden: Slots.Toolbar.hidden, &store) { collector, store in
                collector.collect(bar, Slots.Toolbar.items, &store)
                collector.collectOverflow(of: bar, Slots.Toolbar.overflow, &store)
            }
        }
        if let button = parts.floatingButton.map({ store[view, $0] }) {
            if button.hasValue { add(button, button.record, &store) }
            if !button.hasValue, !button.isNull, !button.isAbsent { isOpen = true }
        }
        collect(view, parts.content, &store)
    }

    /// Collects what stands in a component: where that may be hidden, none of it is there for sure.
    private mutating func within(
        _ component: Record,
        hidden: Int,
        _ store: inout RecordStore,
        _ collect: (inout ButtonCollector, inout RecordStore) -> Void
    ) {
        let outer = isUncertain
        if store[component, hidden].isUndetermined { isUncertain = true }
        collect(&self, &store)
        isUncertain = outer
    }

    /// The component in a field; nil if there is none, or if nothing is known of it.
    private mutating func part(_ owner: Record, _ slot: Int, _ store: RecordStore) -> Record? {
        let value = store[owner, slot]
        if !value.hasValue, !value.isNull { isOpen = true }
        return store.record(owner, slot)
    }

    private mutating func collectOverflow(of bar: Record, _ slot: Int, _ store: inout RecordStore) {
        guard let overflow = part(bar, slot, store) else { return }
        within(overflow, hidden: Slots.Overflow.hidden, &store) { $0.collect(overflow, Slots.Overflow.items, &$1) }
    }

    private mutating func collect(_ owner: Record, _ slot: Int, _ store: inout RecordStore) {
        let value = store[owner, slot]
        guard value.hasValue else {
            if !value.isNull { isOpen = true }
            return
        }
        let list = Int(value.payload) + 1
        let count = Int(store.slots[list - 1].payload)
        store.layoutVisits += count
        let arePages = ItemDerivation.isPager(owner, in: store)
        var pages = 0
        // No slice is held across the loop: it would make the store copy all of itself when a button is added.
        for index in list..<list + count {
            let element = store.slots[index]
            guard element.hasValue else {
                isOpen = true
                continue
            }
            let item = element.record
            if store[item, Slots.Item.isVisible].payload == 0 { continue }
            let kind = add(element, item, &store)
            let isBlock = store.kind(of: item) == .block
            if isBlock, kind != Symbols.button {
                let isOverlay = ItemDerivation.isOverlay(item, in: store)
                if isOverlay == .yes { continue }
                let outer = isUncertain
                let isPage =
                    arePages || store[item, Slots.Item.items].hasValue && ItemDerivation.isPage(item, in: store)
                pages += isPage ? 1 : 0
                // Of several pages only one is seen at a time.
                if isOverlay == .unknown || isPage && pages > 1 { (isUncertain, store.hidesParts) = (true, true) }
                within(item, hidden: Slots.Item.hidden, &store) { $0.collect(item, Slots.Item.items, &$1) }
                isUncertain = outer
            }
        }
    }

    /// Adds what is a button or a menu, and answers which of the two it is.
    @discardableResult
    private mutating func add(_ element: Slot, _ item: Record, _ store: inout RecordStore) -> UInt32? {
        let isBlock = store.kind(of: item) == .block
        let isOverflow = store[item, Slots.Item.role].payload == Symbols.overflow
        let isButton = ItemDerivation.isKind(Symbols.button, item, in: store)
        let isMenu = isButton == .yes ? .no : ItemDerivation.isKind(Symbols.menu, item, in: store)
        guard let kind = isButton == .yes ? Symbols.button : isMenu == .yes ? Symbols.menu : nil else {
            if (isButton || isMenu) == .unknown { isOpen = true }
            return nil
        }
        guard !isOverflow else { return kind }
        var button = isBlock ? ButtonCollector.asItem(item, kind, at: element.node, in: &store) : element
        if isUncertain {
            if !isBlock { button.payload = store.addCopy(of: item).offset }
            store[button.record, Slots.Item.hidden] =
                Slot(node: element.node, payload: Slot.undetermined)
        }
        buttons.append(button)
        return kind
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
