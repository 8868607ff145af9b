import Diagnostics
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
        ("a=one\\\n\nb=two", ["a": "one", "b": "two"]),
        (#"a=\u12"#, ["a": "u12"]),
        ("a=one\u{85}\u{2028}two\u{0B}three", ["a": "one\u{85}\u{2028}two\u{0B}three"]),
    ])
    func propertiesAreRead(text: String, texts: [String: String]) {
        #expect(PropertiesFile(Array(text.utf8)).texts == texts)
    }

    @Test func propertiesInLatin1AreRead() {
        #expect(
            PropertiesFile(Array("a=Gr\u{f6}\u{df}e".unicodeScalars.map { UInt8($0.value) })).texts == ["a": "Größe"]
        )
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
        var catalogs = TextCatalogs(Files(files))
        #expect(catalogs.catalog(forPageAt: path)?.texts["k"] == text)
    }

    @Test func aFileAboveTheWorkingFolderIsFound() {
        var catalogs = TextCatalogs(Files(["../i18n/i18n.properties": "k=above"]))
        #expect(catalogs.catalog(forPageAt: "Main.page")?.texts["k"] == "above")
    }

    @Test func aFolderIsLookedIntoOnce() {
        let files = Files(["a/i18n/i18n.properties": "k=a"])
        var catalogs = TextCatalogs(files)
        for name in ["x", "y", "z"] { _ = catalogs.catalog(forPageAt: "a/\(name).page") }
        #expect(files.readCount.withLock { $0 } == 1)
    }

    @Test func nothingAboveTheRepositoryIsTaken() {
        for path in ["a/b/Y.page", "/a/b/Y.page"] {
            let root = path.hasPrefix("/") ? "/a" : "a"
            let files = ["\(root)/i18n/i18n.properties": "k=in", "\(root)/.git": ""]
            var catalogs = TextCatalogs(Files(files))
            #expect(catalogs.catalog(forPageAt: path)?.texts["k"] == "in")
            var others = TextCatalogs(
                Files(["i18n/i18n.properties": "", "/i18n/i18n.properties": "", "\(root)/.git": ""])
            )
            #expect(others.catalog(forPageAt: path) == nil)
        }
    }
}

/// Texts at their paths; it counts how many are read.
private final class Files: FileSource {
    private let texts: [String: String]
    let readCount = Mutex(0)

    init(_ texts: [String: String]) { self.texts = texts }

    func kind(of path: String) -> FileKind? { texts[path] == nil ? nil : .file }

    func entries(in folder: String) throws(FileFailure) -> [FileEntry] { [] }

    func realPath(of path: String) -> String? { path }

    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        readCount.withLock { $0 += 1 }
        guard let text = texts[path] else { throw FileFailure(message: "No such file or directory") }
        return Array(text.utf8)
    }
}
