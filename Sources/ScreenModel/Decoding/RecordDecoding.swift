import Diagnostics
import YAMLSyntax

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
        if tree[node].kind == .mapping {
            let named =
                decodeNamedKind(kind, node, in: parent) ?? decodeNamedMenus(kind, node, in: parent)
                ?? decodeNamedPane(kind, node, in: parent)
                ?? decodeTexts(standingFor: kind, node, written: written, in: parent, field: field)
            return (named ?? decodeRecord(kind, node, in: parent)).offset
        }
        return decodeShorthand(kind, node, written: written, in: parent, field: field)
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
                    let decoded = decodeValue(component.fields[slot], value, in: Place(record, slot: slot))
                    store[record, slot] = decoded
                }
            } else if tree.isMergeKey(key) {
                merged.append(value)
            } else if let name = extraName(key) {
                extraCount += 1
                store.extras[record, default: []].append(ExtraField(name: name, value: decodeFreeForm(value)))
            } else if isOther(key, in: kind) {
                others.append(OtherPair(key: key, value: value))
            }
        }
        if extraCount > 1 { reportDuplicateKeys(in: mapping, startingWith: "x-") }
        if others.count > 1 { dropRepeated(&others, in: mapping) }
        if !others.isEmpty { decodeOthers(others, of: record) }
        if !merged.isEmpty {
            var nodes = Set<NodeIndex>()
            for value in merged { merge(value, into: record, kind, in: parent, &nodes) }
        }
        if let selected { decodeSelected(selected, of: record) }
        if kind == .item {
            readIconAlone(of: record)
            leaveOpenInStates(record)
        }
        if kind == .block {
            readKindOfButton(of: record)
            readKindOfLook(of: record)
            readButtonText(of: record)
            readStatedLabel(of: record)
        }
        if kind == .navigationBar {
            addBackItem(to: record)
            readBackButtons(of: record)
            readListedTitle(of: record)
            readListedLogo(of: record)
            if !others.isEmpty { leaveTitleOpen(of: record) }
        }
        if kind == .toolbar { readListedHelperText(of: record) }
        if kind == .segmentedControl { reportUnknownSegment(of: record) }
        return record
    }

    /// Reads what a `<<` key names, and takes from it what the record does not say itself; each node once.
    private mutating func merge(
        _ value: NodeIndex,
        into record: Record,
        _ kind: ComponentKind,
        in parent: Place?,
        _ merged: inout Set<NodeIndex>
    ) {
        guard enter(value) else { return }
        defer { depth -= 1 }
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
            for element in tree.children(of: node) { merge(element, into: record, kind, in: parent, &merged) }
        case .alias:
            // An alias without anchor has its own finding; what it would have been is not known.
            store.noteUnread(in: record)
        default:
            if !tree.isNull(node) { reportWrongType("<<", wanted: Message.mergedMap, node) }
        }
    }

    // MARK: Keys

    /// For each kind of component the slots of its own keys, by their folded spelling.
    static let slotsByFoldedName: [[String: Int]] = ComponentKind.allCases.map { kind in
        let fields = kind.component.fields
        let slots = fields.indices.lazy.filter { !fields[$0].isDerived }
        return Dictionary(slots.map { (Spelling.folded(fields[$0].name), $0) }) { first, _ in first }
    }

    /// The slot of a key; nil for a key that the component doesn't have.
    func slot(of key: NodeIndex, in kind: ComponentKind) -> Int? {
        slot(of: key, in: kind.component)
    }

    private func slot(of key: NodeIndex, in component: Component) -> Int? {
        guard tree[key].kind == .scalar else { return nil }
        let slot = tree.withText(of: key) { component.keys.index(of: $0) }
        return slot.flatMap { component.fields[$0].isDerived ? nil : $0 }
    }

    /// The field that the value of another one belongs to, or `screen` if it holds what is the screen's own: a toolbar at the
    /// top is the navigation bar, and the role of a part may be its kind.
    mutating func otherKey(of slot: Int, _ value: NodeIndex, of record: Record) -> String? {
        if isBarAtTop(slot, value, of: record) { return "navigationBar" }
        let kind = store.kind(of: record)
        // Compose's bar of that name has the tabs of the app.
        if kind == .screen, slot == Slots.Screen.navigationBar, !store[record, Slots.Screen.tabBar].isWritten,
            case let bar = tree.resolved(value),
            tree.value(ofKey: "destinations", in: bar) != nil || listsNavigationItems(bar)
                || tree.value(ofKey: "items", in: bar) != nil && isSecondBar(bar)
        {
            return "tabBar"
        }
        if kind == .screen, slot == Slots.Screen.sidebar,
            rowOfPane(OtherPair(key: NodeIndex(rawValue: value.rawValue - 1), value: value)) != nil
        {
            return "splitView"
        }
        // The content with what is behind it is the page, and the app of some tools is what its screen stands in.
        if kind == .screen, slot == Slots.Screen.content, isPage(value) { return "screen" }
        if kind == .screen, slot == Slots.Screen.app, isScreenOfApp(value) { return "screen" }
        // `{group: [Bold, Italic], label: Format}`
        if kind == .item, slot == Slots.Item.group, tree[tree.resolved(value)].kind == .sequence,
            !store[record, Slots.Item.items].isWritten
        {
            return "items"
        }
        // `{label: Save, priority: primary}`
        if slot == Slots.Item.priority, kind == .item || kind == .block, saysEmphasis(value, of: record) {
            return "style"
        }
        return slot == Slots.Item.role && saysKind(value, of: record) ? "kind" : nil
    }

    /// Whether a bar is a list of Compose's items for it: `NavigationBar: [{NavigationBarItem: {label: Home}}]`.
    private func listsNavigationItems(_ bar: NodeIndex) -> Bool {
        guard tree[bar].kind == .sequence, let first = tree.onlyPair(of: tree.resolved(tree.firstChild(of: bar))) else {
            return false
        }
        return tree.text(of: first.key, equals: "NavigationBarItem")
    }

    /// Whether a bar has no title and stands beside a bar at the top of another name, `appBar`.
    private func isSecondBar(_ bar: NodeIndex) -> Bool {
        tree.value(ofKey: "title", in: bar) == nil
            && tree.hasWord(in: tree[bar].parent, among: 64) { key in
                tree[key].range.length <= 40
                    && OtherWord.row(for: tree.text(of: key), in: .screen)?.conversion.path == ["navigationBar"]
            }
    }

    /// Whether what is to be a number says how much a button stands out, which nothing else does.
    private func saysEmphasis(_ value: NodeIndex, of record: Record) -> Bool {
        let node = tree.resolved(value)
        return tree[node].kind == .scalar && tree[node].range.length <= 16
            && OtherWord.emphases.contains(Spelling.folded(tree.text(of: node)))
            && tree.value(ofKey: "style", in: store.nodeIndex(of: record)) == nil
    }

    /// Whether the role of a part is its kind, as whoever looks at accessibility says it: `{role: toolbar, name: Actions}`.
    private func saysKind(_ role: NodeIndex, of record: Record) -> Bool {
        let kind = store.kind(of: record)
        let node = tree.resolved(role)
        guard kind == .item || kind == .block, tree[node].kind == .scalar, tree[node].range.length < 32,
            let roles = kind.component.fields[Slots.Item.role].type.enumeration
        else { return false }
        let word = tree.text(of: node)
        guard symbol(ofOtherSpelling: word, in: roles) == nil,
            OtherValue.row(for: word, of: "role", in: roles, of: kind.component)?.value == nil,
            kind == .item
                ? Spelling.folded(word) == "button"
                : bar(called: word) != nil || BlockKinds.name(spelt: word) != nil
        else { return false }
        return saidKind(of: store.nodeIndex(of: record)) == nil
    }

    /// Whether the value of a field is a toolbar at the top of its screen.
    private mutating func isBarAtTop(_ slot: Int, _ value: NodeIndex, of record: Record) -> Bool {
        slot == Slots.Screen.toolbar && store.kind(of: record) == .screen
            && isTopBar(value, in: store.nodeIndex(of: record))
    }

    /// Whether a key is a word that is none of the component's; false, with a diagnostic, for what is no word.
    private mutating func isOther(_ key: NodeIndex, in kind: ComponentKind) -> Bool {
        guard tree[key].kind == .scalar else {
            noteUnread()
            report(.screenUnknownKey, tree[key].range, Message.keyIsNoScalar)
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
        let key = NodeIndex(rawValue: store[record, slot].nodeIndex.rawValue - 1)
        return tree[key].parent == mapping ? key : mapping
    }
}
