import Diagnostics
import YAMLSyntax

// Words of other tools that are one element of a list of ours: `backButton: Inbox`, `alert: {title: Delete?}`.
extension ScreenDecoder {
    /// The list that the value of a word becomes part of.
    struct TargetList {
        /// The component that has it, and the number of its field there.
        let record: Record
        let slot: Int
        /// Its key.
        let name: String
        /// What its elements are.
        let kind: ComponentKind
        /// The keys that lead to it from the word; nil if what they lead to is written, where no fix writes.
        let parents: [String]?
        /// What the description says of it itself.
        let written: Slot
    }

    /// Reads a value as an element of a list, in front of the others or behind them.
    mutating func decodeElement(_ use: WordUse, _ word: OtherWord.Element) {
        let pair = use.pair
        let value = tree.resolved(pair.value)
        if presenceMeant(by: value) == false { return decodeNoElement(use, word) }
        if stresses(pair, word, of: use.record) { return }
        var word = leadingBack(standing(word, value), value)
        // `top right: {icons: [search, filter]}`, `top right: [{icon: search}, {icon: filter}]`
        if ["leading", "trailing"].contains(word.path.last), word.settings.isEmpty,
            isFree(word.path, below: use.record),
            case let isList = word.text == "label" && tree[value].kind == .sequence && holdsMaps(value),
            let list = isList ? value : heldList(of: .item, value)?.value
        {
            return rename(WordUse((key: pair.key, value: list), of: use.record), to: word.path)
        }
        guard let list = list(of: word, pair, below: use.record) else { return }
        if list.kind == .pane, tree[value].kind == .mapping {
            word.settings.append(OtherWord.Setting(["name"], tree.text(of: pair.key)))
        }
        // `sidebar: [Inbox, Sent]` is one column with what stands in it.
        if list.kind == .pane, tree[value].kind == .sequence { return reportUnmeant(use) }
        if word.settings == ["role: back"],
            presenceMeant(by: value) == true || tree.scalarType(of: value) == .boolean(true),
            itemLeadingBack(list.record, list.slot) != nil
        {
            return reportSame(pair, word.path)
        }
        if joinsBack(use, word, Place(list.record, slot: list.slot)) { return }
        guard store.elements(list.record, list.slot).count < ScreenDecoder.mostGathered else { return noteUnread(pair) }
        if decodeSeparated(use, word, list) { return }
        if word.text == "icon", holdsEntries(pair) { return leaveOpen(pair, in: list) }
        let isInBlock = store.kind(of: list.record) == .block
        if list.kind == .block, word.settings.first?.value == "button", tree[value].kind == .mapping {
            if decodeEntries(pair, word.settings, list) { return }
            // One button's text for two places, or two buttons: `{iPhone: Play, iPad: Shuffle}`.
            if holdsLabels(pair), isLocalizedText(value) || !variedPairs(of: value).isEmpty {
                return leaveOpen(pair, in: list)
            }
        }
        // On the screen a list of rows is one list; in a block each entry is a part of its own.
        let isContainer =
            !isInBlock && word.settings.contains { WordSet.containers.contains($0.value) } || listsItems(value, word)
        // `sheet: [Share, Copy link]`
        let isOne =
            list.kind == .overlay && !tree.text(of: pair.key).hasSuffix("s")
            && tree.children(of: value).allSatisfy { tree[tree.resolved($0)].kind == .scalar }
        let isList = tree[value].kind == .sequence && !isContainer && !isOne
        let hasLabels = list.kind == .block && holdsLabels(pair)
        let named = list.kind == .overlay ? namedOverlays(value) : hasLabels ? tree.pairs(of: value).map(\.value) : []
        let nodes = isList ? Array(tree.children(of: value)) : named.isEmpty ? [pair.value] : named
        let (elements, texts) = decodeElements(nodes, pair, word, in: list)
        // In a list there is no place for names.
        let written = named.isEmpty ? texts : []
        insert(elements, pair, isFirst: word.isFirst, into: list)
        // `buttons: [{label: Approve, location: toolbar}, Call]`
        if isList, list.kind == .block, listsRowsOfBars(value) { noteListOfParts(pair, of: list.record) }
        if store.kind(of: list.record) == .navigationBar { readBackButtons(of: list.record) }
        let edits = edits(inserting: written, pair, word, into: list)
        let flow = written.first?.flow
        let short = flow.map { $0.count <= 60 ? $0 : "{\(word.said)…}" } ?? "{\(word.said)…}"
        if edits == nil, tree.value(ofKey: list.name, in: tree[pair.key].parent) != nil {
            return tell(pair.key, Message.isEntry(tree.text(of: pair.key), element: short, of: list.name))
        }
        let isUnknown = flow == nil && tree[value].kind != .scalar && (!written.isEmpty || nodes.isEmpty)
        let shown = elements.count > 1 ? "[\(short), …]" : "[\(short)]"
        reportRead(pair, as: word.path, value: isUnknown ? nil : shown, edits)
    }

