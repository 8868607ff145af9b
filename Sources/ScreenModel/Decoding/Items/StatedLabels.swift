import Diagnostics
import YAMLSyntax

// Labels that say more of an item than what people read on it, `Save (disabled)`, and what is a label by another name.
extension ScreenDecoder {
    /// Reads a label with what the item is in parentheses or brackets; nil for any other label.
    mutating func decodeStatedLabel(_ node: NodeIndex, in parent: Place?) -> Record? {
        let brackets = (UInt8(ascii: ")"), UInt8(ascii: "]"))
        let isStated = tree.withText(of: node) {
            (1...80).contains($0.count) && ($0[$0.count - 1] == brackets.0 || $0[$0.count - 1] == brackets.1)
        }
        guard isStated else { return nil }
        guard let (label, setting) = StatedLabels.parts(of: tree.text(of: node)) else { return nil }
        let record = store.addRecord(.item, node: node.rawValue, in: parent)
        let payload = store.addText(label, node: node.rawValue, isMeasured: true)
        store[record, Slots.Item.label] = Slot(node: node.rawValue, payload: payload)
        set(setting, below: record, OtherPair(key: node, value: node))
        let element = "{label: \(label), \(Message.line(setting.path, setting.value))}"
        reportRead(node, as: element)
        return record
    }
}

// Buttons in the content, which say what other blocks call their title or text.
extension ScreenDecoder {
    private static let wordsOfButtons = ["title", "text"].compactMap(ComponentKind.block.component.slot(named:))

    /// Reads the title or the text of a block that is a button as its label.
    mutating func readButtonText(of block: Record) {
        guard store[block, Slots.Item.kind].hasValue, !store[block, Slots.Item.label].isWritten,
            let slot = ScreenDecoder.wordsOfButtons.first(where: { store[block, $0].hasValue }),
            ItemDerivation.isKind(Symbols.button, block, in: store) == .yes
        else { return }
        let value = store[block, slot].nodeIndex
        let key = NodeIndex(rawValue: value.rawValue - 1)
        guard tree[key].kind == .scalar else { return }
        store[block, slot] = .absent
        decodeField(Slots.Item.label, of: block, value)
        reportRead(OtherPair(key: key, value: value), as: ["label"], tree.rewriting(key, to: ["label"]))
    }

    /// Reads what stands in parentheses behind the label of a button in the content as what it says of the button:
    /// `Call (primary)`.
    mutating func readStatedLabel(of block: Record) {
        let label = store[block, Slots.Item.label]
        guard label.hasValue, case let node = tree.resolved(label.nodeIndex), tree[node].kind == .scalar,
            tree.withText(of: node, { $0.count > 2 && $0.count <= 80 && $0[$0.count - 1] == UInt8(ascii: ")") }),
            ItemDerivation.isKind(Symbols.button, block, in: store) == .yes,
            let (text, setting) = StatedLabels.parts(of: tree.text(of: node))
        else { return }
        let payload = store.addText(text, node: node.rawValue, isMeasured: true)
        store[block, Slots.Item.label] = Slot(node: label.node, payload: payload)
        set(setting, below: block, OtherPair(key: node, value: node))
        let line = "label: \(text), \(Message.line(setting.path, setting.value))"
        report(.screenOtherWord, tree[node].range, Message.readAs(tree.text(of: node), line: line), severity: .info)
    }

    /// Takes the kind of a button for how it looks where it is a word for that, `buttons: [{kind: primary}]`; false for any
    /// other.
    @discardableResult
    mutating func readLook(of button: Record) -> Bool {
        let kind = store[button, Slots.Item.kind]
        guard kind.hasValue, isLook(tree.resolved(kind.nodeIndex)),
            let look = OtherWord.looks[Spelling.folded(tree.text(of: tree.resolved(kind.nodeIndex)))]
        else { return false }
        let pair = OtherPair(key: keyOfField(Slots.Item.kind, of: button), value: kind.nodeIndex)
        store[button, Slots.Item.kind] = .absent
        set(look, below: button, pair)
        let edits = tree.rewriting(pair.key, to: look.path, value: look.value)
        reportRead(pair, as: look.path, value: look.value, edits)
        return true
    }
}

/// What people write in parentheses behind a label.
enum StatedLabels {
    /// The label without what stands behind it in parentheses, and what that says; nil for any other text.
    static func parts(of text: String) -> (label: String, setting: OtherWord.Setting)? {
        guard let opening = text.lastIndex(where: { $0 == "(" || $0 == "[" }), opening != text.startIndex else {
            return nil
        }
        let word = text[text.index(after: opening)...].dropLast()
        var label = text[..<opening]
        while label.last == " " { label.removeLast() }
        guard let setting = settings[Spelling.folded(String(word))], !label.isEmpty,
            label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " })
        else { return nil }
        return (String(label), setting)
    }

    static let settings: [String: OtherWord.Setting] = [
        "selected": "selected: true", "active": "selected: true", "current": "selected: true",
        "disabled": "disabled: true", "inactive": "disabled: true", "greyedout": "disabled: true",
        "hidden": "hidden: true", "primary": "style: primary", "secondary": "style: secondary",
        "destructive": "semantic: negative", "button": "kind: button", "textbutton": "kind: button",
    ]
}
