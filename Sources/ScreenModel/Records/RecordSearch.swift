extension RecordStore {
    /// Where a text stands in a record or below it, nil if elsewhere; the number of records looked at goes to `count`.
    package func place(ofText index: UInt32, in record: Record, _ count: inout Int) -> Place? {
        count += 1
        let component = kind(of: record).component
        for slot in component.fields.indices {
            let value = self[record, slot]
            guard value.hasValue, !component.fields[slot].isDerived else { continue }
            let place = Place(record, slot: slot)
            if let found = self.place(ofText: index, value, component.fields[slot].type, at: place, &count) {
                return found
            }
        }
        return nil
    }

    private func place(ofText index: UInt32, _ value: Slot, _ type: FieldType, at place: Place, _ count: inout Int)
        -> Place?
    {
        switch type {
        case .text, .identifier, .token:
            var text = value.payload
            while text != index, texts[Int(text)].next != 0 { text = texts[Int(text)].next }
            return text == index ? place : nil
        case .component:
            return self.place(ofText: index, in: value.record, &count)
        case .list(let element):
            for (position, slot) in elements(ofListAt: value.payload).enumerated() where slot.hasValue {
                let here = Place(place.record, slot: place.slot, element: position)
                if let found = self.place(ofText: index, slot, element, at: here, &count) { return found }
            }
            return nil
        default:
            return nil
        }
    }
}
