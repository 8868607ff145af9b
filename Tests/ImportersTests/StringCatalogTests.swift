import Testing

@testable import Importers

/// What is read from the String Catalogs of Xcode.
@Suite struct StringCatalogTests {
    @Test(arguments: [
        (#"{"stringUnit": {"state": "translated", "value": "Plain"}}"#, "Plain"),
        (#"{"stringUnit": {"state": "new", "value": "Plain"}}"#, nil),
        (
            #"{"variations": {"device": {"mac": {"stringUnit": {"value": "M"}}, "iphone": {"stringUnit": {"value": "P"}}}}}"#,
            "P"
        ),
        (
            #"{"variations": {"plural": {"one": {"stringUnit": {"value": "O"}}, "other": {"stringUnit": {"value": "N"}}}}}"#,
            "N"
        ),
        (
            #"{"variations": {"device": {"other": {"variations": {"plural": {"other": {"stringUnit": {"value": "N"}}}}}}}}"#,
            "N"
        ),
        (#"{"variations": {"plural": {"one": {"stringUnit": {"value": "O"}}}}}"#, nil), (#"{}"#, nil),
    ])
    func aTextIsTheOneThatMostPeopleRead(language: String, text: String?) {
        let catalog = #"{"strings": {"a.title": {"localizations": {"de": \#(language)}}}}"#
        let entries = StringCatalog.translation(Array(catalog.utf8), path: "Main.xcstrings").entries
        #expect(entries.map(\.text) == [text].compactMap(\.self))
    }

    @Test func theLanguageOfTheBaseIsTold() {
        func language(_ catalog: String) -> String? {
            StringCatalog.translation(Array(catalog.utf8), path: "Main.xcstrings").sourceLanguage
        }
        #expect(language(#"{"sourceLanguage": "en", "strings": {}}"#) == "en")
        #expect(language(#"{"strings": {}}"#) == nil)
    }

    @Test(arguments: [
        ("{\"strings\": {\"a.title\": ", "A value is expected here."), ("", "This is no String Catalog"),
        ("[]", "This is no"),
        ("{\n<<<<<<< HEAD\n\"strings\": {}}", "A conflict of git"),
    ])
    func aFileThatCannotBeReadIsTold(text: String, message: String) {
        let problem = StringCatalog.translation(Array(text.utf8), path: "Main.xcstrings").problem
        #expect(problem?.message.contains(message) == true, "\(String(describing: problem))")
    }
}
