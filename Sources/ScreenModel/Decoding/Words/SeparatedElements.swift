import Diagnostics
import YAMLSyntax

// Several elements of a list in one text under another tool's word.
extension ScreenDecoder {
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
