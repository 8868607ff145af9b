import Diagnostics
import YAMLSyntax

// Elements of lists as they are written in full, for the fixes that write them.
extension ScreenDecoder {
    /// An element with what it says in full; a text without a field stays as it is.
    func listed(_ node: NodeIndex, _ settings: [OtherWord.Setting], text: String?) -> ListedNode {
        // What the element says itself counts.
        let pairs = settings.compactMap { setting in
            setting.path.last.flatMap { name in
                tree[node].kind == .mapping && tree.value(ofKey: name, in: node) != nil
                    ? nil : "\(name): \(setting.value)"
            }
        }
        return (node, pairs, elementText(node, pairs, text: text))
    }

    /// An element as it is written in full, in flow style; nil if the text is hard to edit.
    private func elementText(_ node: NodeIndex, _ pairs: [String], text: String?) -> String? {
        guard let written = tree.flowText(of: node), namedButton(node) == nil else { return nil }
        if tree[node].kind == .scalar {
            let isEntry = tree[tree[node].parent].kind == .sequence
            let presence = isEntry ? nil : presenceMeant(by: node)
            if presence == true || tree.scalarType(of: node) == .boolean(true) {
                return "{" + pairs.joined(separator: ", ") + "}"
            }
            guard let text else { return written }
            if isInList(node, text) {
                if pairs.isEmpty { return written }
                if let space = self.space(.item, node) {
                    let kind = "kind: \(Schema.standard.symbols.names[Int(space)])"
                    return "{" + (pairs + [kind]).joined(separator: ", ") + "}"
                }
                // What else the text says of the item is told by itself, and mended first.
                if isIconName(written) || written.hasSuffix(")") { return nil }
            }
            return "{" + (pairs + ["\(text): \(written)"]).joined(separator: ", ") + "}"
        }
        if tree[node].kind == .sequence, !written.hasPrefix("[") { return nil }
        return tree.flowMap(pairs, adding: node, as: "items")
    }

    /// Whether what a word says of an element would be lost if it were written: under the same key stands something else,
    /// `primaryButton: {style: destructive}`, its label says it, too, or it is a text in several languages.
    func losesSetting(
        _ settings: [OtherWord.Setting],
        _ node: NodeIndex,
        of word: OtherWord.Element,
        _ element: Record
    ) -> Bool {
        let isMap = tree[node].kind == .mapping
        let kind = store.kind(of: element)
        guard kind == .item || kind == .block else { return false }
        if isMap, settings.contains(where: { $0.path.last.map { tree.value(ofKey: $0, in: node) != nil } == true }) {
            return true
        }
        // What is spoken beside an icon, `icons: [{title: Search}]`, would be shown.
        let spoken = store[element, Slots.Item.accessibilityLabel]
        if isMap, word.text == "icon", spoken.hasValue, case let key = tree.key(of: spoken.nodeIndex),
            tree[key].parent == node, slot(of: key, in: .item) != Slots.Item.accessibilityLabel,
            OtherWord.row(for: tree.text(of: key), in: .item)?.ownKey != "accessibilityLabel"
        {
            return true
        }
        let label = store[element, Slots.Item.label]
        guard label.hasValue, case let text = tree.resolved(label.nodeIndex) else { return false }
        if isMap, text == node { return true }
        guard kind == .block, settings.contains(where: { $0.path == ["style"] }), tree[text].kind == .scalar else {
            return false
        }
        return StatedLabel(tree.text(of: text))?.settings.contains { $0.path == ["style"] } == true
    }

    /// Reads the labels that one text lists, `secondary buttons: Reject, Forward`; false for any other value.
    mutating func decodeSeparated(_ use: WordUse, _ word: OtherWord.Element, _ list: TargetList) -> Bool {
        guard list.kind == .item else { return false }
        let (key, text) = (tree.text(of: use.pair.key), tree.word(tree.resolved(use.pair.value)) ?? "")
        // `Save and Close` may be one label, and behind `buttons` nobody knows.
        if key.hasSuffix("uttons"), [" and ", " / ", " & "].contains(where: text.contains) {
            leaveOpen([list.name], at: use.pair.value, of: list.record, as: Slot.unreadable)
            let found = described(tree.resolved(use.pair.value))
            let message = Message.wrongType(key, wanted: Message.list, found: found) + Message.entries(list.name)
            tell(use.pair.key, message, as: .screenWrongType)
            return true
        }
        guard word.text == "label", key.hasSuffix("s"),
            word.settings.allSatisfy({ ["area", "style"].contains($0.path[0]) }),
            let labels = decodeSeparated(tree.resolved(use.pair.value), in: Place(list.record, slot: list.slot))
        else { return false }
        let elements = Array(store.elements(ofListAt: labels))
        for element in elements {
            for setting in word.settings { set(setting, below: element.record, use.pair) }
        }
        insert(elements, use.pair, isFirst: word.isFirst, into: list)
        reportRead(use.pair, as: word.path, value: "[{\(word.said)…}, …]", nil)
        return true
    }
}
