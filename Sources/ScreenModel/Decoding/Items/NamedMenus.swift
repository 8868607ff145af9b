import Diagnostics
import YAMLSyntax

extension ScreenDecoder {
    /// Reads a menu bar that is a map of menus by their names: `menuBar: {File: [Open, Save]}`; nil for anything else.
    mutating func decodeNamedMenus(_ kind: ComponentKind, _ mapping: NodeIndex, in parent: Place?) -> Record? {
        if kind == .menu { return decodeNamedMenu(mapping, in: parent) }
        guard kind == .menuBar, let slot = kind.component.slot(named: "menus") else { return nil }
        let isMenus = tree.pairs(of: mapping).allSatisfy { key, value in
            tree[key].kind == .scalar && isLarge(tree.text(of: key)) && !isKey(tree.text(of: key), of: kind)
                && tree[tree.resolved(value)].kind == .sequence
        }
        guard isMenus, tree.firstChild(of: mapping) != .none else { return nil }
        let record = store.addRecord(kind, node: mapping.rawValue, in: parent)
        if let menus = decodeEntries(mapping, in: Place(record, slot: slot)) {
            store[record, slot] = Slot(mapping, menus)
        } else {
            store.noteUnread(in: record)
        }
        return record
    }

    /// Reads an entry of a list of menus that is a map of one key, the menu's name: `- File: [Open, Save]`.
    private mutating func decodeNamedMenu(_ mapping: NodeIndex, in parent: Place?) -> Record? {
        let component = ComponentKind.menu.component
        guard parent?.element != nil, let pair = tree.onlyPair(of: mapping), isLarge(tree.text(of: pair.key)),
            let name = component.slot(named: "name"), let commands = component.slot(named: "commands")
        else { return nil }
        let (key, value, word) = (pair.key, tree.resolved(pair.value), tree.text(of: pair.key))
        guard !isKey(word, of: .menu), tree[value].kind != .scalar || tree.isNull(value) else { return nil }
        let isMap = tree[value].kind == .mapping
        let record =
            isMap ? decodeRecord(.menu, value, in: parent) : store.addRecord(.menu, node: mapping.rawValue, in: parent)
        if tree[value].kind == .sequence { decodeField(commands, of: record, pair.value) }
        setText(name, of: record, to: key)
        let said = "name: \(ScalarText(word).yaml)"
        let text = tree.flowMap([said], adding: pair.value, as: "commands")
        let line = text ?? "{\(said)}"
        let isShort = line.count <= 60
        let message = Message.menu(word, line: isShort ? line : "{name: \(word), commands: […]}")
        let shown = isShort ? line : "{name: \(word), …}"
        let fix = replacing(mapping, with: line, line: shown)
        tell(key, message, fix: text == nil ? nil : fix)
        return record
    }

    /// Whether a word is a component's key in any spelling, or another tool's word for one.
    private func isKey(_ word: String, of kind: ComponentKind) -> Bool {
        kind.component.fields.contains { Spelling.folded($0.name) == Spelling.folded(word) }
            || OtherWord.row(for: word, in: kind) != nil
    }

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
