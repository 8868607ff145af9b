// The colours that a screen says, wherever they stand.

extension RecordStore {
    /// Calls `body` with each colour that is written in a record or in a part of it, and where it stands; of a colour with a
    /// value for each appearance with both.
    package func forEachColor(in record: Record, _ body: (_ text: Text, _ place: Place) -> Void) {
        let fields = kind(of: record).component.fields
        for slot in fields.indices where !fields[slot].isDerived {
            let value = self[record, slot]
            guard value.isWritten, value.hasValue else { continue }
            switch fields[slot].type {
            case .component: forEachColor(in: Record(offset: value.payload), body)
            case .list(.component):
                for element in elements(ofListAt: value.payload) where element.hasValue {
                    forEachColor(in: Record(offset: element.payload), body)
                }
            case .token where fields[slot].isColor:
                var index = value.payload
                while index != 0 {
                    body(texts[Int(index)], Place(record, slot: slot))
                    index = texts[Int(index)].next
                }
            default: break
            }
        }
    }
}
