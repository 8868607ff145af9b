/// Settles what the silence of a description means, once `defaults`, `<<` and variants have come together.
///
/// What a single field says about its own absence, each record holds from the start. Here is decided what depends on the
/// rest of a component: a bar whose items are listed has no others, while one of which only the colour is told may have
/// any.
enum AbsenceResolver {
    /// Settles the silence of the components of a layout.
    static func resolve(_ layout: Record, in store: inout RecordStore) {
        if !store.partlyUnknown.isEmpty { forget(layout, in: &store) }
        guard store.settlesSilence else { return }
        LayoutBars.forEach(of: layout, in: &store) { bar, store in resolve(component: bar, in: &store) }
    }

    /// Takes back what absence means in the components of which something could not be read.
    ///
    /// That may be just what is not found. Only `hidden` and `locale` keep theirs, and so does how and in which state a
    /// screen appears, where nothing speaks of that.
    private static func forget(_ record: Record, in store: inout RecordStore) {
        let fields = store.kind(of: record).component.fields
        let isPartlyUnknown = store.partlyUnknown.contains(record)
        let keepsState = store.ofKnownState.contains(record)
        store.layoutVisits += fields.count
        for (slot, field) in fields.enumerated() where !field.isDerived {
            let value = store[record, slot]
            if isPartlyUnknown, !value.isWritten, !field.isOfLayout, field.name != "hidden", field.name != "locale",
                !keepsState || field.name != "presentation" && field.name != "state"
            {
                store[record, slot].payload = Slot.unreadable
            }
            guard value.hasValue, field.name != "variants" else { continue }
            switch field.type {
            case .component: forget(value.record, in: &store)
            case .list(.component):
                for element in Array(store.elements(ofListAt: value.payload)) where element.hasValue {
                    forget(element.record, in: &store)
                }
            default: break
            }
        }
    }

    private static func resolve(component record: Record, in store: inout RecordStore) {
        guard !store.partlyUnknown.contains(record) else { return }
        let rules = Schema.standard.partialAbsences(of: store.kind(of: record))
        let hasList = rules.lists.contains { store[record, $0].isWritten }
        guard hasList || rules.texts.contains(where: { store[record, $0].isWritten }) else { return }
        for slot in (hasList ? rules.lists : []) + rules.textsAndParts where store[record, slot].isAbsent {
            store[record, slot].payload = Slot.null
        }
    }
}
