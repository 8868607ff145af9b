import Diagnostics
import YAMLSyntax

// SwiftUI's wrappers of items, which say where an item stands: `ToolbarItem: {placement: bottomBar, Button: Save}`.
extension ScreenDecoder {
    /// Reads an item behind the name of what wraps it; nil where the key is no such name.
    ///
    /// Of a group that holds several items nobody knows how many it counts for.
    mutating func decodeWrapped(_ pair: OtherPair, in place: Place?) -> Record? {
        let (key, written) = (pair.key, pair.value)
        let word = tree.text(of: key)
        let value = tree.resolved(written)
        if let record = decodeConditional(pair, in: place) { return record }
        let isGroup = isBox(key, written)
        guard isGroup || ["toolbaritem", "item"].contains(Spelling.folded(word)), tree[value].kind != .scalar else {
            return nil
        }
        let record =
            tree[value].kind == .mapping
            ? decodeRecord(.item, value, in: place) : store.addRecord(.item, node: value.rawValue, in: place)
        if !isGroup, !store[record, Slots.Item.items].isWritten, saysItem(value) {
            var fix: Fix?
            if written == value, let edit = tree.unwrapping(key) {
                fix = Fix(safe: Message.write("the item", without: word), edit)
            } else if written == value, tree[value].style == .flow, let text = tree.flowText(of: value) {
                fix = replacing(tree[key].parent, with: text)
            }
            tell(key, Message.wrapped(word), fix: fix)
            return record
        }
        for slot in [Slots.Item.kind, Slots.Item.label, Slots.Item.icon] where !store[record, slot].isWritten {
            store[record, slot] = Slot(key, Slot.unreadable)
        }
        store.noteUnread(in: record)
        tell(key, Message.wrappedGroup(word))
        return record
    }

    /// Reads an item behind what says when it is there, `when approved: {label: Send}`; nil behind anything else.
    private mutating func decodeConditional(_ pair: OtherPair, in place: Place?) -> Record? {
        let word = tree.text(of: pair.key)
        let small = word.lowercased()
        let isGone = ["removed", "later", "or", "alternative", "not", "planned", "deprecated"].contains(small)
        let isCondition = ["when ", "if ", "unless ", "only ", "while "].contains(where: small.hasPrefix)
        guard isGone || isCondition || tellsTime(word),
            tree[tree.resolved(pair.value)].kind != .sequence,
            let item = decodeComponent(.item, pair.value, in: place, field: "items")
        else { return nil }
        let record = Record(offset: item)
        leaveHiddenOpen(pair.key, of: record)
        // `iPad: {style: primary}`
        if ![Slots.Item.label, Slots.Item.icon].contains(where: { store[record, $0].isWritten }) {
            leaveFaceOpen(of: record, at: pair.key)
        }
        let said = isGone ? word + ": …" : word
        tell(pair.key, Message.conditionalItem(said, in: place.map { store.kind(of: $0.record) }))
        return record
    }

    /// Reads an item of a toolbar of which only a text is said that may be a status as well as a button; false for any other.
    mutating func decodeOpenText(_ pair: OtherPair, of record: Record) -> Bool {
        let value = tree.resolved(pair.value)
        guard store.kind(of: record) == .item, tree.text(of: pair.key, equals: "text"),
            saysPlaceAlone(beside: pair, tree[pair.key].parent), tree[value].kind == .scalar,
            let bar = store.place(of: record), store.kind(of: bar.record) == .toolbar,
            leavesOpen(value, told: pair.key, in: record)
        else { return false }
        decodeField(Slots.Item.label, of: record, pair.value)
        return true
    }

    /// Whether a map says of an item only where it stands and what it is called in the code, beside its text.
    private func saysPlaceAlone(beside pair: OtherPair, _ mapping: NodeIndex) -> Bool {
        guard tree[mapping].count <= 4 else { return false }
        return tree.pairs(of: mapping).allSatisfy { key, _ in
            let name = tree.text(of: key)
            let word = Spelling.folded(name)
            let isOwn = word == "id" || word == "key" || name.hasPrefix("x-")
            return key == pair.key || isOwn || Sides.keys.contains(word)
        }
    }

    /// Leaves open whether an item of a toolbar is a button where its text may as well tell how things are, `3 selected`;
    /// false for any other text.
    mutating func leavesOpen(_ value: NodeIndex, told node: NodeIndex? = nil, in record: Record) -> Bool {
        let text = tree.text(of: value)
        let words = text.split(separator: " ", maxSplits: 2)
        guard words.count > 2 || words.count == 2 && (text.contains(where: \.isNumber) || tellsState(text)) else {
            return false
        }
        store[record, Slots.Item.kind] = Slot(value, Slot.undetermined)
        tell(node ?? value, Message.openText(Message.shortened(text)))
        return true
    }

