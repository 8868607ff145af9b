import Testing

@Suite("Ranges of block scalars") struct BlockScalarRangeTests {
    static let cases = [
        TreeCase(
            "literal",
            "a: |\n  one\n  two\nb: c\n",
            """
            block mapping 0-21 ⟨a: |⏎  one⏎  two⏎b: c⟩
              plain 0-1 ⟨a⟩
              literal 3-16 ⟨|⏎  one⏎  two⟩ = one⏎two⏎
              plain 17-18 ⟨b⟩
              plain 20-21 ⟨c⟩
            """
        ),
        TreeCase(
            "folded",
            "a: >\n  one\n  two\n\n  three\n",
            """
            block mapping 0-25 ⟨a: >⏎  one⏎  two⏎⏎  three⟩
              plain 0-1 ⟨a⟩
              folded 3-25 ⟨>⏎  one⏎  two⏎⏎  three⟩ = one two⏎three⏎
            """
        ),
        TreeCase(
            "trailing blank lines, clipped",
            "a: |\n  one\n\n\nb: c\n",
            """
            block mapping 0-17 ⟨a: |⏎  one⏎⏎⏎b: c⟩
              plain 0-1 ⟨a⟩
              literal 3-10 ⟨|⏎  one⟩ = one⏎
              plain 13-14 ⟨b⟩
              plain 16-17 ⟨c⟩
            """
        ),
        TreeCase(
            "trailing blank lines, kept",
            "a: |+\n  one\n\n\nb: c\n",
            """
            block mapping 0-18 ⟨a: |+⏎  one⏎⏎⏎b: c⟩
              plain 0-1 ⟨a⟩
              literal 3-11 ⟨|+⏎  one⟩ = one⏎⏎⏎
              plain 14-15 ⟨b⟩
              plain 17-18 ⟨c⟩
            """
        ),
        TreeCase(
            "trailing blank lines, stripped",
            "a: >-\n  one\n\n\nb: c\n",
            """
            block mapping 0-18 ⟨a: >-⏎  one⏎⏎⏎b: c⟩
              plain 0-1 ⟨a⟩
              folded 3-11 ⟨>-⏎  one⟩ = one
              plain 14-15 ⟨b⟩
              plain 17-18 ⟨c⟩
            """
        ),
        TreeCase(
            "an indentation indicator",
            "a: |2\n    one\n  two\nb: c\n",
            """
            block mapping 0-24 ⟨a: |2⏎    one⏎  two⏎b: c⟩
              plain 0-1 ⟨a⟩
              literal 3-19 ⟨|2⏎    one⏎  two⟩ =   one⏎two⏎
              plain 20-21 ⟨b⟩
              plain 23-24 ⟨c⟩
            """
        ),
        TreeCase(
            "both indicators",
            "- |1-\n  one\n- |-1\n  two\n",
            """
            block sequence 0-23 ⟨- |1-⏎  one⏎- |-1⏎  two⟩
              literal 2-11 ⟨|1-⏎  one⟩ =  one
              literal 14-23 ⟨|-1⏎  two⟩ =  two
            """
        ),
        TreeCase(
            "a comment in the header",
            "a: | # why\n  # text\n  b # text\n# after\nc: d\n",
            """
            block mapping 0-43 ⟨a: | # why⏎  # text⏎  b # text⏎# after⏎c: d⟩
              plain 0-1 ⟨a⟩
              literal 3-30 ⟨| # why⏎  # text⏎  b # text⟩ = # text⏎b # text⏎
              plain 39-40 ⟨c⟩
              plain 42-43 ⟨d⟩
            comment 5-10 ⟨# why⟩
            comment 31-38 ⟨# after⟩
            """
        ),
        TreeCase(
            "comments of lower indentation after it",
            "a:\n  b: |\n    one\n   # after\n  c: d\n",
            """
            block mapping 0-35 ⟨a:⏎  b: |⏎    one⏎   # after⏎  c: d⟩
              plain 0-1 ⟨a⟩
              block mapping 5-35 ⟨b: |⏎    one⏎   # after⏎  c: d⟩
                plain 5-6 ⟨b⟩
                literal 8-17 ⟨|⏎    one⟩ = one⏎
                plain 31-32 ⟨c⟩
                plain 34-35 ⟨d⟩
            comment 21-28 ⟨# after⟩
            """
        ),
        TreeCase(
            "empty",
            "a: |\nb: >-  # none\n\n\nc: |+\n\n",
            """
            block mapping 0-26 ⟨a: |⏎b: >-  # none⏎⏎⏎c: |+⟩
              plain 0-1 ⟨a⟩
              literal 3-4 ⟨|⟩ = 
              plain 5-6 ⟨b⟩
              folded 8-10 ⟨>-⟩ = 
              plain 21-22 ⟨c⟩
              literal 24-26 ⟨|+⟩ = ⏎
            comment 12-18 ⟨# none⟩
            """
        ),
        TreeCase(
            "spaces at the end of its text",
            "a: |\n  one  \n  \n",
            """
            block mapping 0-10 ⟨a: |⏎  one⟩
              plain 0-1 ⟨a⟩
              literal 3-10 ⟨|⏎  one⟩ = one  ⏎
            """
        ),
        TreeCase(
            "no line break at the end",
            "a: |\n  one",
            """
            block mapping 0-10 ⟨a: |⏎  one⟩
              plain 0-1 ⟨a⟩
              literal 3-10 ⟨|⏎  one⟩ = one
            """
        ),
        TreeCase(
            "in a sequence",
            "- |\n one\n- >\n two\n",
            """
            block sequence 0-17 ⟨- |⏎ one⏎- >⏎ two⟩
              literal 2-8 ⟨|⏎ one⟩ = one⏎
              folded 11-17 ⟨>⏎ two⟩ = two⏎
            """
        ),
        TreeCase(
            "characters of several bytes",
            "é: |  # ü\n  日本 # 語\n  😀\n# ende ß\nb: c\n",
            """
            block mapping 0-48 ⟨é: |  # ü⏎  日本 # 語⏎  😀⏎# ende ß⏎b: c⟩
              plain 0-2 ⟨é⟩
              literal 4-33 ⟨|  # ü⏎  日本 # 語⏎  😀⟩ = 日本 # 語⏎😀⏎
              plain 44-45 ⟨b⟩
              plain 47-48 ⟨c⟩
            comment 7-11 ⟨# ü⟩
            comment 34-43 ⟨# ende ß⟩
            """
        ),
    ]

    @Test(arguments: cases) func hasExactRanges(_ example: TreeCase) {
        example.check()
    }
}
