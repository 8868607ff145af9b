/// Finds the symbol of a word of an enumeration from its bytes.
struct SpellingTable: Sendable {
    private let words: WordTable
    private let symbolNumbers: [UInt32]

    init(_ enumeration: Enumeration, _ symbols: SymbolTable) {
        let spellings = enumeration.values.flatMap { value in
            ([value.name] + value.aliases).map { (spelling: $0, symbol: symbols.number(of: value.name)) }
        }
        words = WordTable(spellings.map(\.spelling))
        symbolNumbers = spellings.map { $0.symbol ?? Slot.missing }
    }

    /// The symbol of a word as it is written; nil if the word is not of the list.
    func symbol(spelt bytes: Span<UInt8>) -> UInt32? {
        words.index(of: bytes).map { symbolNumbers[$0] }
    }
}
