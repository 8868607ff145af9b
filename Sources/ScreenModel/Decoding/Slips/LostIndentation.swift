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

    /// Reports a key with the brace or bracket behind its colon in it, `navigationBar:{title: Orders}`, where YAML sees the end
    /// of the key at the colon within; false for any other pair.
    mutating func reportMissingSpace(beforeBrace pair: OtherPair, of record: Record) -> Bool {
        let key = tree.text(of: pair.key)
        guard tree[pair.key].style == .plain, key.utf8.count <= 80,
            let brace = key.firstIndex(where: { "{[".contains($0) }),
            brace > key.startIndex, case let colon = key.index(before: brace), key[colon] == ":",
            let slot = store.kind(of: record).component.slot(spelt: Spelling.folded(String(key[..<colon])))
        else { return false }
        store[record, slot] = Slot(pair.value, Slot.unreadable)
        noteUnread()
        let start = tree[pair.key].range.start
        let range = SourceRange(start: start, end: start + key[..<brace].utf8.count)
        // What breaks off behind it is told with the syntax.
        if tree.problems.isEmpty {
            let message = Message.missingSpace(String(key[..<colon]))
            report(.screenUnknownKey, range, message, fix: MissingSpace.fix(at: range.end, in: tree.source))
        }
        return true
    }

    /// Reports a text in place of a bar or the like that is a key of it with its value, `title:Orders`; false for any other.
    mutating func reportMissingSpace(in node: NodeIndex, of kind: ComponentKind) -> Bool {
        guard tree[node].style == .plain, ![.item, .block, .slotItem].contains(kind),
            // A colon, or the wide one.
            tree.withText(of: node, { text in text.indices.contains { text[$0] == 0x3A || text[$0] == 0xEF } }),
            case let text = String(tree.text(of: node).prefix(200)),
            let key = MissingSpace.key(of: text) ?? MissingSpace.keyBeforeWideColon(of: text), !key.contains(" "),
            kind.component.slot(named: String(key)) != nil, isOnLineOfItsOwn(node)
        else { return false }
        let start = tree[node].range.start
        let end = start + key.utf8.count
        if tree.byte(at: end) == UInt8(ascii: ":") {
            let fix = MissingSpace.fix(at: end + 1, in: tree.source)
            report(
                .screenWrongType,
                SourceRange(start: start, end: end + 1),
                Message.missingSpace(String(key)),
                fix: fix
            )
        } else {
            let colon = SourceRange(start: end, end: end + 3)
            let isFollowed = tree.byte(at: colon.end).map { $0 > 0x20 } ?? true
            let edit = Edit(range: colon, text: isFollowed ? ": " : ":")
            report(.screenWrongType, colon, Message.wideColon, fix: Fix(safe: Message.replace(with: ":"), edit))
        }
        return true
    }

    /// Reports a key in braces that has its value in it, `{title Orders, size=small}`; false for any other pair, as for a text
    /// that a comma ends, `{text: Shows the label, icon and more}`.
    mutating func reportMissingColon(_ pair: OtherPair, of record: Record) -> Bool {
        let (key, component) = (tree.text(of: pair.key), store.kind(of: record).component)
        guard tree[pair.key].style == .plain, key.utf8.count <= 80,
            let mark = key.firstIndex(where: { " =：".contains($0) }),
            isAlone(pair.key, before: pair.value), case let value = key[key.index(after: mark)...].trimmingPrefix(" "),
            value.split(separator: " ").count < 3, !["and", "or", "with"].contains(value.prefix { $0 != " " }),
            let slot = component.slot(spelt: Spelling.folded(String(key[..<mark]))), !component.fields[slot].isDerived
        else { return false }
        if !store[record, slot].isWritten { store[record, slot] = Slot(pair.value, Slot.unreadable) }
        noteUnread()
        let (name, range) = (component.fields[slot].name, tree[pair.key].range)
        let line = Message.line([name], String(value))
        let fix = key[mark] == " " ? nil : Fix(safe: Message.replace(with: line), Edit(range: range, text: line))
        report(.screenUnknownKey, range, Message.missingColon(line), fix: fix)
        return true
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
    private func isOnLineOfItsOwn(_ node: NodeIndex) -> Bool {
        let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        let before = tree.source[..<tree[node].range.start].last { !blanks.contains($0) }
        return before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r")
    }
}
