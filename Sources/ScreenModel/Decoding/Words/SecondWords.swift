import Diagnostics
import YAMLSyntax

// Where a word of another tool stands beside ours for the same thing, and where words are grouped by others.
extension ScreenDecoder {
    /// Reads a word whose field is written already: maps are laid into each other, what says the same is told to be
    /// superfluous, and what contradicts is an error.
    ///
    /// One of our own keys in another spelling has no row; `value` is what the word stands for, where that is not the
    /// pair's own.
    mutating func decodeSecond(_ use: WordUse, _ path: [String], value: String? = nil) {
        let (pair, record) = (use.pair, use.record)
        let isVague =
            use.row.map { OtherWord.isVague(tree.text(of: pair.key)) || $0.mayStandElsewhere } ?? false
            || store.kind(of: record) == .slotItem
        // In content it is one of the keys that anybody may add.
        if store.kind(of: record) == .block, path != ["items"] { return }
        // A key that is not set adds nothing, and contradicts nothing.
        if value == nil, case let node = tree.resolved(pair.value), isNone(node) || isBlank(node) { return }
        guard let place = field(at: path, below: record) else {
            // `nav: Logo in the middle, bell icon right`, and beside that `nav bg: white`
            guard let slot = store.slot(named: path[0], of: record), !store[record, slot].isNull else {
                // Without a tab bar, tabs are in the page: `tabs: [All, Open]`, `tabBar: none`.
                return path[0] == "tabBar" ? reportNote(pair, of: record) : reportBoth(pair, path)
            }
            return tell(pair.key, Message.besideUnread(tree.text(of: pair.key), path))
        }
        let first = store[place.record, place.slot]
        let field = store.kind(of: place.record).component.fields[place.slot]
        if let value {
            if refine(place, by: value, pair) { return }
            if says(value, at: place) == true { return reportSame(pair, path) }
            return isVague ? reportNote(pair, of: record) : reportBoth(pair, path)
        }
        if case .component = field.type, first.hasValue, tree[tree.resolved(pair.value)].kind == .mapping,
            !saysAgain(tree.resolved(pair.value), first.record)
        {
            return absorb(pair, into: first.record)
        }
        if field.type.component == .item, first.hasValue, describesLooks(tree.resolved(pair.value)) {
            return reportNote(pair, of: record)
        }
        // `characters: 6` and `header: true` beside a title are no second one.
        if field.type == .text, isNumberOrTruth(tree.resolved(pair.value)) { return reportNote(pair, of: record) }
        // A page may have a header of its own: `header: none` beside a navigation bar.
        if tree.folded(pair.key, upTo: 8) == "header", presenceMeant(by: tree.resolved(pair.value)) == false {
            return reportNote(pair, of: record)
        }
        // `navigation: pushed from Home, swipe goes back`
        if case .component = field.type, isPhrase(pair.value) { return reportNote(pair, of: record) }
        let told = diagnostics.count
        let wasUnread = (store.partlyUnknown, store.ofKnownState)
        let second = decode(pair, at: place)
        takeBack(from: told)
        (store.partlyUnknown, store.ofKnownState) = wasUnread
        if field.name == "platform", refinePlatform(at: place, by: second, pair) { return }
        let isSame = says(first, second, field.type)
        if isSame, holds(tree.resolved(first.nodeIndex), tree.resolved(pair.value)) { return reportSame(pair, path) }
        if isSame || isVague || !second.hasValue && !second.isNull { return reportNote(pair, of: record) }
        // What other words bring to a list of items, as `avatar` does, is no list of its own.
        let isGathered = field.type.element?.component == .item && isGathered(first, into: place)
        if isGathered
            || ["content", "overlays", "items", "variants"].contains(field.name) && field.type.component != .item,
            first.hasValue, second.hasValue
        {
            return append(second, to: place, pair, path)
        }
        reportBoth(pair, path, isNone: first.isNull)
    }

    /// Whether a text of several words in small letters stands where a component does.
    private func isPhrase(_ written: NodeIndex) -> Bool {
        guard let text = tree.word(tree.resolved(written), upTo: 400) else { return false }
        return text.first?.isLowercase == true && text.split(separator: " ", maxSplits: 3).count > 2
    }

    /// Whether a map has nothing but a list of items that a component has already, the same or another one.
    private func saysAgain(_ mapping: NodeIndex, _ record: Record) -> Bool {
        let kind = store.kind(of: record)
        return tree.firstChild(of: mapping) != .none
            && tree.pairs(of: mapping).allSatisfy { key, _ in
                guard let slot = slot(of: key, in: kind) else { return false }
                return kind.component.fields[slot].type == .list(.component(.item)) && store[record, slot].isWritten
            }
    }

