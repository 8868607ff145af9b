import Diagnostics
import YAMLSyntax

// Keys with their values in them where an entry of a list stands, so that YAML reads a text: `- kind:flexible-space`,
// `- style=primary`, `- role back`, and languages, `{en:Orders}`.
extension ScreenDecoder {
    /// Reads such an entry as one of which nothing is known; nil for a text.
    mutating func decodeJoinedKey(_ kind: ComponentKind, _ node: NodeIndex, in parent: Place?) -> Record? {
        guard [.item, .block, .slotItem].contains(kind), tree[node].style == .plain,
            tree[tree[node].parent].kind == .sequence, tree[node].range.length <= 80,
            tree.withText(of: node, ScreenDecoder.mayJoin),
            let (slot, value) = joinedKey(in: tree.text(of: node), of: kind)
        else { return nil }
        let line = Message.line([kind.component.fields[slot].name], value)
        let isFlow = tree[tree[node].parent].style == .flow
        let fix = replacing(node, with: isFlow ? "{\(line)}" : line, .safe, keepsQuotes: false)
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
            let line = Message.line([String(parts[0])], String(parts[1]))
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
                && tree.word(key).map { $0.first == "-" && MissingSpace.isKey($0.dropFirst()) } == true
        }
        guard let first = keys.first, first == tree.firstChild(of: mapping) else { return false }
        let edits = keys.map { Edit(inserting: " ", at: tree[$0].range.start + 1) }
        let fix = Fix(title: Message.addSpaceBehindDash, applicability: .safe, edits: edits)
        let start = tree[first].range.start
        report(.screenWrongType, SourceRange(start: start, end: start + 1), Message.missingSpaceBehindDash, fix: fix)
        return true
    }
}
