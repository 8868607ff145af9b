import YAMLSyntax

// How the entries of a map that stands where a list does are written in the list.
extension ScreenDecoder {
    /// An entry as it is written in a list, in flow style; nil if it is several, or hard to edit.
    func text(
        ofEntry meaning: EntryKey,
        _ pair: OtherPair,
        of kind: ComponentKind,
        _ tree: borrowing YAMLTree
    ) -> String? {
        let value = tree.resolved(pair.value)
        guard value == pair.value, kind != .item || !isRole(meaning) || !isSmall(value, tree),
            let written = tree.flowText(of: value),
            let key = tree.flowText(of: pair.key)
        else { return nil }
        var parts = [String]()
        func say(_ name: String, _ text: String) {
            if !saysField(name, value, of: kind, tree) { parts.append("\(name): \(text)") }
        }
        switch meaning {
        case .setting(let setting):
            if setting.path == ["area"], tree[value].kind == .sequence { return nil }
            say(setting.path[0], setting.value)
        case .kind(let name):
            if saysField("kind", value, of: kind, tree) { say("x-name", key) } else { say("kind", name) }
        case .name(let word):
            switch kind {
            case .block:
                say(isLarge(word) && !saysField("title", value, of: kind, tree) ? "title" : "x-name", key)
            case .item where isLarge(word) || tree[value].kind == .sequence: say("label", key)
            case .pane where tree[value].kind == .scalar && tree.scalarType(of: value) == .string: break
            case .pane, .menu: say("name", key)
            default: return nil
            }
        }
        let names = fields(forEntry: pair.key, value, of: kind, tree)
        switch tree[value].kind {
        case .mapping: parts.append(String(written.dropFirst().dropLast()))
        case .scalar where tree.isNull(value) || tree.scalarType(of: value) == .boolean(true): break
        case .scalar where tree.scalarType(of: value) == .boolean(false): return nil
        default:
            guard let name = names.first(where: { kind.component.slot(named: $0) != nil }) else { return nil }
            parts.append("\(name): \(written)")
        }
        return "{" + parts.filter { !$0.isEmpty }.joined(separator: ", ") + "}"
    }

    /// The fields of which one holds the value of an entry that is no map.
    func fields(
        forEntry key: NodeIndex,
        _ value: NodeIndex,
        of kind: ComponentKind,
        _ tree: borrowing YAMLTree
    ) -> [String] {
        if tree[value].kind == .sequence { return ["items", "commands", "content"] }
        return kind == .item && isLabelOfIcon(key, value, tree) ? ["icon"] : ["label", "title", "name"]
    }

    /// Whether a map has a field's key, or another tool's word for it.
    private func saysField(
        _ name: String,
        _ mapping: NodeIndex,
        of kind: ComponentKind,
        _ tree: borrowing YAMLTree
    ) -> Bool {
        guard tree[mapping].kind == .mapping else { return false }
        return tree.hasWord(in: mapping) { key in
            let word = tree.text(of: key)
            return word == name || OtherWord.row(for: word, in: kind)?.ownKey == name
        }
    }
}