    /// Leaves open what a pair adds to a list.
    private mutating func leaveOpen(_ pair: OtherPair, in list: TargetList) {
        let elements = store.elements(list.record, list.slot) + [Slot(pair.value, Slot.undetermined)]
        store.setList(Array(elements), in: list.record, list.slot, node: pair.value.rawValue)
        tell(pair.key, Message.openButtons(tree.text(of: pair.key), in: list.name), as: .screenUnknownKey)
    }

    /// The list that a word's path leads to, with the components on the way; nil if there is none.
    private mutating func list(of word: OtherWord.Element, _ pair: OtherPair, below record: Record) -> TargetList? {
        let path = word.path
        let parents = path.count > 1 && !begins(path, in: record) ? nil : Array(path.dropLast())
        guard let name = path.last, let holder = holder(of: path, below: record, pair, leavesOpen: true),
            let slot = store.slot(named: name, of: holder),
            let kind = store.kind(of: holder).component.fields[slot].type.component
        else { return nil }
        let written = store[holder, slot]
        return TargetList(record: holder, slot: slot, name: name, kind: kind, parents: parents, written: written)
    }

    /// Reads the elements that a word adds to a list, and gives them as a fix writes them; none where it can't.
    private mutating func decodeElements(
        _ nodes: [NodeIndex],
        _ pair: OtherPair,
        _ word: OtherWord.Element,
        in list: TargetList
    ) -> (elements: [Slot], written: [ListedNode]) {
        let count = store.elements(list.record, list.slot).count
        let isPart = word.settings.first.map { $0.path == ["kind"] && $0.value != "button" } ?? false
        var elements = [Slot]()
        var written = [ListedNode]()
        var isWhole = true
        for node in nodes {
            let place = Place(list.record, slot: list.slot, element: count + elements.count)
            let isText = node == pair.value && tree[node].kind == .scalar && list.kind == .item && word.text == "label"
            let text = isText ? field(ofText: node, word) : word.text
            let isLabel = isText && text == "label"
            let mayBeOpen =
                isLabel && (word.settings.allSatisfy { $0.path == ["area"] } || iconNamed(tree.text(of: node)) != nil)
            let isIcon = list.kind == .item && word.text == "icon"
            let stated =
                isIcon ? decodeStatedIcon(node, in: place) : mayBeOpen ? decodeStatedLabel(node, in: place) : nil
            let open = mayBeOpen && stated == nil ? decodeOpenWord(node, in: place) : nil
            let isButton = list.kind == .block && word.settings.first?.value == "button"
            let named = isButton ? decodeNamedButton(node, in: place) : nil
            let made = stated ?? open ?? named ?? element(node, text: text, isPart: isPart, in: place, list)
            // What an element says itself, in any words, counts: `modal: {type: alert}`.
            if let made, saysToneAsKind(made) { isWhole = false }
            let settings = word.settings.filter { setting in made.map { isFree(setting.path, below: $0) } ?? true }
            let isOpen = if let made { isLeftOpen(made, text: isText ? node : nil, word) } else { false }
            var entry = listed(node, settings, text: isOpen && isText ? nil : text)
            if isOpen, !word.settings.isEmpty { entry.flow = nil }
            written.append(entry)
            if let made, losesSetting(settings, node, of: word, made) { isWhole = false }
            // What its only key says of a button would be lost among its other keys.
            if named != nil || stated != nil { isWhole = false }
            // What a word stands for is mended first: as a label, `plus icon` would be another item.
            if let open, !store[open, Slots.Item.label].isWritten { isWhole = false }
            // `back` in a list is what the item is for, and no label.
            if let made, list.kind == .item, tree[node].kind == .scalar, isInList(node, text),
                store[made, Slots.Item.role].nodeIndex == node
            {
                isWhole = false
            }
            guard let element = made else { continue }
            // `back: yes, label "Tasks"`
            if isLabel, word.settings == ["role: back"], tree.text(of: node).first?.isLowercase == true {
                store[element, Slots.Item.label].payload = Slot.unreadable
                isWhole = false
            }
            // Beside a kind that says how it looks, none would be written.
            if isButton, readLook(of: element) { isWhole = false }
            for setting in word.settings { set(setting, below: element, pair) }
            if isButton { readTexts(ofButton: element) }
            elements.append(Slot(node, element.offset))
        }
        return (elements, isWhole ? written : [])
    }

