/// Finds a word of a fixed list from its bytes.
///
/// An open-addressed table over a hash of the word's length and outer letters: one probe for nearly every key, and no
/// string is made.
final class WordTable: Sendable {
    private let words: [[UInt8]]
    private let entries: [UInt16]
    private let mask: Int

    init(_ words: [String]) {
        self.words = words.map { Array($0.utf8) }
        var size = 16
        while size < words.count * 4 { size *= 2 }
        mask = size - 1
        var entries = [UInt16](repeating: 0, count: size)
        for (index, word) in self.words.enumerated() {
            var position = WordTable.hash(word.span) & mask
            while entries[position] != 0 { position = (position + 1) & mask }
            entries[position] = UInt16(index + 1)
        }
        self.entries = entries
    }

    /// The index of the word spelt by `bytes`, or nil if it is none of the list.
    func index(of bytes: Span<UInt8>) -> Int? {
        guard !bytes.isEmpty else { return nil }
        var position = WordTable.hash(bytes) & mask
        while entries[position] != 0 {
            let index = Int(entries[position]) - 1
            if equal(words[index], bytes) { return index }
            position = (position + 1) & mask
        }
        return nil
    }

    private func equal(_ left: [UInt8], _ right: Span<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        for index in 0..<left.count where left[index] != right[index] { return false }
        return true
    }

    private static func hash(_ bytes: Span<UInt8>) -> Int {
        let count = bytes.count
        guard count > 0 else { return 0 }
        var value = count &* 0x9E5
        value = value &* 31 &+ Int(bytes[0])
        value = value &* 31 &+ Int(bytes[count / 2])
        value = value &* 31 &+ Int(bytes[count - 1])
        return (value ^ (value >> 7)) &* 0x2545F
    }
}
