import CEL
import ScreenModel

// Free-form data: the `x-` keys of a description.

extension LayoutReader {
    /// The value of an `x-` key; null where there is none, because nobody but who writes it knows of the key.
    func extra(_ slot: Int, of object: UInt32) -> Value {
        let fields = records.store.extras[Record(offset: object)] ?? []
        let isWhole = !records.store.partlyUnknown.contains(Record(offset: object))
        guard let field = fields.first(where: { ExtraSlot.slot(of: $0.name) == slot }) else {
            return isWhole ? .null : .absent
        }
        return freeForm(field.value)
    }

    /// A free-form value, by its index.
    func freeForm(_ index: UInt32) -> Value {
        switch records.store.freeFormValues[Int(index)] {
        case .null: .null
        case .boolean(let value): .bool(value)
        case .integer(let value): .int(value)
        case .number(let value): .double(value)
        case .text(let text): .text(text)
        case .list: .list(LayoutReader.freeFormList << 28 | index)
        case .map: .map(index)
        }
    }

    /// The elements of a free-form list.
    func freeFormElements(_ list: UInt32) -> [UInt32] {
        guard case .list(let elements) = records.store.freeFormValues[Int(list & 0x0FFF_FFFF)] else { return [] }
        return elements
    }

    /// The entries of a free-form map.
    func freeFormMembers(_ map: UInt32) -> [FreeFormValue.Member] {
        guard case .map(let members) = records.store.freeFormValues[Int(map)] else { return [] }
        return members
    }
}
