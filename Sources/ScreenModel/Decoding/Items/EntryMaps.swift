import Diagnostics
import YAMLSyntax

// Maps that stand where a list does, each pair for an entry: `buttons: {cancel: Keep, destructive: Delete}`.
extension ScreenDecoder {
    /// What the key of an entry says of it.
    enum EntryKey {
        /// A field of the entry.
        case setting(OtherWord.Setting)
        /// What it is called, or only a word for it.
        case name(String)
        /// What people read on it, beside a word for how it looks: `Save: primary`.
        case label(OtherWord.Setting)
    }

    /// Reads a map as a list of entries, and tells that; nil if it is one entry.
    mutating func decodeEntries(_ mapping: NodeIndex, in place: Place) -> UInt32? {
        guard let field = field(at: place), let (list, texts) = entries(in: mapping, field, in: place)
        else { return nil }
        reportEntries(texts, field, mapping, isBar: store.node(of: place.record) == mapping.rawValue)
        return list
    }

    /// Reads a map as a list of entries, and gives them as they are written in one; nil if it is one entry.
    mutating func entries(in mapping: NodeIndex, _ field: Field, in place: Place) -> (list: UInt32, texts: [String?])? {
        guard let kind = field.type.component else { return nil }
        var entries = [(key: EntryKey, pair: OtherPair)]()
        var slots = [Slot]()
        let areNamed = kind == .item && holdsNamedItems(mapping)
        for pair in tree.pairs(of: mapping) {
            let name = areNamed ? EntryKey.name(tree.text(of: pair.key)) : nil
            guard tree[pair.key].kind == .scalar, let meaning = meaning(of: pair, in: kind) ?? name else { return nil }
            // What stands in a key alone may be anything: `{x=y}`.
            if kind == .item, isAlone(pair.key, before: pair.value) { slots.append(Slot(pair.value, Slot.unreadable)) }
            entries.append((meaning, pair))
        }
        guard !entries.isEmpty else { return nil }
        let repeated = reportRepeated(in: mapping)
        let isWhole = repeated.isEmpty && slots.isEmpty
        var isOpen = false
        // A list without entries brings none: `{icons: [plus], overflow: []}`.
        entries.removeAll { repeated.contains($0.pair.key) || isNone(tree.resolved($0.pair.value)) && kind == .item }
        for (meaning, pair) in entries {
            // A variant in a state of somebody's own holds for none of the layouts that are checked.
            if kind == .variant, case .name = meaning {
                reportOpenVariant(at: pair.key)
                tree.pairs(of: tree.resolved(pair.value), among: 16).forEach { keepIfOfPresence($0, of: place.record) }
                continue
            }
            let value = tree.resolved(pair.value)
            let meaning = isRank(meaning, pair, in: place) ? .name(tree.text(of: pair.key)) : meaning
            for node in isGroup(meaning, value) ? Array(tree.children(of: value)) : [pair.value] {
                let position = Place(place.record, slot: place.slot, element: slots.count)
                let isPlace = kind == .item && tree[value].kind != .sequence && tellsPlaceInOrder(pair.key)
                if case .name = meaning, node != pair.value || isPlace, let element = field.element {
                    slots.append(decodeValue(element, node, in: position))
                    continue
                }
                let said = (key: pair.key, value: node)
                guard let record = entry(kind, meaning, said, in: position) else { continue }
                if case .name = meaning, leaveOpen(alternative: pair.key, record) { isOpen = true }
                slots.append(Slot(node, record.offset))
            }
        }
        // A list of these would lose what stands there for the second time, or says when it does.
        let texts = isWhole && !isOpen ? entries.flatMap { self.texts(ofEntry: $0.key, $0.pair, of: kind) } : [nil]
        return (store.addList(slots, node: mapping.rawValue), texts)
    }

