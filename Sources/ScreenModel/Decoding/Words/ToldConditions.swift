import YAMLSyntax

// What is said of a bar, or of a button in the content, in words that nobody reads and that may tell when it is there.
extension ScreenDecoder {
    /// Whether words name a time, a device or people for which something is there, and nothing else: `edit mode`, `iPad only`,
    /// `logged in`; one alone may as well name a button, `edit`, unless only a place or a time is called that.
    func tellsTime(_ text: String) -> Bool {
        guard 3...32 ~= text.utf8.count, !isLarge(text) else { return false }
        let words = CommonWords.parts(of: text)
        func isTime(_ word: String) -> Bool {
            WordSet.placesOfItems.contains(word) || WordSet.timesOfUse.contains(word) || OtherWord.states[word] != nil
                || WordSet.users.contains(word) || WordSet.stages.contains(word)
        }
        if words.count < 2 {
            return words.contains { word in
                WordSet.placesOfItems.contains(word) || WordSet.undoneStages.contains(word)
                    || word.hasSuffix("ing") && isTime(word) || word.hasSuffix("s") && WordSet.users.contains(word)
            }
        }
        let isOfTime = words.contains { isTime($0) || WordSet.conditions.contains($0) || $0.hasPrefix("scroll") }
        return words.count <= 4 && (isOfTime || WordSet.timesOfUse.contains(words.joined()))
            && words.allSatisfy { isTime($0) || CommonWords.sayWhen([$0]) || WordSet.aroundTimes.contains($0) }
    }

    /// Whether a key that nobody reads tells when something is there: by itself, `depends on: selection`, or by what it says,
    /// `scope: editing`; what it denies or says of all holds anyway, and what comes of a tap is no time.
    private func mentionsTime(_ pair: OtherPair, _ value: NodeIndex) -> Bool {
        let key = CommonWords.parts(of: tree.text(of: pair.key))
        guard !key.contains(where: WordSet.ofTaps.contains), !saysAlways(value) else { return false }
        let said = CommonWords.parts(of: tree.word(value, upTo: 60) ?? "")
        let isNone = booleanMeant(by: value) == false || presenceMeant(by: value) == false
        // `phone: full width` tells how it looks there.
        if key.contains(where: WordSet.placesOfItems.contains) {
            return isNone || key.contains("only") || said.contains("only") || tree.text(of: value) == "true"
        }
        if key.contains(where: WordSet.keysOfConditions.contains) { return !isNone }
        return said.count <= 3
            && said.contains { word in
                OtherWord.states[word] != nil && !["light", "default"].contains(word)
                    || ["ipad", "tablet", "landscape", "contextual", "conditional", "sometimes"].contains(word)
                    || WordSet.users.contains(word)
            }
    }

    /// Whether a key that nobody reads may tell when its bar is there, `toolbar: {items: [Share], depends on: selection}`, or its
    /// group of items.
    func mayTellWhen(_ pair: OtherPair, of record: Record) -> Bool {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        switch store.kind(of: record) {
        case .toolbar, .tabBar: break
        case .item where store[record, Slots.Item.items].isWritten: return mentionsTime(pair, value)
        default: return false
        }
        let words = CommonWords.parts(of: word)
        // `Type: 2 Buttons`, `showsUnreadDot: true`
        let tellsOfParts =
            isLarge(word) || word == "role" || CommonWords.mayNamePart(word)
            || words.count > 1 && words.first.map(ScreenDecoder.wordsBeforeParts.contains) == true
        guard !tellsOfParts, !tree.isNull(value) else { return false }
        // `modes: [edit]`
        return tree.entries(of: value, among: 16).allSatisfy { tree[$0].kind == .scalar && tree.number(of: $0) == nil }
            && mentionsTime(pair, value)
    }

    private static let wordsBeforeParts: Set = [
        "show", "shows", "has", "uses", "with", "allows", "supports", "prefers", "is", "can",
    ]

    /// Whether a key of a button in the content, or of what has buttons in it, leaves open whether that is there.
    ///
    /// That is what leaves an item of a bar open, and the state of the screen; what all buttons beside it say is true of all.
    func leavesButtonOpen(_ pair: OtherPair, of block: Record) -> Bool {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        let (key, mapping) = (Spelling.folded(word), tree[pair.key].parent)
        let isButton = isButton(block)
        guard tree[value].kind == .scalar, key != "version", isButton || listsBlockOfButton(mapping),
            !valuesBeside(mapping, of: key, upTo: 24).contains(where: { tree.text(of: $0) == tree.text(of: value) })
        else { return false }
        if case .words(let settings)? = OtherWord.row(for: word, in: .block)?.conversion,
            settings[Spelling.folded(tree.text(of: value))] != nil
        {
            return false
        }
        if let row = rowOfPresence(word, value, in: .item) {
            if case .note(leavingOpen: ["hidden"]) = row.conversion { return true }
            return false
        }
        if isNoteOfPresence(word, in: .item) { return true }
        if ["state", "mode"].contains(key) { return OtherWord.states[Spelling.folded(tree.text(of: value))] != nil }
        let isRead =
            ComponentKind.item.component.slot(spelt: key) != nil
            || [ComponentKind.item, .block].contains { OtherWord.row(for: word, in: $0) != nil }
        return !isRead && tree.number(of: value) == nil && mentionsTime(pair, value)
    }
}
