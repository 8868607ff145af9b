import YAMLSyntax

// Items of which the screen tells by their names who sees them, or when: `permissions: {manager: [approve]}`.
extension ScreenDecoder {
    /// Keeps a note that may tell when items are there, until these are read: of a screen or a variant one that names them, of a
    /// bar also one in words, `note: Share only on iPad`.
    mutating func keepIfOfPresence(_ pair: OtherPair, of record: Record) {
        let words = CommonWords.parts(of: tree.word(pair.key, upTo: 40) ?? "")
        switch store.kind(of: record) {
        case .screen, .variant:
            if words.contains(where: WordSet.keysOfNamedItems.contains) { notesOfPresence.append(pair) }
        case .navigationBar, .toolbar:
            let said = CommonWords.parts(of: tree.word(tree.resolved(pair.value), upTo: 120) ?? "")
            if words.contains(where: WordSet.keysOfRemarks.contains), CommonWords.sayWhen(said) {
                notesOfPresence.append(pair)
            }
        default: break
        }
    }

    /// Leaves open whether those items of a screen are there that such notes name.
    mutating func leaveNamedItemsOpen(of screen: Record) {
        var names = Set<String>()
        for (key, value) in notesOfPresence {
            collectNames(in: tree.resolved(value), into: &names, depth: 3)
            guard tree.folded(key, upTo: 16).map(WordSet.keysOfRemarks.contains) == true else { continue }
            names.formUnion(CommonWords.parts(of: tree.word(tree.resolved(value), upTo: 120) ?? ""))
        }
        notesOfPresence.removeAll()
        if !names.isEmpty { leaveOpen(itemsNamed: names, in: screen, depth: 8) }
    }

    /// The short words in a value, and the keys of its maps.
    private func collectNames(in value: NodeIndex, into names: inout Set<String>, depth: Int) {
        guard depth > 0, names.count < 64 else { return }
        switch tree[value].kind {
        case .scalar: if let word = tree.folded(value, upTo: 32) { names.insert(word) }
        case .mapping:
            for (key, inner) in tree.pairs(of: value, among: 16) {
                if let word = tree.folded(key, upTo: 32) { names.insert(word) }
                collectNames(in: tree.resolved(inner), into: &names, depth: depth - 1)
            }
        case .sequence:
            for inner in tree.children(of: value, among: 16) {
                collectNames(in: tree.resolved(inner), into: &names, depth: depth - 1)
            }
        default: break
        }
    }

    private mutating func leaveOpen(itemsNamed names: Set<String>, in record: Record, depth: Int) {
        guard depth > 0 else { return }
        let fields = store.kind(of: record).component.fields
        for slot in fields.indices where !fields[slot].isDerived && store[record, slot].hasValue {
            switch fields[slot].type {
            case .component: leaveOpen(itemsNamed: names, in: store[record, slot].record, depth: depth - 1)
            case .list(.component):
                for entry in store.elements(record, slot) where entry.hasValue {
                    leaveOpen(itemsNamed: names, in: entry.record, depth: depth - 1)
                }
            default: break
            }
        }
        guard [.item, .block].contains(store.kind(of: record)), let node = nameOfItem(record, among: names) else {
            return
        }
        leaveHiddenOpen(node, of: record)
    }

    /// Where an item is called by one of some names, which are folded.
    private func nameOfItem(_ item: Record, among names: Set<String>) -> NodeIndex? {
        let node = store.nodeIndex(of: item)
        func isName(_ node: NodeIndex) -> Bool { tree.folded(node, upTo: 32).map(names.contains) == true }
        guard tree[node].kind == .mapping else { return isName(node) ? node : nil }
        let values = ["id", "key", "name", "label", "title", "icon"].compactMap { tree.value(ofKey: $0, in: node) }
        return values.map { tree.resolved($0) }.first(where: isName)
    }
}
