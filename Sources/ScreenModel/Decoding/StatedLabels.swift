import Diagnostics
import YAMLSyntax

// Labels that say more of an item than what people read on it: `Save (disabled)`.
extension ScreenDecoder {
    /// Reads a label with what the item is in parentheses or brackets; nil for any other label.
    mutating func decodeStatedLabel(_ node: NodeIndex, in parent: Place?) -> Record? {
        let brackets = (UInt8(ascii: ")"), UInt8(ascii: "]"))
        let isStated = tree.withText(of: node) {
            (1...80).contains($0.count) && ($0[$0.count - 1] == brackets.0 || $0[$0.count - 1] == brackets.1)
        }
        guard isStated else { return nil }
        let text = tree.text(of: node)
        guard let opening = text.lastIndex(where: { $0 == "(" || $0 == "[" }), opening != text.startIndex else {
            return nil
        }
        let word = text[text.index(after: opening)...].dropLast()
        var label = text[..<opening]
        while label.last == " " { label.removeLast() }
        guard let setting = StatedLabels.settings[Spelling.folded(String(word))], !label.isEmpty,
            label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " })
        else { return nil }
        let record = store.addRecord(.item, node: node.rawValue, in: parent)
        let payload = store.addText(String(label), node: node.rawValue, isMeasured: true)
        store[record, Slots.Item.label] = Slot(node: node.rawValue, payload: payload)
        set(setting, below: record, OtherPair(key: node, value: node))
        let element = "{label: \(label), \(Message.line(setting.path, setting.value))}"
        reportRead(node, as: element)
        return record
    }
}

/// What people write in parentheses behind a label.
enum StatedLabels {
    static let settings: [String: OtherWord.Setting] = [
        "selected": "selected: true", "active": "selected: true", "current": "selected: true",
        "disabled": "disabled: true", "inactive": "disabled: true", "greyedout": "disabled: true",
        "hidden": "hidden: true", "primary": "style: primary", "secondary": "style: secondary",
        "destructive": "semantic: negative",
    ]
}
