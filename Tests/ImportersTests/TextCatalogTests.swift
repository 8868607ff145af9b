import Importers
import Synchronization
import Testing

@Suite struct TextCatalogTests {
    @Test(arguments: [
        ("a=b", ["a": "b"]),
        ("a : b \n c\td", ["a": "b ", "c": "d"]),
        ("# note\n! note\n\n  a = one \\\n     two\r\nb=", ["a": "one two", "b": ""]),
        (#"a\=b=c\u00e4\n\\"# + "\n" + #"e=\ud83d\ude00"#, ["a=b": "cä\n\\", "e": "😀"]),
        ("a=1\na=2\n=3", ["a": "2"]),
        (#"a=\u12"#, ["a": "u12"]),
    ])
    func propertiesAreRead(text: String, texts: [String: String]) {
        #expect(PropertiesFile(Array(text.utf8)).texts == texts)
    }

    @Test(arguments: [
        ("a/b/Pages/X/Y.page", "near"), ("a/Pages/Y.page", "far"), ("Pages/Y.page", nil),
        ("/root/Pages/Y.page", "root"),
    ])
    func theNearestFileAboveIsTaken(path: String, text: String?) {
        let files = [
            "a/b/i18n/i18n.properties": "k=near", "a/i18n/i18n.properties": "k=far",
            "/root/i18n/i18n.properties": "k=root",
        ]
        var catalogs = TextCatalogs { files[$0].map { Array($0.utf8) } }
        #expect(catalogs.catalog(forPageAt: path)?.texts["k"] == text)
    }

    @Test func aFileAboveTheWorkingFolderIsFound() {
        var catalogs = TextCatalogs { $0 == "../i18n/i18n.properties" ? Array("k=above".utf8) : nil }
        #expect(catalogs.catalog(forPageAt: "Main.page")?.texts["k"] == "above")
    }

    @Test func aFolderIsLookedIntoOnce() {
        let count = Mutex(0)
        var catalogs = TextCatalogs { path in
            count.withLock { $0 += path == "a/i18n/i18n.properties" ? 1 : 0 }
            return nil
        }
        for name in ["x", "y", "z"] { _ = catalogs.catalog(forPageAt: "a/\(name).page") }
        #expect(count.withLock { $0 } == 1)
    }
}
