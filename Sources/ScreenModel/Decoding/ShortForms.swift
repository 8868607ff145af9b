import Diagnostics
import Tokens
import YAMLSyntax

// The short forms: what people write where a map or a list stands in full. Each becomes the full form.
extension ScreenDecoder {
    /// Reads a scalar or a list that stands for a component; nil, with a diagnostic, where it stands for none.
    mutating func decodeShorthand(_ form: WrittenForm) -> UInt32? {
        let (kind, node, field) = (form.kind, form.node, form.field)
        let isScalar = tree[node].kind == .scalar
        // `toolbar: items: [A]` is told with the syntax.
        if isScalar, breaksOff(node) { return nil }
        if isScalar, form.place?.element == nil, tree.withText(of: node, ScreenDecoder.isBlank) { return Slot.null }
        if isScalar, let key = keyWithoutColon(kind, node) {
            report(.screenWrongType, tree[node].range, Message.noColon(key, kind.component))
            return nil
        }
        if isScalar, reportMissingSpace(in: node, of: kind) || reportHiddenCharacter(before: node, form.field) {
            return nil
        }
        if isScalar, let payload = decodeScalar(form) { return payload }
        if let bar = onlyBar(kind, in: node) {
            reportOneBar(bar, in: node, field)
            return decodeRecord(kind, bar, in: form.place).offset
        }
        for shorthand in kind.component.shorthands {
            if let payload = decode(shorthand, form) { return payload }
        }
        if isPlaceholder(field, node) { return Slot.unreadable }
        if let record = decodeListedKeys(form) { return record.offset }
        // A condition alone changes nothing: `variants: [compact, regular]`.
        if isScalar, kind == .variant {
            let condition = element(of: kind, with: tree.text(of: node))?.dropFirst().dropLast()
            tell(node, Message.bareVariant(condition.map(String.init)), as: .screenWrongType)
            return nil
        }
        reportWrongForm(of: kind, field, node)
        return nil
    }

    /// Reads a scalar that says more than a value of one field; nil for any other.
    private mutating func decodeScalar(_ form: WrittenForm) -> UInt32? {
        let (kind, node, parent) = (form.kind, form.node, form.place)
        if let space = decodeSpace(kind, node, in: parent) { return space.offset }
        let isOne = kind == .item && parent.map { $0.element == nil } == true || kind == .helperText
        if isOne, presenceMeant(by: node) == false {
            reportRead(node, as: "null", line: Message.line([form.field], "null"))
            return Slot.null
        }
        if let record = decodeJoinedKey(kind, node, in: parent) ?? decodeMeasures(kind, node, in: parent)
            ?? decodeKind(kind, node, in: parent) ?? decodeWordForBar(kind, node, in: parent)
        {
            return record.offset
        }
        if kind == .item,
            let record = decodeControl(node, in: parent) ?? decodeIconName(node, in: parent)
                ?? decodeStatedLabel(node, in: parent) ?? decodeOpenWord(node, in: parent)
        {
            return record.offset
        }
        return decodePresence(form) ?? decodeOpenBar(form)
    }

