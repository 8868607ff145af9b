import Diagnostics
import YAMLSyntax

// Logos as people write them: `logo: 32pt`, `left: [{logo: {height: 24}}]`, `left: SAP logo (24 pt)`; and measures.
extension ScreenDecoder {
    /// Reads a text with the measures of a logo or of an icon, `24x24`, `24 pt`; nil for any other component or text.
    mutating func decodeMeasures(_ kind: ComponentKind, _ node: NodeIndex, in parent: Place?) -> Record? {
        guard kind == .size else { return kind == .logo ? decodeLogo(node, in: parent) : nil }
        let sides = tree.text(of: node).split(maxSplits: 2) { "x×".contains($0) }.compactMap { side in
            numberMeant(by: side.split(separator: " ").joined(separator: " "), of: "width", isWhole: false)
        }
        guard tree[node].range.length <= 16, !tree.text(of: node).contains("px"), let (width, text) = sides.first,
            sides.count == tree.text(of: node).split(maxSplits: 2, whereSeparator: { "x×".contains($0) }).count,
            sides.count < 3, case let (height, other) = sides[sides.count - 1]
        else { return nil }
        let record = store.addRecord(.size, node: node.rawValue, in: parent)
        for (name, value) in [("width", width), ("height", height)] {
            guard let slot = ComponentKind.size.component.slot(named: name) else { continue }
            store[record, slot] = Slot(node: node.rawValue, payload: store.addNumber(value))
        }
        reportRead(node, as: "{width: \(text), height: \(other)}")
        return record
    }

    /// Reads a text that says how high a logo is, and perhaps whose it is: `SAP logo (32pt)`; nil for any other.
    mutating func decodeLogo(_ node: NodeIndex, in parent: Place?) -> Record? {
        guard let said = logo(saidBy: node), let height = said.height else { return nil }
        let record = store.addRecord(.logo, node: node.rawValue, in: parent)
        fill(record, name: said.name, height: height, node)
        reportRead(node, as: text(name: said.name, height: height))
        return record
    }

    /// Takes what calls itself a logo out of the items of a bar without one.
    mutating func readListedLogo(of bar: Record) {
        let field = Slots.NavigationBar.logo
        guard !store[bar, field].isWritten else { return }
        for (slot, side) in [(Slots.NavigationBar.leading, "leading"), (Slots.NavigationBar.trailing, "trailing")] {
            let index = Array(store.elements(bar, slot)).firstIndex { isLogo($0.nodeIndex) }
            guard let index else { continue }
            let (entry, list) = remove(index, from: slot, of: bar)
            let written = "position: \(side)"
            var text: String?
            if let said = logo(saidBy: entry) {
                let record = store.addRecord(.logo, node: entry.rawValue, in: Place(bar, slot: field))
                store[bar, field] = Slot(node: entry.rawValue, payload: record.offset)
                fill(record, name: said.name, height: said.height, entry)
                text = self.text(name: said.name, height: said.height, more: [written])
            } else {
                let only = tree.onlyPair(of: entry).map(\.value)
                let (kind, name) = (keyOfKind(in: entry), only == nil ? keyOfLogo(in: entry) : nil)
                if only == nil { keysRead.formUnion([kind, name].compactMap(\.self)) }
                decodeField(field, of: bar, only ?? entry)
                if let name, let logo = store.record(bar, field),
                    let slot = ComponentKind.logo.component.slot(named: "name")
                {
                    setText(slot, of: logo, to: tree.resolved(tree.nextSibling(of: name)), isMeasured: false)
                }
                text =
                    only.flatMap { tree.flowMap([written], adding: $0, as: "name") } ?? attributes(of: entry, written)
            }
            set(OtherWord.Setting(["logo", "position"], side), below: bar, (key: entry, value: entry))
            reportLogo(entry, text, in: list, isOnly: !store[bar, slot].isWritten, of: bar)
            return
        }
    }

    private mutating func reportLogo(
        _ entry: NodeIndex,
        _ text: String?,
        in list: NodeIndex,
        isOnly: Bool,
        of bar: Record
    ) {
        let key = tree.key(of: list)
        var edits: [Edit]?
        if let text, isOnly {
            edits = tree.rewriting(key, to: ["logo"], value: text)
        } else if let text, let insertion = tree.insertion(ofKey: "logo", text, in: store.nodeIndex(of: bar)) {
            edits = tree.removal(of: [entry], from: list).map { $0 + [insertion] }
        }
        let line = Message.line(["logo"], text ?? "{height: 24}")
        let fix = Fix(safe: Message.replace(with: line), edits)
        report(.screenOtherWord, tree[entry].range, Message.listed(as: "logo", line), fix: fix)
    }

