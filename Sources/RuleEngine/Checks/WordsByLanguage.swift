import YAMLSyntax

/// Words that mean the same, by language.
struct WordsByLanguage: Sendable {
    private let languages: [String]
    /// For each word, in lower case, the languages that have it.
    private var languagesOfWords: [String: [String]] = [:]

    /// Reads a map of languages to lists of words; nil if it is none.
    init?(_ value: YAMLValue) {
        guard let members = value.members else { return nil }
        languages = members.compactMap(\.key.text)
        for member in members {
            guard let language = member.key.text, let texts = member.value.texts else { return nil }
            for text in texts { languagesOfWords[text.lowercased(), default: []].append(language) }
        }
    }

    /// Whether there are words in a language.
    func knows(_ language: String) -> Bool { languages.contains { TextLanguage.serves($0, for: language) } }

    /// Whether a text is one of the words of a language, in any case; of one that is not known, a word of any language.
    func holds(_ text: String, in language: String) -> Bool {
        guard let languages = languagesOfWords[text.lowercased()] else { return false }
        return language.isEmpty || languages.contains { TextLanguage.serves($0, for: language) }
    }
}
