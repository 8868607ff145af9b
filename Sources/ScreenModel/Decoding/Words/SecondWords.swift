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
        guard let place = field(at: path, below: record) else { return reportBoth(pair, path) }
        let first = store[place.record, place.slot]
        let field = store.kind(of: place.record).component.fields[place.slot]
        if let value {
            if refine(place, by: value, pair) { return }
            if says(value, at: place) == true { return reportSame(pair, path) }
            return isVague ? reportNote(pair, of: record) : reportBoth(pair, path)
        }
        if case .component = field.type, first.hasValue, tree[tree.resolved(pair.value)].kind == .mapping,
            !saysAgain(tree.resolved(pair.value), Record(offset: first.payload))
        {
            return absorb(pair, into: Record(offset: first.payload))
        }
        let told = diagnostics.count
        let wasUnread = (store.partlyUnknown, store.withPresentation)
        let second = decode(pair, at: place)
        diagnostics.removeSubrange(told...)
        (store.partlyUnknown, store.withPresentation) = wasUnread
        if field.name == "platform", refinePlatform(at: place, by: second, pair) { return }
        let isSame = says(first, second, field.type)
        if isSame, holds(tree.resolved(first.nodeIndex), tree.resolved(pair.value)) { return reportSame(pair, path) }
        if isSame || isVague || !second.hasValue && !second.isNull { return reportNote(pair, of: record) }
        // What other words bring to a list of items, as `avatar` does, is no list of its own.
        let isGathered = field.type.component == .item && isGathered(first, into: place)
        if isGathered
            || ["content", "overlays", "items", "variants"].contains(field.name) && field.type.component != .item,
            first.hasValue, second.hasValue
        {
            return append(second, to: place, pair, path)
        }
        reportBoth(pair, path, isNone: first.isNull)
    }

    /// Whether a map has nothing but a list of items that a component has already, the same or another one.
    private func saysAgain(_ mapping: NodeIndex, _ record: Record) -> Bool {
        let kind = store.kind(of: record)
        return tree.firstChild(of: mapping) != .none
            && tree.pairs(of: mapping).allSatisfy { key, _ in
                guard let slot = slot(of: key, in: kind), case .list = kind.component.fields[slot].type else {
                    return false
                }
                return kind.component.fields[slot].type.component == .item && store[record, slot].isWritten
            }
    }

    /// Whether a list is none that somebody wrote, but holds what single words bring to it: `avatar: me.png`.
    private func isGathered(_ list: Slot, into place: (record: Record, slot: Int)) -> Bool {
        let (key, value) = (NodeIndex(rawValue: list.node - 1), tree.resolved(list.nodeIndex))
        if tree[value].kind == .mapping { return true }
        guard tree[value].kind == .scalar, tree[key].kind == .scalar else { return false }
        let kind = store.kind(of: place.record)
        let row = OtherWord.row(for: tree.text(of: key), in: kind)
        return if case .element(let element) = row?.conversion {
            element.path == [kind.component.fields[place.slot].name]
        } else { false }
    }

    /// Adds the blocks or variants of one list to those of another: whatever they are called, all of them belong to the
    /// screen.
    private mutating func append(
        _ second: Slot,
        to place: (record: Record, slot: Int),
        _ pair: OtherPair,
        _ path: [String]
    ) {
        let first = Array(store.elements(place.record, place.slot))
        let all = first + store.elements(ofListAt: second.payload)
        let node = store[place.record, place.slot].node
        store.setList(all, in: place.record, place.slot, node: node, movedFrom: first.count)
        let message = Message.appended(tree.text(of: pair.key), to: Message.line(path, nil))
        report(.screenOtherWord, tree[pair.key].range, message)
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
            let (first, second) = (Record(offset: first.payload), Record(offset: second.payload))
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
    private func isKey(_ word: String) -> Bool {
        OtherWord.isKnown(word)
            || ComponentKind.allCases.contains { $0.component.field(spelt: Spelling.folded(word)) != nil }
    }

    private func isWritten(_ node: NodeIndex, among texts: Set<String>) -> Bool {
        switch tree[node].kind {
        case .scalar: return texts.contains(tree.text(of: node))
        case .mapping:
            return tree.pairs(of: node).allSatisfy { key, value in
                let word = tree.text(of: key)
                return (texts.contains(word) || isKey(word)) && isWritten(value, among: texts)
            }
        case .sequence: return tree.children(of: node).allSatisfy { isWritten($0, among: texts) }
        default: return false
        }
    }

    // MARK: Groups

    /// Reads the pairs of a map as if they stood in a component itself; what that says already counts.
    mutating func absorb(_ pair: OtherPair, into record: Record) {
        let mapping = tree.resolved(pair.value)
        guard enter(pair.key) else { return }
        let outer = holder
        holder = record
        defer { (depth, holder) = (depth - 1, outer) }
        let kind = store.kind(of: record)
        var others = [OtherPair]()
        let repeated = reportRepeated(in: mapping)
        var needsMore = !repeated.isEmpty
        for (key, value) in tree.pairs(of: mapping) where !repeated.contains(key) {
            guard tree[key].kind == .scalar else {
                noteUnread()
                continue
            }
            let inner = OtherPair(key: key, value: value)
            if kind == .screen, let bar = bar(called: key, in: pair.key) {
                needsMore = true
                rename(WordUse(inner, of: record), to: [bar])
            } else if let slot = slot(of: key, in: kind) {
                if slot == Slots.Item.kind, kind == .block, store[record, slot].isWritten, isLook(tree.resolved(value))
                {
                    // `component: Button` beside `props: {kind: primary}`
                    needsMore = true
                    decode(WordUse(inner, OtherWord.row(for: "variant", in: kind), of: record))
                } else if store[record, slot].isWritten {
                    needsMore = true
                    decodeSecond(WordUse(inner, of: record), [kind.component.fields[slot].name])
                } else {
                    decodeField(slot, of: record, value)
                }
            } else if !tree.text(of: key).hasPrefix("x-"), !tree.isMergeKey(key) {
                others.append(inner)
            }
        }
        let word = tree.text(of: pair.key)
        // One level out stands what the pairs are for, or a group of the same; elsewhere they would be lost.
        let isHome = outer == record || tree[pair.key].parent.rawValue == store.node(of: record)
        // Beside what counts, ours or not, it would count itself; what means something else here is mended first.
        let edits =
            needsMore
            ? nil : edits(ofAbsorbing: pair, into: record) ?? (isHome ? tree.unwrapping(pair.key).map { [$0] } : nil)
        let fix = Fix(safe: Message.ungroup(word), edits)
        report(.screenOtherWord, tree[pair.key].range, Message.grouped(word, in: kind.component), fix: fix)
        decodeOthers(others, of: record)
    }

    /// The bar that a key names by where it stands and not by its word: Compose's `NavigationBar` at the bottom has the tabs
    /// of the app, and Ionic's toolbar in a header is the bar at the top.
    private func bar(called key: NodeIndex, in place: NodeIndex) -> String? {
        func word(_ key: NodeIndex) -> String {
            tree[key].range.length <= 16 ? Spelling.folded(tree.text(of: key)) : ""
        }
        let meant: String
        switch (word(place), word(key)) {
        case ("bottom", "navigationbar"), ("bottombar", "navigationbar"), ("footer", "navigationbar"): meant = "tabBar"
        case ("header", "toolbar"), ("topbar", "toolbar"), ("appbar", "toolbar"): meant = "navigationBar"
        default: return nil
        }
        // Where that stands there by its own word, this one is what it is called.
        let slot = ComponentKind.screen.component.slot(named: meant)
        let isNamed = tree.hasWord(in: tree[key].parent, among: 64) { bar(called: tree.text(of: $0)) == slot }
        return isNamed ? nil : meant
    }

    /// Whether a key is another tool's word that is read as ours.
    private func isOtherWord(_ key: NodeIndex, in kind: ComponentKind) -> Bool {
        guard slot(of: key, in: kind) == nil, let row = OtherWord.row(for: tree.text(of: key), in: kind) else {
            return false
        }
        return row.conversion != .advice
    }

    /// The edits that write the pairs of a map in the component itself, if none of them needs a fix of its own.
    private func edits(ofAbsorbing pair: OtherPair, into record: Record) -> [Edit]? {
        let mapping = tree.resolved(pair.value)
        let kind = store.kind(of: record)
        let home = store.nodeIndex(of: record)
        guard mapping == pair.value, tree[home].kind == .mapping else { return nil }
        // `{searchBar: {placeholder: Find}}`
        if tree[home].style == .flow, tree.firstChild(of: home) == pair.key, tree.nextSibling(of: mapping) == .none {
            return tree.flowText(of: mapping).map { [Edit(range: tree[home].range, text: $0)] }
        }
        var edits = [Edit]()
        for (key, value) in tree.pairs(of: mapping) {
            let name = tree.text(of: key)
            guard !isOtherWord(key, in: kind),
                tree.value(ofKey: name, in: home) == nil || tree.text(of: pair.key, equals: name),
                let text = tree.flowText(of: value), let edit = tree.insertion(ofKey: name, text, in: home)
            else { return nil }
            edits.append(edit)
        }
        guard !edits.isEmpty, let removal = tree.removal(ofPair: pair.key),
            edits.allSatisfy({ $0.range.end <= removal.range.start || $0.range.start >= removal.range.end })
        else { return nil }
        return [removal] + edits
    }

    /// Whether a map holds nothing but what some fields of a component say, in words of ours or of others.
    func holdsOnly(_ names: [String], _ mapping: NodeIndex, of kind: ComponentKind) -> Bool {
        var (hasType, hasField) = (false, false)
        for (key, _) in tree.pairs(of: mapping) {
            guard tree[key].kind == .scalar else { return false }
            if tree.text(of: key).hasPrefix("x-") { continue }
            if let field = kind.component.field(spelt: Spelling.folded(tree.text(of: key))), !field.isDerived {
                guard names.contains(field.name) else { return false }
                hasField = true
                continue
            }
            switch OtherWord.row(for: tree.text(of: key), in: kind)?.conversion {
            case .rename(let path, _) where names.contains(path[0]): hasField = true
            case .element(let element) where names.contains(element.path[0]): hasField = true
            case .note, .group(nil, _): continue
            case .words(let settings) where settings.values.allSatisfy({ names.contains($0.path[0]) }): hasField = true
            // `layout: {type: vertical, components: […]}`
            case .words where kind == .screen && Spelling.folded(tree.text(of: key)) == "type": hasType = true
            default: return false
            }
        }
        return hasField || !hasType
    }

    /// Whether a value is a list of maps.
    func holdsMaps(_ list: NodeIndex) -> Bool {
        guard tree[list].kind == .sequence else { return false }
        let first = tree.firstChild(of: list)
        return first != .none && tree[tree.resolved(first)].kind == .mapping
    }

    /// Whether a bar by a word such as `nav` is a list of places to go to, which may be tabs as well as links.
    func listsPlaces(_ value: NodeIndex) -> Bool {
        guard tree[value].kind == .mapping else { return tree[value].kind == .sequence }
        var lists = false
        for (key, _) in tree.pairs(of: value) {
            guard tree[key].kind == .scalar else { return false }
            switch Spelling.folded(tree.text(of: key)) {
            case "items", "links", "destinations", "routes", "pages": lists = true
            case "type", "kind", "style", "position", "current", "active", "selected", "orientation", "id": break
            default: return false
            }
        }
        return lists
    }
}
