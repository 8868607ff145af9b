/// Finds the symbol of a word of an enumeration from its bytes.
struct SpellingTable: Sendable {
    private let symbols: SymbolTable
    /// The symbols of the words.
    private let numbers: [UInt32]
    /// Other spellings, of which there are few.
    private let aliases: [(spelling: String, symbol: UInt32)]

    /// Makes a table of an enumeration, whose words have these numbers among the symbols of all.
    init(_ enumeration: Enumeration, _ numbers: ArraySlice<UInt32>, _ symbols: SymbolTable) {
        var aliases = [(spelling: String, symbol: UInt32)]()
        for (value, number) in zip(enumeration.values, numbers) {
            for alias in value.aliases { aliases.append((alias, number)) }
        }
        self.symbols = symbols
        self.numbers = Array(numbers)
        self.aliases = aliases
    }

    /// The symbol of a word as it is written; nil if the word is not of the list.
    func symbol(spelt bytes: Span<UInt8>) -> UInt32? {
        if let number = symbols.number(spelt: bytes), numbers.contains(number) { return number }
        return aliases.first { SpellingTable.equal($0.spelling, bytes) }?.symbol
    }

    private static func equal(_ text: String, _ bytes: Span<UInt8>) -> Bool {
        var index = 0
        for byte in text.utf8 {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
        }
        return index == bytes.count
    }
}
