package import Diagnostics
package import CEL
package import ScreenModel
import Tokens

/// Gives conditions the fields of a layout, without copying them.
///
/// References are offsets in the record store. A text's reference is its index, with the upper bit set for a token; a
/// list's has how its elements are read in its upper four bits.
package struct LayoutReader: ObjectReader {
    /// The locale in which localised texts are read, as the store numbers it.
    var locale: UInt32 = 0
    /// The appearance in which colours are read.
    var appearance = Appearance.light
    /// The records and how they are read: what goes through it copies nothing of the store.
    let records: SharedRecords

    static let tokenFlag: UInt32 = 1 << 31

    /// Records that do not change any more, behind one reference: a store is a dozen arrays, and each of them would be
    /// retained whenever a reader is handed on.
    final class SharedRecords: Sendable {
        let store: RecordStore
        fileprivate let readKinds = ReadKind.table
        fileprivate let elementKinds = ReadKind.elementTable
        fileprivate let fieldCounts = ReadKind.fieldCounts
        fileprivate let hiddenSlots = ReadKind.hiddenSlots
        /// What was asked for and is not described, while somebody wants to know; else nil.
        let absences: AbsenceLog?
        /// Whether colours can differ between light and dark appearance.
        let differsByAppearance: Bool

        init(_ store: consuming RecordStore, _ absences: AbsenceLog?) {
            self.absences = absences
            differsByAppearance =
                store.tokens?.differsByAppearance == true
                || Appearance.allCases.contains { store.number(of: $0) != nil }
            self.store = store
        }
    }

    /// Creates a reader of the records of a file, which may note which fields are asked for and not described.
    package init(_ store: consuming RecordStore, notesAbsences: Bool = false) {
        records = SharedRecords(store, notesAbsences ? AbsenceLog() : nil)
    }

    /// The records.
    package var store: RecordStore { records.store }

    /// What a field of a record holds.
    func slot(_ slot: Int, of record: Record) -> Slot { records.store.slots[Int(record.offset) + 2 + slot] }

    /// The bar that stands at a place and is never shown; nil if there is none.
    func hiddenBar(at place: Place) -> Record? {
        records.store.hiddenBars.isEmpty ? nil : records.store.hiddenBars[place]
    }

    /// The string in a text, identifier or token field, in its first locale; nil if there is none.
    func string(_ record: Record, _ slot: Int) -> String? { records.store.string(record, slot) }

    func node(of record: Record) -> UInt32 { records.store.slots[Int(record.offset)].node }

    /// The number of a record's component, as `ComponentKind` numbers them.
    func component(of record: Record) -> Int { Int(records.store.slots[Int(record.offset)].payload) }

    func fieldCount(ofComponent component: Int) -> Int { records.fieldCounts[component] }

    /// How a field is read, and the elements of it if it is a list.
    func kinds(ofSlot slot: Int, ofComponent component: Int) -> (value: ReadKind, element: ReadKind) {
        (records.readKinds[component << 6 | slot], records.elementKinds[component << 6 | slot])
    }

    func elements(ofListAt offset: UInt32) -> ArraySlice<Slot> { records.store.elements(ofListAt: offset) }

    func element(_ index: Int, ofListAt offset: UInt32) -> Slot { records.store.slots[Int(offset) + 1 + index] }

    func value(of record: Record) -> Value {
        .object(record.offset, type: records.store.slots[Int(record.offset)].payload)
    }

    func value(of visit: Visit) -> Value {
        switch visit.kind.value {
        case .record: value(of: visit.place.record)
        case .list where visit.value.hasValue: .list(UInt32(visit.kind.element.rawValue) << 28 | visit.value.payload)
        default: visit.place.slot == nil ? .absent : value(of: visit.value, kind: visit.kind.value, index: 0)
        }
    }

    /// The number of elements of a visited list; 0 if there is none.
    func count(of visit: Visit) -> Int {
        visit.value.hasValue ? Int(records.store.slots[Int(visit.value.payload)].payload) : 0
    }

    /// Whether an element of a visited list is there: not for sure if it can't be read, or may be hidden.
    func isThere(_ index: Int, in visit: Visit) -> Truth {
        let element = element(index, ofListAt: visit.value.payload)
        guard element.hasValue else { return .unknown }
        return visit.kind.element != .record || isThere(element.payload) ? .yes : .unknown
    }

    /// Whether a visited list was collected from parts of a layout of which one is not described: its last element, of
    /// which nothing is known, stands for any number of further ones.
    func isOpen(_ visit: Visit) -> Bool {
        guard let slot = visit.place.slot, visit.place.freeFormValue == nil, visit.value.hasValue,
            store.kind(of: visit.place.record).component.fields[slot].isDerived
        else { return false }
        return store.elements(ofListAt: visit.value.payload).last?.hasValue == false
    }

    /// Whether a component is shown for sure: it may be hidden, and the description need not tell whether it is.
    package func isThere(_ object: UInt32) -> Bool {
        guard records.store.hidesParts else { return true }
        let record = Record(offset: object)
        let hidden = records.hiddenSlots[component(of: record)]
        return hidden < 0 || slot(hidden, of: record).hasValue
    }

    /// An element of a visited list.
    func element(_ index: Int, of visit: Visit) -> Value {
        element(index, ofList: UInt32(visit.kind.element.rawValue) << 28 | visit.value.payload)
    }

    /// Whether a value, whose text is `text`, is the same as another text, by the value's own way of comparing.
    func isSame(_ value: Value, _ text: String, as other: String) -> Truth {
        if case .text(let reference) = value.kind { return isEqual(reference, utf8: other.utf8Span.span) }
        return Truth(text == other)
    }

    // MARK: Objects

    package func field(_ slot: Int, of object: UInt32) -> Value {
        if ExtraSlot.isExtra(slot) { return extra(slot, of: object) }
        let index = tableIndex(object, slot)
        let held = records.store.slots[Int(object) + 2 + slot]
        if held.isAbsent {
            if isAppearance(slot, of: object) { return .symbol(Symbols.dark) }
            records.absences?.note(slot, of: object)
        }
        return value(of: held, kind: records.readKinds[index], index: index)
    }

    package func has(_ slot: Int, of object: UInt32) -> Truth {
        if ExtraSlot.isExtra(slot) { return hasExtra(slot, of: Record(offset: object)) }
        let value = records.store.slots[Int(object) + 2 + slot]
        if value.payload == Slot.unreadable { return .unknown }
        guard value.isWritten, !value.isNull, !value.isAbsent else { return Truth(isAppearance(slot, of: object)) }
        guard value.hasValue else { return .yes }
        switch records.readKinds[tableIndex(object, slot)] {
        case .text where locale != 0:
            // Whether a language that it is not given in falls back to another one is not known.
            guard let index = localizedIndex(value.payload) else { return .unknown }
            return Truth(!records.store.texts[Int(index)].isBlank)
        case .token:
            guard let index = colorIndex(value.payload) else { return .unknown }
            return isBlank(index) ? .no : .yes
        case .text, .identifier, .language: return isBlank(value.payload) ? .no : .yes
        case .list: return hasShown(value, of: Record(offset: object), slot)
        case .record: return isThere(value.payload) ? .yes : .unknown
        default: return .yes
        }
    }

    /// Whether a list has an element that is shown for sure.
    private func hasShown(_ list: Slot, of record: Record, _ slot: Int) -> Truth {
        let elements = records.store.elements(ofListAt: list.payload)
        guard records.store.hidesParts, kinds(ofSlot: slot, ofComponent: component(of: record)).element == .record
        else {
            return Truth(!elements.isEmpty)
        }
        return elements.reduce(.no) { $0 || (!$1.hasValue || isThere($1.payload) ? .yes : .unknown) }
    }

    /// Whether there is something in a field, for checks that ask for it or object to it.
    ///
    /// Other than `has()`, it tells none from what the description does not say, and from a default.
    func presence(_ slot: Int, of record: Record) -> Truth {
        if ExtraSlot.isExtra(slot) { return has(slot, of: record.offset) }
        let value = self.slot(slot, of: record)
        if value.isNull { return .no }
        if value.isAbsent { records.absences?.note(slot, of: record.offset) }
        guard value.hasValue else { return .unknown }
        return value.isWritten ? has(slot, of: record.offset) : .unknown
    }

    private func tableIndex(_ object: UInt32, _ slot: Int) -> Int {
        Int(records.store.slots[Int(object)].payload) << 6 | slot
    }

    @inline(__always)
    private func value(of slot: Slot, kind: ReadKind, index: Int) -> Value {
        let payload = slot.payload
        guard slot.hasValue else {
            guard slot.isNull else { return .absent }
            return kind == .list ? .list(RecordStore.emptyList) : .null
        }
        switch kind {
        case .boolean: return .bool(payload == 1)
        case .symbol: return .symbol(payload)
        case .record: return .object(payload, type: records.store.slots[Int(payload)].payload)
        case .list: return .list(UInt32(records.elementKinds[index].rawValue) << 28 | payload)
        case .text: return text(payload)
        case .identifier: return hasPlaceholder(payload) ? .absent : .text(payload)
        case .language: return language(payload)
        case .token:
            guard let index = colorIndex(payload), !hasPlaceholder(index) else { return .absent }
            return .text(index | LayoutReader.tokenFlag)
        case .integer:
            // The number that is next to the largest integer is none.
            return Int64(exactly: records.store.numbers[Int(payload)]).map(Value.int) ?? .absent
        case .number: return .double(records.store.numbers[Int(payload)])
        case .dynamic: return freeForm(payload)
        }
    }

    // MARK: Lists and maps

    package func count(ofList list: UInt32) -> Int { Int(records.store.slots[Int(list & 0x0FFF_FFFF)].payload) }

    package func element(_ index: Int, ofList list: UInt32) -> Value {
        let slot = records.store.slots[Int(list & 0x0FFF_FFFF) + 1 + index]
        return value(of: slot, kind: ReadKind(rawValue: UInt8(list >> 28)) ?? .dynamic, index: 0)
    }

    package func isCertain(list: UInt32) -> Bool {
        let kind = ReadKind(rawValue: UInt8(list >> 28)) ?? .dynamic
        let start = Int(list & 0x0FFF_FFFF)
        for index in start + 1..<start + 1 + Int(records.store.slots[start].payload) {
            let slot = records.store.slots[index]
            let isThere =
                kind == .record && slot.hasValue
                ? isThere(slot.payload) : !value(of: slot, kind: kind, index: 0).isAbsent
            if !isThere { return false }
        }
        return true
    }

    package func count(ofMap map: UInt32) -> Int { freeFormMembers(map).count }

    package func key(_ index: Int, ofMap map: UInt32) -> Value { .text(freeFormMembers(map)[index].key) }

    package func value(_ index: Int, ofMap map: UInt32) -> Value { freeForm(freeFormMembers(map)[index].value) }
}
