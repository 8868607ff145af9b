/// Puts what a group of items holds in the group's place.
///
/// A group is no button: its buttons stand in the bar, and count there. They keep the path they have in the file.
package enum ItemGroups {
    /// Replaces the groups in a list of items, and those in groups; one of which nobody says what it holds leaves open
    /// what else stands there.
    static func dissolve(_ owner: Record, _ slot: Int, in store: inout RecordStore) {
        let list = store[owner, slot]
        guard list.hasValue, store.elements(ofListAt: list.payload).contains(where: { isGroup($0, in: store) }) else {
            return
        }
        var items = [Slot]()
        collect(Array(store.elements(ofListAt: list.payload)), into: &items, in: &store)
        store[owner, slot].payload = store.addList(items, node: list.node)
    }

    private static func collect(_ elements: [Slot], into items: inout [Slot], in store: inout RecordStore) {
        for element in elements {
            guard isGroup(element, in: store) else {
                items.append(element)
                continue
            }
            let group = element.record
            guard store[group, Slots.Item.items].hasValue else {
                if !store[group, Slots.Item.items].isNull {
                    items.append(Slot(node: element.node, payload: Slot.undetermined))
                }
                continue
            }
            let start = items.count
            collect(Array(store.elements(group, Slots.Item.items)), into: &items, in: &store)
            for index in items.indices.dropFirst(start) { hand(on: group, to: &items[index], in: &store) }
        }
    }

    /// Says of an item what holds of its group: what it is called, where it stands, and that it may be hidden.
    private static func hand(on group: Record, to element: inout Slot, in store: inout RecordStore) {
        guard element.hasValue else { return }
        let item = element.record
        var slots = [Slots.Item.group, Slots.Item.area, Slots.Item.placement].filter {
            store[group, $0].isWritten && !store[item, $0].isWritten
        }
        if store[group, Slots.Item.hidden].isUndetermined { slots.append(Slots.Item.hidden) }
        guard !slots.isEmpty else { return }
        let copy = store.addCopy(of: item)
        for slot in slots { store[copy, slot] = store[group, slot] }
        element.payload = copy.offset
    }

    private static func isGroup(_ element: Slot, in store: RecordStore) -> Bool {
        element.hasValue && isGroup(element.record, in: store)
    }

    /// Whether an item is a group: it says so, or it holds others and has neither a face nor anything to do itself.
    package static func isGroup(_ item: Record, in store: RecordStore) -> Bool {
        guard store.kind(of: item) == .item else { return false }
        let kind = store[item, Slots.Item.kind]
        if kind.isWritten { return kind.payload == Symbols.group }
        guard store[item, Slots.Item.items].hasValue else { return false }
        return faces.allSatisfy { store[item, $0].isNull || store[item, $0].isAbsent }
            && !tasks.contains { store[item, $0].isWritten }
    }

    private static let faces = [Slots.Item.label, Slots.Item.icon]
    private static let tasks = [Slots.Item.role, Slots.Item.action, Slots.Item.target, Slots.Item.accessibilityLabel]
}
