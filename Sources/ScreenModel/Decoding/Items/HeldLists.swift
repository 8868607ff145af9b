import Diagnostics
import YAMLSyntax

// Lists one level further in than they stand: `trailing: {items: [Save]}`, `content: {sections: [Orders]}`.
extension ScreenDecoder {
    /// Reads a map where a list of components stands: one that holds that list or some groups, or a list of one.
    mutating func decodeMap(_ field: Field, _ type: FieldType, _ node: NodeIndex, in place: Place) -> UInt32? {
        if tree[node].count == 0 {
            tell(node, Message.emptyMap(field.name), as: .screenWrongType)
            return Slot.unreadable
        }
        if type.component == .item, let element = field.element, isSet(node) {
            return decodeSet(node, element, in: place)
        }
        if type.component == .item, leavesDesignsOpen(node, of: place.record) { return Slot.undetermined }
        if let pair = heldList(of: type.component, node) {
            let isOfButtons = type.component == .block && ["buttons", "actions"].contains(tree.text(of: pair.key))
            if !isOfButtons { reportHeldList(pair, field.name) }
            for other in tree.pairs(of: node) where other.key != pair.key && !tree.text(of: other.key).hasPrefix("x-") {
                if namesOverflow(other.key), store.slot(named: "overflow", of: place.record) != nil {
                    rename(WordUse(other, of: place.record), to: ["overflow"])
                } else {
                    reportNote(other, .screenUnknownKey, of: ComponentKind.item.component)
                }
            }
            let list = decodeList(field, type, tree.resolved(pair.value), in: place)
            if isOfButtons, let list { readHeldButtons(list, pair, field.name) }
            return list
        }
        if type.component == .item, let group = wrappedItems(in: node), let element = field.element {
            var slots = [Slot]()
            decode(group, element, into: &slots, of: place)
            return store.addList(slots, node: node.rawValue)
        }
        if holdsVariedLists(node), adviceOnVariants(field.name, node) != nil {
            return reportUnreadable(field.name, wanted: Message.list, node)
        }
        if type.component == .block, tellsStates(node) {
            tell(tree.firstChild(of: node), Message.contentOfStates, as: .screenWrongType)
            return Slot.unreadable
        }
        if let list = decodeEntries(node, in: place) { return list }
        reportListOfOne(field.name, node)
        return decodeOne(node, in: place)
    }

    /// Whether a map has a key for each of several states of a page, of which only one shows: `{empty: …, error: …}`.
    private func tellsStates(_ mapping: NodeIndex) -> Bool {
        tree[mapping].count > 1
            && tree.pairs(of: mapping, among: 64).allSatisfy { key, value in
                tree[tree.resolved(value)].kind != .scalar
                    && tree.folded(key, upTo: 16).map(WordSet.statesOfContent.contains) == true
            }
    }

    /// Leaves open which items show of a map that lists those of several designs or times, `{current: [Edit], proposed: [Save]}`;
    /// false for any other map.
    mutating func leavesDesignsOpen(_ mapping: NodeIndex, of record: Record) -> Bool {
        guard tree[mapping].kind == .mapping, tree[mapping].count > 1,
            tree.pairs(of: mapping, among: 64).allSatisfy({ key, value in
                tree[tree.resolved(value)].kind == .sequence
                    && (namesAlternative(key) || tree.folded(key, upTo: 16).map(WordSet.designs.contains) == true)
            })
        else { return false }
        let first = tree.firstChild(of: mapping)
        tell(first, Message.conditionalItem(tree.text(of: first), in: store.kind(of: record)))
        return true
    }

    /// Whether braces hold names and nothing else: `{search, filter, add}`.
    func isSet(_ mapping: NodeIndex) -> Bool {
        tree[mapping].kind == .mapping && tree[mapping].style == .flow && tree[mapping].count > 1
            && tree.pairs(of: mapping).allSatisfy { tree[$0.key].kind == .scalar && tree[$0.value].range.length == 0 }
    }

