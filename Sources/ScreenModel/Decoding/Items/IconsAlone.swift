import Diagnostics
import YAMLSyntax

// Buttons that are said to show an icon alone: what they are called is the name of the icon, or what VoiceOver says.
extension ScreenDecoder {
    /// The row for a word that says what an item is called, where the item shows an icon alone; nil otherwise.
    ///
    /// A `name` beside an icon in a navigation bar is the accessible name: nobody takes it for a text that is shown.
    func rowOfIcon(for pair: OtherPair, of record: Record) -> OtherWord? {
        let mapping = tree[pair.key].parent
        let folded = Spelling.folded(tree.text(of: pair.key))
        if folded == "tooltip" { return rowOfTooltip(pair, of: record) }
        guard ScreenDecoder.wordsForLabels.contains(folded), !isTab(record) else { return nil }
        let (icon, kind) = saysOfIcon(mapping)
        let isAlone = isListedAsIcon(mapping) || kind.map { isIconAlone($0) } ?? false
        let hasIcon = icon != nil
        let bar = store.kind(around: record)
        let value = tree.resolved(pair.value)
        // What is spoken of an icon is written beside its name, `{name: search, accessibilityLabel: Search}`.
        let isNamed =
            folded == "name" && !hasIcon && mayNameIcon(value) && isKnownIcon(tree.text(of: value))
            && says("accessibilityLabel", of: record)
        guard isAlone || isNamed || folded == "name" && hasIcon && bar == .navigationBar else { return nil }
        // What it is called in the code, nobody hears.
        if folded == "name", hasIcon, tree.word(value).map({ namesControl($0) }) == true {
            return OtherWord(notes: "name")
        }
        return OtherWord.row(for: !hasIcon && mayNameIcon(value) ? "symbol" : "accessibleName", in: .item)
    }

    /// The row for the tooltip of an icon without a text: what VoiceOver says, or in a menu maybe the text; else nil.
    private func rowOfTooltip(_ pair: OtherPair, of record: Record) -> OtherWord? {
        let value = tree.resolved(pair.value)
        let isText = tree[value].kind == .scalar && tree.scalarType(of: value) == .string || holdsOnlyTags(value)
        guard isText, saysOfIcon(tree[pair.key].parent).icon != nil, !says("label", of: record),
            !says("accessibilityLabel", of: record)
        else { return nil }
        let isInMenu = store.kind(around: record) == .overflow
        return isInMenu
            ? OtherWord(notes: "tooltip", leavingOpen: ["label"]) : OtherWord.row(for: "accessibleName", in: .item)
    }

    /// The values of an item's icon and of its kind, in words of ours or of others.
    func saysOfIcon(_ mapping: NodeIndex) -> (icon: NodeIndex?, kind: NodeIndex?) {
        var found: (icon: NodeIndex?, kind: NodeIndex?)
        // Nobody writes more; each of a thousand would look at all.
        for (key, value) in tree.pairs(of: mapping, among: 64) where tree[key].kind == .scalar {
            switch OtherWord.key(for: tree.text(of: key), in: .item) {
            case "icon": found.icon = presenceMeant(by: tree.resolved(value)) == false ? nil : value
            case "kind": found.kind = value
            default: break
            }
        }
        return found
    }

