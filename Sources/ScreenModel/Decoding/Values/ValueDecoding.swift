import Diagnostics
import YAMLSyntax

extension ScreenDecoder {
    /// Reads what is written for a field of a record.
    mutating func decodeField(_ slot: Int, of record: Record, _ written: NodeIndex) {
        let field = store.kind(of: record).component.fields[slot]
        store[record, slot] = decodeValue(field, written, in: Place(record, slot: slot))
    }

    /// The field that a place is.
    func field(at place: Place) -> Field? { place.slot.map { store.kind(of: place.record).component.fields[$0] } }

    /// Reads the value of a field; a mistake is reported and leaves the field unread, a placeholder undetermined.
    mutating func decodeValue(_ field: Field, _ written: NodeIndex, in place: Place) -> Slot {
        let node = tree.resolved(written)
        // An alias without anchor has its own finding; what it would have been is not known.
        if tree[node].kind == .alias { return unread(written) }
        guard !tree.isNull(node) else {
            if reportSwallowedComment(field.name, node, takesText: takesText(field))
                || reportSwallowedProperty(field, node)
            {
                return unread(written)
            }
            if field.type == .boolean, reportLoneKey(field.name, node) { return unread(written) }
            if breaksOff(node) { return unread(written) }
            return Slot(written, Slot.null)
        }
        if isBlank(node), place.element == nil, !field.takesText { return Slot(written, Slot.null) }
        if tree[node].hasTag || tree[node].hasAnchor, reportSwallowedProperty(field, node) { return unread(written) }
        if field.element == nil, tree[node].kind != .scalar, tree[node].count == 0, place.element == nil {
            if isNone(node) { return breaksOff(node) ? unread(written) : Slot(written, Slot.null) }
            // There is one, and nothing else is known; a name is all that there is to know of what it names.
            if field.type.component == nil, field.type != .identifier {
                if field.hides { store.hidesParts = true }
                return Slot(written, Slot.undetermined)
            }
        }
        if tree[node].kind == .mapping, let slot = decodeStates(field, written, in: place) { return slot }
        let payload =
            switch field.type {
            case .text: decodeText(field.name, node)
            case .token where field.isColor && tree[node].kind == .mapping && keepBackgrounds(node, of: place.record):
                Slot.missing
            case .token where field.isColor: decodeColor(field.name, node)
            case .token where tellsInWords(field, node, in: place): decodeWords(field, node, in: place)
            case .identifier, .token: decodeName(field.name, node)
            case .boolean: decodeBoolean(field.name, node)
            case .integer: decodeNumber(field.name, node, isWhole: true)
            case .number where isInPixels(field.name, node, in: place.record): reportPixels(field.name, node)
            case .number: decodeNumber(field.name, node, isWhole: false)
            case .enumeration(let enumeration): decodeWord(field.name, node, of: enumeration, in: place)
            case .component(let kind):
                decodeComponent(kind, written, in: place, field: field.name)
            case .list(let element): decodeList(field, element, node, in: place)
            case .dynamic: Optional<UInt32>.none
            }
        // What can't be read may say that it is hidden.
        if field.hides, payload != 0, payload != Slot.missing { store.hidesParts = true }
        guard let payload else {
            // A word in place of a number says nothing of other fields.
            let isNumber = field.type == .integer || field.type == .number
            if isNumber, tree[node].kind == .scalar { return Slot(written, Slot.unreadable) }
            return decodeVaried(field, written, in: place) ?? unread(written)
        }
        if payload == Slot.missing { return Slot(node: 0, payload: field.payloadOfAbsence(Schema.standard.symbols)) }
        return Slot(written, payload)
    }

    /// Whether there is none: null, an empty list or nothing at all says so, whatever may stand there.
    func isNone(_ node: NodeIndex) -> Bool {
        tree.isNull(node) || tree[node].kind == .sequence && tree[node].count == 0
    }

    /// Whether a value is a text with nothing in it, as programs write it for what is not set.
    func isBlank(_ node: NodeIndex) -> Bool { tree[node].kind == .scalar && tree[node].valueBytes.isEmpty }

    /// Whether a text is nothing but blanks.
    static func isBlank(_ text: Span<UInt8>) -> Bool { text.indices.allSatisfy { text[$0] == 0x20 } }

    /// Whether a node is the last one of a file that YAML could not read to its end, so that more of it may stand there.
    func breaksOff(_ node: NodeIndex) -> Bool { !tree.isComplete && tree[node].next.rawValue > tree.nodeCount }

    /// What stands for a value that could not be read.
    private mutating func unread(_ written: NodeIndex) -> Slot {
        noteUnread()
        return Slot(written, Slot.unreadable)
    }

