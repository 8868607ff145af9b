import Diagnostics
import Testing

@testable import YAMLSyntax

@Suite struct EncodingTests {
    static let text = "a: é # ü\nb: 日本\nc: \"😀\" # 😀\n"

    static let tree = """
        block mapping 0-30 ⟨a: é # ü⏎b: 日本⏎c: "😀"⟩
          plain 0-1 ⟨a⟩
          plain 3-5 ⟨é⟩
          plain 11-12 ⟨b⟩
          plain 14-20 ⟨日本⟩
          plain 21-22 ⟨c⟩
          doubleQuoted 24-30 ⟨"😀"⟩ = 😀
        comment 6-10 ⟨# ü⟩
        comment 31-37 ⟨# 😀⟩
        """

    static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let high = UInt8(unit >> 8)
            let low = UInt8(unit & 0xFF)
            return bigEndian ? [high, low] : [low, high]
        }
    }

    @Test func countsBytesOfCharactersOfAnyLength() {
        #expect(describe(parsed(Self.text)) == Self.tree)
    }

    @Test func countsTheByteOrderMarkOfUTF8() {
        let tree = parsed("\u{FEFF}# c\na: é\n")
        #expect(
            describe(tree) == """
                block mapping 7-12 ⟨a: é⟩
                  plain 7-8 ⟨a⟩
                  plain 10-12 ⟨é⟩
                comment 3-6 ⟨# c⟩
                """
        )
        #expect(describe(parsed("\u{FEFF}")) == "")
    }

    @Test(arguments: [false, true], [false, true])
    func readsUTF16AsItsTranscoding(bigEndian: Bool, hasMark: Bool) {
        let bytes = Self.utf16((hasMark ? "\u{FEFF}" : "") + Self.text, bigEndian: bigEndian)
        let tree = parsed(bytes)
        #expect(describe(tree) == Self.tree)
        #expect(tree.source == Array(Self.text.utf8))
    }

    @Test func readsTheByteOrderMarkOfUTF16AsNothing() {
        let tree = parsed([0xFF, 0xFE])
        #expect(tree.source == [])
        #expect(describe(tree) == "")
    }

    /// Bytes, the place of the problem, and whether it is said to be one of encoding.
    static let broken: [(String, [UInt8], String)] = [
        ("a continuation byte alone", [0x61, 0x3A, 0x20, 0x80], "3-4"),
        ("a first byte without continuation", [0x61, 0x3A, 0x20, 0xC3, 0x28], "3-4"),
        ("a byte that UTF-8 never has", [0x61, 0x3A, 0x20, 0xFF, 0x61], "3-4"),
        ("an overlong slash", [0x61, 0x3A, 0x20, 0xC0, 0xAF], "3-5"),
        ("an overlong NUL", [0x61, 0x3A, 0x20, 0xE0, 0x80, 0x80], "3-6"),
        ("a surrogate", [0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], "3-6"),
        ("beyond Unicode", [0x61, 0x3A, 0x20, 0xF4, 0x90, 0x80, 0x80], "3-7"),
        ("cut in a character", [0x61, 0x3A, 0x20, 0xE6, 0x97], "3-5"),
        ("NUL", [0x61, 0x3A, 0x20, 0x62, 0x00, 0x63], "4-5"),
        ("a control character", [0x61, 0x3A, 0x20, 0x1B, 0x5B], "3-4"),
        ("DEL", [0x61, 0x3A, 0x20, 0x7F], "3-4"),
        ("a control character of two bytes", [0x61, 0x3A, 0x20, 0xC2, 0x9B], "3-5"),
        ("a noncharacter", [0x61, 0x3A, 0x20, 0xEF, 0xBF, 0xBE], "3-6"),
        ("after a byte order mark", [0xEF, 0xBB, 0xBF, 0x61, 0x80], "4-5"),
        ("beyond the first block", Array(repeating: 0x61, count: 100) + [0x01], "100-101"),
        ("after a quote", [0x61, 0x3A, 0x20, 0x22, 0x01, 0x22], "4-5"),
        ("UTF-16 cut in a code unit", [0xFF, 0xFE, 0x61, 0x00, 0x62], "1-4"),
        ("UTF-16 cut in a pair", [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D], "1-4"),
        ("UTF-16 low half alone", [0xFF, 0xFE, 0x61, 0x00, 0x00, 0xDE, 0x62, 0x00], "1-4"),
        ("UTF-16 high half alone", [0xFF, 0xFE, 0x61, 0x00, 0x3D, 0xD8, 0x62, 0x00], "1-4"),
        ("UTF-16 NUL", [0xFF, 0xFE, 0x61, 0x00, 0x00, 0x00], "1-2"),
        ("UTF-32 with mark", [0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], "0-0"),
        ("UTF-32 without mark", [0x00, 0x00, 0x00, 0x61], "0-0"),
    ]

    @Test(arguments: broken)
    func reportsTheFirstBrokenPlace(name: String, bytes: [UInt8], place: String) {
        let tree = parsed(bytes)
        let isComplete = tree.isComplete
        #expect(places(tree.problems) == ["yaml/encoding \(place)"])
        #expect(!isComplete)
        #expect(unsoundness(of: tree) == nil)
    }

    @Test func keepsWhatStandsBeforeTheBrokenPlace() {
        let tree = parsed(Array("a: 1 # c\nb: x".utf8) + [0x00])
        #expect(
            describe(tree) == """
                block mapping 0-13 ⟨a: 1 # c⏎b: x⟩
                  plain 0-1 ⟨a⟩
                  plain 3-4 ⟨1⟩
                  plain 9-10 ⟨b⟩
                  plain 12-13 ⟨x⟩
                comment 5-8 ⟨# c⟩
                yaml/encoding 13-14
                """
        )
    }

    @Test(arguments: 0..<0xA0)
    func tellsAllowedControlCharactersFromOthers(code: Int) {
        let character = String(Unicode.Scalar(UInt8(code)))
        let isAllowed = [0x09, 0x0A, 0x0D, 0x85].contains(code) || (0x20..<0x7F).contains(code)
        let problems = parsed("a: \"\(character == "\"" || character == "\\" ? "" : character)\"\n").problems
        #expect(problems.map(\.rule) == (isAllowed ? [] : [.yamlEncoding]))
    }

    @Test func acceptsEveryUnicodeScalarThatYAMLAllows() {
        var text = "\""
        var value = ""
        for code in stride(from: UInt32(0xA0), to: 0x110000, by: 7) {
            guard let scalar = Unicode.Scalar(code), code != 0xFFFE, code != 0xFFFF, code != 0xFEFF else { continue }
            value.unicodeScalars.append(scalar)
        }
        text += value + "\""
        let tree = parsed(text)
        #expect(tree.problems == [])
        #expect(tree.text(of: NodeIndex(rawValue: 1)) == value)
    }
}