    /// Reads a `name` or a `title` beside an icon in a toolbar as what VoiceOver says, and leaves open whether it is shown,
    /// as it is on a Mac and as a `title` may be by UIKit; false for any other pair.
    mutating func decodeOpenName(_ pair: OtherPair, of record: Record) -> Bool {
        let mapping = tree[pair.key].parent
        guard store.kind(of: record) == .item, let bar = store.kind(around: record)
        else { return false }
        let word = Spelling.folded(tree.text(of: pair.key))
        if decodeIdentifier(pair, word, of: record, in: bar) { return true }
        if word == "name", isIdentifier(pair, of: record) {
            reportNote(pair, of: record)
            return true
        }
        if word == "name", rowOfIcon(for: pair, of: record) == nil,
            decodeOpenName(tree.resolved(pair.value), of: record, in: bar)
        {
            return true
        }
        guard word == "title" || word == "name", bar == .toolbar || word == "title" && bar == .navigationBar,
            !store[record, Slots.Item.label].isWritten, !store[record, Slots.Item.accessibilityLabel].isWritten,
            !isListedAsIcon(mapping), !isBlank(tree.resolved(pair.value)), !tree.isNull(tree.resolved(pair.value))
        else { return false }
        let (icon, kind) = saysOfIcon(mapping)
        guard let icon, kind.map({ isIconAlone($0) }) != true else { return false }
        decodeField(Slots.Item.accessibilityLabel, of: record, pair.value)
        store[record, Slots.Item.label] = Slot(pair.value, Slot.unreadable)
        let text = Message.shortened(tree.text(of: tree.resolved(pair.value)))
        tell(pair.key, Message.iconAndText(Message.shortened(tree.text(of: tree.resolved(icon))), text))
        return true
    }

    /// Reads a name in small letters as that of a text or of an icon, `{name: search}`, where nothing else says what a button of
    /// a bar shows; false for any other.
    private mutating func decodeOpenName(_ value: NodeIndex, of item: Record, in bar: ComponentKind) -> Bool {
        guard [.navigationBar, .toolbar].contains(bar), let name = tree.word(value), isNameInSmallLetters(name),
            [Slots.Item.label, Slots.Item.icon].allSatisfy({ !store[item, $0].isWritten })
        else { return false }
        let namesButton = symbol(ofOtherSpelling: name, in: .itemRole) != nil || isKnownIcon(name)
        guard namesButton || name.contains(where: { "-_.".contains($0) }) else { return false }
        leaveFaceOpen(of: item, at: value, called: name)
        if !mayBeOverflow(name) { store.openWords.insert(store.node(of: item)) }
        tell(value, Message.openName(name))
        return true
    }

    /// Reads what an item is called in the code as all that is said of what it shows, `- id: search`; false where more is.
    private mutating func decodeIdentifier(_ pair: OtherPair, _ word: String, of item: Record, in bar: ComponentKind)
        -> Bool
    {
        let others = ["label", "icon", "name", "title", "text", "role", "items"]
        guard bar == .navigationBar || bar == .toolbar, ["id", "key", "identifier"].contains(word),
            let name = tree.word(tree.resolved(pair.value)), !tree.hasKey(others, in: tree[pair.key].parent),
            [Slots.Item.label, Slots.Item.icon, Slots.Item.accessibilityLabel].allSatisfy({ !store[item, $0].isWritten }
            )
        else { return false }
        let parts = CommonWords.parts(of: name)
        let kind = saidKind(of: tree[pair.key].parent).map { tree.folded($0, upTo: 8) }
        guard let first = parts.first, kind == nil || kind == "button",
            parts.count > 1 || symbol(ofOtherSpelling: first, in: .itemRole) != nil || isKnownIcon(first)
                || CommonWords.hold(first)
        else { return false }
        leaveFaceOpen(of: item, at: pair.value, called: first)
        if !mayBeOverflow(name) { store.openWords.insert(store.node(of: item)) }
        tell(pair.value, Message.openItem(name))
        return true
    }

    /// Whether a `name` is what an item is called in the code, `save_button`, beside what it shows.
    private func isIdentifier(_ pair: OtherPair, of record: Record) -> Bool {
        let shown = [Slots.Item.label, Slots.Item.accessibilityLabel]
        guard shown.contains(where: { store[record, $0].isWritten }),
            let name = tree.word(tree.resolved(pair.value), upTo: 64), !isListedAsIcon(tree[pair.key].parent)
        else { return false }
        return name.first?.isLowercase == true && !name.contains(" ") && CommonWords.parts(of: name).count > 1
    }

