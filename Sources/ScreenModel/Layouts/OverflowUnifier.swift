import Diagnostics

/// Makes one thing of the two ways to write an overflow menu: the `overflow` object, and an item with `role: overflow`.
///
/// After it, a bar with an overflow has both: the object with what the menu holds, and an item where its button
/// stands. The object alone stands at the far right.
enum OverflowUnifier {
    /// Unifies the overflow of `bar`, whose own button goes to the end of the first list, and notes whether it shows.
    static func unify(_ bar: Record, lists: [Int], overflow: Int, hasOverflowButton: Int, in store: inout RecordStore) {
        let object = store.record(bar, overflow)
        let button = overflowItem(of: bar, lists, isDescribed: object != nil, in: store)
        let shows: Truth
        if let button {
            // What looks like one and opens a menu, or stands beside a menu that nothing else opens, is one.
            if store[button, Slots.Item.role].isAbsent {
                store[button, Slots.Item.role] = Slot(node: store.node(of: button), payload: Symbols.overflow)
            }
            let menu = object ?? makeObject(from: button, in: &store)
            if object == nil { store[bar, overflow] = Slot(node: store.node(of: button), payload: menu.offset) }
            // A button that is described is not one that comes when it is needed.
            if store[menu, Slots.Overflow.system].isAbsent {
                store[menu, Slots.Overflow.system] = Slot(node: store.node(of: button), payload: 0)
            }
            shows = !Truth(store[button, Slots.Item.hidden])
        } else if let object {
            let isThere = showsButton(object, in: store)
            // Beside items of which nobody knows what they are, the button is not all that there is.
            if isThere == .yes, !store[bar, lists[0]].isUndetermined {
                appendButton(for: object, to: bar, lists[0], overflow, in: &store)
            }
            shows = isThere && !Truth(store[object, Slots.Overflow.hidden])
        } else {
            shows = store[bar, overflow].isNull ? .no : .unknown
        }
        store[bar, hasOverflowButton] = shows.slot(node: store.node(of: bar))
    }

    /// The item that opens the overflow menu; one that only looks like it, with a menu of its own, may open another.
    private static func overflowItem(
        of bar: Record,
        _ lists: [Int],
        isDescribed: Bool,
        in store: RecordStore
    ) -> Record? {
        var like: Record?
        for list in lists {
            for element in store.elements(bar, list) where element.hasValue {
                let item = element.record
                if store[item, Slots.Item.role].payload == Symbols.overflow { return item }
                if like == nil, ItemDerivation.opensOverflow(item, describedElsewhere: isDescribed, in: store) {
                    like = item
                }
            }
        }
        return like
    }

    /// Whether an object shows a button: not if its menu is empty, maybe if nobody knows, or the system makes it.
    private static func showsButton(_ object: Record, in store: RecordStore) -> Truth {
        let items = store[object, Slots.Overflow.items]
        if items.isNull { return .no }
        if items.hasValue {
            return store.elements(ofListAt: items.payload).reduce(.no) { found, element in
                let item = element.record
                return found || (element.hasValue ? !Truth(store[item, Slots.Item.hidden]) : .yes)
            }
        }
        return store[object, Slots.Overflow.icon].hasValue || store[object, Slots.Overflow.system].payload == 0
            ? .yes : .unknown
    }

    private static func makeObject(from item: Record, in store: inout RecordStore) -> Record {
        let object = store.addRecord(.overflow, node: store.node(of: item), in: store.place(of: item))
        store[object, Slots.Overflow.icon] = store[item, Slots.Item.icon]
        if store[item, Slots.Item.items].isWritten {
            store[object, Slots.Overflow.items] = store[item, Slots.Item.items]
        }
        return object
    }

    private static func appendButton(
        for object: Record,
        to bar: Record,
        _ list: Int,
        _ overflow: Int,
        in store: inout RecordStore
    ) {
        let node = store[bar, overflow].node
        let item = store.addRecord(.item, node: store.node(of: object), in: Place(bar, slot: overflow))
        store[item, Slots.Item.role] = Slot(node: node, payload: Symbols.overflow)
        store[item, Slots.Item.icon] = store[object, Slots.Overflow.icon]
        store[item, Slots.Item.hidden] = store[object, Slots.Overflow.hidden]
        let items = Array(store.elements(bar, list)) + [Slot(node: node, payload: item.offset)]
        let written = store[bar, list]
        let listNode = written.isWritten ? written.node : 0
        store[bar, list] = Slot(node: listNode, payload: store.addList(items, node: listNode))
    }
}
