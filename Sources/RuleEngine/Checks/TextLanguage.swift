import CEL
import Diagnostics
import ScreenModel

/// The languages of texts: a text's own locale, or else that of its screen.
enum TextLanguage {
    /// Whether a text of one locale serves where another is asked for: `en-GB` for `en`, and `en` for `en-GB`.
    static func serves(_ locale: String, for wanted: String) -> Bool {
        let (parts, wantedParts) = (self.parts(of: locale), self.parts(of: wanted))
        return zip(parts, wantedParts).allSatisfy { $0 == $1 } && !parts.isEmpty && !wantedParts.isEmpty
    }

    /// Whether a text is the code of a language, such as `en` or `pt-BR`, and no word.
    static func isLocale(_ text: String) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let language = parts.first, (2...3).contains(language.count),
            LanguageCode.meant(by: String(language)) == nil
        else { return false }
        return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
            && language.allSatisfy(\.isLetter)
    }

    /// Whether a locale is none of a language: what Xcode calls the texts that translations are made from, which are in the
    /// language of their screen.
    static func isBase(_ locale: String) -> Bool { locale == "Base" }

    /// The name of a locale by its number; nil for all, and for texts whose language isn't told.
    static func name(ofLocale number: UInt32, in store: borrowing RecordStore) -> String? {
        let name = number == 0 ? nil : store.locales[Int(number)]
        return name.flatMap { isBase($0) ? nil : $0 }
    }

    /// The subtags of a locale, in lower case.
    private static func parts(of locale: String) -> [Substring] { locale.lowercased().split { $0 == "-" || $0 == "_" } }
}

extension CheckContext {
    /// The locale of a text: its own, or that of the screen; nil if nothing says.
    func locale(of text: Text) -> String? {
        TextLanguage.name(ofLocale: text.locale, in: reader.records.store) ?? reader.string(layout, Slots.Screen.locale)
    }

    /// Whether a text is in a language; unknown of a text of which nothing says so.
    func isText(_ text: Text, in language: String) -> Truth {
        locale(of: text).map { Truth(TextLanguage.serves($0, for: language)) } ?? .unknown
    }

    /// Tells why something that hangs on the language of a text is open.
    mutating func explainUnknownLanguage(_ subject: @autoclosure () -> String) {
        let reason = "undetermined, because the language of the text is not known: the screen's 'locale' tells it"
        explain(subject(), reason)
    }

    /// The language of what an expression came to: that in which it was read, if it is something else in others, or else
    /// the screen's; empty if nothing says.
    mutating func language(
        of condition: Condition,
        _ visit: Visit,
        item: Value = .absent,
        _ value: ComparedValue?
    ) -> String {
        let locale = reader.locale
        if locale != 0 {
            reader.locale = 0
            defer { reader.locale = locale }
            if compared(evaluate(condition, visit, item: item)) != value,
                let language = TextLanguage.name(ofLocale: locale, in: reader.records.store)
            {
                return language
            }
        }
        return reader.string(layout, Slots.Screen.locale) ?? ""
    }
}

extension ExpressionCompiler {
    /// Whether one of some expressions reads texts, which are compared with those in the same language alone; if so, the
    /// rule reads the language of the screen.
    mutating func comparesTexts(of conditions: [Condition?]) -> Bool {
        let readsText = conditions.contains { condition in
            guard let program = condition?.program else { return false }
            return RuleCompiler.readsText(program) || visitsText && program.parts.contains { $0.reads(variable: 1) }
        }
        guard readsText else { return false }
        fields.insert(Slots.Screen.locale, of: Int(ComponentKind.screen.rawValue))
        return true
    }
}
