/// The codes of languages, for those who write their names or longer codes.
package enum LanguageCode {
    /// The code that a name of a language, or a code of three letters, stands for; nil if it is none that is known here.
    package static func meant(by word: String) -> String? { codes[word.lowercased()] }

    private static let codes = EmbeddedText.meanings(in: "languages")
}
