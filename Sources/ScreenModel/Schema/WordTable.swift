/// Finds a word of a fixed list from its bytes.
///
/// An open-addressed table over a hash of the word's length and outer letters: no string is made.
final class WordTable: Sendable {
    /// The UTF-8 bytes of the words.
    private let bytes: [UInt8]
    /// Where each word begins in `bytes`, and where the last one ends.
    private let starts: [Int32]
    private let entries: [UInt16]
    private let mask: Int

    /// Makes a table of words; of equal ones the first counts.
    init(_ words: [String]) {
        var size = 16
        while size < words.count * 4 { size *= 2 }
        mask = size - 1
        var bytes = [UInt8]()
        bytes.reserveCapacity(words.count * 12)
        var starts = [Int32]()
        starts.reserveCapacity(words.count + 1)
        var entries = [UInt16](repeating: 0, count: size)
        for (index, word) in words.enumerated() {
            let start = bytes.count
            starts.append(Int32(start))
            let letters = word.utf8Span.span
            for index in letters.indices { bytes.append(letters[index]) }
            let word = bytes.span.extracting(start...)
            var position = WordTable.hash(word) & mask
            while entries[position] != 0 {
                let known = Int(entries[position]) - 1
                if WordTable.equal(bytes, from: Int(starts[known]), to: Int(starts[known + 1]), word) { break }
                position = (position + 1) & mask
            }
            if entries[position] == 0 { entries[position] = UInt16(index + 1) }
        }
        starts.append(Int32(bytes.count))
        (self.bytes, self.starts, self.entries) = (bytes, starts, entries)
    }

    /// The index of the word spelt by `word`, or nil if it is none of the list.
    func index(of word: Span<UInt8>) -> Int? {
        guard !word.isEmpty else { return nil }
        var position = WordTable.hash(word) & mask
        while entries[position] != 0 {
            let index = Int(entries[position]) - 1
            if WordTable.equal(bytes, from: Int(starts[index]), to: Int(starts[index + 1]), word) { return index }
            position = (position + 1) & mask
        }
        return nil
    }

    /// The index of a word, or nil if it is none of the list.
    func index(of word: String) -> Int? { index(of: word.utf8Span.span) }

    private static func equal(_ bytes: [UInt8], from start: Int, to end: Int, _ word: Span<UInt8>) -> Bool {
        guard end - start == word.count else { return false }
        let known = bytes.span.extracting(start..<end)
        for index in word.indices where known[index] != word[index] { return false }
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
