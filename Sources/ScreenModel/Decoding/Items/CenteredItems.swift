import Diagnostics
import YAMLSyntax

// What SwiftUI's `principal` places in the middle of the navigation bar: `{placement: principal, Picker: [Day, Week]}`.
extension ScreenDecoder {
    /// Reads an item in the middle of a navigation bar as the part of the bar that it is; any other one is left open.
    mutating func center(_ item: Record, in bar: Record) {
        let mapping = store.nodeIndex(of: item)
        // SwiftUI's bar is no header of a dialog, whatever else stands in it.
        if !store[bar, Slots.NavigationBar.kind].isWritten {
            store[bar, Slots.NavigationBar.kind] = Slot(mapping, Slot.null)
        }
        // A picker in the middle shows its segments.
        let kind = saidKind(of: mapping).flatMap {
            tree[$0].kind == .scalar ? partOfCenter(called: tree.text(of: $0)) : nil
        }
        if store[item, Slots.Item.kind].payload == Symbols.segmentedControl
            || kind == Slots.NavigationBar.segmentedControl
        {
            // What it holds was told of as that of an item.
            let told = diagnostics.count
            decodeCenter(Slots.NavigationBar.segmentedControl, of: bar, mapping)
            return takeBack(from: told)
        }
        for (key, value) in tree.pairs(of: mapping, among: 16) {
            guard let slot = tree.word(key).flatMap({ partOfCenter(called: $0) }),
                slot != Slots.NavigationBar.title || isTextAlone(item)
            else { continue }
            takeBack(at: key, as: .screenUnknownKey)
            return decodeCenter(slot, of: bar, value)
        }
        leaveOpen(WordSet.center.words, at: mapping, of: bar, as: Slot.unreadable)
    }

    private mutating func decodeCenter(_ slot: Int, of bar: Record, _ value: NodeIndex) {
        if !store[bar, slot].isWritten { decodeField(slot, of: bar, value) }
    }

    /// The field of a navigation bar for what a word names that stands in its middle.
    private func partOfCenter(called word: String) -> Int? {
        guard let name = OtherWord.key(for: word, in: .navigationBar), WordSet.center.contains(name) else { return nil }
        return ComponentKind.navigationBar.component.slot(named: name)
    }

    /// Reads a text that tells what stands in the middle of a bar, `segmented control (All, Missed)`, or that nothing does
    /// beside a title; false for one that is the title itself.
    mutating func decodeCenter(_ pair: OtherPair, of bar: Record) -> Bool {
        let value = tree.resolved(pair.value)
        guard tree[value].kind == .scalar, tree[value].range.length <= 80, case let text = tree.text(of: value) else {
            return false
        }
        if presenceMeant(by: value) == false, !isFree(["title"], below: bar) {
            reportNote(pair, of: bar)
            return true
        }
        let parts = text.split(maxSplits: 1) { "(:".contains($0) }.map { $0.trimmingPrefix(" ") }
        let inside = parts.count > 1 ? String(parts[1].drop { $0 == " " }.filter { $0 != ")" }) : ""
        let isWord = text.first?.isLowercase == true || !inside.isEmpty
        let slot =
            logo(saidBy: value)?.isNamed == true
            ? Slots.NavigationBar.logo : isWord ? partOfCenter(called: String(parts.first ?? "")) : nil
        guard let slot, slot != Slots.NavigationBar.title else { return false }
        let field = ComponentKind.navigationBar.component.fields[slot]
        guard let kind = field.type.component else { return false }
        if store[bar, slot].isWritten {
            reportNote(pair, of: bar)
            return true
        }
        let place = Place(bar, slot: slot)
        let logo = kind == .logo ? decodeLogo(value, in: place) : nil
        let record = logo ?? store.addRecord(kind, node: value.rawValue, in: place)
        store[bar, slot] = Slot(node: value.rawValue, payload: record.offset)
        if let told = logo.flatMap({ _ in diagnostics.popLast()?.fixes.first?.edits.first?.text }) {
            reportRead(pair, as: [field.name], value: told, tree.rewriting(pair.key, to: [field.name], value: told))
            return true
        }
        if !inside.isEmpty { store.noteUnread(in: record) }
        let isList = kind == .segmentedControl && inside.contains(",")
        let line = isList ? "[\(inside)]" : inside.isEmpty ? "{}" : nil
        let edits = line.flatMap { tree.rewriting(pair.key, to: [field.name], value: $0) }
        reportRead(pair, as: [field.name], value: line ?? "{…}", edits)
        return true
    }

    /// Whether an item has a text and nothing that makes a button of it.
    func isTextAlone(_ item: Record) -> Bool {
        let others = [Slots.Item.kind, Slots.Item.icon, Slots.Item.role, Slots.Item.action, Slots.Item.target]
        return store[item, Slots.Item.label].hasValue && !others.contains { store[item, $0].isWritten }
    }
}
