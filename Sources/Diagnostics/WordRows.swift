/// Rows of a table: the words that mean the same, separated by blanks, with what they mean.
package struct WordRows<Meaning: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
    private let rows: [(words: String, meaning: Meaning)]

    /// Creates a table of the rows of a literal.
    package init(dictionaryLiteral rows: (String, Meaning)...) { self.rows = rows }

    /// What each word means, in small letters if `foldsCase`; of a word in two rows the later one counts.
    package func byWord(foldsCase: Bool = false) -> [String: Meaning] {
        var meanings: [String: Meaning] = [:]
        for row in rows {
            for word in row.words.split(separator: " ") {
                meanings[foldsCase ? word.lowercased() : String(word)] = row.meaning
            }
        }
        return meanings
    }
}
