import Diagnostics
import Testing

@testable import YAMLSyntax

/// NEL, LS and PS end lines in YAML 1.1 and to libyaml, but not here.
@Suite struct LineBreakTests {
    static let breaks = ["\u{85}", "\u{2028}", "\u{2029}"]

    @Test(arguments: breaks)
    func endNoLine(lineBreak: String) {
        let width = lineBreak.utf8.count
        let tree = parsed(
            "a: x\(lineBreak)y # c\(lineBreak)d: e\nf: \"g\(lineBreak)\\th\"\ni: |\n  j\(lineBreak)k\n  l\n"
        )
        #expect(tree.problems == [])
        let values = tree.pairs(of: NodeIndex(rawValue: 1)).map { tree.text(of: $0.value) }
        #expect(values == ["x\(lineBreak)y", "g\(lineBreak)\th", "j\(lineBreak)k\nl\n"])
        let commentCount = tree.commentCount
        #expect(commentCount == 1)
        let comment = tree.comment(at: 0)
        #expect(tree.sourceText(in: comment) == "# c\(lineBreak)d: e")
        #expect(comment == SourceRange(start: 6 + width, end: 13 + 2 * width))
    }

    @Test func leaveStandInsAlone() {
        // The characters that would otherwise be chosen, as they are and as escapes.
        let tree = parsed("\"\u{2028}\u{85}\u{C0}\\xC1\u{E000}\\uE001\\u00c2\\U0000e002\"\n")
        #expect(tree.text(of: NodeIndex(rawValue: 1)) == "\u{2028}\u{85}\u{C0}\u{C1}\u{E000}\u{E001}\u{C2}\u{E002}")
    }

    @Test func surviveATextThatUsesEveryOtherCharacter() {
        var text = "# "
        for code in UInt32(0xA0)..<0xF900 {
            if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) }
        }
        let tree = parsed(text + "\na: b\n")
        #expect(unsoundness(of: tree) == nil)
    }
}