    /// Reads a list, or what stands where one should.
    mutating func decodeList(_ field: Field, _ type: FieldType, _ node: NodeIndex, in place: Place) -> UInt32? {
        guard tree[node].kind == .sequence else { return decodeNoList(field, type, node, in: place) }
        if type.component != nil, readNone(in: node, field.name) { return store.addList([], node: node.rawValue) }
        guard enter(node) else { return nil }
        defer { depth -= 1 }
        let elementField = field.element ?? field
        var slots = [Slot]()
        slots.reserveCapacity(tree[node].count)
        for element in tree.children(of: node) {
            let position = Place(place.record, slot: place.slot, element: slots.count)
            let inner = tree.resolved(element)
            if isNone(inner) {
                reportWrongType(field.name, wanted: Message.element(type), element)
                slots.append(unread(element))
            } else if tree[inner].kind == .sequence, type.component == .item || type.component == .block,
                tree[tree.resolved(tree.firstChild(of: inner))].kind != .sequence
            {
                // A group of items, of which the bar knows nothing; in a table it is a row.
                if store.kind(of: place.record) != .block {
                    tell(element, Message.innerList(field.name), as: .screenWrongType)
                }
                // `[plus, Add]` may as well be what is said of one item, as in a table.
                if type.component == .item, holdsNames(inner) {
                    slots.append(unread(element))
                    continue
                }
                for element in tree.children(of: inner) {
                    let position = Place(place.record, slot: place.slot, element: slots.count)
                    slots.append(decodeValue(elementField, element, in: position))
                }
            } else if type.component == .item, let names = namesListed(in: inner, of: place) {
                appendItems(names, at: inner, into: &slots, of: place)
            } else if type.component == .item, let group = wrappedItems(in: inner) {
                decode(group, elementField, into: &slots, of: place)
            } else if type != .text || !decodeCommand(inner, elementField, into: &slots, of: place) {
                slots.append(decodeValue(elementField, element, in: position))
            }
        }
        if slots.count > 1, type.component == .item || type.component == .block { leaveAlternativesOpen(slots) }
        return store.addList(slots, node: node.rawValue)
    }

    /// Reads what stands where a list should, and is none.
    private mutating func decodeNoList(_ field: Field, _ type: FieldType, _ node: NodeIndex, in place: Place) -> UInt32?
    {
        if tree[node].kind == .scalar { return decodeListOfOne(node, in: place) }
        if tree[node].kind == .mapping, reportJoinedDashes(in: node) { return Slot.unreadable }
        if decodeVariants(node, in: place) { return Slot.missing }
        if tree[node].kind == .mapping, type.component != nil, type.component != .screen {
            return decodeMap(field, type, node, in: place)
        }
        if let keys = keysMeant(in: node) { return decodeKeys(keys, of: node, in: place) }
        if tree[node].kind == .mapping, isPlaceholder(field.name, node) { return Slot.unreadable }
        // `guidelines: {name: sap-fiori-ios, version: 3}`
        if let name = valueOfMap(node) ?? onlyValue(of: node), type == .identifier {
            let line = Message.line([field.name], "[\(tree.text(of: name))]")
            tell(node, Message.listOfOne(field.name, line: line), as: .screenWrongType)
            return decodeOne(name, in: place)
        }
        return reportUnreadable(field.name, wanted: Message.list, node)
    }

    /// Whether one of the first entries of a list is a text that nobody reads on a button, such as an icon's name.
    private func holdsNames(_ list: NodeIndex) -> Bool {
        tree.children(of: list, among: 8).contains { element in
            tree.text(of: tree.resolved(element)).first?.isLowercase == true
        }
    }

    /// Whether a block says that it is a button.
    func isButton(_ block: Record) -> Bool {
        store.string(block, Slots.Item.kind).map { Spelling.folded($0).hasSuffix("button") } ?? false
    }

    /// Whether the text in a map is a word of a list or near one, and not something else that the map says: a line's colour.
    private func isLikely(_ node: NodeIndex, of words: Enumeration, in place: Place) -> Bool {
        let kind = store.kind(of: place.record)
        return place.slot.flatMap { word(meantBy: node, of: $0, in: kind) } != nil
            || wordMeant(by: tree.text(of: node), of: words) != nil || !isUnderstood(tree[node].parent)
    }

