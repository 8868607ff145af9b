import Diagnostics

/// A custom of capitalising English texts.
enum Capitalization: String, CaseIterable {
    /// All words begin with a capital letter, but for minor ones between the first and the last.
    case title
    /// Only the first word and proper names do.
    case sentence

    /// Articles, conjunctions and short prepositions, which title case leaves in lower case.
    private static let minorWords: Set<Substring> = [
        "a", "an", "the", "and", "as", "at", "but", "by", "for", "from", "if", "in", "into", "nor", "of", "off", "on",
        "onto", "or", "out", "over", "per", "so", "than", "to", "up", "via", "with", "vs", "yet",
    ]

    /// The minor words as one reads them.
    static var minorWordList: String { minorWords.sorted().map { "`\($0)`" }.joined(separator: ", ") }

    /// Whether a text follows the custom; unknown where a capital letter may be that of a name.
    func verdict(on text: String) -> Truth {
        // A word that does not begin with a letter, such as a number, says nothing.
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let first = words.first, words.contains(where: Capitalization.isWord) else { return .unknown }
        if Capitalization.isWord(first), Capitalization.isLower(first) { return .no }
        let others = words.dropFirst().filter(Capitalization.isWord)
        switch self {
        case .title:
            let endsLow = words.last.map { Capitalization.isWord($0) && Capitalization.isLower($0) } ?? false
            return Truth(!endsLow && !others.contains { Capitalization.isLower($0) && !Capitalization.isMinor($0) })
        case .sentence:
            if others.allSatisfy({ $0.first?.isUppercase == false }) { return .yes }
            // One capital letter may begin a name; all of them, in three words or more, make a title.
            let major = others.filter { !Capitalization.isMinor($0) }
            return major.count > 1 && major.allSatisfy(Capitalization.isCapitalized) ? .no : .unknown
        }
    }

    /// The text as the custom has it; words with capitals inside them, such as `SAP`, stay.
    func applied(to text: String) -> String {
        var isFirst = true
        let last = text.split(separator: " ").last
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            guard Capitalization.isWord(word) else { return String(word) }
            defer { isFirst = false }
            let isMinor = word.endIndex != last?.endIndex && Capitalization.isMinor(word)
            let wantsCapital = isFirst || (self == .title && !isMinor)
            if wantsCapital, Capitalization.isLower(word) { return word.capitalized }
            return !wantsCapital && Capitalization.isCapitalized(word) ? word.lowercased() : String(word)
        }
        return words.joined(separator: " ")
    }

    private static func isWord(_ word: Substring) -> Bool { word.first?.isLetter == true }

    /// Whether a word is a minor one, also with a mark behind it, as in `vs.`.
    private static func isMinor(_ word: Substring) -> Bool {
        minorWords.contains(Substring(word.lowercased().trimmingSuffix(while: \.isPunctuation)))
    }

    /// Whether a word has small letters only; `iPhone` has not, nor has a word in a script without capitals.
    private static func isLower(_ word: Substring) -> Bool {
        word.contains(where: \.isLowercase) && !word.contains(where: \.isUppercase)
    }

    /// Whether a word is a capital and small letters; `SAP` is not.
    private static func isCapitalized(_ word: Substring) -> Bool {
        word.first?.isUppercase == true && word.dropFirst().contains(where: \.isLowercase)
            && !word.dropFirst().contains(where: \.isUppercase)
    }
}