    /// Tells that a map is read as a list; `texts` are the entries as written in one, nil for one that is hard to edit.
    private mutating func reportEntries(_ texts: [String?], _ field: Field, _ mapping: NodeIndex, isBar: Bool) {
        let key = tree.key(of: mapping)
        let name = isBar && tree[key].kind == .scalar ? tree.text(of: key) : field.name
        let message = Message.entries(name, line: "- \(ScreenDecoder.short(texts.first { $0 != nil }) ?? "{…}")")
        // A bar of the screen would be put among the blocks, where nobody looks for it: `layers: {ui: {toolbar: [Save]}}`.
        let losesBars = field.name == "content" && holdsMapOfBars(mapping)
        let edit = losesBars ? nil : tree.rewriting(value: mapping, as: ScreenDecoder.flowList(texts))
        let fix = Fix(safe: Message.writeList(name), edit)
        tell(tree.firstChild(of: mapping), message, as: .screenWrongType, fix: fix)
    }

    /// Reads an entry that is a map of one key, which says what it is for or what it is called: `back: Inbox`,
    /// `Sort: [Name, Date]`, `alert: {title: Delete?}`; nil for a key of the entry's own.
    mutating func decodeNamedEntry(_ kind: ComponentKind, _ pair: OtherPair, in place: Place) -> Record? {
        if kind == .item, let record = decodeLabelled(pair, in: place) ?? shownButton(pair, of: kind, in: place) {
            return record
        }
        let (key, value) = (pair.key, tree.resolved(pair.value))
        // SwiftUI's view of that name is what it is, and no text.
        let name = tree.text(of: key)
        guard kind != .block, kind == .item || OtherWord.row(for: name, in: kind) == nil, name != "Button",
            kind != .overlay || overlayKind(name, kind) != nil, let meaning = meaning(of: pair, in: kind)
        else { return nil }
        if case .setting(let setting) = meaning, setting.path == ["area"] { return decodeSide(pair, in: place) }
        if kind == .item, tellsWhenButtonIsThere(value) { return entry(kind, meaning, pair, in: place) }
        guard case .name(let word) = meaning else {
            // A size class or a state without what differs in it says nothing.
            return kind == .variant && tree[value].kind != .mapping ? nil : entry(kind, meaning, pair, in: place)
        }
        if kind != .item { return nil }
        // A text beside what is written large may be anything.
        guard isLarge(word) ? tree[value].kind != .scalar || tree.isNull(value) : holdsButton(pair) else { return nil }
        let record = decodeBody(kind, pair, as: isLarge(word) ? nil : "label", in: place)
        if tree[value].kind == .sequence, let menu = Schema.standard.symbols.number(of: "menu") {
            decodeField(Slots.Item.items, of: record, pair.value)
            store[record, Slots.Item.kind] = Slot(key, menu)
        }
        let isAlternative = leaveOpen(alternative: key, record)
        if tree[value].kind == .mapping && isName(word, around: record)
            || store[record, Slots.Item.icon].isWritten && WordSet.iconKits.contains(Spelling.folded(word))
        {
            return record
        } else if isView(word) {
            store.noteUnread(in: record)
            tell(key, Message.openItem(word))
        } else if isLarge(word) {
            setText(Slots.Item.label, of: record, to: key)
        } else if !isAlternative {
            let isOpen = mayTellKind(word, of: record)
            if isOpen { store.noteUnread(in: record) }
            tell(key, isOpen ? Message.openKind(word) : Message.wrapped(word))
        }
        return record
    }

