import YAMLSyntax

/// Words that mean the same, by language.
struct WordsByLanguage: Sendable {
    private let words: [(language: String, words: Set<String>)]

    /// Reads a map of languages to lists of words; nil if it is none.
    init?(_ value: YAMLValue) {
        guard let members = value.members else { return nil }
        var words = [(language: String, words: Set<String>)]()
        for member in members {
            let elements = member.value.elements ?? [member.value]
            let texts = elements.compactMap(\.text)
            guard let language = member.key.text, !texts.isEmpty, texts.count == elements.count else { return nil }
            words.append((language, Set(texts.map { $0.lowercased() })))
        }
        self.words = words
    }

    /// Whether there are words in a language.
    func knows(_ language: String) -> Bool {
        words.contains { TextLanguage.serves($0.language, for: language) }
    }

    /// Whether a text is one of the words of a language, in any case; of one that is not known, a word of any language.
    func holds(_ text: String, in language: String) -> Bool {
        let text = text.lowercased()
        return words.contains { entry in
            entry.words.contains(text) && (language.isEmpty || TextLanguage.serves(entry.language, for: language))
        }
    }
}
