extension RecordStore {
    /// Gives a record what `base` says and the record does not: maps merge, everything else stays.
    ///
    /// This is how `defaults` come under a screen.
    mutating func fill(_ record: Record, from base: Record) {
        addExtras(of: base, to: record)
        spread(of: base, to: record)
        for slot in kind(of: record).component.fields.indices {
            let below = self[base, slot]
            guard below.isWritten else { continue }
            let above = self[record, slot]
            if !above.isWritten {
                self[record, slot] = below
            } else if let mine = component(at: above, slot, of: record), let its = component(at: below, slot, of: base)
            {
                fill(mine, from: its)
            }
        }
    }

    /// A copy of `base` in which everything that `overlay` writes is put on top: maps merge, lists replace.
    ///
    /// Nothing that stands before `start` is changed; what stands behind it belongs to the layout that is being made.
    /// Of what an open overlay writes nothing is known afterwards.
    mutating func addOverlay(of base: Record, with overlay: Record, ownedFrom start: Int, isOpen: Bool) -> Record {
        let result = Int(base.offset) >= start ? base : addCopy(of: base)
        putExtras(of: overlay, over: result, on: result)
        spread(of: overlay, to: result)
        for slot in kind(of: base).component.fields.indices {
            let above = self[overlay, slot]
            guard above.isWritten else { continue }
            if let mine = self.component(at: self[result, slot], slot, of: result),
                let its = self.component(at: above, slot, of: overlay)
            {
                self[result, slot].payload = addOverlay(of: mine, with: its, ownedFrom: start, isOpen: isOpen).offset
            } else {
                self[result, slot] = isOpen ? Slot(node: above.node, payload: Slot.unreadable) : above
            }
        }
        return result
    }

    /// Adds a copy of a layout with copies of all that it holds, but for its variants.
    mutating func addDeepCopy(of record: Record) -> Record {
        let copy = addCopy(of: record)
        for (slot, field) in kind(of: record).component.fields.enumerated()
        where !field.isDerived && field.name != "variants" {
            let value = self[copy, slot]
            guard value.hasValue else { continue }
            if case .component = field.type {
                self[copy, slot].payload = addDeepCopy(of: value.record).offset
            } else if case .list(.component) = field.type {
                var elements = Array(elements(ofListAt: value.payload))
                for index in elements.indices where elements[index].hasValue {
                    elements[index].payload = addDeepCopy(of: elements[index].record).offset
                }
                self[copy, slot].payload = addList(elements, node: value.node)
            }
        }
        return copy
    }

    /// Gives a record the `x-` keys of another one that it does not have itself.
    mutating func addExtras(of base: Record, to record: Record) { putExtras(of: record, over: base, on: record) }

    /// Makes a record partly unknown if another one is of which it takes over what is written.
    mutating func spread(of source: Record, to record: Record) {
        guard !partlyUnknown.isEmpty, partlyUnknown.contains(source) else { return }
        noteUnread(in: record, saysState: !ofKnownState.contains(source))
    }

    /// Gives a record the `x-` keys of two, those of the first where both have one.
    private mutating func putExtras(of overlay: Record, over base: Record, on record: Record) {
        guard !extras.isEmpty else { return }
        guard let above = extras[overlay], let below = extras[base] else {
            // What only one has is shared, so that ten thousand variants don't make ten thousand copies.
            return extras[record] = extras[overlay] ?? extras[base]
        }
        let known = Set(above.map(\.name))
        extras[record] = above + below.filter { !known.contains($0.name) }
    }

    private func component(at value: Slot, _ slot: Int, of record: Record) -> Record? {
        guard value.hasValue, case .component = kind(of: record).component.fields[slot].type else { return nil }
        return value.record
    }
}
