import Diagnostics
import Testing

@testable import YAMLSyntax

@Suite struct ProblemTests {
    /// A text that libyaml rejects, with the place and the words of the finding.
    static let cases: [(String, String, String)] = [
        ("title: Orders: Open\n", "13-14", "A value can't begin at this colon"),
        ("title: {count} Orders\n", "15-16", "A key is expected here"),
        ("a: 1\nb\nc: 2\n", "5-6", "This is no key"),
        ("- a\nb: c\n", "4-5", "A list item is expected here"),
        ("a: [1, 2\nb: 3\n", "10-11", "The list in brackets lacks a comma"),
        ("a: {b: 1\nc: 2\n", "10-11", "The mapping in braces lacks a comma"),
        ("a: \"b\nc: d\n", "3-4", "This quote is never closed"),
        ("a: 'b\n---\n", "3-4", "This quote is never closed"),
        ("a: - b\n", "3-4", "A list item can't begin here"),
        ("a:\n\tb: c\n", "3-4", "A tab can't indent"),
        ("a: b\n\tc: d\n", "5-6", "A tab can't indent"),
        ("a: @b\n", "3-4", "A text can't begin with `@`"),
        ("a: `b`\n", "3-4", "A text can't begin with a backquote"),
        ("a: %b\n", "3-4", "A text can't begin with `%`"),
        ("a: \"\\q\"\n", "4-5", "There is no such escape"),
        ("a: \"\\u12\"\n", "4-6", "This escape needs hexadecimal digits"),
        ("a: \"\\ud800\"\n", "4-6", "This escape stands for no Unicode character"),
        ("a: |0\n  b\n", "4-5", "The indentation of a block text"),
        ("a: | b\n", "5-6", "Nothing but a comment may follow"),
        ("a: & b\n", "4-5", "The name of an anchor or alias"),
        ("a: !e!x b\n", "3-4", "No %TAG directive declares"),
        ("a: [,]\n", "4-5", "A value is expected here"),
        ("--- c\nd: e\n", "7-8", "A value can't begin at this colon"),
        ("'c'\nd\n", "4-5", "This is indented otherwise than what stands before it"),
        ("%FOO\n---\n", "0-1", "This directive is malformed"),
        ("a: !<b\n", "3-4", "This tag is malformed"),
        ("%YAML 1.3\n---\na: b\n", "0-1", "screenlint reads YAML 1.1 and 1.2"),
        ("---\n\u{FEFF}a: b\nc: d\n", "4-7", "This line begins with an invisible byte order mark"),
        ("a: b\n...\n\u{FEFF}c: d\n", "9-12", "This line begins with an invisible byte order mark"),
        ("{a: b, c:}", "8-9", "A colon can't stand here"),
    ]

    @Test(arguments: cases)
    func saysWhatIsWrongAndWhere(text: String, spot: String, words: String) {
        let problems = parsed(text).problems
        #expect(problems.map { place($0.range) } == [spot])
        #expect(problems.map(\.rule) == [.yamlSyntax])
        #expect(problems.first?.message.hasPrefix(words) == true, "\(problems)")
    }

    @Test func namesWhereTheConstructBegins() {
        let problem = parsed("a: [1, 2\nb: 3\n").problems.first
        #expect(problem?.related?.message == "The list begins here.")
        #expect(problem.flatMap { $0.related.map { place($0.range) } } == "3-4")
    }

    @Test func tellsCausesOfEncodingProblemsApart() {
        let texts: [[UInt8]] = [
            [0x61, 0xFF], [0x61, 0x00, 0x00, 0xD8], [0x61, 0x01], [0x61, 0xC0, 0x80], [0xE2, 0x82],
        ]
        #expect(
            texts.compactMap { parsed($0).problems.first?.message } == [
                "The byte FF is no UTF-8; save the file as UTF-8.",
                "The UTF-16 code unit D800 is only half of a character.",
                "YAML does not allow the character U+0001; remove it.",
                "This character takes more bytes than UTF-8 allows; save the file as UTF-8.",
                "The file ends in the middle of a character; it may have been cut off.",
            ]
        )
    }
}
