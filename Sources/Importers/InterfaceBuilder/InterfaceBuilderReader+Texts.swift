import Diagnostics
import ScreenModel

// Texts, with their translations.
extension InterfaceBuilderReader {
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
        guard found.kind != .encoded, store.pool.count < mostTextBytes else {
            return setUndetermined(field, of: record, at: node)
        }
        let isTemplate = xml.equals(found.range, oneOf: InterfaceBuilderReader.templates)
        if isTemplate { reportTemplate(found, field, of: record) }
        if isTemplate || isSetOnLoading(object ?? element) {
            let text = addText(found, node: node, isMeasured: false)
            store[record, slot] = Slot(node: node, payload: finish(text, isKnown: false))
            return
        }
        let translated = entries(for: found, key ?? property.description, of: object ?? element)
        // The file's own text comes first, and gives the first of the locales.
        let base = translated.isEmpty ? 0 : store.locale(named: language ?? InterfaceBuilderReader.baseLanguage) ?? 0
        // Locales and files are numbered in their order, which is that of the findings.
        var placed = [(translation: Translation.Entry, locale: UInt32, place: UInt32)]()
        for translation in translated {
            guard let locale = store.locale(named: translation.language) else { continue }
            screenLocales.insert(locale)
            let file = translations.files[translation.file]
            let place = self.node(at: translation.range, inSource: number(ofFile: file.path, file.source))
            placed.append((translation, locale, place))
        }
        var next: UInt32 = 0
        for (translation, locale, place) in placed.reversed() {
            let text = store.addText(translation.text, node: place, isMeasured: true)
            next = finish(text, locale: locale, next: next)
        }
        let locale = next == 0 ? 0 : base
        if locale != 0 { screenLocales.insert(locale) }
        let text = addText(found, node: node, isMeasured: true)
        store[record, slot] = Slot(node: node, payload: finish(text, locale: locale, next: next))
    }

    /// The translations of a property of an object that say something else, by language.
    private func entries(for text: XMLProperty, _ property: String, of element: Int) -> [Translation.Entry] {
        guard !translations.entries.isEmpty,
            let all = translations.entries["\(xml.value(of: "id", in: element) ?? "").\(property)"],
            let own = xml.text(of: text)
        else { return [] }
        let others = all.filter { $0.language != language && $0.text != own }
        return Dictionary(others.map { ($0.language, $0) }) { $1 }.values.sorted { $0.language < $1.language }
    }

    /// Enters whether a text is known, its locale, and what it is called in the next.
    private mutating func finish(
        _ index: UInt32,
        locale: UInt32 = 0,
        next: UInt32 = 0,
        isKnown: Bool = true
    ) -> UInt32 {
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
    private static let templates: [StaticString] = [
        "Title", "Root View Controller", "View Controller", "Table View Controller", "Item", "Button",
    ]

    /// Says once a screen that it has a text of Xcode's.
    private mutating func reportTemplate(_ text: XMLProperty, _ field: String, of record: Record) {
        // A tab stands on each screen of its bar; what stands in another storyboard is said there.
        guard !hasTemplate, fileNumber == 0, let slot = slot(field, of: record),
            toldTemplates.insert(text.range.start).inserted
        else { return }
        hasTemplate = true
        diagnostics.append(
            Diagnostic(
                .screenTemplateText,
                in: path,
                screen: screenID,
                path: store.path(of: Place(record, slot: slot)),
                at: text.range,
                "'\(xml.text(text.range))' is what Xcode writes into a new object; people read it unless code sets another text."
            )
        )
    }
}
