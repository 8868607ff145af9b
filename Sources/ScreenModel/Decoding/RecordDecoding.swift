import Diagnostics
import YAMLSyntax

extension Slot {
    /// Creates what is written at a node.
    init(_ node: NodeIndex, _ payload: UInt32) { self.init(node: node.rawValue, payload: payload) }
}

/// What is written where a component stands.
struct WrittenForm {
    let kind: ComponentKind
    /// The value, which an alias may stand for as it is written.
    let node: NodeIndex
    let written: NodeIndex
    /// Where it stands.
    let place: Place?
    /// The name of the field.
    let field: String
}

extension ScreenDecoder {
    /// Reads a component from a mapping, from a short form, or from an alias to either.
    ///
    /// It gives the offset of its record, `Slot.null` where the value says that there is none, nil for anything else.
    mutating func decodeComponent(_ kind: ComponentKind, _ written: NodeIndex, in parent: Place?, field: String)
        -> UInt32?
    {
        let node = tree.resolved(written)
        guard enter(written) else { return nil }
        defer { depth -= 1 }
        let form = WrittenForm(kind: kind, node: node, written: written, place: parent, field: field)
        guard tree[node].kind == .mapping else { return decodeShorthand(form) }
        let named =
            decodeNamedKind(kind, node, in: parent) ?? decodeNamedMenus(kind, node, in: parent)
            ?? decodeNamedPane(kind, node, in: parent) ?? decodeTexts(standingFor: form)
        return (named ?? decodeRecord(kind, node, in: parent)).offset
    }

    /// Goes one component deeper, which the caller leaves again; false, with a diagnostic, where aliases nest too deep.
    mutating func enter(_ node: NodeIndex) -> Bool {
        if depth < ScreenDecoder.maximumDepth {
            depth += 1
            return true
        }
        report(.yamlTooDeep, tree[node].range, Message.aliasesTooDeep)
        return false
    }

    /// Reads a mapping into a new record.
    mutating func decodeRecord(_ kind: ComponentKind, _ mapping: NodeIndex, in parent: Place?) -> Record {
        let record = store.addRecord(kind, node: mapping.rawValue, in: parent)
        let outer = holder
        holder = record
        defer { holder = outer }
        // What the file breaks off in is not all there.
        if breaksOff(mapping) { store.noteUnread(in: record) }
        var merged = [NodeIndex]()
        var others = [OtherPair]()
        var selected: NodeIndex?
        var extraCount = 0
        let component = kind.component
        for (key, value) in tree.pairs(of: mapping) {
            // Where a row of a table stands is read before.
            if kind == .item, !keysRead.isEmpty, keysRead.contains(key) { continue }
            if let slot = slot(of: key, in: component), otherKey(of: slot, value, of: record) == nil {
                if (kind == .item || kind == .block) && slot == Slots.Item.selected {
                    selected = value
                } else if store[record, slot].isWritten {
                    reportDuplicateKey(key, first: keyOfField(slot, of: record))
                } else {
                    store[record, slot] = decodeValue(component.fields[slot], value, in: Place(record, slot: slot))
                }
            } else if tree.isMergeKey(key) {
                merged.append(value)
            } else if let name = extraName(key) {
                extraCount += 1
                guard !tree.holdsUnknownAlias(value) else {
                    noteUnread()
                    continue
                }
                store.extras[record, default: []].append(ExtraField(name: name, value: decodeFreeForm(value)))
            } else if isOther(key, in: kind) {
                others.append((key: key, value: value))
            }
        }
        if extraCount > 1 { reportDuplicateKeys(in: mapping, startingWith: "x-") }
        if others.count > 1 { dropRepeated(&others, in: mapping) }
        // What only adds to a bar may add to one that is merged: `{<<: *base, title: Orders}`.
        let partly = others.isEmpty ? [] : decodeOthers(others, of: record, leavesParts: !merged.isEmpty)
        if !merged.isEmpty {
            var nodes = Set<NodeIndex>()
            for value in merged { merge(value, into: record, in: parent, &nodes) }
        }
        if !partly.isEmpty { decode(partly) }
        if let selected { decodeSelected(selected, of: record) }
        readParts(of: record, hasOthers: !others.isEmpty)
        return record
    }

