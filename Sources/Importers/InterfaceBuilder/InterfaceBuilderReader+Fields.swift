import Diagnostics
import ScreenModel

// Adding records and setting their fields.
extension InterfaceBuilderReader {
    /// Adds a record in which nothing counts as none: what a file doesn't say, code can set.
    mutating func addRecord(_ kind: ComponentKind, node: UInt32, in place: Place?) -> Record {
        store.addRecord(kind, node: node, in: place, isOpen: true)
    }

    /// Adds the record of a component in a field of another.
    mutating func addComponent(_ field: String, _ kind: ComponentKind, node: UInt32, in owner: Record) -> Record {
        let record = addRecord(kind, node: node, in: Place(owner, slot: slot(field, of: owner)))
        set(field, of: owner, to: record.offset, at: node)
        return record
    }

    func slot(_ field: String, of record: Record) -> Int? {
        store.kind(of: record).component.slot(named: field)
    }

    func isUnset(_ field: String, of record: Record) -> Bool {
        slot(field, of: record).map { store[record, $0].isAbsent } ?? true
    }

    /// Sets a field to a value that stands at a node.
    mutating func set(_ field: String, of record: Record, to payload: UInt32, at node: UInt32) {
        guard let slot = slot(field, of: record) else { return }
        store[record, slot] = Slot(node: node, payload: payload)
    }

    /// Makes a field that would have a default one of which nothing is known.
    mutating func leaveOpen(_ field: String, of record: Record) {
        guard let slot = slot(field, of: record) else { return }
        store[record, slot] = .absent
    }

    /// Says that there is a value, which only the running app knows.
    mutating func setUndetermined(_ field: String, of record: Record, at node: UInt32) {
        set(field, of: record, to: Slot.undetermined, at: node)
    }

    /// Sets a field to a word of its enumeration.
    mutating func setWord(_ field: String, of record: Record, to word: String, at node: UInt32) {
        guard let symbol = Schema.standard.symbols.number(of: word) else { return }
        set(field, of: record, to: symbol, at: node)
    }

    /// Sets a text, name or token.
    mutating func setString(_ field: String, of record: Record, to string: String, at node: UInt32) {
        guard let slot = slot(field, of: record) else { return }
        let isMeasured = store.kind(of: record).component.fields[slot].type == .text
        store[record, slot] = Slot(node: node, payload: store.addText(string, node: node, isMeasured: isMeasured))
    }

    /// Sets a name or token to what an attribute says whose value stands somewhere in the file that is being read.
    mutating func setString(_ field: String, of record: Record, from range: SourceRange) {
        guard let slot = slot(field, of: record) else { return }
        let isMeasured = store.kind(of: record).component.fields[slot].type == .text
        let node = node(at: range)
        let property = XMLProperty(range: range, kind: .attribute)
        store[record, slot] = Slot(node: node, payload: addText(property, node: node, isMeasured: isMeasured))
    }

    /// Adds the text of a property, which is copied only if it stands elsewhere or is spelt otherwise.
    mutating func addText(_ property: XMLProperty, node: UInt32, isMeasured: Bool) -> UInt32 {
        guard fileNumber == 0, xml.isSpelt(property) else {
            return store.addText(xml.text(of: property) ?? "", node: node, isMeasured: isMeasured)
        }
        let range = property.range
        return store.addText(speltAt: range.start..<range.end, node: node, isMeasured: isMeasured)
    }

    /// Sets a list of components, each made by `body` from an element and the record that stands for it.
    mutating func setList(
        _ field: String,
        of owner: Record,
        _ kind: ComponentKind,
        _ elements: [Int],
        at list: UInt32,
        _ body: (inout InterfaceBuilderReader, Int, Record) -> Void
    ) {
        guard let slot = slot(field, of: owner) else { return }
        var slots = [Slot]()
        for element in elements {
            let node = node(at: xml.tagRange(of: element))
            let record = addRecord(kind, node: node, in: Place(owner, slot: slot, element: slots.count))
            body(&self, element, record)
            slots.append(Slot(node: node, payload: record.offset))
        }
        set(field, of: owner, to: store.addList(slots, node: list), at: list)
    }
}
