// The words of a text, for `words()`.

extension Evaluation {
    /// The words of a text in lower case: what stands between signs that are neither letter nor digit.
    ///
    /// An apostrophe within a word belongs to it.
    mutating func words(of text: Value) -> Value {
        if let words = wordsOfASCII(text) { return words }
        var words = [""]
        var pending: Character?
        for character in self.text(text) {
            if character.isLetter || character.isNumber {
                if let apostrophe = pending { words[words.count - 1].append(apostrophe) }
                words[words.count - 1].append(character)
            } else if "'’".contains(character), pending == nil, words.last != "" {
                pending = character
                continue
            } else if words.last != "" {
                words.append("")
            }
            pending = nil
        }
        let found = words.filter { !$0.isEmpty }.map { $0.lowercased() }
        let first = values.count
        guard charge(found.count) else { return list(from: first) }
        for word in found { values.append(string(word)) }
        return list(from: first)
    }

    /// The same of a text in ASCII, which most are, without making strings; nil for any other.
    private mutating func wordsOfASCII(_ text: Value) -> Value? {
        let source = withBytes(text) { text in text.indices.map { text[$0] } }
        guard source.allSatisfy({ $0 < 0x80 }) else { return nil }
        let first = values.count
        var start = bytes.count
        var isPending = false
        // A blank ends the last word.
        for byte in source + [0x20] {
            let isInWord = bytes.count > start
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if isPending { bytes.append(UInt8(ascii: "'")) }
                bytes.append(byte < UInt8(ascii: "A") ? byte : byte | 0x20)
                isPending = false
            case UInt8(ascii: "'") where isInWord && !isPending: isPending = true
            default:
                isPending = false
                guard isInWord, charge(2) else { continue }
                values.append(string(from: start))
                start = bytes.count
            }
        }
        return list(from: first)
    }
}
