import Diagnostics
import YAMLSyntax

// How entries are written in a list.

extension YAMLTree {
    /// The edits that write a text in place of a value behind its key; nil without a text, and for a value without a key.
    func rewriting(value: NodeIndex, as text: String?) -> [Edit]? {
        let key = key(of: value)
        guard let text, self[key].kind == .scalar, self[key].parent == self[value].parent else { return nil }
        return rewriting(key, to: [self.text(of: key)], value: text)
    }

    /// A map in flow style that holds some pairs and what a value says: all of a map, nothing of `true` and null, and
    /// anything else as a field; nil if there is no field for that, or the value is hard to edit.
    func flowMap(_ pairs: [String], adding value: NodeIndex, as field: String?) -> String? {
        guard let text = flowText(of: value) else { return nil }
        var parts = pairs
        switch self[value].kind {
        case .mapping where text.hasPrefix("{"): parts.append(String(text.dropFirst().dropLast()))
        case .scalar where isNull(value) || scalarType(of: value) == .boolean(true): break
        case .scalar, .sequence:
            guard let field else { return nil }
            parts.append("\(field): \(text)")
        default: return nil
        }
        return "{" + parts.filter { !$0.isEmpty }.joined(separator: ", ") + "}"
    }
}

extension ScreenDecoder {
    /// A list in flow style; nil if one of its entries is hard to edit.
    static func flowList(_ entries: [String?]) -> String? {
        entries.contains(nil) ? nil : "[" + entries.compactMap(\.self).joined(separator: ", ") + "]"
    }

    /// An entry as a message shows it, if it is short; else nil.
    static func short(_ entry: String??) -> String? {
        guard let text = entry ?? nil, text.count > 60 else { return entry ?? nil }
        let beginning = text.prefix { $0 != "," }
        return text.hasPrefix("{") && beginning.count <= 40 && !beginning.dropFirst().contains("{")
            ? "\(beginning), …}" : nil
    }

    /// Tells that a map under another tool's word is read as our list, with what the word says of each entry.
    mutating func reportEntries(
        _ texts: [String?],
        _ pair: OtherPair,
        _ settings: [OtherWord.Setting],
        _ list: TargetList
    ) {
        let said = settings.map { "\($0.path.last ?? ""): \($0.value)" }
        func entry(_ text: String?) -> String? {
            guard let text, text.hasPrefix("{") else { return nil }
            let own = said.filter { setting in !text.dropFirst().hasPrefix("\(setting.prefix { $0 != ":" }):") }
            return "{" + (own + [String(text.dropFirst())]).joined(separator: ", ")
        }
        let entries = texts.map(entry)
        let first = (entries.first ?? nil).map { $0.count <= 60 ? $0 : "{…}" } ?? "{\(said.joined(separator: ", ")), …}"
        let path = list.written.isWritten ? nil : list.parents.map { $0 + [list.name] }
        let flow = ScreenDecoder.flowList(entries)
        let edits = path.flatMap { path in flow.flatMap { tree.rewriting(pair.key, to: path, value: $0) } }
        let line = Message.line(path ?? [list.name], entries.count > 1 ? "[\(first), …]" : "[\(first)]")
        reportRead(pair.key, line: line, edits)
    }

    /// The entries that a pair stands for as they are written in a list: several behind a key that speaks of all of them.
    func texts(ofEntry meaning: EntryKey, _ pair: OtherPair, of kind: ComponentKind) -> [String?] {
        let value = tree.resolved(pair.value)
        guard value == pair.value, isGroup(meaning, value) else { return [text(ofEntry: meaning, pair, of: kind)] }
        if case .name = meaning { return tree.children(of: value).map { tree.flowText(of: $0) } }
        return tree.children(of: value).map { text(ofEntry: meaning, (key: pair.key, value: $0), of: kind) }
    }

    /// Whether a word begins with a capital, as what people read does.
    func isLarge(_ word: String) -> Bool { word.first?.isUppercase == true }

    /// All that a key says of an entry: `content: {Primary button: Save}` is a button, too.
    func settings(
        _ setting: OtherWord.Setting,
        saidBy key: NodeIndex,
        in kind: ComponentKind
    ) -> [OtherWord.Setting] {
        guard kind == .block, setting.path == ["style"],
            case .element(let element)? = OtherWord.row(for: tree.text(of: key), in: kind)?.conversion
        else { return [setting] }
        return element.settings.filter { $0.path == ["kind"] } + [setting]
    }

