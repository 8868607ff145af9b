import Diagnostics
import YAMLSyntax

// Keys that lost their indentation or their colon, so that YAML reads them as something else.
extension ScreenDecoder {
    /// The keys that stand right below an empty component which has them, and beside which they mean nothing of their own,
    /// each with the component's slot: `toolbar:` with `items: [Save]` in the next line, not indented.
    func outdentedKeys(of record: Record, _ mapping: NodeIndex) -> [NodeIndex: Int] {
        let kind = store.kind(of: record)
        let fields = kind.component.fields
        let empty = fields.indices.filter { slot in
            guard case .component = fields[slot].type, !fields[slot].isDerived else { return false }
            let value = store[record, slot]
            return value.isWritten && value.payload == Slot.null
                && tree[NodeIndex(rawValue: value.node)].range.length == 0
        }
        guard !empty.isEmpty else { return [:] }
        var keys = [NodeIndex: Int]()
        var above: Int?
        for (key, _) in tree.pairs(of: mapping) {
            if let slot = slot(of: key, in: kind) {
                above = empty.contains(slot) ? slot : nil
            } else if let slot = above, let part = fields[slot].type.component, tree[key].kind == .scalar,
                part.component.slot(named: tree.text(of: key)) != nil
                    || OtherWord.row(for: String(tree.text(of: key).prefix(64)), in: part)?.ownKey != nil
            {
                keys[key] = slot
            } else {
                above = nil
            }
        }
        return keys
    }

    /// Reports such a key; what the component holds is then not known.
    mutating func reportOutdented(_ pair: OtherPair, _ slot: Int, of record: Record) {
        store[record, slot].payload = Slot.unreadable
        let name = store.kind(of: record).component.fields[slot].name
        report(.screenUnknownKey, tree[pair.key].range, Message.outdented(tree.text(of: pair.key), name))
    }

    /// The key that a text begins with where a map is wanted, if only its colon is missing: `title "Orders"`.
    func keyWithoutColon(_ kind: ComponentKind, _ node: NodeIndex) -> String? {
        guard tree[node].style == .plain else { return nil }
        let text = tree.text(of: node)
        guard let end = text.firstIndex(where: \.isWhitespace) else { return nil }
        let word = String(text[..<end])
        let rest = text[end...].drop(while: \.isWhitespace)
        guard let slot = kind.component.slot(named: word), !kind.component.fields[slot].isDerived,
            let first = rest.first
        else { return nil }
        // `icon "share"` is read as what a button shows, and `title "Photo", back button` tells of a bar.
        let tells = kind == .item ? word == "icon" : kind == .navigationBar && tellsOfBar(text) && text.contains(",")
        let isValue = "\"'[{".contains(first) && !tells
        return isValue || isOnLineOfItsOwn(node) ? word : nil
    }

    /// Whether nothing but blanks stands before a value on its line.
    func isOnLineOfItsOwn(_ node: NodeIndex) -> Bool {
        let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        let before = tree.source[..<tree[node].range.start].last { !blanks.contains($0) }
        return before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r")
    }
}
