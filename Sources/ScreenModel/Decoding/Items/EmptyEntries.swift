import Diagnostics

// Entries of a bar's list that are no button.
extension ScreenDecoder {
    /// Whether a text says that there is no button, or that nobody knows which: `-`, `n/a`, `(optional)`, `Button TBD`.
    func saysNothing(_ text: String) -> Bool {
        guard text.utf8.count <= 80 else { return false }
        if text.isEmpty || ScreenDecoder.wordsForNothing.contains(text.lowercased())
            || text.hasPrefix("(") && text.hasSuffix(")")
            || [": none", ": empty", " - none", " - empty"].contains(where: text.hasSuffix)
        {
            return true
        }
        let isNote =
            ScreenDecoder.beginningsOfNotes.contains { text.hasPrefix($0) }
            || text.holds(" && ") && text.contains(where: "{<(".contains)
        let parts = CommonWords.parts(of: text)
        // `max. 3`, `only 3 allowed`
        let isLimit = ["max", "maximum", "only"].contains(parts.first) && text.contains(where: \.isNumber)
        // The labels of documented files begin with a capital, and ask for no list of words.
        let isFiller = !isLarge(text) && parts.count < 4 && parts.last.map(WordSet.fillers.contains) == true
        // `badge on filter icon`, `red dot on bell`
        let isOnAnother =
            !isLarge(text)
            && zip(parts, parts.dropFirst()).contains {
                WordSet.fillers.contains($0) && ["on", "over", "at"].contains($1)
            }
        // `3 of 12`, `← 16 →`
        let isCounter = (parts.isEmpty || parts == ["of"]) && text.holds(" ") && text.contains(where: \.isNumber)
        return isNote || isLimit || isFiller || isOnAnother || isCounter || parts == ["placeholder"]
            || parts.contains { ["tbd", "tbc", "todo", "fixme", "figma"].contains($0) }
    }

    private static let beginningsOfNotes = [
        "no ", "see ", "same as ", "Same as ", "# ", "* ", "Note:", "note:", "all icons", "all buttons", "all primary",
        "all secondary", "all tertiary", "in this order", "as in ", "as on ",
        "ordered by ", "sorted by ", "if (", "if(",
    ]

    private static let wordsForNothing: Set = [
        "-", "–", "—", "?", "/", "*", "none", "none yet", "n/a", "nothing", "nil", "null", "etc", "etc.", "optional",
        "keine", "hidden", "empty", "empty slot", "free", "blank", "unused", "progress bar", "title view",
        "last updated",
        "or", "false", "nothing else", "and nothing else", "nothing more", "no more", "that's it", "that's all",
    ]
}
