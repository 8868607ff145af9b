import TestSupport
import Testing

@testable import YAMLSyntax

/// Hostile texts end quickly, in a finding.
@Suite struct LimitTests {
    /// Parses a text, expects it to end soon, even in a debug build on a busy machine, and describes its problems.
    func problems(_ bytes: [UInt8], limits: YAMLLimits = .standard) -> [String] {
        var tree = YAMLTree()
        let clock = ContinuousClock()
        let time = clock.measure { tree.parse(bytes, limits: limits) }
        #expect(time < .seconds(10))
        #expect(unsoundness(of: tree) == nil)
        return places(tree.problems)
    }

    func problems(_ text: String, limits: YAMLLimits = .standard) -> [String] {
        problems(Array(text.utf8), limits: limits)
    }

    @Test(arguments: ["[", "{a: ", "- ", "? ", "[[{", "&a [", "!t ["])
    func endDeepNesting(opening: String) {
        let found = problems(String(repeating: opening, count: 200_000 / opening.utf8.count))
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("yaml/too-deep") == true)
    }

    @Test func allowTheDepthThatIsAllowed() {
        let opened = String(repeating: "[", count: 100)
        let closed = String(repeating: "]", count: 100)
        #expect(problems(opened + closed) == [])
        #expect(problems("[" + opened + closed + "]") == ["yaml/too-deep 100-101"])
    }

    @Test func endBillionLaughs() {
        var text = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
        for level in 1..<10 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        let found = problems(text)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("yaml/too-many-aliases") == true)
    }

    @Test func countAliasesByWhatTheyStandFor() {
        var limits = YAMLLimits()
        limits.aliasExpansion = 6
        #expect(problems("- &a [1, 2]\n- *a\n- *a\n", limits: limits) == [])
        limits.aliasExpansion = 5
        #expect(problems("- &a [1, 2]\n- *a\n- *a\n", limits: limits) == ["yaml/too-many-aliases 19-21"])
        // b comes to four nodes: itself, and a with its two.
        limits.aliasExpansion = 7
        #expect(problems("- &a [1, 2]\n- &b [*a]\n- *b\n", limits: limits) == [])
        limits.aliasExpansion = 6
        #expect(problems("- &a [1, 2]\n- &b [*a]\n- *b\n", limits: limits) == ["yaml/too-many-aliases 24-26"])
    }

    /// What a text comes to counts, not that it is one node.
    @Test func countTheTextOfAliases() {
        var limits = YAMLLimits()
        limits.aliasExpansion = 10_000
        let text = String(repeating: "x", count: 64_000)
        let aliases = [String](repeating: "*a", count: 11).joined(separator: ", ")
        for first in ["- &a \(text)\n", "- &a [\(text)]\n"] {
            let found = problems(first + "- [\(aliases)]\n", limits: limits)
            #expect(found.map { $0.prefix { $0 != " " } } == ["yaml/too-many-aliases"])
        }
    }

    @Test func allowManyAliasesOfSmallNodes() {
        #expect(problems("- &a x\n" + String(repeating: "- *a\n", count: 100_000)) == [])
    }

    @Test func takeManyAnchors() {
        var text = ""
        for number in 0..<50_000 { text += "- &a\(number) x\n- *a\(number)\n" }
        #expect(problems(text) == [])
    }

    @Test func takeManyDocumentsWithAnchors() {
        #expect(problems(String(repeating: "--- &a x\n", count: 50_000)) == [])
    }

    @Test func endManyDirectives() {
        var text = ""
        for number in 0..<20_000 { text += "%TAG !e\(number)! tag:example.com,2024:\n" }
        let found = problems(text + "---\na: b\n")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("yaml/too-large") == true)
        let spaced = String(repeating: "%A b\n\n # c\n", count: 20_000)
        #expect(problems(spaced).first?.hasPrefix("yaml/too-large") == true)
    }

    @Test func endALongDirective() {
        let found = problems("%TAG !e! tag:" + String(repeating: "x", count: 100_000) + "\n---\n!e!a b\n")
        #expect(found == ["yaml/too-large 0-100013"])
    }

    @Test func countDirectivesBeforeOneDocumentOnly() {
        #expect(problems(String(repeating: "%YAML 1.2\n---\na\n...\n", count: 1000)) == [])
    }

    @Test func countNodesAndComments() {
        var limits = YAMLLimits()
        limits.nodeCount = 4
        #expect(problems("[a, b, c]", limits: limits) == [])
        #expect(problems("[a, b, c, d]", limits: limits) == ["yaml/too-large 10-11"])
        #expect(problems("#\n#\n#\n#\n", limits: limits) == [])
        #expect(problems("#\n#\n#\n#\n#\n", limits: limits) == ["yaml/too-large 8-9"])
    }

    @Test func refuseALargeFileUnread() {
        #expect(problems([UInt8](repeating: 0x61, count: 200_000_000)) == ["yaml/too-large 0-0"])
        var limits = YAMLLimits()
        limits.byteCount = 4
        #expect(problems("a: b", limits: limits) == [])
        #expect(problems("a: bc", limits: limits) == ["yaml/too-large 0-0"])
    }

    @Test func reportSoManyProblemsOnly() {
        let text = String(repeating: "- *a\n", count: 10_000)
        #expect(problems(text).count == 100)
        // The one that ends parsing is always among them.
        #expect(problems(text + "]").last == "yaml/syntax 50000-50001")
        var limits = YAMLLimits()
        limits.problemCount = 0
        #expect(problems(text + "]", limits: limits) == ["yaml/syntax 50000-50001"])
    }

    static let longTexts: [(String, unit: String, count: Int, end: String)] = [
        ("a plain text", "a", 3_000_000, ""),
        ("a quoted text of escapes", "\\n", 1_000_000, "\""),
        ("a block text", " a\n", 500_000, ""),
        ("one comment", "#", 3_000_000, "\n"),
        ("comments", "# c\n", 500_000, ""),
        ("empty items with comments", "- #\n", 300_000, ""),
        ("hashes in quotes", "- \"#\"\n", 200_000, ""),
        ("line breaks", "\n", 3_000_000, ""),
        ("percent signs", "%", 1_000_000, "\""),
        ("text of several bytes", "- 'é''日'\n", 100_000, ""),
        ("documents", "a: [b, {c: d}]\n---\n", 20_000, ""),
    ]

    @Test(.slow, arguments: longTexts)
    func takeLongTexts(name: String, unit: String, count: Int, end: String) {
        let start = end == "\"" ? "\"" : unit == " a\n" ? "|\n" : ""
        #expect(problems(start + String(repeating: unit, count: count) + end) == [])
    }

    @Test func endALongUnclosedText() {
        #expect(problems("a: \"" + String(repeating: "x\n", count: 500_000)) == ["yaml/syntax 3-4"])
    }

    @Test func keepOneContextThroughAll() {
        var tree = YAMLTree()
        let texts: [[UInt8]] = [
            Array(String(repeating: "[", count: 5000).utf8), [0xFF, 0xFE, 0x61], [0x00], [],
            Array("a: &a [*a, *b]\n".utf8), Array("x: \u{2028}\n".utf8), Array("é: \"\\n\"\n".utf8),
        ]
        for _ in 0..<200 {
            for text in texts {
                tree.parse(text)
                #expect(unsoundness(of: tree) == nil)
            }
            tree.parse(Array("a: b # c\n".utf8))
            #expect(describe(tree) == "block mapping 0-4 ⟨a: b⟩\n  plain 0-1 ⟨a⟩\n  plain 3-4 ⟨b⟩\ncomment 5-8 ⟨# c⟩")
        }
    }
}
