import YAMLSyntax

extension ScreenDecoder {
    /// Reads a menu bar that is a map of menus by their names: `menuBar: {File: [Open, Save]}`; nil for anything else.
    mutating func decodeNamedMenus(
        _ kind: ComponentKind,
        _ mapping: NodeIndex,
        in parent: Place?,
        _ tree: borrowing YAMLTree
    ) -> Record? {
        guard kind == .menuBar, let slot = kind.component.slot(named: "menus") else { return nil }
        var pairs = PairCursor(mapping, tree)
        var isEmpty = true
        while let (key, value) = pairs.next(tree) {
            guard tree[key].kind == .scalar, isLarge(tree.text(of: key)),
                tree[tree.resolved(value)].kind == .sequence
            else { return nil }
            isEmpty = false
        }
        guard !isEmpty else { return nil }
        let record = store.addRecord(kind, node: mapping.rawValue, in: parent)
        let place = Place(record, slot: slot)
        guard let menus = decodeEntries(kind.component.fields[slot], .menu, mapping, in: place, tree) else {
            store.noteUnread(in: record)
            return record
        }
        store[record, slot] = Slot(node: mapping.rawValue, payload: menus)
        return record
    }
}
