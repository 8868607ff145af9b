import Diagnostics
import YAMLSyntax

/// Blanks that are none of YAML's, and characters without width, as they come along from other programs.
enum HiddenCharacter {
    /// Whether a character is one of them.
    static func isOne(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0xAD, 0x200B...0x200D, 0x202F, 0x2060, 0x3000, 0xFEFF: true
        default: false
        }
    }

    /// Whether a character is a typographic quote, which YAML takes for a letter.
    static func isQuote(_ scalar: Unicode.Scalar) -> Bool { "“”„‟‘’«»".unicodeScalars.contains(scalar) }

    /// The number of bytes that such characters take at an offset of a source.
    static func length(at offset: Int, in source: [UInt8]) -> Int {
        let text = String(decoding: source[min(offset, source.count)..<min(offset + 8, source.count)], as: UTF8.self)
        return text.unicodeScalars.prefix(while: isOne).reduce(0) { $0 + String($1).utf8.count }
    }
}

extension ScreenDecoder {
    /// Reports a key of the component's with a character that nobody sees, or in quotes that are none of YAML's, and reads it
    /// as that; false for any other.
    mutating func reportHiddenCharacter(_ pair: OtherPair, of record: Record) -> Bool {
        let key = tree.text(of: pair.key)
        func isStrange(_ scalar: Unicode.Scalar) -> Bool {
            HiddenCharacter.isOne(scalar) || HiddenCharacter.isQuote(scalar)
        }
        guard let strange = key.unicodeScalars.first(where: isStrange),
            case let plain = String(String.UnicodeScalarView(key.unicodeScalars.filter { !isStrange($0) })),
            let slot = store.slot(named: plain, of: record), !store[record, slot].isWritten
        else { return reportHiddenIndentation(pair, of: record) }
        let range = tree[pair.key].range
        let isQuote = HiddenCharacter.isQuote(strange)
        let message = isQuote ? Message.strangeQuotes(plain) : Message.hiddenCharacter(plain, strange)
        report(.screenUnknownKey, range, message, fix: renaming(range, to: plain))
        decodeField(slot, of: record, pair.value)
        return true
    }

    /// Reports a key that is indented by blanks that are none of YAML's, so that it stands beside what it is meant to stand
    /// in; false for any other.
    private mutating func reportHiddenIndentation(_ pair: OtherPair, of record: Record) -> Bool {
        let key = tree.text(of: pair.key)
        let blanks = key.unicodeScalars.prefix { $0 == " " || HiddenCharacter.isOne($0) }
        let start = tree[pair.key].range.start
        guard let first = blanks.first(where: HiddenCharacter.isOne), tree[pair.key].style == .plain,
            tree.source[tree.source.lineStart(at: start)..<start].allSatisfy({ $0 == 0x20 })
        else { return false }
        // What it is meant to stand in is not empty.
        let above = NodeIndex(rawValue: pair.key.rawValue - 1)
        for slot in store.kind(of: record).component.fields.indices
        where tree.isNull(above) && store[record, slot].nodeIndex == above {
            store[record, slot] = Slot(above, Slot.unreadable)
        }
        noteUnread(pair)
        let range = SourceRange(start: start, end: start + String(blanks).utf8.count)
        let spaces = blanks.reduce(into: "") { $0 += $1.properties.isWhitespace ? " " : "" }
        let fix = Fix(safe: Message.indentBySpaces, Edit(range: range, text: spaces))
        let rest = String(key.unicodeScalars.dropFirst(blanks.count))
        report(.screenUnknownKey, tree[pair.key].range, Message.hiddenIndentation(rest, first), fix: fix)
        return true
    }

    /// Reports a blank that is none of YAML's before a list or a map, which makes a text of it; false for any other text.
    mutating func reportHiddenCharacter(before node: NodeIndex, _ name: String) -> Bool {
        let start = tree[node].range.start
        guard tree[node].style == .plain, tree.byte(at: start).map({ $0 >= 0xC2 }) == true,
            case let length = HiddenCharacter.length(at: start, in: tree.source), length > 0,
            let next = tree.byte(at: start + length), next == UInt8(ascii: "[") || next == UInt8(ascii: "{"),
            let first = tree.text(of: node).unicodeScalars.first
        else { return false }
        let range = SourceRange(start: start, end: start + length)
        let edit = Edit(range: range, text: "")
        let message = Message.hiddenCharacter(name, first)
        report(.screenWrongType, range, message, fix: Fix(safe: Message.takeOutCharacter, edit))
        return true
    }
}
