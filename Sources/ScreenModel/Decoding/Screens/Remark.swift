import Diagnostics

/// What stands behind the name of a key.
enum Remark {
    private static let marks = [
        " (", "(", " [", "[", " @ ", "@", " on ", " in ", " when ", " while ", " for ", ", ", " - ", " – ",
    ]

    /// The name and what is said behind it: `trailing (iPad)`, `trailing on iPad`, `toolbar when editing`; else nil.
    static func split(_ key: String) -> (name: String, remark: String)? {
        for mark in marks where key.holds(mark) {
            let parts = key.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { continue }
            let isBracketed = mark.hasSuffix("(") || mark.hasSuffix("[")
            if isBracketed, !")]".contains(parts[1].last ?? " ") { continue }
            return (String(parts[0]), String(isBracketed ? parts[1].dropLast() : parts[1]))
        }
        return nil
    }

    /// Whether what is said stands in brackets, so that it is surely no part of the name.
    static func isBracketed(_ key: String) -> Bool { key.last.map(")]".contains) == true && split(key) != nil }

    /// Whether what is said is that the key holds anyway.
    static func isOfAll(_ remark: String) -> Bool {
        ["default", "base", "always", "allscreens", "onallscreens"].contains(Spelling.folded(remark))
    }

    /// Whether what is said is how long a text may be, or how it looks: `max. 15 characters`, `bold`.
    static func isOfLook(_ remark: String) -> Bool {
        !remark.contains("?") && CommonWords.parts(of: remark).allSatisfy(WordSet.remarksOfTexts.contains)
    }

    /// The name of a key that is not settled yet and what says so, `toolbar ?`, `tab bar v2`; nil for any other.
    static func splitDoubt(_ key: String) -> (name: String, remark: String)? {
        if key.last == "?" { return (String(key.dropLast()), "?") }
        guard let space = key.lastIndex(where: { " _-".contains($0) }), case let last = key[space...].dropFirst(),
            last.count > 1, last.first == "v", last.dropFirst().allSatisfy({ $0.isNumber || $0 == "." })
        else { return nil }
        return (String(key[..<space]), String(last))
    }

    /// The conditions that all words of a text say together; empty if one says something else.
    static func conditions(in text: String) -> [OtherWord.Setting] {
        if let condition = condition(text) { return [condition] }
        var conditions = [OtherWord.Setting]()
        for word in text.split(whereSeparator: { !$0.isLetter }) where !WordSet.remarks.contains(word.lowercased()) {
            guard let condition = condition(String(word)) else { return [] }
            if conditions.contains(condition) { continue }
            guard !conditions.contains(where: { $0.path == condition.path }) else { return [] }
            conditions.append(condition)
        }
        return conditions
    }

    private static func condition(_ word: String) -> OtherWord.Setting? {
        let word = Spelling.folded(word)
        // A large title is one, and so is one on a large screen.
        if ScreenDecoder.sizesOfBars.contains(word) { return nil }
        return OtherWord.conditions[word] ?? OtherWord.states[word]
    }
}
