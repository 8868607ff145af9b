import CEL
import TestSupport
import Testing

@Suite("Regular expressions")
struct RegularExpressionTests {
    @Test(arguments: [
        // Literals, classes, repetition.
        ("ubb", "hubba", true), ("", "", true), ("", "cows", true), ("foo|bar", "", false), ("gr(a|e)y", "grey", true),
        ("ba(na)*", "banana", true), ("a+ñ+a+", "mañana", true), ("(a|😀){2}", "🐱😀😀", true),
        ("^a{2,3}$", "aaaa", false), ("^a{2,3}$", "aaa", true), ("^a{2,}$", "aaaaa", true), ("^a{2}$", "a", false),
        ("a{,2}", "a{,2}", true), ("x{", "x{", true), ("^(?:ab)??c", "abc", true), ("a||b", "c", true),
        ("^[a-c-]+$", "a-c", true), ("^[]a]$", "]", true), ("[^a]", "a", false), ("^[^\\d]$", "x", true),
        ("^[\\w.]+$", "a_1.b", true), ("^\\W$", "é", true), ("^[[:alpha:]]+$", "abC", true),
        ("^[[:^digit:]]$", "4", false), ("^.$", "\n", false), ("(?s)^.$", "\n", true), ("^.$", "é", true),
        // Unicode classes.
        ("^\\p{Lu}\\p{Ll}+$", "Édit", true), ("^\\pL+$", "наме", true), ("\\P{L}", "abc", false),
        ("^[\\p{Nd}\\-]+$", "٣-4", true), ("^[^\\p{L}]$", "ß", false), ("^\\p{^Lu}$", "a", true),
        // Flags.
        ("(?i)straße", "STRAßE", true), ("(?i)k", "\u{212A}", true), ("(?i)ſ", "s", true), ("(?i)[a-z]+$", "ABC", true),
        ("(?i:a)b", "AB", false), ("a(?i)b", "aB", true), ("(?i)[^a]", "A", false), ("(?i)É", "é", true),
        ("(?i)[ẞ]", "ß", true), ("(?i)[\u{212A}]", "k", true), ("(?i)i", "ı", false), ("(?i)[^ẞ]", "ß", false),
        // Assertions.
        ("^b", "a\nb", false), ("(?m)^b$", "a\nb\nc", true), ("a$", "a\n", false), ("\\bword\\b", "a word.", true),
        ("\\bword\\b", "swords", false), ("\\Bor\\B", "word", true), ("\\Aa\\z", "a", true), ("(^a|^b)c", "xbc", false),
        // Escapes.
        ("\\x41\\x{1F431}", "A🐱", true), ("\\101", "A", true), ("^\\Qa.b*\\E+$", "a.b**", true), ("\\.", "a", false),
        ("^\\Q+\\E$", "+", true), ("\\t\\n\\/", "\t\n/", true), ("(?P<name>a)(?<other>b)", "ab", true),
    ])
    func finds(pattern: String, text: String, expected: Bool) throws {
        #expect(try RegularExpression(pattern).isFound(in: text) == expected, "\(pattern) in \(text)")
    }

    @Test(arguments: [
        ("a(b", 1..<2, "This group has no end ')'."),
        ("a)b", 1..<2, "This ')' closes no group."),
        ("*a", 0..<1, "There is nothing before '*' to repeat."),
        ("ä**", 2..<4, "A repetition is not repeated itself; put the first one in '(?:' and ')'."),
        ("a{1001}", 1..<7, "A count is at most 1000."),
        ("a{3,2}", 1..<6, "The first count is greater than the second."),
        ("[a", 0..<1, "This class has no end ']'."),
        ("[z-a]", 1..<4, "This is no range of characters."),
        ("(a)\\1", 3..<5, "Patterns cannot refer back to a group."),
        ("a(?=b)", 1..<4, "Patterns cannot look ahead or behind."),
        ("(?<!b)a", 0..<4, "Patterns cannot look ahead or behind."),
        ("(?x)a", 0..<3, "The flags of a group are i, m, s and U."),
        ("\\y", 0..<2, "The escape '\\y' is unknown."),
        ("a\\", 1..<2, "There is nothing after this backslash."),
        (
            "\\p{Greek}", 0..<9,
            "'Greek' is no general category of Unicode, such as L, Lu or Nd; scripts are not known here."
        ),
        ("[[:letter:]]", 1..<11, "There is no class 'letter'."),
        ("((a{100}){100}){100}", 0..<20, "The pattern is too large; its repetitions multiply."),
    ])
    func saysWhatIsWrong(pattern: String, range: Range<Int>, message: String) {
        let error = #expect(throws: CompilationError.self) { try RegularExpression(pattern) }
        #expect(error?.message == message)
        #expect(error?.range == range)
    }

    @Test(.slow) func nestedRepetitionsEnd() throws {
        let text = String(repeating: "a", count: 20_000)
        for pattern in ["(a*)*b", "(a|aa)+$b", "(a?){50}a{50}b", "(.*)(.*)(.*)(.*)(.*)b"] {
            #expect(try RegularExpression(pattern).isFound(in: text) == false)
        }
    }

    /// What emits no instruction isn't bounded by their number.
    @Test func emptyGroupsAreNotRepeated() throws {
        let pattern = String(repeating: "(?:", count: 50) + String(repeating: "){1000}", count: 50)
        #expect(try RegularExpression(pattern + "a").isFound(in: "a"))
    }

    @Test func deepGroupsAreRefused() {
        let pattern = String(repeating: "(", count: 200_000)
        #expect(throws: CompilationError.self) { try RegularExpression(pattern) }
    }

    @Test func invalidBytesAreReplacementCharacters() throws {
        let pattern = try RegularExpression("^a\\x{FFFD}+b$")
        var scratch = RegularExpressionScratch()
        let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x62]
        #expect(pattern.isFound(in: bytes.span, &scratch))
    }
}

extension RegularExpression {
    /// Whether the pattern is found anywhere in a text.
    fileprivate func isFound(in text: String) -> Bool {
        var scratch = RegularExpressionScratch()
        let bytes = Array(text.utf8)
        return isFound(in: bytes.span, &scratch)
    }
}