    /// Whether an entry of a list is a logo by its only key, by its kind or in words.
    private func isLogo(_ written: NodeIndex) -> Bool {
        let entry = tree.resolved(written)
        if tree[entry].kind == .scalar { return logo(saidBy: entry)?.isNamed == true }
        if let pair = tree.onlyPair(of: entry) { return namesLogo(pair.key) }
        let kind = saidKind(of: entry)
        guard let said = kind.map({ namesLogo($0) }) == true ? keyOfKind(in: entry) : keyOfLogo(in: entry) else {
            return false
        }
        return tree.pairs(of: entry, among: 16).allSatisfy { key, _ in key == said || slot(of: key, in: .logo) != nil }
    }

    /// The key of a map that is a logo's name: `{logo: ACME, height: 32pt}`.
    private func keyOfLogo(in mapping: NodeIndex) -> NodeIndex? {
        // Asked of every item: neither its other keys nor the table of other tools' words are read for that.
        let key = tree.firstChild(of: mapping)
        guard tree[mapping].kind == .mapping, key != .none, tree.text(of: key, equals: "logo") else { return nil }
        return tree[tree.resolved(tree.nextSibling(of: key))].kind == .scalar ? key : nil
    }

    private func namesLogo(_ node: NodeIndex) -> Bool {
        tree.folded(node, upTo: 16).map { OtherWord.isWord($0, for: "logo", in: .navigationBar) } ?? false
    }

    /// What a map says of a logo, without its kind, as it is written in one.
    private func attributes(of entry: NodeIndex, _ first: String) -> String? {
        let (kind, name) = (keyOfKind(in: entry), keyOfLogo(in: entry))
        let pairs = tree.pairs(of: entry).compactMap { key, value in
            key == kind ? nil : tree.flowText(of: value).map { "\(key == name ? "name" : tree.text(of: key)): \($0)" }
        }
        return pairs.count == tree[entry].count - (kind == nil ? 0 : 1)
            ? "{\(([first] + pairs).joined(separator: ", "))}" : nil
    }

    private func keyOfKind(in mapping: NodeIndex) -> NodeIndex? { saidKind(of: mapping).map { tree.key(of: $0) } }

    /// Whose logo a text speaks of, how high it is, and whether it calls it one; nil for a text of more.
    func logo(saidBy node: NodeIndex) -> (name: String?, height: Int?, isNamed: Bool)? {
        guard let text = tree.word(node) else { return nil }
        var words = text.split { " (),".contains($0) }.map(String.init)
        var height: Int?
        if words.last == "pt", words.count > 1 {
            words.removeLast()
        } else if words.last?.hasSuffix("pt") != true {
            let isNamed = words.last?.lowercased() == "logo"
            return isNamed ? (name(words), nil, true) : nil
        }
        height = words.popLast().flatMap { Int($0.hasSuffix("pt") ? $0.dropLast(2) : $0[...]) }
        guard let height else { return nil }
        return (name(words), height, words.last?.lowercased() == "logo")
    }

    private func name(_ words: [String]) -> String? {
        let name = words.filter { $0.lowercased() != "logo" }.joined(separator: " ")
        return name.isEmpty ? nil : name
    }

    private mutating func fill(_ logo: Record, name: String?, height: Int?, _ node: NodeIndex) {
        if let name, let slot = ComponentKind.logo.component.slot(named: "name") {
            let payload = store.addText(name, node: node.rawValue, isMeasured: false)
            store[logo, slot] = Slot(node: node.rawValue, payload: payload)
        }
        if let height, let slot = ComponentKind.logo.component.slot(named: "height") {
            store[logo, slot] = Slot(node: node.rawValue, payload: store.addNumber(Double(height)))
        }
    }

    private func text(name: String?, height: Int?, more: [String] = []) -> String {
        let said = [name.map { "name: \(ScalarText($0).yaml)" }, height.map { "height: \($0)" }].compactMap(\.self)
        return "{" + (said + more).joined(separator: ", ") + "}"
    }
}
