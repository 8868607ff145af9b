import YAMLSyntax

// Bars whose entries stand in them by name, without a list: `tabBar: {home: {icon: house}, orders: {icon: bag}}`.
extension ScreenDecoder {
    /// Reads the pairs of a bar as its entries if all that stands in it is one; false for any other bar.
    mutating func decodeEntries(_ pairs: [OtherPair], ofBar record: Record) -> Bool {
        let kind = store.kind(of: record)
        let bar = store.nodeIndex(of: record)
        if kind == .toolbar, pairs.count == 1, let group = wrappedItems(in: bar) {
            return decode(group, ofToolbar: record, bar)
        }
        if kind == .toolbar, tree[bar].count == pairs.count, saysItem(of: bar) {
            reportListOfOne("items", bar)
            let list = decodeOne(bar, in: Place(record, slot: Slots.Toolbar.items))
            store[record, Slots.Toolbar.items] = Slot(bar, list ?? Slot.unreadable)
            return true
        }
        guard [.toolbar, .tabBar, .sidebar].contains(kind), let items = kind.component.slot(named: "items"),
            tree[bar].kind == .mapping, tree[bar].count == pairs.count, pairs.count <= 64
        else { return false }
        if leavesDesignsOpen(bar, of: record) {
            store[record, items] = Slot(bar, Slot.undetermined)
            return true
        }
        guard pairs.allSatisfy({ isEntry($0, of: kind) }),
            let list = decodeEntries(bar, in: Place(record, slot: items))
        else { return false }
        store[record, items] = Slot(bar, list)
        return true
    }

    /// Reads the items of a wrapper that is all that a toolbar holds.
    private mutating func decode(_ group: WrappedList, ofToolbar record: Record, _ bar: NodeIndex) -> Bool {
        let items = Place(record, slot: Slots.Toolbar.items)
        guard let element = field(at: items)?.element else { return false }
        var slots = [Slot]()
        decode(group, element, into: &slots, of: items)
        store.setList(slots, in: record, Slots.Toolbar.items, node: bar.rawValue)
        return true
    }

    /// Whether a toolbar is no list but says what its only item is: `toolbar: {icon: plus, label: Add}`.
    private func saysItem(of bar: NodeIndex) -> Bool {
        guard tree[bar].kind == .mapping, 1...8 ~= tree[bar].count, saysOnlyOfItem(bar) else { return false }
        let names = tree.pairs(of: bar).map { key, _ in
            OtherWord.row(for: tree.text(of: key), in: .item)?.ownKey ?? Spelling.folded(tree.text(of: key))
        }
        return names.contains("icon") || names.contains("label") && names.contains { $0 == "role" || $0 == "action" }
    }

    /// Whether a pair of a bar can only be one of its entries: it tells what it is for, or holds what a button has.
    private func isEntry(_ pair: OtherPair, of kind: ComponentKind) -> Bool {
        // SwiftUI's wrappers say more of what is in them.
        guard let word = tree.word(pair.key), !word.hasPrefix("ToolbarItem"), word.first?.isLetter == true,
            OtherWord.row(for: word, in: kind) == nil,
            kind.component.field(spelt: Spelling.folded(word)) == nil,
            kind != .toolbar || placement(saidBy: pair.key)?.side == nil,
            let meaning = meaning(of: pair, in: .item)
        else { return false }
        let isMap = tree[tree.resolved(pair.value)].kind == .mapping
        switch meaning {
        // `{Approve: primary, Reject: secondary}`
        case .label where kind == .toolbar: return true
        case .setting(let setting) where kind == .toolbar && setting.path == ["style"]: return true
        case .setting(let setting) where isMap && setting.path == ["role"]: return true
        default: break
        }
        guard isMap else { return isLabelOfIcon(pair.key, pair.value) }
        return holdsButton(pair) || isLarge(word) && saysOnlyOfItem(tree.resolved(pair.value))
    }

    /// Whether a map has keys of an item alone, in words of ours or of others.
    private func saysOnlyOfItem(_ mapping: NodeIndex) -> Bool {
        tree[mapping].count > 0
            && !tree.hasWord(in: mapping) { key in
                slot(of: key, in: .item) == nil && OtherWord.row(for: tree.text(of: key), in: .item)?.ownKey == nil
            }
    }
}