    /// Whether a map stands under a key for icons, `trailingIcons: [{name: bell}]`.
    private func isListedAsIcon(_ mapping: NodeIndex) -> Bool {
        let parent = tree[mapping].parent
        let value = tree[parent].kind == .sequence ? parent : mapping
        guard let word = tree.folded(tree.key(of: value)) else { return false }
        return word.hasSuffix("icon") || word.hasSuffix("icons") || word == "iconbutton"
            || WordSet.iconKits.contains(word)
    }

    /// Reads the label of an item that is said to show an icon alone as what it can only be; tabs show theirs.
    mutating func readIconAlone(of record: Record) {
        let kind = store[record, Slots.Item.kind]
        guard kind.payload == Symbols.button, isIconAlone(kind.nodeIndex), !isTab(record) else { return }
        moveLabel(of: record)
        let icon = Slots.Item.icon
        let isUnnamed = !store[record, icon].isWritten && store[record, Slots.Item.accessibilityLabel].isWritten
        // That it shows one is all that is known of it.
        if isUnnamed { store[record, icon] = Slot(node: kind.node, payload: Slot.undetermined) }
        // Without that word, what is moved would be a label again: it goes last.
        let moved = [Slots.Item.icon, Slots.Item.accessibilityLabel].map { tree.key(of: store[record, $0].nodeIndex) }
        let isMoved = moved.contains { tree.folded($0, upTo: .max).map(ScreenDecoder.wordsForLabels.contains) == true }
        guard isUnnamed || isMoved else { return }
        let start = tree[store.nodeIndex(of: record)].range.start
        for index in diagnostics.indices.reversed() {
            guard diagnostics[index].range.start >= start else { break }
            if diagnostics[index].range == tree[kind.nodeIndex].range { diagnostics[index].fixes = [] }
        }
    }

    /// Reads the label as the icon if it may name one and none is written, else as the accessible name.
    private mutating func moveLabel(of record: Record) {
        let label = store[record, Slots.Item.label]
        guard label.hasValue else { return }
        let value = label.nodeIndex
        let isIcon = !store[record, Slots.Item.icon].isWritten && mayNameIcon(tree.resolved(value))
        let target = isIcon ? Slots.Item.icon : Slots.Item.accessibilityLabel
        guard !store[record, target].isWritten else { return store[record, Slots.Item.label].payload = Slot.unreadable }
        store[record, Slots.Item.label] = .absent
        let field = ComponentKind.item.component.fields[target]
        let key = tree.key(of: value)
        if tree[key].kind == .scalar, tree.text(of: key, equals: "label") {
            rename(WordUse((key: key, value: value), of: record), to: [field.name])
        } else {
            store[record, target] = decodeValue(field, value, in: Place(record, slot: target))
        }
    }

    /// Whether an item leads to a part of the app, and so shows what that is called.
    func isTab(_ item: Record) -> Bool {
        let bar = store.kind(around: item)
        return bar == .tabBar || bar == .sidebar
    }

    static let wordsForLabels: Set = ["label", "name", "title", "text", "value", "caption"]

    /// Whether a word for a kind of item says that an icon is all that it shows.
    func isIconAlone(_ written: NodeIndex) -> Bool {
        let words = ["icon", "iconbutton", "icononly", "image", "imagebutton", "symbol"]
        return tree.folded(tree.resolved(written)).map(words.contains) == true
    }

    /// Whether an entry of a list stands beside one that is said to be an icon: `[{type: icon, …}, {type: text, …}]`.
    func isBesideIcon(_ entry: NodeIndex) -> Bool {
        tree.entries(of: tree[entry].parent, among: 16).contains { other in
            saidKind(of: other).map { isIconAlone($0) } ?? false
        }
    }

    /// Whether a text may be the name of an icon: a word in small letters.
    func mayNameIcon(_ node: NodeIndex) -> Bool {
        tree.word(node, upTo: 60).map { $0.first?.isLowercase == true && !$0.contains(" ") } == true
    }
}
