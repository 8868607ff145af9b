import Diagnostics
import Testing

@testable import Importers

/// What is read from `.strings` files, and what is told of those that break off.
@Suite struct StringsFileTests {
    private static func read(_ text: String) -> Translation {
        StringsFile.translation(Array(text.utf8), path: "Main.strings", language: "de")
    }

    @Test(arguments: [
        "a.title = B;", "\"a.title\" = \"B\";\n\n// end", "/* c */ \"a.title\"/* c */=/* c */\"B\"/* c */;",
        "{ \"a.title\" = \"B\"; }", "{\n}\n", "\"a.title\";", "", "// nothing", "\"a.title\" = \"B\"",
        "<?xml version=\"1.0\"?><plist><dict/></plist>", "bplist00",
    ])
    func whatXcodeTakesIsTaken(text: String) {
        let file = Self.read(text)
        #expect(file.problem == nil)
        #expect(file.entries.allSatisfy { $0.key == "a.title" && $0.text == "B" })
    }

    @Test(arguments: [
        (#"\U00e4"#, "ä"), (#"\Ud83d\Ude00!"#, "😀!"), (#"\ud83d\ude00"#, "😀"), (#"\Ud83dx"#, "\u{FFFD}x"),
        (#"\Ux"#, "x"),
    ])
    func escapesAreOfUTF16(written: String, text: String) {
        #expect(Self.read("\"k\" = \"\(written)\";").entries.map(\.text) == [text])
    }

    @Test func propertyListsInXMLAreRead() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
              <key>a.title</key><string>B &amp; Ä</string>
              <key>b.title</key><dict><key>x</key><string>y</string></dict> <key>c.title</key> <!-- c --> <string>C</string>
            </dict></plist>

            """
        let file = Self.read(text)
        #expect(file.entries.map { "\($0.key) \($0.text)" } == ["a.title B & Ä", "c.title C"])
        #expect(file.problem == nil)
        let places = file.entries.map { String(decoding: file.source[$0.range.start..<$0.range.end], as: UTF8.self) }
        #expect(places == ["B &amp; Ä", "C"])
        #expect(Self.read(String(text.dropLast(20))).problem?.message.hasPrefix("The XML can't be read") == true)
    }

    @Test(arguments: [
        ("\"a\" = \"B\"\n\"c\" = \"D\";\n", 10, "A semicolon is missing", ["a", "c"]),
        ("\"a\" = \"B\";\n\"c\" = \"D;\n\"e\"", 22, "A semicolon is missing", ["a", "c"]),
        ("\"a\" = \"B;\n", 6, "What begins here has no end", ["a"]), ("/* a\n", 0, "What begins here has no end", []),
        ("hello world\n", 0, "This is no translation", []), ("{\"a\": \"B\"}", 2, "This is no translation", []),
        ("<<<<<<< HEAD\n\"a\" = \"B\";\n=======\n\"a\" = \"C\";\n>>>>>>> x\n", 0, "A conflict of git", []),
    ])
    func whatCannotBeReadIsTold(text: String, start: Int, message: String, keys: [String]) {
        let file = Self.read(text)
        #expect(file.problem?.message.hasPrefix(message) == true, "\(String(describing: file.problem))")
        #expect(file.problem?.range.start == start)
        if !message.hasPrefix("A conflict") { #expect(file.entries.map(\.key) == keys) }
    }
}
