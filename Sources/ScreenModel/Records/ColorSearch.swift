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
        forEachText(in: record, .colors, besides: &known, body)
    }

    /// Calls `body` with each text that is written in some fields of a record or of a part of it, in all its forms;
    /// `known` parts of defaults are passed over, nil looks at all.
    package func forEachText(
        in record: Record,
        _ fields: TextFields,
        besides known: inout Set<Record>?,
        _ body: (_ text: Text, _ place: Place) -> Void
    ) {
        for (slot, content) in fields.slots[Int(kind(of: record).rawValue)] {
            let value = self[record, slot]
            guard value.isWritten, value.hasValue else { continue }
            switch content {
            case .component:
                let part = value.record
                if isNew(part, in: record, &known) { forEachText(in: part, fields, besides: &known, body) }
            case .components:
                for element in elements(ofListAt: value.payload) where element.hasValue {
                    let part = element.record
                    guard isNew(part, in: record, &known) else { break }
                    forEachText(in: part, fields, besides: &known, body)
                }
            case .text:
                var index = value.payload
                while index != 0 {
                    body(texts[Int(index)], Place(record, slot: slot))
                    index = texts[Int(index)].next
                }
            }
        }
    }

    private func isNew(_ part: Record, in record: Record, _ known: inout Set<Record>?) -> Bool {
        guard known != nil, isShared(part, in: record) else { return true }
        return known?.insert(part).inserted == true
    }
}

/// Of each component the fields with some kind of text, and those that lead to them.
package struct TextFields: Sendable {
    fileprivate enum Content { case component, components, text }

    fileprivate let slots: [[(slot: Int, content: Content)]]

    /// The fields that say colours.
    fileprivate static let colors = TextFields { $0.type == .token && $0.isColor }

    /// Chooses fields with texts.
    package init(where isMeant: (Field) -> Bool) {
        slots = ComponentKind.allCases.map { kind in
            kind.component.fields.enumerated().compactMap { slot, field in
                switch field.type {
                case _ where field.isDerived: nil
                case .component: (slot, .component)
                case .list(.component): (slot, .components)
                case .text, .identifier, .token: isMeant(field) ? (slot, .text) : nil
                default: nil
                }
            }
        }
    }
}