    /// Whether a list is none that somebody wrote, but holds what single words bring to it: `avatar: me.png`.
    private func isGathered(_ list: Slot, into place: (record: Record, slot: Int)) -> Bool {
        let (key, value) = (tree.key(of: list.nodeIndex), tree.resolved(list.nodeIndex))
        if tree[value].kind == .mapping { return true }
        guard tree[value].kind == .scalar, tree[key].kind == .scalar else { return false }
        let kind = store.kind(of: place.record)
        let row = OtherWord.row(for: tree.text(of: key), in: kind)
        return row?.isElement == true && row?.conversion.path == [kind.component.fields[place.slot].name]
    }

    /// Adds the blocks or variants of one list to those of another: whatever their name, all belong to the screen.
    private mutating func append(
        _ second: Slot,
        to place: (record: Record, slot: Int),
        _ pair: OtherPair,
        _ path: [String]
    ) {
        let node = store[place.record, place.slot].node
        store.append(Array(store.elements(ofListAt: second.payload)), to: place.record, place.slot, node: node)
        tell(pair.key, Message.appended(tree.text(of: pair.key), to: Message.line(path, nil)))
        if path == ["content"] { noteListOfParts(pair, of: place.record) }
    }

    /// Whether what was written first says all that something else does.
    private func says(_ first: Slot, _ second: Slot, _ type: FieldType) -> Bool {
        guard first.hasValue, second.hasValue else { return first.payload == second.payload }
        func text(_ slot: Slot) -> String { store.string(of: store.texts[Int(slot.payload)]) }
        switch type {
        case .text, .identifier: return text(first) == text(second)
        case .token: return Spelling.folded(text(first)) == Spelling.folded(text(second))
        case .boolean, .enumeration: return first.payload == second.payload
        case .integer, .number: return store.numbers[Int(first.payload)] == store.numbers[Int(second.payload)]
        case .component(let kind):
            let (first, second) = (first.record, second.record)
            // A bar listed by its name alone, `- navigationBar: …`, is no block that says nothing.
            let slots = kind.component.fields.indices
            if kind == .block, slots.allSatisfy({ !store[second, $0].isWritten }) { return false }
            return slots.allSatisfy { slot in
                !store[second, slot].isWritten
                    || says(store[first, slot], store[second, slot], kind.component.fields[slot].type)
            }
        case .list(let element):
            let (first, second) = (store.elements(ofListAt: first.payload), store.elements(ofListAt: second.payload))
            return first.count == second.count && zip(first, second).allSatisfy { says($0, $1, element) }
        case .dynamic: return false
        }
    }

    /// Whether a value is a number or says yes or no, and so is no text.
    private func isNumberOrTruth(_ value: NodeIndex) -> Bool {
        guard tree[value].kind == .scalar, tree[value].style == .plain else { return false }
        if case .boolean = tree.scalarType(of: value) { return true }
        return tree.number(of: value) != nil
    }

    /// Whether all that people wrote in one value stands in another, too, so that nothing is lost without it: texts,
    /// whatever their keys, and the keys that nobody knows.
    private func holds(_ first: NodeIndex, _ second: NodeIndex) -> Bool {
        if tree[second].kind == .scalar { return true }
        let sizes = [first, second].map { min(Int(tree[$0].next.rawValue), tree.nodeCount + 1) - Int($0.rawValue) }
        guard sizes.allSatisfy({ $0 <= ScreenDecoder.mostComparedNodes }) else { return false }
        let nodes = (0..<sizes[0]).map { NodeIndex(rawValue: first.rawValue + UInt32($0)) }
        return isWritten(second, among: Set(nodes.filter { tree[$0].kind == .scalar }.map { tree.text(of: $0) }))
    }

    private static let mostComparedNodes = 1_000

    /// Whether a word is a key of ours or another tool's.
    private func isAnyKey(_ word: String) -> Bool {
        OtherWord.isKnown(word)
            || ComponentKind.allCases.contains { $0.component.field(spelt: Spelling.folded(word)) != nil }
    }

    private func isWritten(_ node: NodeIndex, among texts: Set<String>) -> Bool {
        switch tree[node].kind {
        case .scalar: return texts.contains(tree.text(of: node))
        case .mapping:
            return tree.pairs(of: node).allSatisfy { key, value in
                let word = tree.text(of: key)
                return (texts.contains(word) || isAnyKey(word)) && isWritten(value, among: texts)
            }
        case .sequence: return tree.children(of: node).allSatisfy { isWritten($0, among: texts) }
        default: return false
        }
    }
}
