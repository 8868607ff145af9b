import Diagnostics
import ScreenModel

// Texts, with their translations.
extension InterfaceBuilderReader {
    /// How much text one file may ask for; beyond, texts are undetermined.
    private static let mostTextBytes = 1 << 25

    /// The name of the language that a file beside translations is written in, which it doesn't tell.
    private static let baseLanguage = "Base"

    /// Sets a text from a property of an object; nothing is set if the object hasn't got it.
    ///
    /// Translations name an object and its property: `object` and `key` where these are others.
    mutating func setText(
        _ field: String,
        of record: Record,
        from property: StaticString,
        in element: Int,
        translatedAs key: String? = nil,
        of object: Int? = nil
    ) {
        guard let slot = slot(field, of: record), let found = xml.property(property, of: element) else { return }
        let node = node(at: found.range)
        guard let text = found.text, store.pool.count < InterfaceBuilderReader.mostTextBytes else {
            return setUndetermined(field, of: record, at: node)
        }
        let isTemplate = InterfaceBuilderReader.templates.contains(text)
        if isTemplate { reportTemplate(text, at: found.range, field, of: record) }
        if isTemplate || isSetOnLoading(object ?? element) {
            store[record, slot] = Slot(node: node, payload: addText(text, node: node, isKnown: false))
            return
        }
        let translated =
            translations.isEmpty
            ? [] : entries(for: text, key: self.key(key ?? property.description, of: object ?? element))
        // The file's own text comes first, and gives the first of the locales.
        let base = translated.isEmpty ? 0 : store.locale(named: language ?? InterfaceBuilderReader.baseLanguage) ?? 0
        var next: UInt32 = 0
        for translation in translated.reversed() {
            guard let locale = store.locale(named: translation.language) else { continue }
            screenLocales.insert(locale)
            let file = translations[translation.file]
            let place = self.node(at: translation.entry.range, inSource: number(ofFile: file.path, file.source))
            next = addText(translation.entry.text, node: place, locale: locale, next: next)
        }
        let locale = next == 0 ? 0 : base
        if locale != 0 { screenLocales.insert(locale) }
        store[record, slot] = Slot(node: node, payload: addText(text, node: node, locale: locale, next: next))
    }

    /// How translations name a property of an object.
    private func key(_ property: String, of element: Int) -> String {
        "\(xml.value(of: "id", in: element) ?? "").\(property)"
    }

    /// The translations of a text that say something else, by language.
    private func entries(for text: String, key: String) -> [(language: String, file: Int, entry: Translation.Entry)] {
        var found: [String: (file: Int, entry: Translation.Entry)] = [:]
        for (file, translation) in translations.enumerated() {
            for (language, entry) in translation.entries[key] ?? [:] where language != self.language {
                if entry.text != text { found[language] = (file, entry) }
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.file, $0.value.entry) }
    }

    private mutating func addText(
        _ string: String,
        node: UInt32,
        locale: UInt32 = 0,
        next: UInt32 = 0,
        isKnown: Bool = true
    ) -> UInt32 {
        let index = store.addText(string, node: node, isMeasured: isKnown)
        guard locale != 0 || next != 0 || !isKnown else { return index }
        var text = store.texts[Int(index)]
        text.locale = locale
        text.next = next
        if !isKnown { (text.hasPlaceholder, text.characters) = (true, 0) }
        return store.addText(text)
    }

    /// Whether attributes that are set when the file is loaded give an object its text.
    private func isSetOnLoading(_ element: Int) -> Bool {
        guard let attributes = xml.child("userDefinedRuntimeAttributes", of: element) else { return false }
        return xml.children(of: attributes).contains { attribute in
            guard let path = xml.value(of: "keyPath", in: attribute)?.lowercased() else { return false }
            return ["locali", "title", "text", "i18n"].contains { path.contains($0) }
        }
    }

    /// The texts that Xcode writes into new objects.
    private static let templates: Set<String> = [
        "Title", "Root View Controller", "View Controller", "Table View Controller", "Item", "Button",
    ]

    /// Says once a screen that it has a text of Xcode's.
    private mutating func reportTemplate(_ text: String, at range: SourceRange, _ field: String, of record: Record) {
        // A tab stands on each screen of its bar; what stands in another storyboard is said there.
        guard !hasTemplate, fileNumber == 0, let slot = slot(field, of: record),
            toldTemplates.insert(range.start).inserted
        else { return }
        hasTemplate = true
        let rule = OwnRule.screenTemplateText
        diagnostics.append(
            Diagnostic(
                file: path,
                screen: screenID,
                path: store.path(of: Place(record, slot: slot)),
                rule: rule.id,
                severity: rule.severity,
                message:
                    "'\(text)' is what Xcode writes into a new object; people read it unless code sets another text.",
                range: range
            )
        )
    }
}
