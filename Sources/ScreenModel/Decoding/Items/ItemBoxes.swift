import Diagnostics
import YAMLSyntax

// Views that lay out the items in them: `Row: {children: [Edit, Share]}`, `Padding: {padding: 8, child: {IconButton: …}}`.
extension ScreenDecoder {
    private static let wordsForHeld: Set = ["items", "content", "children", "buttons", "actions", "child"]

    /// The items in a view that lays them out, and what that says of the place of each.
    struct WrappedList {
        let key: NodeIndex
        var items = [NodeIndex]()
        var placement: NodeIndex?
        /// What is said aloud of the only one.
        var spoken: NodeIndex?
    }

    /// The items in a wrapper, `ToolbarItemGroup: {placement: bottomBar, items: [Edit, Delete]}`; nil if it says more than
    /// how it lays them out.
    func wrappedItems(in node: NodeIndex) -> WrappedList? {
        guard tree[node].kind == .mapping, let pair = tree.onlyPair(of: node), tree[pair.key].range.length <= 40,
            isBox(pair.key, pair.value)
        else { return nil }
        let value = tree.resolved(pair.value)
        var list = WrappedList(key: pair.key)
        if tree[value].kind == .sequence { list.items = Array(tree.children(of: value)) }
        guard tree[value].kind == .mapping else { return list.items.isEmpty ? nil : list }
        for (key, value) in tree.pairs(of: value, among: 16) where tree[key].kind == .scalar {
            let inner = tree.resolved(value)
            switch Spelling.folded(String(tree.text(of: key).prefix(40))) {
            case "placement" where tree[inner].kind == .scalar: list.placement = value
            case "message", "label", "tooltip", "semanticslabel":
                guard tree[inner].kind == .scalar else { return nil }
                list.spoken = value
            case let word where ScreenDecoder.wordsForHeld.contains(word) && tree[inner].kind != .scalar:
                guard list.items.isEmpty else { return nil }
                list.items = tree[inner].kind == .sequence ? Array(tree.children(of: inner)) : [value]
            case let word where WordSet.layout.contains(word): continue
            default: return nil
            }
        }
        return list.items.isEmpty || list.spoken != nil && list.items.count > 1 ? nil : list
    }

    /// Whether a key names a view that lays out the items in it, and is no menu's name: that of a menu has texts in it.
    func isBox(_ key: NodeIndex, _ written: NodeIndex) -> Bool {
        let word = Spelling.folded(String(tree.text(of: key).prefix(40)))
        if WordSet.stacksOfItems.contains(word) { return true }
        guard WordSet.boxes.contains(word) else { return false }
        let value = tree.resolved(written)
        if tree[value].kind == .mapping { return tree.hasKey(["child", "children"], in: value) }
        return tree[value].kind == .sequence && tree[value].count > 0
            && tree.children(of: value, among: 16).allSatisfy { showsNoText(tree.resolved($0)) }
    }

    /// Whether an entry is a view, or shows an icon alone, and so is no entry of a menu.
    private func showsNoText(_ item: NodeIndex) -> Bool {
        guard tree[item].kind == .mapping else { return false }
        if let pair = tree.onlyPair(of: item), let word = tree.word(pair.key, upTo: 64),
            isView(word) || isBox(pair.key, pair.value)
        {
            return true
        }
        return saysOfIcon(item).icon != nil
            && !tree.hasWord(in: item, among: 64) {
                tree.folded($0).map(ScreenDecoder.wordsForLabels.contains) == true
            }
    }

    /// Reads the items of a wrapper as items of the list that it stands in, each where the wrapper says.
    mutating func decode(_ group: WrappedList, _ field: Field, into slots: inout [Slot], of list: Place) {
        guard enter(group.key) else { return }
        defer { depth -= 1 }
        let word = tree.text(of: group.key)
        tell(group.key, group.items.count > 1 ? Message.wrappedList(word) : Message.wrapped(word))
        var isTold = false
        for element in group.items {
            // Aliases make many of one wrapper.
            if tree.resolved(element) == element, let inner = wrappedItems(in: element) {
                decode(inner, field, into: &slots, of: list)
                continue
            }
            let slot = decodeValue(field, element, in: Place(list.record, slot: list.slot, element: slots.count))
            slots.append(slot)
            guard slot.hasValue, case let item = slot.record else { continue }
            let name = Slots.Item.accessibilityLabel
            if let spoken = group.spoken, !store[item, name].isWritten { decodeField(name, of: item, spoken) }
            guard let placement = group.placement, !store[item, Slots.Item.placement].isWritten else { continue }
            let count = diagnostics.count
            decodeField(Slots.Item.placement, of: item, placement)
            if isTold { takeBack(from: count) }
            isTold = true
        }
    }
}