    /// Reads a value as one of the short forms of its component; nil where it is none.
    private mutating func decode(_ shorthand: Component.Shorthand, _ form: WrittenForm) -> UInt32? {
        let (kind, node, written) = (form.kind, form.node, form.written)
        let isScalar = tree[node].kind == .scalar
        switch shorthand {
        case .truth:
            guard isScalar, case .boolean(let value) = tree.scalarType(of: node) else { return nil }
            return decodeTruth(value, form)
        case .word(let word, let name):
            guard isScalar, Spelling.folded(tree.text(of: node)) == word else { return nil }
            noteFullForm(written, field: name, value: "true")
            return record(of: form, name, 1)
        case .option(let name):
            guard isScalar, let slot = kind.component.slot(named: name),
                let words = kind.component.fields[slot].type.enumeration,
                let symbol = symbol(ofOtherSpelling: tree.text(of: node), in: words)
                    ?? symbol(ofPhrase: node, name, in: words, of: kind)
            else { return nil }
            noteFullForm(written, field: name)
            return record(of: form, name, symbol)
        case .field(let name) where isScalar,
            .list(let name)
        where tree[node].kind == .sequence || isSeparated(node)
            || (kind == .toolbar || kind == .overflow && tree.word(node, upTo: 24) != nil)
                && mayBeButton(tree.text(of: node)):
            guard let slot = kind.component.slot(named: name) else { return nil }
            if tree[node].kind == .sequence, tree[node].count == 0 || readNone(in: node, form.field) {
                noteFullForm(written, "null")
                return Slot.null
            }
            // Whether a word for a pane is an id or a name, only the other screens tell.
            if kind != .pane { noteFullForm(written, field: name) }
            let record = store.addRecord(kind, node: node.rawValue, in: form.place)
            decodeField(slot, of: record, written)
            if kind == .toolbar { readListedHelperText(of: record) }
            // `helperText: optional`
            if kind == .helperText, store[record, slot].payload == Slot.unreadable { return Slot.unreadable }
            if kind == .block {
                leaveCodeOpen(node, in: record)
                readButton(saidBy: node, of: record)
            }
            if kind == .item, standsBetweenSpaces(node, in: form.place) || tellsState(node, in: form.place) {
                _ = leavesOpen(node, in: record)
            }
            return record.offset
        default: return nil
        }
    }

    /// The value of a list that a phrase in small letters says, `in the bar`; a word alone may as well be a text, but that of
    /// a search field.
    private func symbol(ofPhrase node: NodeIndex, _ name: String, in words: Enumeration, of kind: ComponentKind)
        -> UInt32?
    {
        guard let phrase = tree.word(node), phrase.contains(" ") || kind == .search, phrase.first?.isLowercase == true
        else { return nil }
        let row = OtherValue.row(for: phrase, of: name, in: words, of: kind.component)
        return row?.value.flatMap { Schema.standard.symbols.number(of: $0) }
    }

    /// A record of which one field is known.
    mutating func record(of form: WrittenForm, _ name: String, _ payload: UInt32) -> UInt32? {
        guard let slot = form.kind.component.slot(named: name) else { return nil }
        let record = store.addRecord(form.kind, node: form.node.rawValue, in: form.place)
        store[record, slot] = Slot(form.written, payload)
        return record.offset
    }

    /// Reads one of the five words that name a space or a line between items, and so are no labels.
    private mutating func decodeSpace(_ kind: ComponentKind, _ node: NodeIndex, in parent: Place?) -> Record? {
        guard let symbol = space(kind, node) else { return nil }
        noteFullForm(node, field: "kind", value: Schema.standard.symbols.names[Int(symbol)])
        let record = store.addRecord(kind, node: node.rawValue, in: parent)
        store[record, Slots.Item.kind] = Slot(node, kind == .item ? symbol : addText(node, isMeasured: false))
        return record
    }