    private mutating func decodeWord(_ name: String, _ node: NodeIndex, of enumeration: Enumeration, in place: Place)
        -> UInt32?
    {
        guard tree[node].kind == .scalar else { return decodeNoWord(name, node, of: enumeration, in: place) }
        if breaksOff(node) { return nil }
        let table = Schema.standard.spellingTable(of: store.kind(of: place.record), slot: place.slot ?? 0)
        if let symbol = tree.withText(of: node, { table?.symbol(spelt: $0) }) { return symbol }
        if let symbol = symbol(ofOtherSpelling: tree.text(of: node), in: enumeration) {
            noteFullForm(node, Schema.standard.symbols.names[Int(symbol)])
            return symbol
        }
        if let plain = textWithoutMarks(node), let symbol = symbol(ofOtherSpelling: plain, in: enumeration) {
            reportRead(node, as: Schema.standard.symbols.names[Int(symbol)])
            return symbol
        }
        if isPlaceholder(name, node, takesRemarks: false) { return Slot.undetermined }
        guard hasRoom(at: tree[node].range) else { return nil }
        if let symbol = decodePlatforms(node, in: place) { return symbol }
        let word = tree.text(of: node)
        // `label, not button` denies what it names.
        if word.holds("not "), CommonWords.parts(of: String(word.prefix { $0 != "(" })).contains("not") {
            reportNoteValue(name, node, of: enumeration)
            return Slot.undetermined
        }
        let component = store.kind(of: place.record).component
        var said = name == "kind" && isTappedText(word, place.record) ? "textButton" : String(word.prefix(64))
        // On a Mac, a border is the bezel that a toolbar's items go without.
        if name == "style", component.name == "item", Spelling.folded(said) == "bordered", isOn([Symbols.macos]) {
            said = "bezel"
        }
        if name == "kind", leavesKindOfSearchOpen(node, of: place.record) { return Slot.undetermined }
        if let row = OtherValue.row(forValue: said, of: name, in: enumeration, of: component) {
            return decode(row, said, name, node, of: enumeration, in: place)
        }
        if isPlaceholder(name, node) { return Slot.undetermined }
        let meant = wordMeant(by: word, of: enumeration)
        let isOfBlock = store.kind(of: place.record) == .block && place.slot != Slots.Item.kind
        // What it is designed by is no slip for what it runs on.
        if meant == nil && isOfBlock && !isButton(place.record)
            || name == "platform" && GuidelineWords.guideline(saidBy: word) != nil
        {
            reportNoteValue(name, node, of: enumeration)
            return Slot.undetermined
        }
        // `primary?` asks.
        let isAsked = word.last == "?"
        reportUnknownValue(name, node, of: enumeration, isAsked ? nil : meant)
        let places = store.kind(of: place.record) == .item ? ["placement", "area"] : ["position", "orientation"]
        let isOpen = isAsked || isUnderstood(name, node, meant)
        // A place that nobody knows may be one where it isn't always shown.
        if places.contains(name), isOpen || meant?.isCertain != true { leaveHiddenOpen(node, of: place.record) }
        if isOpen { return Slot.undetermined }
        guard let meant, meant.isCertain else { return nil }
        return table?.symbol(spelt: Array(meant.word.utf8).span)
    }

    /// Reads what stands where a word should, and is none.
    private mutating func decodeNoWord(_ name: String, _ node: NodeIndex, of enumeration: Enumeration, in place: Place)
        -> UInt32?
    {
        if let symbol = decodePlatforms(node, in: place) { return symbol }
        if decodeVariants(node, in: place) { return Slot.missing }
        if name == "appearance", keepLooks(node, of: place.record) { return Slot.missing }
        if isPlaceholder(name, node) { return Slot.undetermined }
        if name == "platform", let symbol = decodePlatform(ofMap: node) { return symbol }
        if let inner = valueOfMap(node), isLikely(inner, of: enumeration, in: place) {
            return decodeWord(name, inner, of: enumeration, in: place)
        }
        if let only = onlyElement(of: node) {
            let fix = unwrapping(node, only, of: name)
            reportWrongType(name, wanted: Message.word(of: enumeration), node, severity: .info, fix: fix)
            return decodeWord(name, only, of: enumeration, in: place)
        }
        if name != "platform" { return reportUnreadable(name, wanted: Message.word(of: enumeration), node) }
        reportWrongType(name, wanted: Message.word(of: enumeration), node)
        return nil
    }

    /// Reads another tool's word for a value as what its row says.
    private mutating func decode(
        _ row: OtherValue,
        _ said: String,
        _ name: String,
        _ node: NodeIndex,
        of enumeration: Enumeration,
        in place: Place
    ) -> UInt32? {
        if let target = row.target {
            // What is said of how a button looks beside its kind counts.
            guard name == "kind", OtherValue.look(ofButton: said) != nil, says(target, of: place.record) else {
                return decodeOtherValue(row, at: target, node, in: place)
            }
            reportOtherValue(name, node, OtherValue(said, of: name, is: "button"))
            return Schema.standard.symbols.number(of: "button")
        }
        // What is for some people is not there for others: `{label: Approve, role: manager}`.
        if name == "role", row.value == nil, row.advice != nil { leaveHiddenOpen(node, of: place.record) }
        if row.isNote {
            if name == "state", nameVariant(place.record, node) { return Slot.missing }
            // What is for a phone of any kind is for one with iOS, too, and is taken as where nothing is said.
            if name == "platform" {
                reportAnyPlatform(node)
                return Slot.missing
            }
            reportNoteValue(name, node, of: enumeration)
            return Slot.undetermined
        }
        if row.side != nil {
            placedItems.append(PlacedItem(record: place.record, node: node, row: row))
            return Slot.undetermined
        }
        if name == "role", row.value == nil, store.kind(of: place.record) == .screen {
            reportOtherValue(name, node, row)
            return Slot.missing
        }
        if name != "platform" || !readWidth(beside: node, row, of: place.record) { reportOtherValue(name, node, row) }
        return row.value.flatMap { Schema.standard.symbols.number(of: $0) }
    }
}
