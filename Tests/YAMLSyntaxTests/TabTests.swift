import Diagnostics
import Testing

@testable import YAMLSyntax

/// Tabs before comments, which are valid where no indentation is meant.
@Suite struct TabTests {
    /// The documents of a text; nil if it is none that YAML allows.
    private func json(_ text: String) -> [JSONValue]? {
        let tree = parsed(text)
        guard tree.problems.isEmpty, unsoundness(of: tree) == nil else { return nil }
        return tree.documents.map { tree.json(of: $0) }
    }

    @Test(arguments: [
        ("-\t# c\n  a: 1\n- \t # c\n", "-  # c\n  a: 1\n-    # c\n"),
        ("a: 1\n\t# c\nb:\n  \t# c\n  c: 2\n", "a: 1\n # c\nb:\n   # c\n  c: 2\n"),
        ("\t# c\n? \t# c\n  a\n:\t# c\n  b\n", " # c\n?  # c\n  a\n:  # c\n  b\n"),
        ("\u{FEFF}\t# c\na: é\n-: \"\u{2028}\\ud83d\\ude00\"\n\t# c\n", "a: é\n-: \"\u{2028}\u{1F600}\"\n"),
        ("- -\t#\n  - 1\n", "- -\n  - 1\n"),
    ])
    func aTabBeforeACommentIsABlank(_ text: String, _ sameAs: String) {
        #expect(json(text) == json(sameAs))
        #expect(json(text) != nil)
    }

    /// The same text inside values keeps its tabs, whether another one had to go or not.
    @Test func valuesKeepTheirTabs() {
        let values = "- |\n  -\t# c\n  \t# d\n- 'a\n  -\t# c'\n- >-\n  -\t# c\n- \"\\\n  \t# c\"\n"
        let tree = parsed(values + "-\t# c\n- &a b\n- *a\n")
        #expect(tree.problems.isEmpty && unsoundness(of: tree) == nil)
        let texts = (1...tree.nodeCount).map { NodeIndex(rawValue: UInt32($0)) }
            .filter { tree[$0].kind == .scalar }.map { tree.text(of: $0) }
        #expect(texts == ["-\t# c\n\t# d\n", "a -\t# c", "-\t# c", "# c", "", "b"])
    }

    @Test func commentsAreCollectedOnce() {
        #expect(parsed("# a\n-\t# b\n  1 # c\n-\t# d\n").commentCount == 4)
    }

    @Test(arguments: ["-\t- a\n", "a:\n\tb: 1\n", "-\t#\n-\ta: 1\n", "- #\n-\t- 1 # c\n", "a: |\n\t# c\n"])
    func aTabIndentsNothing(_ text: String) {
        #expect(parsed(text).problems.map(\.rule) == [.yamlSyntax])
    }

    @Test func manyAreReadInTime() {
        let start = ContinuousClock.now
        #expect(parsed(String(repeating: "-\t# c\n- |\n  -\t# c\n", count: 50_000)).problems.isEmpty)
        #expect(ContinuousClock.now - start < .seconds(5))
    }
}
