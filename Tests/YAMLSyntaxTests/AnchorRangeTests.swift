import Testing

@Suite("Anchors, aliases and tags") struct AnchorRangeTests {
    static let cases = [
        TreeCase(
            "on scalars",
            "a: &x 1\nb: *x\n&k c: *x\n",
            """
            block mapping 0-22 ⟨a: &x 1⏎b: *x⏎&k c: *x⟩
              plain 0-1 ⟨a⟩
              plain 6-7 ⟨1⟩ &x
              plain 8-9 ⟨b⟩
              alias 11-13 ⟨*x⟩ -> 3
              plain 17-18 ⟨c⟩ &k
              alias 20-22 ⟨*x⟩ -> 3
            """
        ),
        TreeCase(
            "on block collections",
            "a: &m\n  b: 1\nc: &s\n- d\ne: [*m, *s]\n",
            """
            block mapping 0-34 ⟨a: &m⏎  b: 1⏎c: &s⏎- d⏎e: [*m, *s]⟩
              plain 0-1 ⟨a⟩
              block mapping 8-12 ⟨b: 1⟩ &m
                plain 8-9 ⟨b⟩
                plain 11-12 ⟨1⟩
              plain 13-14 ⟨c⟩
              block sequence 19-22 ⟨- d⟩ &s
                plain 21-22 ⟨d⟩
              plain 23-24 ⟨e⟩
              flow sequence 26-34 ⟨[*m, *s]⟩
                alias 27-29 ⟨*m⟩ -> 3
                alias 31-33 ⟨*s⟩ -> 7
            """
        ),
        TreeCase(
            "on flow collections",
            "[&a [1], &b {c: d}, *a, *b]\n",
            """
            flow sequence 0-27 ⟨[&a [1], &b {c: d}, *a, *b]⟩
              flow sequence 4-7 ⟨[1]⟩ &a
                plain 5-6 ⟨1⟩
              flow mapping 12-18 ⟨{c: d}⟩ &b
                plain 13-14 ⟨c⟩
                plain 16-17 ⟨d⟩
              alias 20-22 ⟨*a⟩ -> 2
              alias 24-26 ⟨*b⟩ -> 4
            """
        ),
        TreeCase(
            "on an empty value",
            "a: &x\nb: *x\nc: !!str\nd: !!str # none\n",
            """
            block mapping 0-29 ⟨a: &x⏎b: *x⏎c: !!str⏎d: !!str⟩
              plain 0-1 ⟨a⟩
              plain 5-5 ⟨⟩ &x
              plain 6-7 ⟨b⟩
              alias 9-11 ⟨*x⟩ -> 3
              plain 12-13 ⟨c⟩
              plain 20-20 ⟨⟩ !!str
              plain 21-22 ⟨d⟩
              plain 29-29 ⟨⟩ !!str
            comment 30-36 ⟨# none⟩
            """
        ),
        TreeCase(
            "tags and anchors in either order",
            "- !!str &a 1\n- &b !!str 2\n- ! 3\n- !<tag:x,1> 4\n- !local 5\n",
            """
            block sequence 0-57 ⟨- !!str &a 1⏎- &b !!str 2⏎- ! 3⏎- !<tag:x,1> 4⏎- !local 5⟩
              plain 11-12 ⟨1⟩ &a !!str
              plain 24-25 ⟨2⟩ &b !!str
              plain 30-31 ⟨3⟩ !
              plain 45-46 ⟨4⟩ !<tag:x,1>
              plain 56-57 ⟨5⟩ !local
            """
        ),
        TreeCase(
            "an anchor above its collection",
            "&m\na: 1\n--- !t\n&k b: 2\n",
            """
            block mapping 3-7 ⟨a: 1⟩ &m
              plain 3-4 ⟨a⟩
              plain 6-7 ⟨1⟩
            block mapping 15-22 ⟨&k b: 2⟩ !t
              plain 18-19 ⟨b⟩ &k
              plain 21-22 ⟨2⟩
            """
        ),
        TreeCase(
            "an anchor defined again",
            "- &a 1\n- *a\n- &a 2\n- *a\n",
            """
            block sequence 0-23 ⟨- &a 1⏎- *a⏎- &a 2⏎- *a⟩
              plain 5-6 ⟨1⟩ &a
              alias 9-11 ⟨*a⟩ -> 2
              plain 17-18 ⟨2⟩ &a
              alias 21-23 ⟨*a⟩ -> 4
            """
        ),
        TreeCase(
            "anchors hold in their document only",
            "- &a 1\n---\n- *a\n",
            """
            block sequence 0-6 ⟨- &a 1⟩
              plain 5-6 ⟨1⟩ &a
            block sequence 11-15 ⟨- *a⟩
              alias 13-15 ⟨*a⟩ -> 0
            yaml/unknown-alias 13-15
            """
        ),
        TreeCase(
            "merge keys",
            "base: &b {x: 1}\nc:\n  <<: *b\n  y: 2\nd:\n  <<: [*b, *b]\n",
            """
            block mapping 0-52 ⟨base: &b {x: 1}⏎c:⏎  <<: *b⏎  y: 2⏎d:⏎  <<: [*b, *b]⟩
              plain 0-4 ⟨base⟩
              flow mapping 9-15 ⟨{x: 1}⟩ &b
                plain 10-11 ⟨x⟩
                plain 13-14 ⟨1⟩
              plain 16-17 ⟨c⟩
              block mapping 21-34 ⟨<<: *b⏎  y: 2⟩
                plain 21-23 ⟨<<⟩
                alias 25-27 ⟨*b⟩ -> 3
                plain 30-31 ⟨y⟩
                plain 33-34 ⟨2⟩
              plain 35-36 ⟨d⟩
              block mapping 40-52 ⟨<<: [*b, *b]⟩
                plain 40-42 ⟨<<⟩
                flow sequence 44-52 ⟨[*b, *b]⟩
                  alias 45-47 ⟨*b⟩ -> 3
                  alias 49-51 ⟨*b⟩ -> 3
            """
        ),
        TreeCase(
            "an unknown alias",
            "a: *b\nc: &b 1\n",
            """
            block mapping 0-13 ⟨a: *b⏎c: &b 1⟩
              plain 0-1 ⟨a⟩
              alias 3-5 ⟨*b⟩ -> 0
              plain 6-7 ⟨c⟩
              plain 12-13 ⟨1⟩ &b
            yaml/unknown-alias 3-5
            """
        ),
        TreeCase(
            "an alias in its own node",
            "a: &a\n  b: [*a]\n",
            """
            block mapping 0-15 ⟨a: &a⏎  b: [*a]⟩
              plain 0-1 ⟨a⟩
              block mapping 8-15 ⟨b: [*a]⟩ &a
                plain 8-9 ⟨b⟩
                flow sequence 11-15 ⟨[*a]⟩
                  alias 12-14 ⟨*a⟩ -> 0
            yaml/unknown-alias 12-14
            """
        ),
        TreeCase(
            "an alias as key",
            "&a a: 1\n*a : 2\n",
            """
            block mapping 0-14 ⟨&a a: 1⏎*a : 2⟩
              plain 3-4 ⟨a⟩ &a
              plain 6-7 ⟨1⟩
              alias 8-10 ⟨*a⟩ -> 2
              plain 13-14 ⟨2⟩
            """
        ),
    ]

    @Test(arguments: cases) func hasExactRanges(_ example: TreeCase) {
        example.check()
    }
}
