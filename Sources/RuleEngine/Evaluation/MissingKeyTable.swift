import ScreenModel

/// The missing keys of a file's screens by number: many rules ask for the same key, on every screen again, so that
/// noting one must not take a text.
struct MissingKeyTable {
    /// A way to a key: one field further than another way.
    private struct Way: Hashable {
        let component: ComponentKind
        let slot: Int
        /// Whether it goes on through an element of the list that the field holds.
        let isElement: Bool
        /// The number of the way to the component; nil for a screen.
        let parent: Int?
    }

    /// The keys, by number.
    private(set) var keys: [MissingKey] = []
    private var numbers: [Way: Int] = [:]

    /// The number of a key of a record; one that is worked out stands for the key that it is worked out from.
    mutating func number(of slot: Int, of record: Record, _ store: RecordStore) -> Int {
        way(to: MissingKey.writable(slot, of: store.kind(of: record)), of: record, isElement: false, store)
    }

    private mutating func way(to slot: Int, of record: Record, isElement: Bool, _ store: RecordStore) -> Int {
        let component = store.kind(of: record)
        var parent: Int?
        if let place = store.place(of: record), let slot = place.slot,
            !(store.kind(of: place.record) == .screen && slot == Slots.Screen.variants)
        {
            parent = way(to: slot, of: place.record, isElement: place.element != nil, store)
        }
        let way = Way(component: component, slot: slot, isElement: isElement, parent: parent)
        if let known = numbers[way] { return known }
        // Of a list, any element will do.
        let name = component.component.fields[slot].name + (isElement ? "[]" : "")
        let path = parent.map { "\(keys[$0].path).\(name)" } ?? name
        keys.append(MissingKey(component: component, slot: slot, path: path))
        numbers[way] = keys.count - 1
        return keys.count - 1
    }
}
