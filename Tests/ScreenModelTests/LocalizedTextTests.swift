import Diagnostics
import Testing

/// Texts in several languages, in the ways in which people write them.
@Suite struct LocalizedTextTests {
    private static let full = "navigationBar: {title: {en: Orders, de: Aufträge}}"

    @Test(arguments: [
        "navigationBar: {title_en: Orders, title_de: Aufträge}", "navigationBar: {titleEn: Orders, titleDe: Aufträge}",
        "navigationBar: {title.en: Orders, 'title (de)': Aufträge}", "title-en: Orders\ntitle-de: Aufträge",
        "navigationBar: {titles: {en: Orders, de: Aufträge}}", "localizedTitle: {en: Orders, de: Aufträge}",
        "navigationBar: {title: {text: {en: Orders, de: Aufträge}}}",
        "navigationBar: {title: {translations: {en: Orders, de: Aufträge}}}",
        "navigationBar: {title: [{locale: en, text: Orders}, {locale: de, text: Aufträge}]}",
        "navigationBar: {title: [{lang: en, value: Orders}, {lang: de, value: Aufträge}]}",
        "navigationBar: {title: [en: Orders, de: Aufträge]}",
        "navigationBar: {title: {en: {text: Orders}, de: {text: Aufträge}}}",
        "navigationBar: {en: Orders, de: Aufträge}", "header: {en: Orders, de: Aufträge}",
        "navigationBar: {title: {en: Orders, de: Aufträge, comment: The list of all orders of a technician, max: 20}}",
    ])
    func isOneTextInAllOfThem(written: String) { WideFormTests.expectSame(written, Self.full) }

    @Test(arguments: [
        ("toolbar: {helperText: {en: A, de: B}}", "toolbar: {helperText: {text: {en: A, de: B}}}"),
        ("toolbar: [{en: A, de: B}]", "toolbar: [{label: {en: A, de: B}}]"),
        ("toolbar: {overflow: [{en: A, de: B}]}", "toolbar: {overflow: [{label: {en: A, de: B}}]}"),
    ])
    func standsForItsComponent(written: String, full: String) { WideFormTests.expectSame(written, full) }

    /// What is said for all other languages is a text beside them.
    @Test func theDefaultIsALanguageOfItsOwn() {
        let read = Decoded("id: a\nnavigationBar: {title: {default: Orders, de: Aufträge}}\n")
        #expect(read.description.contains("title: {default: Orders, de: Aufträge}"), "\(read.description)")
    }

    @Test(arguments: [
        "navigationBar: {title: Orders, title_de: Aufträge}", "navigationBar: {title_en: [Orders]}",
        "navigationBar: {title: {en: Orders}, title_en: Order}", "navigationBar: {titles: {one: Order, other: Orders}}",
    ])
    func isLeftOpenWhereTheTextIsAnother(written: String) {
        let diagnostics = Decoded("id: a\n\(written)\n").diagnostics
        #expect(diagnostics.count == 1 && diagnostics.allSatisfy { $0.severity == .info }, "\(diagnostics)")
    }
}
