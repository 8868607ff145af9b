import Diagnostics

/// A word or phrase to be avoided, and what is written instead.
struct Term: Sendable {
    /// What is written instead: one word, several to choose from, or none.
    let preferred: [String]
    /// Its characters, runs of white space as one blank; in lower case unless case matters.
    let characters: [String]
    /// Whether upper and lower case are told apart.
    let matchesCase: Bool

    init(_ written: String, preferred: [String], matchesCase: Bool) {
        (self.preferred, self.matchesCase) = (preferred, matchesCase)
        characters = TermText(written, matchesCase: matchesCase).characters
    }

    /// What is written for a found text, in its case; nil where there is no one word for it.
    func replacement(for found: String) -> String? {
        guard preferred.count == 1 else { return nil }
        return cased(preferred[0], as: found)
    }

    /// Whether a found text is one of the preferred ones, and only looks like the term because case is ignored.
    func allows(_ found: String) -> Bool { preferred.contains { cased($0, as: found) == found } }

    /// A preferred word in the case of what it replaces; one that has capitals of its own keeps them.
    private func cased(_ preferred: String, as found: String) -> String {
        guard !matchesCase, preferred == preferred.lowercased() else { return preferred }
        let letters = found.filter(\.isLetter)
        if letters.count > 1, letters == letters.uppercased() { return preferred.uppercased() }
        let words = found.split(separator: " ")
        let isTitle = words.count > 1 && words.allSatisfy { $0.first?.isUppercase ?? false }
        guard found.first?.isUppercase ?? false else { return preferred }
        return preferred.split(separator: " ", omittingEmptySubsequences: false).enumerated()
            .map { isTitle || $0.offset == 0 ? $0.element.capitalized : String($0.element) }
            .joined(separator: " ")
    }
}

/// A text prepared to be searched for terms: a character at a time, white space in runs.
struct TermText {
    /// The characters to compare.
    private(set) var characters: [String] = []
    /// Where each character begins in the text, and where the last one ends.
    private(set) var places: [String.Index] = []
    private let text: String

    init(_ text: String, matchesCase: Bool) {
        self.text = text
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            if !character.isWhitespace || characters.last != " " {
                characters.append(
                    character.isWhitespace ? " " : matchesCase ? String(character) : character.lowercased()
                )
                places.append(index)
            }
            index = text.index(after: index)
        }
        places.append(text.endIndex)
    }

    /// Whether a term stands at a place.
    func holds(_ term: Term, at place: Int) -> Bool {
        place + term.characters.count <= characters.count
            && characters[place..<place + term.characters.count].elementsEqual(term.characters)
    }

    /// Whether a word goes on across a place, so that no term begins or ends there.
    func isInWord(at place: Int) -> Bool { place > 0 && place < characters.count && isWord(place - 1) && isWord(place) }

    /// Whether the character at a place belongs to a word; not in scripts that are written without blanks.
    func isWord(_ place: Int) -> Bool {
        guard let character = characters[place].first, character.isLetter || character.isNumber || character == "_"
        else { return false }
        let scalar = character.unicodeScalars.first?.value ?? 0
        let isUnspaced =
            (0x0E00...0x0EFF).contains(scalar) || (0x2E80...0x9FFF).contains(scalar)
            || (0xAC00...0xD7AF).contains(scalar) || (0xF900...0xFAFF).contains(scalar) || scalar >= 0x20000
        return !isUnspaced
    }

    /// The text between two places.
    func text(in range: Range<Int>) -> String { String(text[places[range.lowerBound]..<places[range.upperBound]]) }

    /// The UTF-8 bytes of the text between two places.
    func bytes(in range: Range<Int>) -> Range<Int> {
        let start = text.utf8.distance(from: text.startIndex, to: places[range.lowerBound])
        return start..<start + text.utf8.distance(from: places[range.lowerBound], to: places[range.upperBound])
    }
}