    /// Whether it is left open what an item shows, or, of one in the centre, whether its text makes it a button.
    private mutating func isLeftOpen(_ item: Record, text: NodeIndex?, _ word: OtherWord.Element) -> Bool {
        guard store.kind(of: item) == .item else { return false }
        let isCentered = word.settings.contains { $0.value == "center" }
        let label = store[item, Slots.Item.label]
        let node = store.nodeIndex(of: item)
        let only = tree[node].kind == .mapping && tree[node].count == 1 && label.hasValue ? label.nodeIndex : nil
        if let text = text ?? only, isCentered || tellsState(tree.resolved(text), in: store.place(of: item)),
            leavesOpen(tree.resolved(text), in: item)
        {
            return true
        }
        return store[item, Slots.Item.label].payload == Slot.unreadable
    }

    /// Puts elements into a list: in content in the order of the file.
    mutating func insert(_ elements: [Slot], _ pair: OtherPair, isFirst: Bool, into list: TargetList) {
        let others = Array(store.elements(list.record, list.slot))
        let following = list.kind == .block ? others.firstIndex { $0.node > pair.key.rawValue } : nil
        let position = isFirst ? 0 : following ?? others.count
        let all = Array(others[..<position] + elements + others[position...])
        let node = list.written.isWritten ? list.written.node : pair.value.rawValue
        store.setList(all, in: list.record, list.slot, node: node, movedFrom: position)
    }

    /// The edits that write elements into their list; nil if they can't be moved there.
    private func edits(
        inserting elements: [ListedNode],
        _ pair: OtherPair,
        _ word: OtherWord.Element,
        into list: TargetList
    ) -> [Edit]? {
        guard !elements.isEmpty else { return nil }
        // The key says what the names of icons are: they are mended first.
        if word.text == "icon", elements.contains(where: { holdsField("name", $0.node) }) { return nil }
        guard let parents = list.parents else {
            guard !list.written.isWritten, let flow = ScreenDecoder.flowList(elements.map(\.flow)) else { return nil }
            return tree.moving(pair.key, to: list.name, in: store.nodeIndex(of: list.record), value: flow)
        }
        guard list.written.isWritten else {
            // Another word brings the list itself, and is mended first: `add: …` beside `actions: […]`.
            let kind = store.kind(of: list.record)
            let isBrought = tree.pairs(of: tree[pair.key].parent, among: 64).contains { key, value in
                guard key != pair.key, tree[tree.resolved(value)].kind == .sequence, let word = tree.word(key),
                    case .rename(let path, _)? = OtherWord.row(for: word, in: kind)?.conversion
                else { return false }
                return path == parents + [list.name]
            }
            return isBrought ? nil : tree.rewriting(pair.key, to: parents + [list.name], elements: elements)
        }
        guard isNearest(pair, to: list) else { return nil }
        // What that list's own word says of its entries doesn't hold for this one, and may change with it: that word is
        // mended first.
        let key = tree.key(of: list.written.nodeIndex)
        if tree[key].kind == .scalar, tree.text(of: key) != list.name { return nil }
        let isBefore = list.kind == .block && pair.key.rawValue < list.written.node
        return tree.moving(
            pair.key,
            elements,
            into: tree.resolved(list.written.nodeIndex),
            isFirst: word.isFirst || isBefore
        )
    }

