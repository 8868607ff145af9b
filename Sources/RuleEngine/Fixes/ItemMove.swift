import Diagnostics
import ScreenModel
import YAMLSyntax

/// Moves items of a bar: within their list, to another list, or to the overflow menu.
struct ItemMove {
    let store: RecordStore
    let destination: FixTemplate.Destination
    /// How many counted items stay beside the overflow menu's button.
    let keep: Int?

    /// The fix; nil if the items don't stand together, or the text is written in a way that is hard to edit.
    func fix(
        _ finding: Finding,
        _ node: NodeIndex,
        _ applicability: Applicability,
        _ tree: borrowing YAMLTree
    ) -> Fix? {
        let first = finding.proposal?.counted.first.map { store.nodeIndex(of: $0) } ?? node
        // What leaves a group would leave what the group is for.
        let place = finding.proposal?.counted.first ?? finding.place
        if let owner = store.place(of: place.record)?.record, store.kind(of: owner) == .item { return nil }
        let sequence = tree[first].parent
        let bar = tree[sequence].parent
        guard tree[sequence].kind == .sequence, tree[bar].kind == .mapping else { return nil }
        // A bar written as a list alone has no room for another list, and another tool's list may run the other way.
        let list = tree.text(of: NodeIndex(rawValue: sequence.rawValue - 1))
        guard ["leading", "trailing", "items"].contains(list), destination != .list(list) else { return nil }
        // An item that leaves a list with an anchor leaves all bars that share the list.
        if leavesList, tree[sequence].hasAnchor { return nil }
        let menu = overflowPath(sequence, bar, tree)
        // A list of its own would take the place of the one that the bar has from elsewhere.
        if isInherited(place, bar, menu.isNew, tree) { return nil }
        let items = items(finding, node, isNewMenu: menu.isNew)
        guard !items.isEmpty, items.allSatisfy({ tree[$0].parent == sequence }) else { return nil }
        let insertion: Edit? =
            switch destination {
            case .first: tree.insertion(of: items, before: tree.firstChild(of: sequence))
            case .last: tree.insertion(of: items, atEndOf: sequence)
            case .before:
                finding.related.first.flatMap { tree.insertion(of: items, before: store.nodeIndex(of: $0.place)) }
            case .overflow: tree.insertion(of: items, at: menu.path, in: menu.mapping)
            case .list(let name): tree.insertion(of: items, at: [name], in: bar)
            }
        let gaps = leavesList ? gaps(leftBy: items, in: sequence, tree) : []
        // What goes to lines of its own takes its comments along; between brackets there is no room for them.
        guard let insertion,
            let removal = tree.removal(
                of: (items + gaps).sorted { $0.rawValue < $1.rawValue },
                from: sequence,
                leavesComments: insertion.text.first?.isNewline == false
            )
        else { return nil }
        return Fix(
            title: Title.move(items.count, to: destination),
            applicability: applicability,
            edits: removal + [insertion]
        )
    }

    /// Whether the bar has entries for the destination that stand in what it is merged with, and not in its own map.
    private func isInherited(_ item: Place, _ bar: NodeIndex, _ isNewMenu: Bool, _ tree: borrowing YAMLTree) -> Bool {
        let name: String
        switch destination {
        case .overflow where isNewMenu: name = "overflow"
        case .list(let list): name = list
        default: return false
        }
        guard let owner = store.place(of: item.record)?.record, tree.value(ofKey: name, in: bar) == nil else {
            return false
        }
        if hasEntries(name, owner) { return true }
        // A variant's bar leaves out what the bar of its screen has.
        guard let place = store.place(of: owner), store.kind(of: place.record) == .variant,
            let screen = store.place(of: place.record)?.record,
            let field = place.slot.map({ ComponentKind.variant.component.fields[$0].name }),
            let slot = store.slot(named: field, of: screen)
        else { return false }
        return store.record(screen, slot).map { hasEntries(name, $0) } ?? false
    }

    /// Whether a bar has entries in one of its lists or in its overflow menu.
    private func hasEntries(_ name: String, _ bar: Record) -> Bool {
        guard let slot = store.slot(named: name, of: bar), store[bar, slot].hasValue else { return false }
        guard name == "overflow" else { return !store.elements(bar, slot).isEmpty }
        return store.record(bar, slot).map { !store.elements($0, Slots.Overflow.items).isEmpty } ?? false
    }

