import Diagnostics
import YAMLSyntax

// Items that are maps of one key, of which one word is what people read: `Approve: primary`, `Add: plus`, `plus: Add`.
extension ScreenDecoder {
    /// Reads what is written large as the label, and a small word as what it says of the item, or its icon; else nil.
    mutating func decodeLabelled(_ pair: OtherPair, in place: Place) -> Record? {
        let (key, value) = (pair.key, tree.resolved(pair.value))
        if let record = decodeNamedIcon(pair, in: place) { return record }
        let isLabelFirst = isLarge(tree.text(of: key))
        guard let said = tree.word(value, upTo: 60), tree.scalarType(of: value) == .string,
            isLabelFirst != isLarge(said),
            // `Icon: plus`, `IconButton: plus`
            !isLabelFirst || !isRespelt(key, of: .item) && !isView(tree.text(of: key))
        else { return nil }
        let (label, other) = isLabelFirst ? (key, value) : (value, key)
        let word = tree.text(of: other)
        guard word.first?.isLowercase == true, isLabelFirst || isNoKey(word), let text = tree.flowText(of: label) else {
            return nil
        }
        if isLabelFirst, let setting = setting(said: word) {
            let record = addItem(labelled: label, in: place)
            set(setting, below: record, (key: other, value: other))
            let element = "{label: \(text), \(Message.line(setting.path, setting.value))}"
            let fix = replacing(tree[key].parent, with: element)
            tell(key, Message.readAs("\(text): \(word)", line: element), fix: fix)
            return record
        }
        guard namesIcon(other) || IconMeanings.standard.symbol(of: word.utf8) != nil,
            // `text button: Save`
            isLabelFirst || setting(for: word, of: ["kind", "style"], in: ComponentKind.item.component) == nil
        else { return nil }
        let record = addItem(labelled: label, in: place)
        setText(Slots.Item.icon, of: record, to: other, isMeasured: false)
        guard [.navigationBar, .toolbar].contains(store.kind(of: place.record)) else { return record }
        store[record, Slots.Item.label].payload = Slot.unreadable
        tell(key, Message.iconAndText(word, text))
        return record
    }