    /// The kind of space or line that a word names.
    func space(_ kind: ComponentKind, _ node: NodeIndex) -> UInt32? {
        let text = tree.text(of: node)
        guard kind == .item else { return kind == .block ? space(called: text) : nil }
        if text == "|" { return Symbols.separator }
        // `UIBarButtonItem(.flexibleSpace)`, `Spacer()`
        if isCall(text) { return text.split { !$0.isLetter }.compactMap { space(called: String($0)) }.first }
        guard text.utf8.count <= 24, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
            return text == "space" ? Symbols.fixedSpace : space(called: text)
        }
        // `16 pt space`, `gap of 16pt`, `spacer (8 pt)`, `8pt`
        let words = text.split { " ()".contains($0) }
        let name = words.filter { $0.first?.isNumber != true && !["pt", "px", "of", "width"].contains($0) }
        if name.isEmpty, words.last.map({ ["pt", "px"].contains($0.suffix(2)) }) == true { return Symbols.fixedSpace }
        return name == ["space"] || name == ["spacer"] ? Symbols.fixedSpace : space(called: name.joined(separator: " "))
    }

    /// Whether a map says no more than how large a space is.
    private func saysNoMore(_ written: NodeIndex) -> Bool {
        let value = tree.resolved(written)
        return tree[value].kind == .scalar
            || tree[value].kind == .mapping
                && tree.pairs(of: value).allSatisfy { tree[tree.resolved($0.value)].kind == .scalar }
    }

    /// The kind of space or line that a word names in any spelling.
    func space(called word: String) -> UInt32? {
        switch Spelling.folded(word).trimmingPrefix("uibarbuttonitem") {
        case "fixedspace", "nstoolbarspaceitem", "sizedbox", "gap": Symbols.fixedSpace
        case "flexiblespace", "spacer", "toolbarspacer", "nstoolbarflexiblespaceitem": Symbols.flexibleSpace
        case "separator", "toolbarseparator", "divider", "verticaldivider", "horizontaldivider",
            "nstoolbarsidebartrackingseparatoritem",
            "trackingseparator":
            Symbols.separator
        default: nil
        }
    }

    /// Reads one word or text where a list stands: a list of one.
    mutating func decodeListOfOne(_ node: NodeIndex, in place: Place) -> UInt32? {
        guard let field = field(at: place) else { return nil }
        if isPlaceholder(field.name, node) { return Slot.unreadable }
        if let kind = field.type.component, !kind.component.takesText {
            if kind == .variant { return decodeNoEntry(field, node) ?? decodeOne(node, in: place) }
            let message = Message.wrongType(field.name, wanted: Message.list, found: described(node))
            let line = Message.line([field.name], "[\(element(of: kind, with: tree.text(of: node)) ?? "{…}")]")
            report(.screenWrongType, tree[node].range, message + Message.write(line))
            return nil
        }
        if let list = decodeNoEntry(field, node) ?? decodeSizeClasses(node, in: place)
            ?? decodeSeparated(node, in: place)
        {
            return list
        }
        noteListOfOne(node)
        return decodeOne(node, in: place)
    }

    /// Reads a value as the only entry of a list.
    mutating func decodeOne(_ node: NodeIndex, in place: Place) -> UInt32? {
        guard let element = field(at: place)?.element else { return nil }
        let slot = decodeValue(element, node, in: Place(place.record, slot: place.slot, element: 0))
        return store.addList([slot], node: node.rawValue)
    }

    // MARK: A kind as the only key

    /// Reads `button: {label: Save}` where an item or a block stands: a map of one key that is a kind and no field.
    mutating func decodeNamedKind(_ kind: ComponentKind, _ mapping: NodeIndex, in parent: Place?) -> Record? {
        guard [.item, .block, .slotItem, .overlay, .variant].contains(kind), parent?.element != nil,
            let pair = tree.onlyPair(of: mapping)
        else { return nil }
        let key = pair.key
        let table = kind.component.keys
        let slot = tree.withText(of: key) { table.index(of: $0) }
        // Flutter's: `{SizedBox: {width: 8}}`.
        if slot == nil, kind == .item, saysNoMore(pair.value), let space = space(called: tree.text(of: key)) {
            let record = store.addRecord(.item, node: mapping.rawValue, in: parent)
            store[record, Slots.Item.kind] = Slot(key, space)
            let text = "{kind: \(Schema.standard.symbols.names[Int(space)])}"
            reportRead(mapping, as: text, message: Message.readAs(tree.text(of: key), line: text))
            return record
        }
        if slot == nil, kind == .item, let record = decodeWrapped(pair, in: parent) ?? decodeCall(pair, in: parent) {
            return record
        }
        if slot == nil, let parent, let record = decodeNamedEntry(kind, pair, in: parent) { return record }
        if slot == nil, kind == .block, let record = decodeStyledButton(pair, of: mapping, in: parent) { return record }
        guard [.item, .block, .slotItem].contains(kind), slot == nil || isKindOfFlag(slot, of: kind, pair.value),
            // `Label: Reject`, though a label is a kind, too.
            kind != .item || tree[tree.resolved(pair.value)].kind != .scalar || !isRespelt(pair.key, of: .item),
            let payload = kindPayload(of: kind, key)
        else {
            if kind == .block, slot == nil { reportMisspeltKind(tree.text(of: key), key) }
            return nil
        }
        let name =
            kind == .item ? Schema.standard.symbols.names[Int(payload)] : store.string(of: store.texts[Int(payload)])
        let field = tree[tree.resolved(pair.value)].kind == .sequence ? "items" : "label"
        if fullForms != nil, let text = tree.flowMap(["kind: \(name)"], adding: pair.value, as: field) {
            noteFullForm(mapping, text)
        }
        let record = decodeBody(kind, pair, as: field, in: parent)
        // `button: {label: Pay, kind: primary}`
        if kind == .block, name == "button" { readLook(of: record) }
        if !store[record, Slots.Item.kind].isWritten { store[record, Slots.Item.kind] = Slot(key, payload) }
        if kind == .block { readTexts(ofButton: record) }
        return record
    }

    /// Whether a key is a Boolean field with a map or a text for its value, or a text with a list, so that it can only be
    /// a kind: `toggle: {label: Wi-Fi}`, `toggle: Wi-Fi`, `group: [A, B]`, `group: {items: [A, B]}`.
    private func isKindOfFlag(_ slot: Int?, of kind: ComponentKind, _ written: NodeIndex) -> Bool {
        guard let slot else { return false }
        let (field, value) = (kind.component.fields[slot], tree.resolved(written))
        let isKind = kind == .block && BlockKinds.name(spelt: field.name) != nil
        guard field.type == .boolean else {
            let isItem = kind == .item && symbol(ofOtherSpelling: field.name, in: .itemKind) != nil
            return field.type == .identifier
                && (isKind && tree[value].kind != .scalar || isItem && tree[value].kind == .mapping)
        }
        if tree[value].kind == .mapping { return true }
        return isKind && tree[value].kind == .scalar && tree.scalarType(of: value) == .string
            && booleanMeant(by: value) == nil && !tree.withText(of: value) { TextMeasure($0).hasPlaceholder }
    }

    /// What the kind of an item or a block holds for a key that names one; nil for any other key.
    private mutating func kindPayload(of kind: ComponentKind, _ key: NodeIndex) -> UInt32? {
        let word = tree.text(of: key)
        guard !word.hasPrefix("x-"), word != "<<" else { return nil }
        if kind == .item { return symbol(ofOtherSpelling: word, in: .itemKind) }
        guard let name = kindName(spelt: word, of: kind) else { return nil }
        return name == word
            ? addText(key, isMeasured: false) : store.addText(name, node: key.rawValue, isMeasured: false)
    }

    /// What a word calls in the content or the slot below a title; of the bars, which stand in neither, the word itself.
    func kindName(spelt word: String, of kind: ComponentKind) -> String? {
        if kind == .slotItem { return BlockKinds.ofSlot.first { Spelling.folded($0) == Spelling.folded(word) } }
        return BlockKinds.name(spelt: word) ?? (kind == .block && bar(called: word) != nil ? word : nil)
    }

    /// The symbol of a word of a closed list in any case and spelling.
    func symbol(ofOtherSpelling word: String, in enumeration: Enumeration) -> UInt32? {
        guard word.utf8.count <= 64 else { return nil }
        let folded = Spelling.folded(word)
        let value = enumeration.values.first { value in
            Spelling.folded(value.name) == folded || value.aliases.contains { Spelling.folded($0) == folded }
        }
        return value.flatMap { Schema.standard.symbols.number(of: $0.name) }
    }
}
