import Testing

@Suite("Ranges in block style") struct BlockCollectionRangeTests {
    static let cases = [
        TreeCase(
            "nested mappings and sequences",
            "screens:\n  - id: a\n    bar:\n      items:\n      - x\n      - y\n  - id: b\n",
            """
            block mapping 0-70 ⟨screens:⏎  - id: a⏎    bar:⏎      items:⏎      - x⏎      - y⏎  - id: b⟩
              plain 0-7 ⟨screens⟩
              block sequence 11-70 ⟨- id: a⏎    bar:⏎      items:⏎      - x⏎      - y⏎  - id: b⟩
                block mapping 13-60 ⟨id: a⏎    bar:⏎      items:⏎      - x⏎      - y⟩
                  plain 13-15 ⟨id⟩
                  plain 17-18 ⟨a⟩
                  plain 23-26 ⟨bar⟩
                  block mapping 34-60 ⟨items:⏎      - x⏎      - y⟩
                    plain 34-39 ⟨items⟩
                    block sequence 47-60 ⟨- x⏎      - y⟩
                      plain 49-50 ⟨x⟩
                      plain 59-60 ⟨y⟩
                block mapping 65-70 ⟨id: b⟩
                  plain 65-67 ⟨id⟩
                  plain 69-70 ⟨b⟩
            """
        ),
        TreeCase(
            "empty values",
            "a:\nb:\n- \n-\nc: # none\n\nd:   \n",
            """
            block mapping 0-24 ⟨a:⏎b:⏎- ⏎-⏎c: # none⏎⏎d:⟩
              plain 0-1 ⟨a⟩
              plain 2-2 ⟨⟩
              plain 3-4 ⟨b⟩
              block sequence 6-10 ⟨- ⏎-⟩
                plain 7-7 ⟨⟩
                plain 10-10 ⟨⟩
              plain 11-12 ⟨c⟩
              plain 13-13 ⟨⟩
              plain 22-23 ⟨d⟩
              plain 24-24 ⟨⟩
            comment 14-20 ⟨# none⟩
            """
        ),
        TreeCase(
            "a sequence at its key's column",
            "k:\n- a: 1\n  b: 2\n- c\nl: 3\n",
            """
            block mapping 0-25 ⟨k:⏎- a: 1⏎  b: 2⏎- c⏎l: 3⟩
              plain 0-1 ⟨k⟩
              block sequence 3-20 ⟨- a: 1⏎  b: 2⏎- c⟩
                block mapping 5-16 ⟨a: 1⏎  b: 2⟩
                  plain 5-6 ⟨a⟩
                  plain 8-9 ⟨1⟩
                  plain 12-13 ⟨b⟩
                  plain 15-16 ⟨2⟩
                plain 19-20 ⟨c⟩
              plain 21-22 ⟨l⟩
              plain 24-25 ⟨3⟩
            """
        ),
        TreeCase(
            "sequences in one line",
            "- - - a\n  - b\n",
            """
            block sequence 0-13 ⟨- - - a⏎  - b⟩
              block sequence 2-13 ⟨- - a⏎  - b⟩
                block sequence 4-7 ⟨- a⟩
                  plain 6-7 ⟨a⟩
                plain 12-13 ⟨b⟩
            """
        ),
        TreeCase(
            "explicit keys",
            "? a\n: - b\n? c\n?\n: d\n",
            """
            block mapping 0-19 ⟨? a⏎: - b⏎? c⏎?⏎: d⟩
              plain 2-3 ⟨a⟩
              block sequence 6-9 ⟨- b⟩
                plain 8-9 ⟨b⟩
              plain 12-13 ⟨c⟩
              plain 13-13 ⟨⟩
              plain 15-15 ⟨⟩
              plain 18-19 ⟨d⟩
            """
        ),
        TreeCase(
            "a key of several lines of flow",
            "? [a,\n   b]\n: c\n",
            """
            block mapping 0-15 ⟨? [a,⏎   b]⏎: c⟩
              flow sequence 2-11 ⟨[a,⏎   b]⟩
                plain 3-4 ⟨a⟩
                plain 9-10 ⟨b⟩
              plain 14-15 ⟨c⟩
            """
        ),
        TreeCase(
            "a plain scalar of several lines",
            "a: one\n  two # not text\nb: x\n",
            """
            block mapping 0-28 ⟨a: one⏎  two # not text⏎b: x⟩
              plain 0-1 ⟨a⟩
              plain 3-12 ⟨one⏎  two⟩ = one two
              plain 24-25 ⟨b⟩
              plain 27-28 ⟨x⟩
            comment 13-23 ⟨# not text⟩
            """
        ),
        TreeCase(
            "quotes over lines",
            "a: 'it''s\n  so'\nb: \"x\\n\\\n  y\"\n",
            """
            block mapping 0-29 ⟨a: 'it''s⏎  so'⏎b: "x\\n\\⏎  y"⟩
              plain 0-1 ⟨a⟩
              singleQuoted 3-15 ⟨'it''s⏎  so'⟩ = it's so
              plain 16-17 ⟨b⟩
              doubleQuoted 19-29 ⟨"x\\n\\⏎  y"⟩ = x⏎y
            """
        ),
        TreeCase(
            "no line break at the end",
            "a: b",
            """
            block mapping 0-4 ⟨a: b⟩
              plain 0-1 ⟨a⟩
              plain 3-4 ⟨b⟩
            """
        ),
        TreeCase(
            "lines ended by CRLF",
            "a: 1 # c\r\nb:\r\n  - x\r\n  - |\r\n    t\r\n    u\r\n\r\n# d\r\n",
            """
            block mapping 0-40 ⟨a: 1 # c␍⏎b:␍⏎  - x␍⏎  - |␍⏎    t␍⏎    u⟩
              plain 0-1 ⟨a⟩
              plain 3-4 ⟨1⟩
              plain 10-11 ⟨b⟩
              block sequence 16-40 ⟨- x␍⏎  - |␍⏎    t␍⏎    u⟩
                plain 18-19 ⟨x⟩
                literal 25-40 ⟨|␍⏎    t␍⏎    u⟩ = t⏎u⏎
            comment 5-8 ⟨# c⟩
            comment 44-47 ⟨# d⟩
            """
        ),
        TreeCase(
            "lines ended by CR",
            "a: 1 # c\rb:\r  - x\r  - |\r    t\r    u\r\r# d\r",
            """
            block mapping 0-35 ⟨a: 1 # c␍b:␍  - x␍  - |␍    t␍    u⟩
              plain 0-1 ⟨a⟩
              plain 3-4 ⟨1⟩
              plain 9-10 ⟨b⟩
              block sequence 14-35 ⟨- x␍  - |␍    t␍    u⟩
                plain 16-17 ⟨x⟩
                literal 22-35 ⟨|␍    t␍    u⟩ = t⏎u⏎
            comment 5-8 ⟨# c⟩
            comment 37-40 ⟨# d⟩
            """
        ),
        TreeCase(
            "mixed line ends",
            "a: 1\r\nb: 2\rc: 3\nd: \"x\r\n  y\"\n",
            """
            block mapping 0-27 ⟨a: 1␍⏎b: 2␍c: 3⏎d: "x␍⏎  y"⟩
              plain 0-1 ⟨a⟩
              plain 3-4 ⟨1⟩
              plain 6-7 ⟨b⟩
              plain 9-10 ⟨2⟩
              plain 11-12 ⟨c⟩
              plain 14-15 ⟨3⟩
              plain 16-17 ⟨d⟩
              doubleQuoted 19-27 ⟨"x␍⏎  y"⟩ = x y
            """
        ),
        TreeCase(
            "tabs after tokens",
            "a:\t1\t# c\nb: \"x\"\t\n",
            """
            block mapping 0-15 ⟨a:⇥1⇥# c⏎b: "x"⟩
              plain 0-1 ⟨a⟩
              plain 3-4 ⟨1⟩
              plain 9-10 ⟨b⟩
              doubleQuoted 12-15 ⟨"x"⟩ = x
            comment 5-8 ⟨# c⟩
            """
        ),
    ]

    @Test(arguments: cases) func hasExactRanges(_ example: TreeCase) {
        example.check()
    }
}