    /// Whether the name that somebody gave an item may tell what it is, `colorWell: {label: Tint}`; where it is that of a
    /// button, or the item says so itself, it is only a name: `sendButton: {label: Send}`.
    func mayTellKind(_ name: String, of record: Record) -> Bool {
        let fields = ["icon", "action", "target", "role", "style", "semantic"]
        let slots = fields.compactMap(ComponentKind.item.component.slot(named:))
        if isNameOfButton(name) || slots.contains(where: { store[record, $0].isWritten }) { return false }
        let label = store.string(record, Slots.Item.label) ?? ""
        return !Spelling.folded(label).hasPrefix(Spelling.folded(name))
    }

    /// Whether a key only counts its entry: `1: Search`, `second: Filter`.
    func tellsPlaceInOrder(_ key: NodeIndex) -> Bool {
        let word = tree.text(of: key)
        return word.allSatisfy(\.isNumber) || WordSet.ordinals.contains(word.lowercased())
    }

    /// Whether each of several values is a map of what a button has, so that their keys only call them something:
    /// `{share: {icon: share}, location: {icon: map}}`.
    func holdsNamedItems(_ mapping: NodeIndex) -> Bool {
        tree[mapping].count > 1
            && tree.pairs(of: mapping, among: 64).allSatisfy { key, value in
                tree.hasKey(["icon", "label", "style", "accessibilityLabel"], in: tree.resolved(value))
                    && !OtherWord.isWord(tree.text(of: key), for: "overflow", in: .toolbar)
            }
    }

    /// Whether a name in the code says that it is a button's: `sendButton`, `button1`.
    func isNameOfButton(_ name: String) -> Bool {
        ["button", "btn", "action", "cta"].contains(CommonWords.parts(of: name).last ?? "")
    }

    /// Whether a pair is an item with a name in front: `send: {label: Send}`, `sendButton: Send`.
    func holdsButton(_ pair: OtherPair) -> Bool {
        let value = tree.resolved(pair.value)
        guard tree[value].kind == .scalar else { return saysItem(value) }
        return isNameOfButton(tree.text(of: pair.key)) && isLarge(tree.text(of: value))
    }

    /// The row for a key of an item by what it holds or where it stands: what a tab shows is no item of its own.
    func rowOfItem(_ word: String, _ value: NodeIndex, of item: Record) -> OtherWord? {
        // Android always shows it in the bar itself.
        if word.hasSuffix("showAsAction"), tree.text(of: value).hasPrefix("always") { return OtherWord(notes: word) }
        // React Navigation's: `{name: index, options: {title: Home}}`.
        if Spelling.folded(word) == "options", tree[value].kind == .mapping, saysItem(value) { return OtherWord.group }
        // `{label: Print, size: regular}` tells where there is room for it.
        if Spelling.folded(word) == "size", ["compact", "regular"].contains(tree.folded(value)) {
            return OtherWord.row(for: "sizeClass", in: .item)
        }
        // `responsive: {compact: hidden}`, `states: {draft: visible, sent: hidden}`
        if tree[value].kind == .mapping, let key = tree.folded(tree.key(of: value), upTo: 16),
            ["responsive", "visibility", "display", "adaptive", "states"].contains(key),
            tree.pairs(of: value, among: 16).contains(where: { presenceMeant(by: tree.resolved($1)) != nil })
        {
            return OtherWord(notes: word, leavingOpen: ["hidden"])
        }
        guard word == "view" else { return nil }
        return store.kind(around: item) == .tabBar ? OtherWord(notes: word) : nil
    }

    /// Whether a key says which item a wrapper holds.
    private func saysItem(_ value: NodeIndex) -> Bool {
        let words = ["label", "icon", "title", "text", "systemImage", "role", "image", "tabBarLabel", "tabBarIcon"]
        return tree.hasWord(in: value) { key in
            let word = tree.text(of: key)
            return words.contains(word) || WordSet.viewsOfItems.contains(Spelling.folded(word))
        }
    }

    /// Whether what stands behind the name of a button says when that is there: `sort: iPad only`, `Print: in overflow`.
    func tellsWhenButtonIsThere(_ value: NodeIndex) -> Bool {
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
        tell(pair.key, Message.conditionalItem(said, in: store.kind(of: place.record)))
        return record
    }
}