    /// An entry as it is written in a list, in flow style; nil if it is several, or hard to edit.
    func text(ofEntry meaning: EntryKey, _ pair: OtherPair, of kind: ComponentKind) -> String? {
        let value = tree.resolved(pair.value)
        guard value == pair.value, kind != .item || !mayBeNoLabel(pair, meaning),
            !isNoEntry(value, of: kind), let key = tree.flowText(of: pair.key)
        else { return nil }
        var parts = [String]()
        func say(_ name: String, _ text: String) {
            if !saysField(name, value, of: kind) { parts.append("\(name): \(text)") }
        }
        switch meaning {
        case .label(let setting): return "{label: \(key), \(Message.line(setting.path, setting.value))}"
        // A text may stand in a search field, too.
        case .setting("role: search") where kind == .item && tree.scalarType(of: value) == .string: return nil
        case .setting(let setting):
            if isGroup(meaning, value) { return nil }
            let isNamed = kind != .item && setting.path == ["kind"] && saysField("kind", value, of: kind)
            if isNamed {
                say("x-name", key)
            } else {
                for setting in settings(setting, saidBy: pair.key, in: kind) { say(setting.path[0], setting.value) }
            }
        case .name(let word):
            switch kind {
            case .block:
                let isTitle = isLarge(word) && !isNameInCode(word) && !saysField("title", value, of: kind)
                say(isTitle ? "title" : "x-name", key)
            case .item where isNameInCode(word) && tree[value].kind == .mapping: return nil
            case .item where namesIcons(pair.key): break
            case .item where isLarge(word) || tree[value].kind == .sequence: say("label", key)
            case .pane where tree[value].kind == .scalar && tree.scalarType(of: value) == .string: break
            case .pane, .menu, .itemState: say("name", key)
            default: return nil
            }
        }
        if isShown(value, kind) { return "{" + parts.joined(separator: ", ") + "}" }
        return tree.flowMap(parts, adding: value, as: field(ofEntry: pair, of: kind))
    }

    /// The field that holds the value of an entry which is no map.
    func field(ofEntry pair: OtherPair, of kind: ComponentKind) -> String? {
        let value = tree.resolved(pair.value)
        if kind == .item,
            isLabelOfIcon(pair.key, value)
                || namesIcons(pair.key) && (mayNameIcon(value) || isKnownIcon(tree.text(of: value)))
        {
            return "icon"
        }
        if kind == .itemState, isSmall(value), isKnownIcon(tree.text(of: value)) { return "icon" }
        let isList = tree[value].kind == .sequence
        let names = isList ? ["items", "commands", "content"] : ["label", "title", "name"]
        return names.first { kind.component.slot(named: $0) != nil }
    }

    /// Whether a map under a word for several things has one of them in each pair, by what it is for or called:
    /// `icons: {search: Search, filter: Filter}`.
    func holdsEntries(_ pair: OtherPair) -> Bool {
        let map = tree.resolved(pair.value)
        return tree.text(of: pair.key).last == "s" && tree[map].kind == .mapping && tree[map].count > 1
            && tree.pairs(of: map, among: 16).allSatisfy { key, value in
                tree[key].kind == .scalar && tree[tree.resolved(value)].kind == .scalar
                    && (meaning(of: (key: key, value: value), in: .item) != nil || isKnownIcon(tree.text(of: key)))
            }
    }

    /// Whether a key says that what stands behind it is an icon: `icon 2`, `IconButton`.
    func namesIcons(_ key: NodeIndex) -> Bool {
        let word = tree.text(of: key)
        return ["icon", "iconbutton"].contains(Spelling.folded(Spelling.unnumbered(word)))
    }

    /// Whether a key says which buttons of a navigation bar show first, and not how they look: `{primary: [Edit, Send],
    /// overflow: [Print]}`.
    func isRank(_ meaning: EntryKey, _ pair: OtherPair, in place: Place) -> Bool {
        guard store.kind(of: place.record) == .navigationBar, case .setting(let setting) = meaning,
            setting.path == ["style"], case let value = tree.resolved(pair.value), tree[value].kind == .sequence
        else { return false }
        return tree.hasKey(["overflow", "secondary", "more", "menu"], in: tree[pair.key].parent)
    }

    /// Whether what a key says holds for each entry of a list, `{left: [A, B]}`, `{primary: [A], secondary: [B]}`, or it is only
    /// a word for entries: `{icons: [plus, share], overflow: [Print]}`.
    func isGroup(_ meaning: EntryKey, _ value: NodeIndex) -> Bool {
        guard tree[value].kind == .sequence else { return false }
        return switch meaning {
        case .setting(let setting): setting.path == ["area"] || setting.path == ["style"]
        case .name(let word): ["icons", "buttons", "actions", "items", "primary", "secondary"].contains(word)
        case .label: false
        }
    }

    /// Whether a map has a field's key, or another tool's word for it.
    private func saysField(_ name: String, _ mapping: NodeIndex, of kind: ComponentKind) -> Bool {
        tree.hasWord(in: mapping) { OtherWord.isWord(tree.text(of: $0), for: name, in: kind) }
    }
}
