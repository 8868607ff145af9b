import YAMLSyntax

// Items that are a name with what stands behind it of when they are there: `sort: iPad only`, `Print: in overflow`.
extension ScreenDecoder {
    /// Whether what stands behind the name of a button says when that is there: `sort: iPad only`, `Print: in overflow`.
    func tellsWhenThere(_ value: NodeIndex) -> Bool {
        guard tree[value].style == .plain, let text = tree.word(value, upTo: 60) else { return false }
        // One word may be that of an icon: `Phone: phone`, `Wi-Fi: on`.
        if !text.contains(" ") {
            return ["iPad", "iPhone"].contains(text) || WordSet.undecided.contains(text) && text.count > 1
        }
        return (text.first?.isLowercase == true || text.hasSuffix(" only")) && DoubtfulLabel.isCondition(text[...])
    }

    /// Reads such an item; whether it is there is left open.
    mutating func conditionalEntry(_ meaning: EntryKey, _ pair: OtherPair, in place: Place) -> Record {
        let record = store.addRecord(.item, node: pair.key.rawValue, in: place)
        say(meaning, pair, of: record)
        leaveHiddenOpen(tree.resolved(pair.value), of: record)
        let said = "\(tree.text(of: pair.key)): \(tree.text(of: tree.resolved(pair.value)))"
        tell(pair.key, Message.conditionalItem(said, in: barOfItems(in: store.kind(of: place.record))))
        return record
    }
}