    /// What the key of a pair says if the pair is an entry; nil if it is a field of one.
    func meaning(of pair: OtherPair, in kind: ComponentKind) -> EntryKey? {
        let key = pair.key
        let word = tree.text(of: key)
        let value = tree.resolved(pair.value)
        let isBoolean = if case .boolean = tree.scalarType(of: value) { true } else { false }
        guard !word.hasPrefix("x-"), !tree.isMergeKey(key) else { return nil }
        let component = kind.component
        if kind == .pane, namesPane(word, value) { return .name(word) }
        if component.field(spelt: Spelling.folded(word)) != nil { return nil }
        // `text` is a style, too, but with a text of its own it is the label of the one entry.
        if tree[value].kind == .scalar, !isBoolean, OtherWord.row(for: word, in: kind)?.ownKey != nil { return nil }
        // `IconButton: {icon: plus}`
        if kind == .item, isView(word), let setting = setting(for: word, of: ["kind"], in: component) {
            return .setting(setting)
        }
        // `Save: primary`, and in the content `save: primary`, of which nobody knows whether it is read so.
        if kind == .item || kind == .block, let setting = setting(saidBy: value),
            isLarge(word)
                || kind == .block && (setting.path == ["style"] || setting.value == "button")
                    && OtherWord.row(for: word, in: kind) == nil
        {
            return .label(setting)
        }
        // `Button/Primary: Approve`
        if kind == .item, tree[value].kind == .scalar, namesComponent(word), let look = OtherValue.look(ofButton: word)
        {
            return .setting(look)
        }
        // What is written large is what people read.
        if kind == .item, isLarge(word), tree[value].kind != .scalar || isLabelOfIcon(key, value) { return .name(word) }
        if kind == .variant {
            let conditions = ["sizeClass", "state", "platform", "orientation", "appearance", "presentation"]
            return (device(saidBy: word) ?? setting(for: word, of: conditions, in: component)).map(EntryKey.setting)
                ?? .name(word)
        }
        // `approve: {label: Approve order}` names a button by what it does, and doesn't say that its look does.
        if kind == .item, tree[value].kind == .mapping, ScreenDecoder.wordsOfDeeds.contains(Spelling.folded(word)) {
            return .name(word)
        }
        // `{primary 1: Save, primary 2: Send}`
        let fields = ["area", "role", "style", "semantic"]
        if let setting = setting(for: Spelling.unnumbered(word), of: fields, in: component),
            !isBoolean || ![["style"], ["semantic"]].contains(setting.path), Spelling.folded(word) != "default",
            // Between a header and a footer it is a part of the page.
            kind != .block || Spelling.folded(word) != "main"
        {
            return .setting(setting)
        }
        if [.block, .slotItem, .overlay].contains(kind),
            let name = kindName(spelt: word, of: kind) ?? overlayKind(word, kind)
        {
            return .setting(OtherWord.Setting(["kind"], name))
        }
        if kind == .item, let symbol = self.symbol(ofOtherSpelling: word, in: .itemKind) {
            return .setting(OtherWord.Setting(["kind"], Schema.standard.symbols.names[Int(symbol)]))
        }
        // A note, too, is said of one entry.
        if OtherWord.row(for: word, in: kind) != nil { return nil }
        if kind == .item, let setting = setting(for: word, of: ["kind"], in: component) { return .setting(setting) }
        return tree[value].kind == .scalar && kind != .item && kind != .itemState ? nil : .name(word)
    }

    /// The words for what a button does that are also words for what it means.
    private static let wordsOfDeeds: Set = ["approve", "accept", "confirm", "reject"]

    private func overlayKind(_ word: String, _ kind: ComponentKind) -> String? {
        let kinds = ["alert", "dialog", "action-sheet", "sheet", "popover", "menu", "toast"]
        return kind == .overlay ? kinds.first { Spelling.folded($0) == Spelling.folded(word) } : nil
    }

    /// The field among some of which a word is a value.
    func setting(for word: String, of fields: [String], in component: Component) -> OtherWord.Setting? {
        // An iPad is no wide iPhone, of which other rules hold.
        if fields.contains("sizeClass"), case let folded = Spelling.folded(String(word.prefix(64))),
            folded.hasPrefix("ipad") || folded == "tablet" && !isOnAndroid
        {
            return OtherWord.Setting(["platform"], "ipados")
        }
        for name in fields {
            guard let slot = component.slot(named: name), !component.fields[slot].isDerived,
                let words = component.fields[slot].type.enumeration
            else { continue }
            if let symbol = symbol(ofOtherSpelling: word, in: words) {
                return OtherWord.Setting([name], Schema.standard.symbols.names[Int(symbol)])
            }
            if let row = OtherValue.row(for: String(word.prefix(64)), of: name, in: words, of: component),
                let value = row.value
            {
                return OtherWord.Setting([row.target ?? name], value)
            }
        }
        return nil
    }

