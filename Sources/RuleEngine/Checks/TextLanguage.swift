import Diagnostics
import ScreenModel

/// The languages of texts: a text's own locale, or else that of its screen.
enum TextLanguage {
    /// Whether a text of one locale serves where another is asked for: `en-GB` for `en`, and `en` for `en-GB`.
    static func serves(_ locale: String, for wanted: String) -> Bool {
        let (parts, wantedParts) = (self.parts(of: locale), self.parts(of: wanted))
        return zip(parts, wantedParts).allSatisfy { $0 == $1 } && !parts.isEmpty && !wantedParts.isEmpty
    }

    /// The subtags of a locale, in lower case.
    private static func parts(of locale: String) -> [Substring] {
        locale.lowercased().split { $0 == "-" || $0 == "_" }.map { Substring($0) }
    }
}

extension CheckContext {
    /// The locale of a text: its own, or that of the screen; nil if nothing says.
    func locale(of text: Text) -> String? {
        text.locale != 0 ? store.locales[Int(text.locale)] : store.string(layout, Slots.Screen.locale)
    }

    /// Whether a text is in a language; of a text of which nothing says so, plain Latin letters are taken for English.
    func isText(_ text: Text, in language: String) -> Truth {
        if let locale = locale(of: text) { return Truth(TextLanguage.serves(locale, for: language)) }
        guard TextLanguage.serves("en", for: language) else { return .unknown }
        return store.bytes(of: text).allSatisfy { $0 < 0x80 } ? .yes : .unknown
    }

    /// Whether a visited text may be taken for English: its locale says so, or nothing says otherwise.
    func isEnglish(_ visit: Visit) -> Bool {
        reader.localizedText(visit.value.payload).map { isText($0, in: "en") == .yes } ?? false
    }
}
