extension RecordStore {
    /// Gives a record what `base` says and the record does not: maps merge, everything else stays.
    ///
    /// This is how `defaults` come under a screen.
    mutating func fill(_ record: Record, from base: Record) {
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
    /// This is how a variant comes over a screen. Nothing that stands before `start` is changed; what stands behind it
    /// belongs to the layout that is being made, so that ten thousand variants don't make ten thousand copies.
    mutating func addOverlay(of base: Record, with overlay: Record, ownedFrom start: Int) -> Record {
        let result = Int(base.offset) >= start ? base : addCopy(of: base)
        let component = kind(of: base).component
        for slot in component.fields.indices {
            // What was derived for the base need not hold for the copy.
            if component.fields[slot].isDerived, !self[overlay, slot].isWritten { self[result, slot] = .absent }
            let above = self[overlay, slot]
            guard above.isWritten else { continue }
            if let mine = self.component(at: self[result, slot], slot, of: result),
                let its = self.component(at: above, slot, of: overlay)
            {
                self[result, slot].payload = addOverlay(of: mine, with: its, ownedFrom: start).offset
            } else {
                self[result, slot] = above
            }
        }
        return result
    }

    private func component(at value: Slot, _ slot: Int, of record: Record) -> Record? {
        guard value.hasValue, case .component = kind(of: record).component.fields[slot].type else { return nil }
        return Record(offset: value.payload)
    }
}
