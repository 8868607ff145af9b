import Testing

@Suite("Ranges of comments") struct CommentRangeTests {
    static let cases = [
        TreeCase(
            "only comments",
            "# a\n  # b\n\n#\n",
            """
            comment 0-3 ⟨# a⟩
            comment 6-9 ⟨# b⟩
            comment 11-12 ⟨#⟩
            """
        ),
        TreeCase(
            "at the end of the text",
            "a: b\n# c",
            """
            block mapping 0-4 ⟨a: b⟩
              plain 0-1 ⟨a⟩
              plain 3-4 ⟨b⟩
            comment 5-8 ⟨# c⟩
            """
        ),
        TreeCase(
            "between keys and values",
            "a: # one\n  # two\n  b # three\n# four\n",
            """
            block mapping 0-20 ⟨a: # one⏎  # two⏎  b⟩
              plain 0-1 ⟨a⟩
              plain 19-20 ⟨b⟩
            comment 3-8 ⟨# one⟩
            comment 11-16 ⟨# two⟩
            comment 21-28 ⟨# three⟩
            comment 29-35 ⟨# four⟩
            """
        ),
        TreeCase(
            "hashes in text",
            "a: b#c\nd: '#e'\nf: \"g # h\"\n'#i': j # k # l\n",
            """
            block mapping 0-33 ⟨a: b#c⏎d: '#e'⏎f: "g # h"⏎'#i': j⟩
              plain 0-1 ⟨a⟩
              plain 3-6 ⟨b#c⟩
              plain 7-8 ⟨d⟩
              singleQuoted 10-14 ⟨'#e'⟩ = #e
              plain 15-16 ⟨f⟩
              doubleQuoted 18-25 ⟨"g # h"⟩ = g # h
              singleQuoted 26-30 ⟨'#i'⟩ = #i
              plain 32-33 ⟨j⟩
            comment 34-41 ⟨# k # l⟩
            """
        ),
        TreeCase(
            "a swallowed value",
            "color: #fff\n",
            """
            block mapping 0-6 ⟨color:⟩
              plain 0-5 ⟨color⟩
              plain 6-6 ⟨⟩
            comment 7-11 ⟨#fff⟩
            """
        ),
        TreeCase(
            "after flow ends",
            "a: [b] # c\nd: {e: f} # g\n",
            """
            block mapping 0-20 ⟨a: [b] # c⏎d: {e: f}⟩
              plain 0-1 ⟨a⟩
              flow sequence 3-6 ⟨[b]⟩
                plain 4-5 ⟨b⟩
              plain 11-12 ⟨d⟩
              flow mapping 14-20 ⟨{e: f}⟩
                plain 15-16 ⟨e⟩
                plain 18-19 ⟨f⟩
            comment 7-10 ⟨# c⟩
            comment 21-24 ⟨# g⟩
            """
        ),
        TreeCase(
            "after documents",
            "a # b\n... # c\n# d\n--- # e\nf\n",
            """
            plain 0-1 ⟨a⟩
            plain 26-27 ⟨f⟩
            comment 2-5 ⟨# b⟩
            comment 10-13 ⟨# c⟩
            comment 14-17 ⟨# d⟩
            comment 22-25 ⟨# e⟩
            """
        ),
        TreeCase(
            "after directives",
            "%YAML 1.2 # a\n# b\n--- # c\nd\n",
            """
            plain 26-27 ⟨d⟩
            comment 10-13 ⟨# a⟩
            comment 14-17 ⟨# b⟩
            comment 22-25 ⟨# c⟩
            """
        ),
        TreeCase(
            "after anchors and tags",
            "a: &b # c\n  d\ne: !!map # f\n  g: h\n",
            """
            block mapping 0-33 ⟨a: &b # c⏎  d⏎e: !!map # f⏎  g: h⟩
              plain 0-1 ⟨a⟩
              plain 12-13 ⟨d⟩ &b
              plain 14-15 ⟨e⟩
              block mapping 29-33 ⟨g: h⟩ !!map
                plain 29-30 ⟨g⟩
                plain 32-33 ⟨h⟩
            comment 6-9 ⟨# c⟩
            comment 23-26 ⟨# f⟩
            """
        ),
        TreeCase(
            "without a space before",
            "a: [b]#c\nd: \"e\"#f\n",
            """
            block mapping 0-15 ⟨a: [b]#c⏎d: "e"⟩
              plain 0-1 ⟨a⟩
              flow sequence 3-6 ⟨[b]⟩
                plain 4-5 ⟨b⟩
              plain 9-10 ⟨d⟩
              doubleQuoted 12-15 ⟨"e"⟩ = e
            comment 6-8 ⟨#c⟩
            comment 15-17 ⟨#f⟩
            yaml/syntax 6-8
            yaml/syntax 15-17
            """
        ),
        TreeCase(
            "with spaces at its end",
            "a # b  \n",
            """
            plain 0-1 ⟨a⟩
            comment 2-7 ⟨# b  ⟩
            """
        ),
    ]

    @Test(arguments: cases) func hasExactRanges(_ example: TreeCase) {
        example.check()
    }
}
