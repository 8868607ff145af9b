package import CEL
package import ScreenModel

/// Gives conditions the fields of a layout, without copying them.
///
/// References are offsets in the record store. A text's reference is its index, with the upper bit set for a token; a
/// list's has how its elements are read in its upper four bits.
package struct LayoutReader: ObjectReader {
    /// The records.
    package let store: RecordStore
    /// The locale in which localised texts are read, as the store numbers it.
    package var locale: UInt32 = 0

    private let readKinds = ReadKind.table
    private let elementKinds = ReadKind.elementTable
    private static let tokenFlag: UInt32 = 1 << 31
    private static let freeFormList: UInt32 = 15

    /// Creates a reader of the records of a file.
    package init(_ store: RecordStore) {
        self.store = store
    }

    /// The value of a record.
    package func value(of record: Record) -> Value {
        .object(record.offset, type: store.slots[Int(record.offset)].payload)
    }

    /// The value of a visited node.
    package func value(of visit: Visit) -> Value {
        if case .component = visit.type { return value(of: visit.place.record) }
        guard let slot = visit.place.slot else { return .absent }
        return value(of: visit.value, kind: ReadKind(visit.type), index: tableIndex(visit.place.record.offset, slot))
    }

    /// The number of elements of a visited list; 0 if there is none.
    func count(of visit: Visit) -> Int {
        visit.value.hasValue ? Int(store.slots[Int(visit.value.payload)].payload) : 0
    }

    /// An element of a visited list.
    func element(_ index: Int, of visit: Visit) -> Value {
        guard case .list(let element) = visit.type else { return .absent }
        let list = UInt32(ReadKind(element).rawValue) << 28 | visit.value.payload
        return self.element(index, ofList: list)
    }

    /// Compares a value, whose text is `text`, with another text, by the value's own way of comparing.
    func compare(_ value: Value, _ text: String, with other: String) -> TextComparison {
        if case .text(let reference) = value.kind { return compare(reference, utf8: other.utf8Span.span) }
        return text == other ? .equal : .different
    }

    // MARK: Objects

    package func field(_ slot: Int, of object: UInt32) -> Value {
        if ExtraSlot.isExtra(slot) { return extra(slot, of: object) }
        let index = tableIndex(object, slot)
        return value(of: store.slots[Int(object) + 2 + slot], kind: readKinds[index], index: index)
    }

    package func has(_ slot: Int, of object: UInt32) -> Presence {
        if ExtraSlot.isExtra(slot) { return extra(slot, of: object).kind == .null ? .missing : .present }
        let value = store.slots[Int(object) + 2 + slot]
        guard value.isWritten, !value.isNull, !value.isAbsent else { return .missing }
        guard value.hasValue else { return .present }
        switch readKinds[tableIndex(object, slot)] {
        case .text, .identifier, .token: return isBlank(value.payload) ? .missing : .present
        case .list: return store.slots[Int(value.payload)].payload == 0 ? .missing : .present
        default: return .present
        }
    }

    private func tableIndex(_ object: UInt32, _ slot: Int) -> Int {
        Int(store.slots[Int(object)].payload) << 6 | slot
    }

    private func value(of slot: Slot, kind: ReadKind, index: Int) -> Value {
        let payload = slot.payload
        guard slot.hasValue else {
            guard slot.isNull else { return .absent }
            return kind == .list ? .list(RecordStore.emptyList) : .null
        }
        switch kind {
        case .boolean: return .bool(payload == 1)
        case .symbol: return .symbol(payload)
        case .record: return .object(payload, type: store.slots[Int(payload)].payload)
        case .list: return .list(UInt32(elementKinds[index].rawValue) << 28 | payload)
        case .text: return text(payload)
        case .identifier: return .text(payload)
        case .token: return .text(payload | LayoutReader.tokenFlag)
        case .integer: return .int(Int64(store.numbers[Int(payload)]))
        case .number: return .double(store.numbers[Int(payload)])
        case .dynamic: return .absent
        }
    }

    // MARK: Lists and maps

    package func count(ofList list: UInt32) -> Int {
        guard list >> 28 != LayoutReader.freeFormList else { return freeFormElements(list).count }
        return Int(store.slots[Int(list & 0x0FFF_FFFF)].payload)
    }

    package func element(_ index: Int, ofList list: UInt32) -> Value {
        guard list >> 28 != LayoutReader.freeFormList else { return freeForm(freeFormElements(list)[index]) }
        let slot = store.slots[Int(list & 0x0FFF_FFFF) + 1 + index]
        return value(of: slot, kind: ReadKind(rawValue: UInt8(list >> 28)) ?? .dynamic, index: 0)
    }

    package func count(ofMap map: UInt32) -> Int { freeFormMembers(map).count }

    package func key(_ index: Int, ofMap map: UInt32) -> Value { .text(freeFormMembers(map)[index].key) }

    package func value(_ index: Int, ofMap map: UInt32) -> Value { freeForm(freeFormMembers(map)[index].value) }

    // MARK: Texts

    package func appendUTF8(ofText text: UInt32, to buffer: inout [UInt8]) {
        buffer.append(contentsOf: bytes(text))
    }

    package func size(ofText text: UInt32) -> Int? {
        bytes(text).reduce(into: 0) { count, byte in if byte & 0xC0 != 0x80 { count += 1 } }
    }

    package func compare(_ text: UInt32, _ other: UInt32) -> TextComparison {
        if (text | other) & LayoutReader.tokenFlag != 0 { return TokenComparison.compare(bytes(text), bytes(other)) }
        return bytes(text).elementsEqual(bytes(other)) ? .equal : .different
    }

    package func compare(_ text: UInt32, utf8: Span<UInt8>) -> TextComparison {
        let bytes = bytes(text)
        if text & LayoutReader.tokenFlag != 0 {
            return TokenComparison.compare(bytes, utf8.indices.map { utf8[$0] })
        }
        guard bytes.count == utf8.count else { return .different }
        for index in utf8.indices where bytes[bytes.startIndex + index] != utf8[index] { return .different }
        return .equal
    }

    private func bytes(_ text: UInt32) -> ArraySlice<UInt8> {
        store.bytes(of: store.texts[Int(text & ~LayoutReader.tokenFlag)])
    }

    /// Whether a value is the open name of a colour, an icon or the like.
    static func isToken(_ value: Value) -> Bool {
        if case .text(let reference) = value.kind { reference & tokenFlag != 0 } else { false }
    }

    /// The index among the store's texts of a text that a condition gave.
    static func textIndex(_ reference: UInt32) -> UInt32 { reference & ~tokenFlag }

    /// A text in the reader's locale; nil if it is localised and has none for it.
    func localizedText(_ index: UInt32) -> Text? {
        localizedIndex(index).map { store.texts[Int($0)] }
    }

    /// The value of a text; absent where a part of it is not known.
    private func text(_ index: UInt32) -> Value {
        guard let index = localizedIndex(index), !store.texts[Int(index)].hasPlaceholder else { return .absent }
        return .text(index)
    }

    private func localizedIndex(_ index: UInt32) -> UInt32? {
        var index = index
        var text = store.texts[Int(index)]
        while text.locale != 0, text.locale != locale {
            guard text.next != 0 else { return nil }
            index = text.next
            text = store.texts[Int(index)]
        }
        return index
    }

    private func isBlank(_ index: UInt32) -> Bool {
        var index = index
        while store.texts[Int(index)].isBlank {
            index = store.texts[Int(index)].next
            if index == 0 { return true }
        }
        return false
    }
}

// Free-form data.
extension LayoutReader {
    private func extra(_ slot: Int, of object: UInt32) -> Value {
        let fields = store.extras[Record(offset: object)] ?? []
        guard let field = fields.first(where: { ExtraSlot.slot(of: $0.name) == slot }) else { return .absent }
        return freeForm(field.value)
    }

    private func freeForm(_ index: UInt32) -> Value {
        switch store.freeFormValues[Int(index)] {
        case .null: .null
        case .boolean(let value): .bool(value)
        case .integer(let value): .int(value)
        case .number(let value): .double(value)
        case .text(let text): .text(text)
        case .list: .list(LayoutReader.freeFormList << 28 | index)
        case .map: .map(index)
        }
    }

    private func freeFormElements(_ list: UInt32) -> [UInt32] {
        guard case .list(let elements) = store.freeFormValues[Int(list & 0x0FFF_FFFF)] else { return [] }
        return elements
    }

    private func freeFormMembers(_ map: UInt32) -> [FreeFormValue.Member] {
        guard case .map(let members) = store.freeFormValues[Int(map)] else { return [] }
        return members
    }
}
