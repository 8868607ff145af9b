import Diagnostics
import ScreenModel

// Adding records and setting their fields.
extension InterfaceBuilderReader: RecordReader {
    mutating func node(of element: Int) -> UInt32 { node(at: xml.tagRange(of: element)) }

    func number(of node: UInt32) -> UInt32 { node }

    /// Adds a record in which nothing counts as none: what a file doesn't say, code can set.
    mutating func addRecord(_ kind: ComponentKind, node: UInt32, in place: Place?) -> Record {
        store.addRecord(kind, node: node, in: place, isOpen: true)
    }

    /// Makes a field that would have a default one of which nothing is known.
    mutating func leaveOpen(_ field: String, of record: Record) {
        guard let slot = slot(field, of: record) else { return }
        store[record, slot] = .absent
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
}