    /// Reads names in braces as a list of them.
    private mutating func decodeSet(_ mapping: NodeIndex, _ element: Field, in place: Place) -> UInt32 {
        var slots = [Slot]()
        for (key, _) in tree.pairs(of: mapping) {
            slots.append(decodeValue(element, key, in: Place(place.record, slot: place.slot, element: slots.count)))
        }
        let text = tree.sourceText(in: tree[mapping].range)
        let list = text.count < 200 && text.hasSuffix("}") ? "[\(text.dropFirst().dropLast())]" : nil
        let fix = list.flatMap { replacing(mapping, with: $0) }
        tell(mapping, Message.namesInBraces(list ?? "[…]"), as: .screenWrongType, fix: fix)
        return store.addList(slots, node: mapping.rawValue)
    }

    /// The key of a map of which all others tell how a list is laid out, `{buttons: [Save], spacing: 8}`; nil for any other map.
    private func keyOfList(_ kind: ComponentKind?, _ mapping: NodeIndex) -> NodeIndex? {
        guard 1...4 ~= tree[mapping].count else { return nil }
        let keys = tree.pairs(of: mapping).map(\.key).filter { key in
            kind != .item
                || tree.folded(key, upTo: 16).map { WordSet.wordsOfLayout.contains($0) || $0 == "count" } != true
                    && !tree.text(of: key).hasPrefix("x-") && !namesOverflow(key)
        }
        return keys.count == 1 && tree[keys[0]].kind == .scalar ? keys[0] : nil
    }

    /// Whether a key is for what a bar has no room for, beside what it shows: `right: {visible: [Edit], overflow: [Print]}`.
    private func namesOverflow(_ key: NodeIndex) -> Bool {
        tree.folded(key, upTo: 16).map(["overflow", "more", "menu", "overflowmenu"].contains) == true
            && tree.hasWord(in: tree[key].parent) { ["visible", "shown"].contains(tree.text(of: $0)) }
    }

    /// The list that a map holds alone, under a word for what is in it; nil for a map that is an entry, or holds several.
    func heldList(of kind: ComponentKind?, _ mapping: NodeIndex) -> OtherPair? {
        guard kind == .item || kind == .block, let key = keyOfList(kind, mapping) else { return nil }
        let value = tree.nextSibling(of: key)
        let word = Spelling.folded(String(tree.text(of: key).prefix(64)))
        guard tree[tree.resolved(value)].kind == .sequence,
            WordSet.lists.contains(word)
                || kind == .item && (ScreenDecoder.wordsForItems.contains(word) || isBox(key, value)),
            kind == .item || word == "sections" || BlockKinds.name(spelt: word) == nil
        else { return nil }
        return (key: key, value: value)
    }

    /// Tells that a list in a map is read as the one that stands around it.
    mutating func reportHeldList(_ pair: OtherPair, _ name: String) {
        let text = tree[pair.value].kind == .sequence ? tree.flowText(of: pair.value) : nil
        let mapping = tree[pair.key].parent
        // What is said of the list beside it would be lost.
        let edits =
            tree[mapping].count > 1
            ? nil : tree.unwrapping(listOf: pair.key).map { [$0] } ?? tree.rewriting(value: mapping, as: text)
        let word = tree.text(of: pair.key)
        tell(pair.key, Message.heldList(word, name), fix: Fix(safe: Message.write("the list", without: word), edits))
    }

    /// Reports one entry of a list that stands without its list, and is read as the only one.
    mutating func reportListOfOne(_ name: String, _ node: NodeIndex) {
        let text = tree.flowText(of: node)
        let line = Message.line([name], "[\(shortText(of: node) ?? "{…}")]")
        let key = tree.key(of: node)
        // A word that leads elsewhere, or says when it holds, stays.
        let word = tree[key].kind == .scalar ? tree.text(of: key) : name
        let isName = word == name || holder.map { OtherWord.isWord(word, for: name, in: store.kind(of: $0)) } == true
        let edits = text.flatMap {
            isName
                ? tree.rewriting(key, to: [name], value: "[\($0)]")
                : [Edit(range: tree[node].range, text: "[\($0)]")]
        }
        let fix = Fix(safe: Message.replace(with: line), edits)
        tell(node, Message.listOfOne(name, line: line), as: .screenWrongType, fix: fix)
    }

