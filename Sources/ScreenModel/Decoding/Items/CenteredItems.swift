import Diagnostics
import YAMLSyntax

// What SwiftUI's `principal` places in the middle of the navigation bar: `{placement: principal, Picker: [Day, Week]}`.
extension ScreenDecoder {
    /// Reads an item in the middle of a navigation bar as the part of the bar that it is; what any other one is there, is
    /// left open.
    mutating func center(_ item: Record, in bar: Record) {
        let mapping = store.nodeIndex(of: item)
        // SwiftUI's bar is no header of a dialog, whatever else stands in it.
        if !store[bar, Slots.NavigationBar.kind].isWritten {
            store[bar, Slots.NavigationBar.kind] = Slot(node: mapping.rawValue, payload: Slot.null)
        }
        if store[item, Slots.Item.kind].payload == Symbols.segmentedControl {
            // What it holds was told of as that of an item.
            let told = diagnostics.count
            decodeCenter(Slots.NavigationBar.segmentedControl, of: bar, mapping)
            return diagnostics.removeSubrange(told...)
        }
        for (key, value) in tree.pairs(of: mapping, among: 16) {
            guard tree[key].kind == .scalar, tree[key].range.length <= 40,
                let slot = partOfCenter(called: tree.text(of: key)),
                slot != Slots.NavigationBar.title || isTextAlone(item)
            else { continue }
            let range = tree[key].range
            diagnostics.removeAll { $0.range == range && $0.rule == OwnRule.screenUnknownKey.id }
            return decodeCenter(slot, of: bar, value)
        }
        leaveOpen(OtherWord.partsOfCenter, at: mapping, of: bar, as: Slot.unreadable)
    }

    private mutating func decodeCenter(_ slot: Int, of bar: Record, _ value: NodeIndex) {
        if !store[bar, slot].isWritten { decodeField(slot, of: bar, value) }
    }

    /// The field of a navigation bar for what a word names that stands in its middle.
    private func partOfCenter(called word: String) -> Int? {
        let component = ComponentKind.navigationBar.component
        let name =
            component.field(spelt: Spelling.folded(word))?.name
            ?? OtherWord.row(for: word, in: .navigationBar)?.ownKey
        guard let name, OtherWord.partsOfCenter.contains(name) else { return nil }
        return component.slot(named: name)
    }

    /// Whether an item has a text and nothing that makes a button of it.
    func isTextAlone(_ item: Record) -> Bool {
        let others = [Slots.Item.kind, Slots.Item.icon, Slots.Item.role, Slots.Item.action, Slots.Item.target]
        return store[item, Slots.Item.label].hasValue && !others.contains { store[item, $0].isWritten }
    }
}