    /// Reads a map of buttons by what each is for, `{primary: Approve, cancel: Back}`; false for a map that is one button.
    private mutating func decodeEntries(_ pair: OtherPair, _ settings: [OtherWord.Setting], _ list: TargetList) -> Bool
    {
        let place = Place(list.record, slot: list.slot)
        let field = store.kind(of: list.record).component.fields[list.slot]
        guard let (made, texts) = entries(in: tree.resolved(pair.value), field, in: place) else { return false }
        reportEntries(texts, pair, settings, list)
        let entries = Array(store.elements(ofListAt: made))
        for entry in entries where entry.hasValue {
            for setting in settings { set(setting, below: entry.record, pair) }
        }
        store.append(entries, to: list.record, list.slot, node: pair.value.rawValue)
        return true
    }

    /// Whether no other pair between this one and a list that is there becomes an element of it; that one moves first.
    private func isNearest(_ pair: OtherPair, to list: TargetList) -> Bool {
        let ends = [pair.key.rawValue, list.written.node].sorted()
        let mapping = tree[pair.key].parent
        // Nobody writes more; each of a thousand would look at all.
        guard tree[mapping].count < 64 else { return false }
        return !tree.pairs(of: mapping).contains { key, _ in
            guard key.rawValue > ends[0], key.rawValue < ends[1], tree[key].kind == .scalar else { return false }
            let row = OtherWord.row(for: tree.text(of: key), in: store.kind(of: list.record))
            return row?.isElement == true && row?.conversion.path == [list.name]
        }
    }

    private mutating func element(_ written: NodeIndex, text: String, isPart: Bool, in place: Place, _ list: TargetList)
        -> Record?
    {
        let (value, kind) = (tree.resolved(written), list.kind)
        if tree[value].kind == .scalar, !isInList(written, text) {
            let record = store.addRecord(kind, node: value.rawValue, in: place)
            if presenceMeant(by: value) != true, let slot = kind.component.slot(named: text) {
                decodeField(slot, of: record, written)
            }
            return record
        }
        if kind == .block || kind == .overlay, tree[value].kind == .sequence,
            let items = kind.component.slot(named: "items")
        {
            let record = store.addRecord(kind, node: value.rawValue, in: place)
            decodeField(items, of: record, written)
            return record
        }
        // `- Send: {style: primary}`
        if kind == .block, text == "label", depth < ScreenDecoder.maximumDepth, let pair = namedButton(value) {
            depth += 1
            defer { depth -= 1 }
            let record = decodeRecord(kind, tree.resolved(pair.value), in: place)
            if !store[record, Slots.Item.label].isWritten { setText(Slots.Item.label, of: record, to: pair.key) }
            return record
        }
        // A footer that holds one button is no button.
        if kind == .block, isPart, tree[value].kind == .mapping, depth < ScreenDecoder.maximumDepth {
            depth += 1
            defer { depth -= 1 }
            return decodeRecord(kind, value, in: place)
        }
        return decodeComponent(kind, written, in: place, field: list.name).map(Record.init(offset:))
    }

    /// Whether a text is an entry of a list, which may be a space, an icon's name or the like in place of a label.
    func isInList(_ node: NodeIndex, _ text: String) -> Bool {
        text == "label" && tree[tree[node].parent].kind == .sequence
    }
}