    private static let wordsForItems: Set = [
        "item", "icon", "icons", "button", "action", "buttonitems", "baritems", "row", "visible", "shown", "value",
        "values",
    ]

    /// Tells that the buttons that a map holds alone are read as the content around it: `content: {buttons: [Save, Send]}`.
    mutating func readHeldButtons(_ list: UInt32, _ pair: OtherPair, _ name: String) {
        for element in store.elements(ofListAt: list) where element.hasValue {
            let block = element.record
            if !readLook(of: block), !store[block, Slots.Item.kind].isWritten {
                write("button", at: pair.key, to: Slots.Item.kind, of: block)
            }
            readTexts(ofButton: block)
        }
        let texts = tree.children(of: tree.resolved(pair.value)).map { node in
            saidKind(of: node) == nil ? tree.flowMap(["kind: button"], adding: node, as: "label") : nil
        }
        let edits = tree.rewriting(value: tree[pair.key].parent, as: ScreenDecoder.flowList(texts))
        let line = Message.line([name], "[\(ScreenDecoder.short(texts.first) ?? "{kind: button, …}"), …]")
        reportRead(pair.key, line: line, edits)
    }

    /// Reads a component of which each key stands in a list, `navigationBar: [title: Orders, back button: Inbox]`.
    mutating func decodeListedKeys(_ form: WrittenForm) -> Record? {
        let (kind, list) = (form.kind, form.node)
        guard tree[list].kind == .sequence, 1...32 ~= tree[list].count else { return nil }
        var pairs = [OtherPair]()
        var texts = [NodeIndex]()
        var words = Set<String>()
        var isSure = false
        for element in tree.children(of: list) {
            // `back button` beside `title: Orders`
            if kind == .navigationBar, tree[element].kind == .scalar, !tree.isNull(element) {
                texts.append(element)
                continue
            }
            guard tree[element].kind == .mapping, let pair = tree.onlyPair(of: element) else { return nil }
            if tree.text(of: pair.key).hasPrefix("x-") { continue }
            let word = Spelling.folded(tree.text(of: pair.key))
            // What an item has tells of a list of items, unless the bar has it, too, and something else beside it.
            let (isOfItem, isOfBar) = (
                ComponentKind.item.component.field(spelt: word) != nil, kind.component.field(spelt: word) != nil
            )
            guard words.insert(word).inserted, isOfBar || !isOfItem,
                OtherWord.row(for: word, in: .item)?.ownKey != "kind",
                isOfBar || OtherWord.row(for: word, in: kind) != nil
            else { return nil }
            isSure = isSure || !isOfItem
            pairs.append(pair)
        }
        guard isSure else { return nil }
        tell(list, Message.listedKeys(form.field), as: .screenWrongType)
        let record = store.addRecord(kind, node: list.rawValue, in: form.place)
        let outer = holder
        holder = record
        defer { holder = outer }
        for pair in pairs {
            if let slot = slot(of: pair.key, in: kind) { decodeField(slot, of: record, pair.value) }
        }
        decodeOthers(pairs.filter { slot(of: $0.key, in: kind) == nil }, of: record)
        if kind == .navigationBar { addBackItem(to: record) }
        for text in texts {
            store.noteUnread(in: record)
            tell(text, Message.unreadEntry(tree.text(of: text)))
        }
        return record
    }

    /// Whether a list under a word for a menu holds what can be chosen there, and not several menus:
    /// `contextMenu: [{label: Copy}, {label: Share}]`.
    func listsItems(_ value: NodeIndex, _ word: OtherWord.Element) -> Bool {
        guard tree[value].kind == .sequence,
            word.settings.contains(where: { ["menu", "action-sheet"].contains($0.value) })
        else { return false }
        return tree.children(of: value).allSatisfy { node in
            tree[node].kind == .scalar
                || tree[value].count > 1 && tree[node].kind == .mapping
                    && tree.pairs(of: node).allSatisfy { tree[$0.value].kind == .scalar }
        }
    }
}
