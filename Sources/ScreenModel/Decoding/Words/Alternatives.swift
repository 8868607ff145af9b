import YAMLSyntax

// What is said of a part of the content or an item of a bar that is there at times: of two that differ in it, one shows.
extension ScreenDecoder {
    /// Whether a block is a row of a list, by its kind, `list row: {…}`, or by what it stands in: `rows: [{title: Anna}]`.
    func isRow(_ block: Record) -> Bool {
        func kind(_ record: Record) -> String? { store.string(record, Slots.Item.kind).map(Spelling.folded) }
        let node = store.nodeIndex(of: block)
        let name = tree[tree[node].parent].kind == .mapping ? tree.folded(tree.key(of: node), upTo: 16) : nil
        if let own = kind(block) ?? name { return own.hasSuffix("row") || own.hasSuffix("cell") }
        if ["rows", "cells"].contains(tree.folded(tree.key(of: tree[node].parent), upTo: 8)) { return true }
        guard let list = store.place(of: block)?.record, store.kind(of: list) == .block else { return false }
        return ["list", "table"].contains(kind(list))
    }

    /// Whether a key of a button, or of a block with buttons in it, says when it is there: `{kind: button, label: Saving, state:
    /// loading}`, or, of several beside each other, `{mode: view, items: [{kind: button}]}`.
    func isThereAtTimes(_ key: String, _ pair: OtherPair) -> Bool {
        let value = tree.resolved(pair.value)
        // `note: only for managers`
        if WordSet.keysOfRemarks.contains(key), let remark = tree.word(value, upTo: 120), remark.contains(" "),
            saidKind(of: tree[pair.key].parent).map({ tree.text(of: $0, equals: "button") }) == true
        {
            return proseTellsWhen(CommonWords.parts(of: remark))
        }
        guard WordSet.alternatives.contains(key), tree[value].kind == .scalar,
            let said = tree.folded(value, upTo: 24)
        else { return false }
        let block = tree[pair.key].parent
        let kind = saidKind(of: block).flatMap { tree.folded($0, upTo: 12) } ?? ""
        if key == "state", ["button", "section", "card"].contains(kind), WordSet.statesAtTimes.contains(said) {
            return true
        }
        // `{kind: button, label: Send, state: disabled}` beside one that is enabled
        if key == "state", kind == "button", ["enabled", "disabled"].contains(said), hasNamesake(block) { return true }
        if WordSet.statesAtRest.contains(said) || !differsFromSiblings(key, said, of: block) { return false }
        if kind == "button" { return !["state", "status", "view", "page"].contains(key) }
        return listsBlockOfButton(block)
    }

    /// Whether the map of a block has a list in which one of the first elements is a button.
    func listsBlockOfButton(_ block: NodeIndex) -> Bool {
        WordSet.listsOfBlocks.words.contains { word in
            tree.value(ofKey: word, in: block).map { listsButton(tree.resolved($0)) } ?? false
        }
    }

    /// Whether a key of a bar's item says when it is there, as another item says something else by it.
    ///
    /// `[{label: Edit, mode: draft}, {label: Done, mode: edit}]`: of the two one shows. What a tab says is no such thing, as all
    /// tabs show.
    func isAlternative(_ key: String, _ pair: OtherPair, _ item: Record) -> Bool {
        let value = tree.resolved(pair.value)
        guard ["mode", "tab", "theme", "appearance", "given", "status"].contains(key), tree[value].kind == .scalar,
            let said = tree.folded(value, upTo: 24), !WordSet.statesAtRest.contains(said),
            let bar = store.place(of: item)?.record,
            store.kind(of: bar) != .tabBar, differsFromSiblings(key, said, of: tree[pair.key].parent)
        else { return false }
        // What a back button does is its mode.
        guard case .words(let settings)? = OtherWord.row(for: key, in: .item)?.conversion else { return true }
        return setting(saidBy: value, among: settings) == nil
    }

    /// Leaves open whether an entry shows whose key, as that of another one, says when: `{edit mode: {label: Save}, read mode:
    /// {label: Edit}}`; false for any other.
    @discardableResult
    mutating func leaveOpen(alternative key: NodeIndex, _ entry: Record) -> Bool {
        let holder = store.kind(around: entry)
        let kinds = [ComponentKind.navigationBar, .toolbar, .screen, .variant, .block]
        guard holder.map(kinds.contains) == true,
            tree.word(key, upTo: 32).map({ tellsTime($0) }) == true
                || namesAlternative(key) && keys(beside: key).contains(where: { namesAlternative($0) })
        else { return false }
        leaveHiddenOpen(key, of: entry)
        tell(key, Message.conditionalItem(tree.text(of: key), in: holder))
        return true
    }

