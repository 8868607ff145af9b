import ScreenModel

extension Decoded: CustomStringConvertible {
    /// What was read, without places: two texts that mean the same have the same description.
    var description: String { screens.map { described($0.record) }.joined(separator: "\n") }

    private func described(_ record: Record) -> String {
        let component = store.kind(of: record).component
        let fields = component.fields.indices.compactMap { slot -> String? in
            let value = store[record, slot]
            guard value.isWritten, !component.fields[slot].isDerived else { return nil }
            return component.fields[slot].name + ": " + described(value, component.fields[slot].type)
        }
        return "{" + fields.joined(separator: ", ") + "}"
    }

    private func described(_ value: Slot, _ type: FieldType) -> String {
        if value.isNull { return "null" }
        guard value.hasValue else { return "undetermined" }
        switch type {
        case .text, .identifier, .token:
            var text = store.texts[Int(value.payload)]
            guard text.locale != 0 else { return store.string(of: text) }
            var parts = [String]()
            while true {
                parts.append(store.locales[Int(text.locale)] + ": " + store.string(of: text))
                guard text.next != 0 else { break }
                text = store.texts[Int(text.next)]
            }
            return "{" + parts.joined(separator: ", ") + "}"
        case .boolean: return value.payload == 1 ? "true" : "false"
        case .integer, .number: return "\(store.numbers[Int(value.payload)])"
        case .enumeration: return Schema.standard.symbols.names[Int(value.payload)]
        case .component: return described(value.record)
        case .list(let element):
            return "[" + store.elements(ofListAt: value.payload).map { described($0, element) }.joined(separator: ", ")
                + "]"
        case .dynamic: return "free"
        }
    }
}
