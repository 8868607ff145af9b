import YAMLSyntax

// Switches beside a part that say whether it is there: `showSubtitle: false`, `logoHidden: yes`, `hasTabBar: no`.
extension ScreenDecoder {
    /// Reads a switch for a part that is written as well; false for any other pair.
    ///
    /// Templates write what a part shows also where it is switched off. Then nobody knows which of the two counts.
    mutating func decodeSwitch(_ pair: OtherPair, of record: Record) -> Bool {
        let value = tree.resolved(pair.value)
        guard !tree.isNull(value), let isOn = booleanMeant(by: value) ?? presenceMeant(by: value),
            let word = tree.word(pair.key, upTo: 40)
        else { return false }
        let words = CommonWords.parts(of: word).filter { $0 != "is" }
        let said = words.filter(WordSet.switches.contains)
        guard !said.isEmpty, said.count < words.count,
            let slot = slot(ofPart: words.filter { !WordSet.switches.contains($0) }.joined(), of: record),
            store[record, slot].isWritten
        else { return false }
        let kind = store.kind(of: record)
        let name = kind.component.fields[slot].name
        let isThere = isOn != said.contains { $0.hasPrefix("hid") || ["no", "without"].contains($0) }
        if store[record, slot].isNull {
            guard !isThere else { return false }
        } else {
            // Our own words for this are read.
            guard case let row = row(for: pair, of: record), row == nil || row?.conversion.path == [name] else {
                return false
            }
        }
        if store[record, slot].isNull || isThere {
            if kind != .block { reportSame(pair, [name]) }
            return true
        }
        store[record, slot] = Slot(pair.value, Slot.unreadable)
        if kind != .block { tell(pair.key, Message.switchedOff(word, name)) }
        return true
    }

    /// The field for a part of a component, by its name or another word for it.
    private func slot(ofPart word: String, of record: Record) -> Int? {
        let kind = store.kind(of: record)
        if let slot = kind.component.slot(spelt: word), !kind.component.fields[slot].isDerived { return slot }
        guard let path = OtherWord.row(for: word, in: kind)?.conversion.path, path.count == 1 else { return nil }
        return store.slot(named: path[0], of: record)
    }
}
