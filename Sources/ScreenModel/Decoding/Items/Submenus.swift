import Diagnostics
import YAMLSyntax

// Commands of a menu that say more than what they are called: `{label: Toolbar, items: [Hide Toolbar]}`.
extension ScreenDecoder {
    /// Reads a command that is a map, with those of its submenu as the menu's own behind it; false for any other element.
    mutating func decodeCommand(_ map: NodeIndex, _ field: Field, into slots: inout [Slot], of place: Place) -> Bool {
        guard store.kind(of: place.record) == .menu, tree[map].kind == .mapping else { return false }
        let pairs = tree.pairs(of: map, among: 16)
        let submenu = pairs.first { tree[tree.resolved($0.value)].kind == .sequence }
        guard let name = textOfMap(map) ?? submenu?.key, enter(map) else { return false }
        defer { depth -= 1 }
        let commands = submenu.map { Array(tree.children(of: tree.resolved($0.value))) } ?? []
        for command in [name] + commands where !decodeCommand(tree.resolved(command), field, into: &slots, of: place) {
            let position = Place(place.record, slot: place.slot, element: slots.count)
            slots.append(decodeValue(field, command, in: position))
        }
        if submenu != nil { tell(map, Message.submenu) }
        // What it does may be what another command is called: `{label: Toolbar, action: toggle-toolbar}`.
        for (key, value) in pairs where tree.text(of: key, equals: "action") {
            if tree.folded(value)?.holds("toolbar") == true { slots.append(Slot(value, Slot.unreadable)) }
        }
        return true
    }
}
