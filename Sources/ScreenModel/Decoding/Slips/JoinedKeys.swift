import Diagnostics
import YAMLSyntax

// Keys with their values in them, since a colon or the space behind it is missing, so that YAML reads a text:
// `toolbar:{items: [A]}`, `{title Orders}`, `- kind:flexible-space`, `- style=primary`, `{en:Orders}`.
extension ScreenDecoder {
    /// Reads such an entry of a list as one of which nothing is known; nil for a text.
    mutating func decodeJoinedKey(_ kind: ComponentKind, _ node: NodeIndex, in parent: Place?) -> Record? {
        guard [.item, .block, .slotItem].contains(kind), tree[node].style == .plain,
            tree[tree[node].parent].kind == .sequence, tree[node].range.length <= 80,
            tree.withText(of: node, ScreenDecoder.mayJoin),
            let (slot, value) = joinedKey(in: tree.text(of: node), of: kind)
        else { return nil }
        let line = Message.line([kind.component.fields[slot].name], JoinedKeys.written(value))
        let isFlow = tree[tree[node].parent].style == .flow
        let fix = replacing(node, with: isFlow ? "{\(line)}" : line)
        report(.screenWrongType, tree[node].range, Message.missingColon(line), fix: fix)
        let record = store.addRecord(kind, node: node.rawValue, in: parent)
        store.noteUnread(in: record)
        return record
    }

    /// Whether the bytes of a text hold what may stand between a key and its value.
    private static func mayJoin(_ text: Span<UInt8>) -> Bool {
        let mayBeWord =
            text.count > 5 && text[4] == 0x20 && (text[0] == UInt8(ascii: "r") || text[0] == UInt8(ascii: "k"))
        return mayBeWord || text.indices.contains { text[$0] == UInt8(ascii: ":") || text[$0] == UInt8(ascii: "=") }
    }

    /// The key of a component that a text begins with, and what stands behind it.
    private func joinedKey(in text: String, of kind: ComponentKind) -> (slot: Int, value: String)? {
        guard let mark = text.firstIndex(where: { ":= ".contains($0) }), case let key = String(text[..<mark]),
            let slot = kind.component.slot(named: key), !kind.component.fields[slot].isDerived,
            case let value = text[text.index(after: mark)...], let first = value.first, first != " ", first != "/"
        else { return nil }
        // `icon:plus` is read as what it says; behind a blank it may be a label, `label printer`, but not that of a closed list.
        if text[mark] == ":", key == "icon" { return nil }
        if text[mark] == " " {
            guard ["role", "kind"].contains(key), let words = kind.component.fields[slot].type.enumeration,
                symbol(ofOtherSpelling: String(value), in: words) != nil
            else { return nil }
        }
        return (slot, String(value))
    }

    /// Reports languages with their texts in them, `{en:Orders, de:Aufträge}`; false for any other map.
    mutating func reportJoinedLanguages(in mapping: NodeIndex) -> Bool {
        guard tree[mapping].style == .flow else { return false }
        let keys = tree.pairs(of: mapping, among: 64).filter { key, value in
            guard isAlone(key, before: value), let word = tree.word(key, upTo: 200),
                let mark = word.firstIndex(where: { ":=".contains($0) })
            else { return false }
            return Languages.isTag(String(word[..<mark])) && word.index(after: mark) < word.endIndex
        }
        for (key, _) in keys {
            let parts = tree.text(of: key).split(maxSplits: 1) { ":=".contains($0) }
            let line = Message.line([String(parts[0])], JoinedKeys.written(parts[1]))
            let edit = Edit(range: tree[key].range, text: line)
            let fix = Fix(safe: Message.replace(with: line), edit)
            report(.screenWrongType, tree[key].range, Message.missingColon(line), fix: fix)
        }
        return !keys.isEmpty
    }

    /// Reports keys with the dash of a list before them that has no blank behind it, `-icon: plus`; false for any other map.
    mutating func reportJoinedDashes(in mapping: NodeIndex) -> Bool {
        let keys = tree.pairs(of: mapping, among: 64).map(\.key).filter { key in
            tree[key].style == .plain
                && tree.word(key).map { $0.first == "-" && MissingSpace.isOwnKey($0.dropFirst()) } == true
        }
        guard let first = keys.first, first == tree.firstChild(of: mapping) else { return false }
        let edits = keys.map { Edit(inserting: " ", at: tree[$0].range.start + 1) }
        let fix = Fix(title: Message.addSpaceBehindDash, applicability: .safe, edits: edits)
        let start = tree[first].range.start
        report(.screenWrongType, SourceRange(start: start, end: start + 1), Message.missingSpaceBehindDash, fix: fix)
        return true
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
        if tree.isComplete {
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
        let line = Message.line([name], JoinedKeys.written(value))
        let fix = key[mark] == " " ? nil : Fix(safe: Message.replace(with: line), Edit(range: range, text: line))
        report(.screenUnknownKey, range, Message.missingColon(line), fix: fix)
        return true
    }
}

private enum JoinedKeys {
    /// A value as it is written behind its key, in quotes where it begins as no plain text does: `{en:`Add}`, `color:#fff`.
    static func written(_ value: some StringProtocol) -> String {
        guard let first = value.first, "`@%&*!|>#'\"".contains(first) else { return String(value) }
        let isQuoted = value.count > 1 && "'\"".contains(first) && value.last == first
        return isQuoted ? String(value) : ScalarText(String(value)).yaml
    }
}
