// The colours that a screen says, wherever they stand.

extension RecordStore {
    /// Calls `body` with each colour that is written in a record or in a part of it, and where it stands; of a colour
    /// with a value for each appearance with both.
    ///
    /// The parts of defaults that were looked at for other screens are passed over; where they are nil, none is.
    package func forEachColor(
        in record: Record,
        besides known: inout Set<Record>?,
        _ body: (_ text: Text, _ place: Place) -> Void
    ) {
        forEachText(in: record, where: { $0.type == .token && $0.isColor }, besides: &known, body)
    }

    /// Calls `body` with each text that is written in some fields of a record or of a part of it, in all its forms;
    /// `known` parts of defaults are passed over, nil looks at all.
    package func forEachText(
        in record: Record,
        where isMeant: (Field) -> Bool,
        besides known: inout Set<Record>?,
        _ body: (_ text: Text, _ place: Place) -> Void
    ) {
        let fields = kind(of: record).component.fields
        for slot in fields.indices where !fields[slot].isDerived {
            let value = self[record, slot]
            guard value.isWritten, value.hasValue else { continue }
            switch fields[slot].type {
            case .component:
                let part = Record(offset: value.payload)
                if isNew(part, in: record, &known) { forEachText(in: part, where: isMeant, besides: &known, body) }
            case .list(.component):
                for element in elements(ofListAt: value.payload) where element.hasValue {
                    let part = Record(offset: element.payload)
                    guard isNew(part, in: record, &known) else { break }
                    forEachText(in: part, where: isMeant, besides: &known, body)
                }
            case .text, .identifier, .token:
                guard isMeant(fields[slot]) else { continue }
                var index = value.payload
                while index != 0 {
                    body(texts[Int(index)], Place(record, slot: slot))
                    index = texts[Int(index)].next
                }
            default: break
            }
        }
    }

    private func isNew(_ part: Record, in record: Record, _ known: inout Set<Record>?) -> Bool {
        guard known != nil, isShared(part, in: record) else { return true }
        return known?.insert(part).inserted == true
    }
}