    /// Reads an entry, of which its key says something; nil for one that is said not to be there.
    mutating func entry(_ kind: ComponentKind, _ meaning: EntryKey, _ pair: OtherPair, in place: Place) -> Record? {
        let value = tree.resolved(pair.value)
        if isNoEntry(value, of: kind) { return nil }
        if case .name = meaning, let record = shownButton(pair, of: kind, in: place) { return record }
        if kind == .item, tellsWhenButtonIsThere(value) { return conditionalEntry(meaning, pair, in: place) }
        if case .label(let setting) = meaning {
            let record = store.addRecord(kind, node: pair.key.rawValue, in: place)
            if isLarge(tree.text(of: pair.key)) {
                setText(Slots.Item.label, of: record, to: pair.key)
            } else {
                store[record, Slots.Item.label] = Slot(pair.key, Slot.unreadable)
            }
            set(setting, below: record, (key: value, value: value))
            return record
        }
        let field = field(ofEntry: pair, of: kind)
        let record = decodeSmallText(pair, saying: meaning, in: place) ?? decodeBody(kind, pair, as: field, in: place)
        say(meaning, pair, of: record)
        if kind == .item { readIconAlone(of: record) }
        // A text behind `search` may stand on a button or in a search field.
        if case .setting("role: search") = meaning, tree[value].kind == .scalar,
            store[record, Slots.Item.label].hasValue, !isTab(record)
        {
            store[record, Slots.Item.kind] = Slot(pair.key, Slot.undetermined)
            tell(pair.key, Message.openSearch(tree.text(of: value)))
        }
        return record
    }

    /// Reads what stands behind a key that tells of a component: all of a map, and anything else as a field; of nothing
    /// and `true` the key alone counts.
    mutating func decodeBody(_ kind: ComponentKind, _ pair: OtherPair, as field: String?, in place: Place?) -> Record {
        let value = tree.resolved(pair.value)
        if tree[value].kind == .mapping { return decodeRecord(kind, value, in: place) }
        let isNothing = tree.isNull(value) || isShown(value, kind)
        let record = store.addRecord(kind, node: (isNothing ? pair.key : value).rawValue, in: place)
        if !isNothing, let slot = field.flatMap(kind.component.slot(named:)) {
            decodeField(slot, of: record, pair.value)
        }
        return record
    }

    /// Gives an entry what its key says of it and it doesn't say itself.
    mutating func say(_ meaning: EntryKey, _ pair: OtherPair, of record: Record) {
        let (key, kind) = (pair.key, store.kind(of: record))
        switch meaning {
        case .label: break
        case .setting(let setting):
            for setting in settings(setting, saidBy: key, in: kind) {
                set(setting, below: record, (key: key, value: key))
            }
        case .name(let word) where kind == .item && (namesIcons(key) || isName(word, around: record)): break
        case .name(let word) where kind == .block && isNameInCode(word): store.noteUnread(in: record)
        case .name:
            // A pane and a menu are called so; of anything else it may be only a word for it.
            if kind != .block || isLarge(tree.text(of: key)),
                let slot = kind.component.slot(named: kind == .block ? "title" : "name"), !store[record, slot].isWritten
            {
                setText(slot, of: record, to: key)
            } else if kind == .item, !store[record, Slots.Item.label].isWritten,
                tree[tree.resolved(pair.value)].kind == .sequence || isLarge(tree.text(of: key))
            {
                setText(Slots.Item.label, of: record, to: key)
            } else if kind != .item || mayTellKind(tree.text(of: key), of: record) {
                store.noteUnread(in: record)
            }
        }
    }
}
