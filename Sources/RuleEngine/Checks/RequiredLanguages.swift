import Diagnostics
import ScreenModel
import YAMLSyntax

/// `languages`: a text is given in each of some languages.
///
/// A text that is written once is in its screen's language. One without letters needs none, and a blank one is none.
struct RequiredLanguages: Check {
    let languages: [String]

    static let kind = CheckKind(
        name: "languages",
        value: .scalars,
        placeholders: ["missing", "languages"]
    ) { definition in
        guard definition.visits == .text else { return definition.reportMisfit("a text of the format") }
        guard let languages = definition.value.texts else {
            return definition.refuse("'languages' takes a list of locales, such as [en, de].")
        }
        if let wrong = definition.value.listed.first(where: { !TextLanguage.isLocale($0.text ?? "") }) {
            let code = LanguageCode.meant(by: wrong.text ?? "") ?? "codes, such as [en, pt-BR]"
            let message = "'\(wrong.text ?? "")' is no code of a language; write \(code)."
            return definition.refuse(message, at: wrong.range)
        }
        definition.compiler.fields.insert(Slots.Screen.locale, of: Int(ComponentKind.screen.rawValue))
        return RequiredLanguages(languages: languages)
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        var texts = [Text]()
        var next = visit.value.payload
        repeat {
            texts.append(context.store.texts[Int(next)])
            next = texts[texts.count - 1].next
        } while next != 0
        // What a text lacks is told once, in the first of its languages.
        if texts[0].locale != 0, texts[0].locale != context.reader.locale { return .notApplicable }
        let isSingle = texts.count == 1
        texts.removeAll(where: \.isBlank)
        if texts.allSatisfy({ !context.hasWords($0) }) {
            return texts.contains { $0.hasPlaceholder } ? .undetermined : .satisfied
        }
        let locales = texts.compactMap { context.locale(of: $0) }
        var missing = languages.filter { wanted in !locales.contains { TextLanguage.serves($0, for: wanted) } }
        // One text is in one language, if nobody knows in which.
        let unknown = texts.count - locales.count
        guard missing.count > unknown else {
            if !missing.isEmpty { context.explainUnknownLanguage("languages") }
            return missing.isEmpty ? .satisfied : .undetermined
        }
        if unknown > 0 { missing = languages }
        let words = missing.joined(separator: ", ")
        let message =
            isSingle && unknown > 0
            ? "This text is written once; it is needed in \(words)." : "This text is missing in \(words)."
        return context.violated(
            at: visit.place,
            message: message,
            values: ["missing": words, "languages": languages.joined(separator: ", ")]
        )
    }
}

extension CheckContext {
    /// Whether a text holds a letter besides its placeholders.
    fileprivate func hasWords(_ text: Text) -> Bool {
        let bytes = Array(store.bytes(of: text))
        return store.literalParts(of: text).contains { part in
            String(decoding: bytes[part], as: UTF8.self).contains { $0.isLetter }
        }
    }
}