    private var leavesList: Bool { ![.first, .last, .before].contains(destination) }

    /// The spaces and lines that separate nothing any more once the items have left.
    private func gaps(leftBy items: [NodeIndex], in sequence: NodeIndex, _ tree: borrowing YAMLTree) -> [NodeIndex] {
        let moved = Set(items)
        var (gaps, last, hasLeft) = ([NodeIndex](), NodeIndex?.none, false)
        for item in tree.children(of: sequence) {
            if moved.contains(item) {
                hasLeft = true
            } else if ["fixedspace", "separator", "divider"].contains(Spelling.folded(kind(of: item, tree))) {
                if hasLeft, last != nil { gaps.append(item) } else { (last, hasLeft) = (item, false) }
            } else {
                (last, hasLeft) = (nil, false)
            }
        }
        return gaps + (hasLeft ? [last].compactMap(\.self) : [])
    }

    /// What an item says it is, in short form or in full; nothing if it doesn't.
    private func kind(of item: NodeIndex, _ tree: borrowing YAMLTree) -> String {
        let node = tree.resolved(item)
        let word = tree[node].kind == .mapping ? tree.value(ofKey: "kind", in: node) : node
        return word.map { tree[$0].kind == .scalar ? tree.text(of: $0) : "" } ?? ""
    }

    /// The items to move, in the order of the text: those the finding points at, or the least important of too many.
    private func items(_ finding: Finding, _ node: NodeIndex, isNewMenu: Bool) -> [NodeIndex] {
        guard let proposal = finding.proposal, !proposal.counted.isEmpty else { return [node] }
        var limit = proposal.limit
        if destination == .overflow, isNewMenu {
            // A menu in a menu is none, and a menu that may be the overflow menu leaves open where items should go.
            let hasMenu = proposal.counted.contains {
                word("kind", of: $0) == "menu" || word("role", of: $0) == "overflow"
                    || word("meaning", of: $0) == "more" || store[$0.record, Slots.Item.isAction].isUndetermined
            }
            if hasMenu { return [] }
        }
        if destination == .overflow { limit = min(limit, keep ?? limit) }
        let ranked = proposal.counted.enumerated().sorted { left, right in
            let (first, second) = (rank(of: left.element), rank(of: right.element))
            return first != second ? first < second : left.offset < right.offset
        }
        let nodes = ranked.dropFirst(limit).map { store.nodeIndex(of: $0.element) }
        return nodes.sorted { $0.rawValue < $1.rawValue }
    }

    /// How soon an item is to leave: the overflow button and a primary one last of all, then by priority, 1 the highest; one
    /// without comes after those that have one.
    private func rank(of place: Place) -> Double {
        if word("role", of: place) == "overflow" { return -2 }
        return word("style", of: place) == "primary" ? -1 : value("priority", of: place, store.numbers) ?? .infinity
    }

    /// The word in a field of an item that has a closed list of words.
    private func word(_ name: String, of place: Place) -> String? {
        value(name, of: place, Schema.standard.symbols.names)
    }

    /// What a field of an item says, of all values that there are of its type.
    private func value<Value>(_ name: String, of place: Place, _ values: [Value]) -> Value? {
        guard place.slot == nil, let slot = store.slot(named: name, of: place.record) else { return nil }
        let value = store[place.record, slot]
        return value.hasValue && values.indices.contains(Int(value.payload)) ? values[Int(value.payload)] : nil
    }

    /// Where the items of the bar's overflow menu stand, or will.
    private func overflowPath(
        _ sequence: NodeIndex,
        _ bar: NodeIndex,
        _ tree: borrowing YAMLTree
    ) -> (mapping: NodeIndex, path: ArraySlice<String>, isNew: Bool) {
        let buttons = tree.children(of: sequence).filter { item in
            tree.value(ofKey: "role", in: item).map { tree.text(of: $0, equals: "overflow") } ?? false
        }
        let object = tree.value(ofKey: "overflow", in: bar)
        // A button beside the object opens the object's menu.
        let isButtonOfObject = object.map { tree[tree.resolved($0)].kind == .mapping } ?? false
        if let button = buttons.last, !isButtonOfObject { return (button, ["items"], false) }
        return (bar, ["overflow", "items"], object == nil)
    }
}
