import Testing

@Suite("Ranges in flow style") struct FlowCollectionRangeTests {
    static let cases = [
        TreeCase(
            "empty collections",
            "a: []\nb: {}\nc: [ ]\n",
            """
            block mapping 0-18 ⟨a: []⏎b: {}⏎c: [ ]⟩
              plain 0-1 ⟨a⟩
              flow sequence 3-5 ⟨[]⟩
              plain 6-7 ⟨b⟩
              flow mapping 9-11 ⟨{}⟩
              plain 12-13 ⟨c⟩
              flow sequence 15-18 ⟨[ ]⟩
            """
        ),
        TreeCase(
            "nested collections",
            "{a: [1, {b: c}], 'd': \"e\"}\n",
            """
            flow mapping 0-26 ⟨{a: [1, {b: c}], 'd': "e"}⟩
              plain 1-2 ⟨a⟩
              flow sequence 4-15 ⟨[1, {b: c}]⟩
                plain 5-6 ⟨1⟩
                flow mapping 8-14 ⟨{b: c}⟩
                  plain 9-10 ⟨b⟩
                  plain 12-13 ⟨c⟩
              singleQuoted 17-20 ⟨'d'⟩ = d
              doubleQuoted 22-25 ⟨"e"⟩ = e
            """
        ),
        TreeCase(
            "values left out",
            "{a, b: , c: d, e: }",
            """
            flow mapping 0-19 ⟨{a, b: , c: d, e: }⟩
              plain 1-2 ⟨a⟩
              plain 2-2 ⟨⟩
              plain 4-5 ⟨b⟩
              plain 6-6 ⟨⟩
              plain 9-10 ⟨c⟩
              plain 12-13 ⟨d⟩
              plain 15-16 ⟨e⟩
              plain 17-17 ⟨⟩
            """
        ),
        TreeCase(
            "trailing commas",
            "[a, b, ]\n",
            """
            flow sequence 0-8 ⟨[a, b, ]⟩
              plain 1-2 ⟨a⟩
              plain 4-5 ⟨b⟩
            """
        ),
        TreeCase(
            "pairs in a sequence",
            "[a: b, {x: y}: z, ? q, \"r\":s]",
            """
            flow sequence 0-29 ⟨[a: b, {x: y}: z, ? q, "r":s]⟩
              flow mapping 1-5 ⟨a: b⟩
                plain 1-2 ⟨a⟩
                plain 4-5 ⟨b⟩
              flow mapping 7-16 ⟨{x: y}: z⟩
                flow mapping 7-13 ⟨{x: y}⟩
                  plain 8-9 ⟨x⟩
                  plain 11-12 ⟨y⟩
                plain 15-16 ⟨z⟩
              flow mapping 18-21 ⟨? q⟩
                plain 20-21 ⟨q⟩
                plain 21-21 ⟨⟩
              flow mapping 23-28 ⟨"r":s⟩
                doubleQuoted 23-26 ⟨"r"⟩ = r
                plain 27-28 ⟨s⟩
            """
        ),
        TreeCase(
            "over several lines with comments",
            "[ # one\n  a, # two\n  # three\n  b\n] # four\n",
            """
            flow sequence 0-34 ⟨[ # one⏎  a, # two⏎  # three⏎  b⏎]⟩
              plain 10-11 ⟨a⟩
              plain 31-32 ⟨b⟩
            comment 2-7 ⟨# one⟩
            comment 13-18 ⟨# two⟩
            comment 21-28 ⟨# three⟩
            comment 35-41 ⟨# four⟩
            """
        ),
        TreeCase(
            "JSON",
            "{\"a\": [1, true, null],\n \"b\": {\"c\": \"\\u00e9\\/\"}}\n",
            """
            flow mapping 0-47 ⟨{"a": [1, true, null],⏎ "b": {"c": "\\u00e9\\/"}}⟩
              doubleQuoted 1-4 ⟨"a"⟩ = a
              flow sequence 6-21 ⟨[1, true, null]⟩
                plain 7-8 ⟨1⟩
                plain 10-14 ⟨true⟩
                plain 16-20 ⟨null⟩
              doubleQuoted 24-27 ⟨"b"⟩ = b
              flow mapping 29-46 ⟨{"c": "\\u00e9\\/"}⟩
                doubleQuoted 30-33 ⟨"c"⟩ = c
                doubleQuoted 35-45 ⟨"\\u00e9\\/"⟩ = é/
            """
        ),
        TreeCase(
            "JSON indented by tabs",
            "{\n\t\"a\": [\n\t\t1,\n\t\t{\"b\":\"c\"}\n\t]\n}\n",
            """
            flow mapping 0-31 ⟨{⏎⇥"a": [⏎⇥⇥1,⏎⇥⇥{"b":"c"}⏎⇥]⏎}⟩
              doubleQuoted 3-6 ⟨"a"⟩ = a
              flow sequence 8-29 ⟨[⏎⇥⇥1,⏎⇥⇥{"b":"c"}⏎⇥]⟩
                plain 12-13 ⟨1⟩
                flow mapping 17-26 ⟨{"b":"c"}⟩
                  doubleQuoted 18-21 ⟨"b"⟩ = b
                  doubleQuoted 22-25 ⟨"c"⟩ = c
            """
        ),
        TreeCase(
            "JSON with adjacent values",
            "{\"a\":1,\"b\":[\"x\",\"y\"]}",
            """
            flow mapping 0-21 ⟨{"a":1,"b":["x","y"]}⟩
              doubleQuoted 1-4 ⟨"a"⟩ = a
              plain 5-6 ⟨1⟩
              doubleQuoted 7-10 ⟨"b"⟩ = b
              flow sequence 11-20 ⟨["x","y"]⟩
                doubleQuoted 12-15 ⟨"x"⟩ = x
                doubleQuoted 16-19 ⟨"y"⟩ = y
            """
        ),
        TreeCase(
            "text with a hash and brackets",
            "[a#b, 'c # d', \"e, ]\"]",
            """
            flow sequence 0-22 ⟨[a#b, 'c # d', "e, ]"]⟩
              plain 1-4 ⟨a#b⟩
              singleQuoted 6-13 ⟨'c # d'⟩ = c # d
              doubleQuoted 15-21 ⟨"e, ]"⟩ = e, ]
            """
        ),
    ]

    @Test(arguments: cases) func hasExactRanges(_ example: TreeCase) {
        example.check()
    }
}