    /// The other keys of a map, or those of the other maps of one key in a list.
    private func keys(beside key: NodeIndex) -> [NodeIndex] {
        let mapping = tree[key].parent
        let list = tree[mapping].parent
        let keys =
            tree[mapping].count == 1 && tree[list].kind == .sequence
            ? tree.children(of: list, among: 16).compactMap { tree.onlyPair(of: tree.resolved($0))?.key }
            : tree.pairs(of: mapping, among: 16).map(\.key)
        return keys.filter { $0 != key }
    }

    /// Whether a key says at which time, for whom or in which design something is there: `edit mode`, `guest`, `step 2`, `v1`.
    func namesAlternative(_ key: NodeIndex) -> Bool {
        // With a capital it is what people read.
        guard let word = tree.word(key, upTo: 24), !isLarge(word) else { return false }
        let parts = CommonWords.parts(of: word)
        guard let first = parts.first else { return false }
        let isCounted = parts.count == 1 && Spelling.unnumbered(word) != word || parts.count == 2 && parts[1].count == 1
        if isCounted { return first == "v" || WordSet.alternatives.contains(first) }
        return parts.count == 2 && parts[1] == "mode"
            || [WordSet.users, .oldAndNew, .timesOfUse].contains { $0.contains(Spelling.folded(word)) }
    }

    /// Whether another element of a list says something else by the same key.
    private func differsFromSiblings(_ key: String, _ said: String, of element: NodeIndex) -> Bool {
        valuesBeside(element, of: key, upTo: 16).contains { tree.folded($0, upTo: 24).map { $0 != said } == true }
    }

    /// What the other elements of a list say by a key of so many bytes.
    func valuesBeside(_ element: NodeIndex, of key: String, upTo length: Int) -> [NodeIndex] {
        tree.entries(of: tree[element].parent, among: 16).filter { $0 != element }.flatMap { other in
            tree.pairs(of: other, among: 16).filter { tree.folded($0.key, upTo: length) == key }
                .map { tree.resolved($0.value) }
        }
    }

    /// Whether the entry before one in a list has the same label.
    private func hasNamesake(_ entry: NodeIndex) -> Bool {
        let entries = tree.children(of: tree[entry].parent, among: 16).map { tree.resolved($0) }
        func label(_ mapping: NodeIndex) -> String? {
            tree.value(ofKey: "label", in: mapping).flatMap { tree.word(tree.resolved($0), upTo: 48) }
        }
        guard let index = entries.firstIndex(of: entry), index > 0, let own = label(entry) else { return false }
        return label(entries[index - 1]) == own
    }

    /// Leaves open which entries of a list show of those that have `or` between them, and whether a button that is listed
    /// enabled and then disabled is two.
    mutating func leaveAlternativesOpen(_ entries: [Slot]) {
        for (index, entry) in entries.enumerated().dropFirst() {
            let node = tree.resolved(entry.nodeIndex)
            if tree[node].kind == .scalar, tree.withText(of: node, { $0.count > 1 && [0x6F, 0x2D].contains($0[0]) }),
                case let word = tree.text(of: node).drop(while: { "- ".contains($0) }),
                word.hasPrefix("or,")
                    || word.prefix(while: \.isLetter) == "or" && !word.dropFirst(2).contains(where: \.isLetter)
            {
                for other in [index - 1, index + 1] where other < entries.count && entries[other].hasValue {
                    leaveHiddenOpen(node, of: entries[other].record)
                }
                takeBack(at: node)
                tell(node, Message.oneOfTwo(tree.text(of: node)))
            } else if entry.hasValue, entries[index - 1].hasValue,
                isInOtherState(entry.record, than: entries[index - 1].record)
            {
                leaveHiddenOpen(node, of: entry.record)
            }
        }
    }

    /// Whether two buttons have one label, and one of them alone is said to be disabled.
    private func isInOtherState(_ button: Record, than other: Record) -> Bool {
        let component = store.kind(of: button).component
        guard let slot = component.slot(named: "disabled"), store[button, slot].isWritten, store[other, slot].isWritten,
            store.string(button, Slots.Item.action) == store.string(other, Slots.Item.action),
            store[button, slot].payload != store[other, slot].payload,
            let label = store.string(button, Slots.Item.label)
        else { return false }
        return label == store.string(other, Slots.Item.label)
    }

    /// Whether one of the first elements of a list is a button.
    private func listsButton(_ list: NodeIndex) -> Bool {
        tree.children(of: list, among: 16).contains { element in
            let block = tree.resolved(element)
            let kind = saidKind(of: block).flatMap { tree.folded($0, upTo: 24) }
            let word = kind ?? tree.onlyPair(of: block).flatMap { tree.folded($0.key, upTo: 24) }
            return word?.hasSuffix("button") == true || tree.hasKey(["button"], in: block)
        }
    }
}
