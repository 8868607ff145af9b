import ScreenModel

/// Collects the texts of a screen that people see, wherever they stand.
///
/// What is not described adds none, and leaves nothing open: a rule about all texts is about those that are written.
enum TextCollector {
    /// Texts that people don't see: those for assistive technology, and what the team calls things.
    private static let hidden: Set = [
        "accessibilityLabel", "description", "exception", "selected", "name", "productAreas",
    ]

    /// Adds the texts of a record and of all below it.
    static func collect(_ record: Record, _ reader: LayoutReader, _ visits: inout [Visit]) {
        let kind = reader.store.kind(of: record)
        for (slot, field) in kind.component.fields.enumerated() where !field.isDerived {
            let value = reader.slot(slot, of: record)
            guard value.hasValue, slot != Slots.Screen.variants || kind != .screen else { continue }
            let place = Place(record, slot: slot)
            switch field.type {
            case .component: collect(value.record, reader, &visits)
            case .list(.component):
                for element in reader.elements(ofListAt: value.payload) where element.hasValue {
                    collect(element.record, reader, &visits)
                }
            case .text where isSeen(field, of: kind):
                visits.append(Visit(place: place, value: value, kind: NodeKind(.text)))
            case .list(.text) where isSeen(field, of: kind):
                for (index, element) in reader.elements(ofListAt: value.payload).enumerated() where element.hasValue {
                    let place = Place(record, slot: slot, element: index)
                    visits.append(Visit(place: place, value: element, kind: NodeKind(.text)))
                }
            default: continue
            }
        }
    }

    private static func isSeen(_ field: Field, of kind: ComponentKind) -> Bool {
        !hidden.contains(field.name) || field.name == "name" && kind == .menu
    }
}