    /// Reads what the parts of a component say together, once all of them are read.
    private mutating func readParts(of record: Record, hasOthers: Bool) {
        switch store.kind(of: record) {
        case .item:
            readIconAlone(of: record)
            readStatedIcon(of: record)
            readStatedLabel(of: record)
            leaveOpenInStates(record)
            leaveOpenByBehavior(record)
            leaveOpenByAction(record)
        case .block:
            readKindOfButton(of: record)
            readKindOfLook(of: record)
            readTexts(ofButton: record)
        case .navigationBar:
            addBackItem(to: record)
            readBackButtons(of: record)
            leaveOtherSideOpen(of: record)
            readListedTitle(of: record)
            readListedLogo(of: record)
            if hasOthers { leaveTitleOpen(of: record) }
        case .toolbar: readListedHelperText(of: record)
        case .segmentedControl: reportUnknownSegment(of: record)
        default: break
        }
    }

    /// Reads what a `<<` key names, and takes from it what the record does not say itself; each node once.
    private mutating func merge(
        _ value: NodeIndex,
        into record: Record,
        in parent: Place?,
        _ merged: inout Set<NodeIndex>
    ) {
        guard enter(value) else { return }
        defer { depth -= 1 }
        let kind = store.kind(of: record)
        let node = tree.resolved(value)
        guard merged.insert(node).inserted else { return }
        switch tree[node].kind {
        case .mapping:
            let source = decodeRecord(kind, node, in: parent)
            for slot in kind.component.fields.indices where !store[record, slot].isWritten {
                store[record, slot] = store[source, slot]
            }
            store.addExtras(of: source, to: record)
            store.spread(of: source, to: record)
        case .sequence:
            for element in tree.children(of: node) { merge(element, into: record, in: parent, &merged) }
        case .alias:
            // An alias without anchor has its own finding; what it would have been is not known.
            store.noteUnread(in: record)
        default:
            if !tree.isNull(node) { reportWrongType("<<", wanted: Message.mergedMap, node) }
        }
    }

    // MARK: Keys

    /// The slot of a key; nil for a key that the component doesn't have.
    func slot(of key: NodeIndex, in kind: ComponentKind) -> Int? { slot(of: key, in: kind.component) }

    private func slot(of key: NodeIndex, in component: Component) -> Int? {
        guard tree[key].kind == .scalar else { return nil }
        let slot = tree.withText(of: key) { component.keys.index(of: $0) }
        return slot.flatMap { component.fields[$0].isDerived ? nil : $0 }
    }

    /// The field that the value of another one belongs to, or `screen` if it holds what is the screen's own: a toolbar at the
    /// top is the navigation bar, and the role of a part may be its kind.
    mutating func otherKey(of slot: Int, _ value: NodeIndex, of record: Record) -> String? {
        if slot == Slots.Screen.toolbar, store.kind(of: record) == .screen,
            isTopBar(value, in: store.nodeIndex(of: record))
        {
            return "navigationBar"
        }
        let bar = tree.resolved(value)
        switch (store.kind(of: record), slot) {
        // Compose's bar of that name has the tabs of the app.
        case (.screen, Slots.Screen.navigationBar):
            let hasTabs =
                tree.value(ofKey: "destinations", in: bar) != nil || listsNavigationItems(bar)
                || tree.value(ofKey: "items", in: bar) != nil && isSecondBar(bar)
            return hasTabs && !store[record, Slots.Screen.tabBar].isWritten ? "tabBar" : nil
        case (.screen, Slots.Screen.sidebar):
            return rowOfPane((key: tree.key(of: value), value: value)) == nil ? nil : "splitView"
        // The content with what is behind it is the page, and the app of some tools is what its screen stands in.
        case (.screen, Slots.Screen.content): return isPage(value) ? "screen" : nil
        case (.screen, Slots.Screen.app): return isScreenOfApp(value) ? "screen" : nil
        // `platform: SAP Fiori`
        case (.screen, Slots.Screen.platform): return namesGuideline(bar, in: record) ? "guidelines" : nil
        // `columns: [Inbox, Message]`, `columns: {list: {title: Inbox}, detail: {title: Message}}`
        case (.splitView, _)
        where tree[bar].kind == .sequence
            || tree[bar].kind == .mapping
                && tree.pairs(of: bar, among: 16).allSatisfy({ tree[tree.resolved($0.value)].kind != .scalar }):
            return ComponentKind.splitView.component.fields[slot].name == "columns" ? "panes" : nil
        // `{group: [Bold, Italic], label: Format}`
        case (.item, Slots.Item.group) where tree[bar].kind == .sequence && !store[record, Slots.Item.items].isWritten:
            return "items"
        // `{label: Save, priority: primary}`
        case (.item, Slots.Item.priority), (.block, Slots.Item.priority):
            return saysEmphasis(value, of: record) ? "style" : nil
        case (.item, Slots.Item.role), (.block, Slots.Item.role): return saysKind(value, of: record) ? "kind" : nil
        default: return nil
        }
    }

