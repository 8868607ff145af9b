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
        else { return false }
        let range = tree[pair.key].range
        let isQuote = HiddenCharacter.isQuote(strange)
        let message = isQuote ? Message.strangeQuotes(plain) : Message.hiddenCharacter(plain, strange)
        report(.screenUnknownKey, range, message, fix: renaming(range, to: plain))
        decodeField(slot, of: record, pair.value)
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