    /// Reads an icon behind a word in small letters of which nobody knows whether people read it: `print: printer`; nil for
    /// any other pair, and for a word that says what the item is for.
    private mutating func decodeNamedIcon(_ pair: OtherPair, in place: Place) -> Record? {
        let (name, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        guard [.navigationBar, .toolbar].contains(store.kind(of: place.record)), name.first?.isLowercase == true,
            isNoKey(name),
            setting(for: name, of: ["role", "kind", "style", "area"], in: ComponentKind.item.component) == nil,
            let icon = tree.word(value), !isLarge(icon), isKnownIcon(icon),
            // `kinds: menu`
            setting(for: icon, of: ["role", "kind"], in: ComponentKind.item.component) == nil
        else { return nil }
        let record = store.addRecord(.item, node: pair.key.rawValue, in: place)
        setText(Slots.Item.icon, of: record, to: value, isMeasured: false)
        store[record, Slots.Item.label] = Slot(pair.key, Slot.unreadable)
        tell(pair.key, Message.readAs("\(name): \(icon)", line: "{icon: \(ScalarText(icon).yaml)}"))
        return record
    }

    /// Reads a button of a block's list of buttons that only says what it is for, with its text: `buttons: [primary: Pay]`;
    /// nil for anything else.
    mutating func decodeNamedButton(_ element: NodeIndex, in place: Place) -> Record? {
        let mapping = tree.resolved(element)
        guard tree[mapping].kind == .mapping, let pair = tree.onlyPair(of: mapping),
            tree[tree.resolved(pair.value)].kind == .scalar, let meaning = meaning(of: pair, in: .block)
        else { return nil }
        switch meaning {
        case .name: return nil
        case .setting(let setting) where setting.path == ["kind"]: return nil
        default: return entry(.block, meaning, pair, in: place)
        }
    }

    /// Whether a pair is a label with its icon: `Home: house`.
    func isLabelOfIcon(_ key: NodeIndex, _ value: NodeIndex) -> Bool {
        let word = tree.text(of: key)
        guard let name = tree.word(value), isLarge(word), !isView(word) else { return false }
        let isWord = name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        return (namesIcon(value) || isWord && IconMeanings.standard.symbol(of: name.utf8) != nil)
            && setting(for: word, of: ["area", "style", "semantic"], in: ComponentKind.item.component) == nil
    }

    /// Whether a word is the name of a view and no text: `PopupMenuButton`.
    func isView(_ word: String) -> Bool {
        guard isLarge(word), word.utf8.count <= 64, !word.contains(" ") else { return false }
        let parts = CommonWords.parts(of: word)
        let words = [
            "button", "item", "menu", "icon", "view", "control", "opacity", "highlight", "feedback", "detector",
        ]
        return parts.count > 1 && words.contains(parts.last ?? "")
            || WordSet.iconKits.contains(Spelling.folded(word))
            || ["pressable", "inkwell", "inkresponse"].contains(Spelling.folded(word))
    }

    /// Whether a word is the name of something in the code and no text: `FancyIcon`, `MyOrders`.
    func isNameInCode(_ word: String) -> Bool {
        isLarge(word) && word.utf8.count <= 64 && word.allSatisfy { $0.isLetter || $0.isNumber }
            && zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }

    /// Whether a key is what an item is called in the code, and the item has an icon or a text of its own; one without a
    /// text may still show what it is called: `MyOrders: {icon: bag}`.
    mutating func isName(_ word: String, around record: Record) -> Bool {
        let (label, icon) = (Slots.Item.label, Slots.Item.icon)
        guard isNameInCode(word), store[record, label].isWritten || store[record, icon].isWritten else { return false }
        if !store[record, label].isWritten, !isView(word) {
            store[record, label] = Slot(node: store.node(of: record), payload: Slot.unreadable)
        }
        return true
    }

    /// Reads a word in small letters behind what an item of a bar is for, or behind what may be its label: the name of its
    /// icon or of a picture, `add: plus`, `avatar: me.png`, or what may be one, a text or an id; nil for anything else.
    mutating func decodeSmallText(_ pair: OtherPair, saying meaning: EntryKey, in place: Place) -> Record? {
        let value = tree.resolved(pair.value)
        guard [.navigationBar, .toolbar].contains(store.kind(of: place.record)), mayBeNoLabel(pair, meaning) else {
            return nil
        }
        let name = tree.text(of: value)
        let isPicture = ["png", "jpg", "jpeg", "svg", "pdf", "webp"].contains { name.hasSuffix(".\($0)") }
        guard isPicture || namesIcon(value) else {
            return name.contains(" ") ? decodeOpenPhrase(value, meaning, in: place) : decodeOpenWord(value, in: place)
        }
        let record = store.addRecord(.item, node: value.rawValue, in: place)
        setText(Slots.Item.icon, of: record, to: value, isMeasured: false)
        return record
    }

    /// Reads what stands on a button or tells what it does: `filter: opens the filter sheet`; nil for a search, which may
    /// be a field, too.
    private mutating func decodeOpenPhrase(_ value: NodeIndex, _ meaning: EntryKey, in place: Place) -> Record? {
        if case .setting("role: search") = meaning { return nil }
        let record = store.addRecord(.item, node: value.rawValue, in: place)
        store[record, Slots.Item.label] = Slot(value, Slot.unreadable)
        tell(value, Message.openPhrase(tree.text(of: value)))
        return record
    }

    /// Whether what stands behind the key of an item is a word in small letters that may be no text: `Reject: reject-order`;
    /// or several behind what it is for.
    func mayBeNoLabel(_ pair: OtherPair, _ meaning: EntryKey) -> Bool {
        let value = tree.resolved(pair.value)
        let isRole = if case .setting(let setting) = meaning { setting.path == ["role"] } else { false }
        return (isSmall(value) || isRole && isSmallPhrase(value)) && presenceMeant(by: value) == nil
            && (isRole || isLarge(tree.text(of: pair.key)) && !isLabelOfIcon(pair.key, value))
    }

    /// Whether a value is several words of which the first is in small letters.
    private func isSmallPhrase(_ value: NodeIndex) -> Bool {
        tree[value].kind == .scalar && tree.scalarType(of: value) == .string && tree.text(of: value).contains(" ")
            && tree.text(of: value).first?.isLowercase == true
    }

    /// Whether a value is a word in small letters.
    func isSmall(_ value: NodeIndex) -> Bool {
        guard let text = tree.word(value, upTo: 60), tree.scalarType(of: value) == .string else { return false }
        return text.first?.isLowercase == true && !text.contains(" ")
    }

    /// Leaves open whether an item that is called `search` is the button or the field; false for any other word.
    mutating func leavesKindOfSearchOpen(_ word: NodeIndex, of record: Record) -> Bool {
        guard store.kind(of: record) == .item, Spelling.folded(tree.text(of: word)) == "search" else { return false }
        let role = Slots.Item.role
        if !store[record, role].isWritten, let search = Schema.standard.symbols.number(of: "search") {
            store[record, role] = Slot(word, search)
        }
        tell(word, Message.openSearchKind)
        return true
    }

    private mutating func addItem(labelled label: NodeIndex, in place: Place) -> Record {
        let record = store.addRecord(.item, node: label.rawValue, in: place)
        setText(Slots.Item.label, of: record, to: label)
        return record
    }

    /// What a word says of the item beside whose label it stands.
    private func setting(said word: String) -> OtherWord.Setting? {
        StatedLabel.settings[Spelling.folded(word)]
            ?? setting(for: word, of: ["style", "semantic"], in: ComponentKind.item.component)
    }

    /// What a value in small letters says of the button beside whose label it stands, by its first words:
    /// `primary (full width)`, `text link, red`.
    func setting(saidBy value: NodeIndex) -> OtherWord.Setting? {
        guard let text = tree.word(value, upTo: 60), text.first?.isLowercase == true else { return nil }
        let said = text.prefix { $0 != "(" && $0 != "," }
        return setting(said: String(said)) ?? setting(said: String(said.prefix { $0 != " " }))
    }

    /// Whether a word is no key of an item, nor what one is for.
    private func isNoKey(_ word: String) -> Bool {
        ComponentKind.item.component.slot(named: word) == nil && OtherWord.row(for: word, in: .item) == nil
            && symbol(ofOtherSpelling: word, in: .itemRole) == nil
            && symbol(ofOtherSpelling: word, in: .itemKind) == nil
    }

    /// Whether a key is one of a component's in another case, or a word for one, and not whether something holds.
    func isRespelt(_ key: NodeIndex, of kind: ComponentKind) -> Bool {
        let word = tree.text(of: key)
        let name = OtherWord.row(for: word, in: kind)?.ownKey ?? word
        return kind.component.field(spelt: Spelling.folded(name)).map { $0.type != .boolean } ?? false
    }
}
