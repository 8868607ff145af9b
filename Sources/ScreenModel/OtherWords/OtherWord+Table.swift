import Diagnostics

// The table of other tools' words, which is a text of the binary, `other-words.txt`; its head says how it is written.
extension OtherWord {
    /// All rows; of two rows for the same word of a component, the earlier one counts.
    package static let table = rows[""] ?? []

    /// The rows by what the heading says beside the component.
    private static let rows = Dictionary(grouping: WordRow.rows(of: "other-words"), by: \.sense).mapValues { rows in
        rows.map(OtherWord.init)
    }

    /// The rows of a word by their indices; few words have more than one.
    private struct Rows {
        let first: Int
        var others: [Int] = []

        var all: [OtherWord] { ([first] + others).map { table[$0] } }

        func first(where fits: (OtherWord) -> Bool) -> OtherWord? {
            fits(table[first]) ? table[first] : others.first { fits(table[$0]) }.map { table[$0] }
        }
    }

    /// The rows of each word by its folded spelling.
    private static let rowsByWord: [String: Rows] = {
        var rowsByWord = [String: Rows](minimumCapacity: 4096)
        for (index, row) in table.enumerated() {
            for word in Spelling.foldedWords(row.spelling) {
                guard let rows = rowsByWord.updateValue(Rows(first: index), forKey: word) else { continue }
                rowsByWord[word] = Rows(first: rows.first, others: rows.others + [index])
            }
        }
        return rowsByWord
    }()

    /// Whether a word is one of other tools' for anything at all, and so no slip of the finger.
    static func isKnown(_ word: String) -> Bool { rowsByWord[Spelling.folded(word)] != nil }

    /// The names of the fields that a word stands for in any component.
    static func names(for word: String) -> Set<String> {
        let rows = rowsByWord[Spelling.folded(String(word.prefix(64)))]?.all ?? []
        return Set(rows.compactMap { if case .rename(let path, _) = $0.conversion { path.last } else { nil } })
    }

    /// The rows that hold for a key of a component.
    package static func row(for word: String, in kind: ComponentKind) -> OtherWord? {
        let folded = Spelling.folded(word)
        // What is a note in most components may be a key of ours in this one.
        guard let rows = rowsByWord[folded], kind.component.slot(spelt: folded) == nil else { return nil }
        return rows.first { $0.components.contains(kind) && $0.fits(kind) }
    }

    /// The key of ours that a word is, however it is spelt, or that another tool's word stands for.
    static func key(for word: String, in kind: ComponentKind) -> String? {
        kind.component.field(spelt: Spelling.folded(word))?.name ?? row(for: word, in: kind)?.ownKey
    }

    /// The bar of a screen that a slip of another tool's word for it means, `navbarr`; nil if none is near.
    static func bar(near word: String) -> String? {
        guard word.utf8.count > 4 else { return nil }
        let rows = table.filter { row in
            row.components.contains(.screen) && ["navigationBar", "toolbar", "tabBar"].contains(row.ownKey)
        }
        let near = Suggestion.slips(of: word, in: rows.flatMap(\.words)).first
        return near.flatMap { near in rows.first { $0.words.contains(near) }?.ownKey }
    }

    /// Whether a word is a key of ours, or another tool's word for it.
    static func isWord(_ word: String, for key: String, in kind: ComponentKind) -> Bool {
        word == key || row(for: word, in: kind)?.ownKey == key
    }

    /// What a word stands in front of that means something else than usual.
    enum Shape: String { case map, text, truth, buttons }

    /// The row for a word that means something else than usual with such a value.
    static func row(for word: String, with shape: Shape, in kind: ComponentKind) -> OtherWord? {
        let folded = Spelling.folded(word)
        return rows[shape.rawValue]?.first { row in
            row.components.contains(kind) && row.words.contains(folded) && row.fits(kind)
        }
    }

    /// The row that what stands around a word brings, by the name of that.
    static func row(named name: String) -> OtherWord? { rows["names"]?.first { $0.words == [name] } }
}
