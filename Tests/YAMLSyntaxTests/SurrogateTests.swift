import Testing

@testable import YAMLSyntax

/// Escapes of surrogates, by which JSON writes characters beyond four digits.
@Suite struct SurrogateTests {
    private func scalars(_ text: String) -> [String] {
        let tree = parsed(text)
        guard tree.problems.isEmpty else { return ["problem"] }
        var scalars = [String]()
        for number in 1...tree.nodeCount {
            let index = NodeIndex(rawValue: UInt32(number))
            if tree[index].kind == .scalar { scalars.append(tree.text(of: index)) }
        }
        return scalars
    }

    @Test(arguments: [
        (#"{"a\ud83d\ude00": "\uD83D\uDE00"}"#, ["a\u{1F600}", "\u{1F600}"]),
        (#""\udbff\udfff\ud800\udc00""#, ["\u{10FFFF}\u{10000}"]),
        (#""\\ud83d\\ude00 \\\ud83d\ude00""#, [#"\ud83d\ude00 \"# + "\u{1F600}"]),
        (#"[\ud83d\ude00, '\ud83d\ude00']"#, [#"\ud83d\ude00"#, #"\ud83d\ude00"#]),
        ("- |\n  \\ud83d\\uDE00\n- 'a\n  \\ud83d\\ude00'\n", ["\\ud83d\\uDE00\n", "a \\ud83d\\ude00"]),
        ("\"\\ud83d\\ude00 \u{2028}\"", ["\u{1F600} \u{2028}"]),
    ])
    func aPairIsOneCharacterInDoubleQuotes(_ text: String, _ expected: [String]) {
        #expect(scalars(text) == expected)
    }

    @Test(arguments: [#""\ud83d""#, #""\ude00\ud83d""#, #""\ud83d \ude00""#])
    func halfAPairIsAMistake(_ text: String) { #expect(scalars(text) == ["problem"]) }
}