    /// Whether a bar is a list of Compose's items for it: `NavigationBar: [{NavigationBarItem: {label: Home}}]`.
    private func listsNavigationItems(_ bar: NodeIndex) -> Bool {
        tree[bar].kind == .sequence
            && tree.onlyPair(of: tree.resolved(tree.firstChild(of: bar))).map {
                tree.text(of: $0.key, equals: "NavigationBarItem")
            } == true
    }

    /// Whether a bar has no title and stands beside a bar at the top of another name, `appBar`.
    private func isSecondBar(_ bar: NodeIndex) -> Bool {
        tree.value(ofKey: "title", in: bar) == nil
            && tree.pairs(of: tree[bar].parent, among: 64).contains { key, _ in
                tree.word(key).flatMap { OtherWord.row(for: $0, in: .screen) }?.conversion.path == ["navigationBar"]
            }
    }

    /// Whether what is to be a number says how much a button stands out, which nothing else does.
    private func saysEmphasis(_ value: NodeIndex, of record: Record) -> Bool {
        tree.folded(tree.resolved(value), upTo: 16).map(WordSet.emphases.contains) == true
            && tree.value(ofKey: "style", in: store.nodeIndex(of: record)) == nil
    }

    /// Whether the role of a part is its kind, as whoever looks at accessibility says it: `{role: toolbar, name: Actions}`.
    private func saysKind(_ role: NodeIndex, of record: Record) -> Bool {
        let kind = store.kind(of: record)
        guard let word = tree.word(tree.resolved(role), upTo: 31),
            let roles = kind.component.fields[Slots.Item.role].type.enumeration,
            symbol(ofOtherSpelling: word, in: roles) == nil,
            OtherValue.row(for: word, of: "role", in: roles, of: kind.component)?.value == nil,
            kind == .item
                ? Spelling.folded(word) == "button"
                : bar(called: word) != nil || BlockKinds.name(spelt: word) != nil
        else { return false }
        return saidKind(of: store.nodeIndex(of: record)) == nil
    }

    /// Whether a key is a word that is none of the component's; false, with a diagnostic, for what is no word.
    private mutating func isOther(_ key: NodeIndex, in kind: ComponentKind) -> Bool {
        guard tree[key].kind == .scalar else {
            noteUnread()
            // At which the file breaks off may be no key, and what an alias without anchor stands for may be one.
            if tree.isComplete, !tree.holdsUnknownAlias(key) {
                report(.screenUnknownKey, tree[key].range, Message.keyIsNoScalar)
            }
            return false
        }
        let isOfExample = tree[key].parent == example && ScreenDecoder.exampleKeys.contains(tree.text(of: key))
        return !isOfExample && !tree.text(of: key, equals: "x-") && !tree.text(of: key, equals: "<<")
    }

    private func extraName(_ key: NodeIndex) -> String? {
        guard tree[key].kind == .scalar else { return nil }
        let isExtra = tree.withText(of: key) {
            $0.count > 2 && $0[0] == UInt8(ascii: "x") && $0[1] == UInt8(ascii: "-")
        }
        return isExtra ? tree.text(of: key) : nil
    }

    /// The key under which a record's field was first written in its mapping.
    func keyOfField(_ slot: Int, of record: Record) -> NodeIndex {
        let mapping = store.nodeIndex(of: record)
        // A key that was taken for a field is a scalar, so it stands right before its value.
        let key = tree.key(of: store[record, slot].nodeIndex)
        return tree[key].parent == mapping ? key : mapping
    }
}
