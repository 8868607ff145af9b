import Testing

@Suite("Several documents") struct DocumentRangeTests {
    static let cases = [
        TreeCase(
            "two documents",
            "a: 1\n---\nb: 2\n",
            """
            block mapping 0-4 ⟨a: 1⟩
              plain 0-1 ⟨a⟩
              plain 3-4 ⟨1⟩
            block mapping 9-13 ⟨b: 2⟩
              plain 9-10 ⟨b⟩
              plain 12-13 ⟨2⟩
            """
        ),
        TreeCase(
            "ends and starts",
            "--- a\n...\n---\nb\n...\n...\n",
            """
            plain 4-5 ⟨a⟩
            plain 14-15 ⟨b⟩
            """
        ),
        TreeCase(
            "empty documents",
            "---\n---\n# c\n---\nx\n",
            """
            plain 3-3 ⟨⟩
            plain 7-7 ⟨⟩
            plain 16-17 ⟨x⟩
            comment 8-11 ⟨# c⟩
            """
        ),
        TreeCase(
            "text after the start",
            "--- |\n text\n--- {a: b}\n",
            """
            literal 4-11 ⟨|⏎ text⟩ = text⏎
            flow mapping 16-22 ⟨{a: b}⟩
              plain 17-18 ⟨a⟩
              plain 20-21 ⟨b⟩
            """
        ),
        TreeCase(
            "directives",
            "%YAML 1.2\n%TAG !e! tag:example.com,2024:\n---\na: !e!f 1\n",
            """
            block mapping 45-54 ⟨a: !e!f 1⟩
              plain 45-46 ⟨a⟩
              plain 53-54 ⟨1⟩ !e!f
            """
        ),
        TreeCase(
            "byte order marks at later lines",
            "a\n...\n\u{FEFF}# c\n--- !t\n\u{FEFF}b\n",
            """
            plain 0-1 ⟨a⟩
            plain 23-24 ⟨b⟩ !t
            comment 9-12 ⟨# c⟩
            """
        ),
        TreeCase(
            "byte order marks within lines",
            "- !!str \u{FEFF}x\n- \u{FEFF}# c\n",
            """
            block sequence 0-21 ⟨- !!str ␣BOMx⏎- ␣BOM# c⟩
              plain 8-12 ⟨␣BOMx⟩ !!str
              plain 15-21 ⟨␣BOM# c⟩
            """
        ),
        TreeCase(
            "nothing",
            "",
            """

            """
        ),
        TreeCase(
            "white space",
            " \n\n",
            """

            """
        ),
    ]

    @Test(arguments: cases) func hasExactRanges(_ example: TreeCase) {
        example.check()
    }
}
