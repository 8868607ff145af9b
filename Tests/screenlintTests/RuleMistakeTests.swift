import Testing

/// What people who write rules are told of their mistakes.
@Suite struct RuleMistakeTests {
    @Test func whatPresentLeavesOpenIsToldWithWhatDecides() throws {
        let pack = [
            "ours/pack.yaml": "guideline: Ours\n",
            "ours/a.yaml": """
            rules:
              a:
                summary: Buttons have a label for VoiceOver
                on: screen.buttons[]
                check: {present: accessibilityLabel}
                examples:
                  valid: [{id: b}]
                  invalid:
                    - {toolbar: {items: [{icon: plus}]}}

            """,
        ]
        let outcome = try BuiltCommand(folder: try TemporaryFolder(pack))("test", "ours")
        let part = "write accessibilityLabel: null, or check {satisfies: has(self.accessibilityLabel)}"
        #expect(outcome.output.contains(part), "\(outcome.output)")
    }

    @Test func oneSlipInAPackIsToldOnce() throws {
        let command = BuiltCommand(
            folder: try TemporaryFolder([
                "q/pack.yaml": "guideline: Q\n",
                "q/a.yaml": "rules:\n  b: {summary: B, on: name, check: {present: true}}\n c:\n    summary: C\n",
                ".screenlint.yml": "guidelines: []\nrulePacks: [q]\nrules: {q/b: off, q/c: warning}\n",
                "a.screen.yaml": "id: a # screenlint:disable-line q/c\n",
            ])
        )
        let outcome = try command("-f", "concise")
        #expect(outcome.output.split(separator: "\n").map { $0.suffix(13) } == ["[yaml/syntax]"], "\(outcome)")
    }

    @Test(arguments: [
        ("Screen", "present: id", "the whole of it is visited by on: screen."),
        ("navigationBar.trailing[]", "satisfies: self.index < 3", "Visit the list: its first element is self[0]"),
        ("navigationBar.trailing[]", "satisfies: self.parent.size == 'large'", "Write the path from the screen"),
        ("navigationBar", "satisfies: contrast(self.background) > 3.0", "contrast(self.color, screen.background)."),
    ])
    func whatOthersWouldWriteLeadsOn(on: String, check: String, part: String) throws {
        let pack = [
            "ours/pack.yaml": "guideline: Ours\n",
            "ours/a.yaml": "rules:\n  a:\n    summary: A\n    on: \(on)\n    check:\n      \(check)\n",
        ]
        let outcome = try BuiltCommand(folder: try TemporaryFolder(pack))("test", "ours")
        #expect(outcome.output.contains(part), "\(outcome.output)")
    }

    @Test(arguments: [
        ("message: ' '", "leave it out, and the check says in its own words"),
        ("message: '{ count } letters'", "; write '{count}'."),
        ("when: self.size() > '3'", "A number stands without quotes."),
        ("when: self != null", "Whether there is something, tells has(x)."),
    ])
    func slipsInARuleLeadOn(key: String, part: String) throws {
        let rule =
            "rules:\n  a:\n    summary: A\n    on: navigationBar.title\n    check: {maxCharacters: 3}\n    \(key)\n"
        let pack = ["ours/pack.yaml": "guideline: Ours\n", "ours/a.yaml": rule]
        let outcome = try BuiltCommand(folder: try TemporaryFolder(pack))("test", "ours")
        #expect(outcome.output.contains(part), "\(outcome.output)")
    }

    /// A pack is named by its folder, or as the configuration has it.
    @Test func packsAreFoundByWhatPeopleTypeForThem() throws {
        let pack = [
            "design/ours/pack.yaml": "guideline: Ours\n", ".screenlint.yml": "rulePacks: [design/ours]\n",
            "design/ours/a.yaml": """
            rules:
              a:
                summary: A
                on: name
                check: {maxCharacters: 3}
                examples: {valid: [{name: abc}], invalid: [{name: abcd}]}

            """,
        ]
        let command = BuiltCommand(folder: try TemporaryFolder(pack))
        #expect(try command("test", "ours").output.hasPrefix("1 rule, 2 examples: 0 failures."))
        #expect(try command("test", "design").errors.contains("no pack.yaml; 'design/ours' has one."))
        #expect(try command("test", "design/ours/a.yaml").errors.contains("is a file; a rule pack is the folder"))
        let swapped = try command("trace", "design/ours/a.yaml", "a")
        #expect(swapped.errors.contains("The rule stands before the file: screenlint trace a design/ours/a.yaml."))
    }

    @Test func aListedPackIsNamedOnTheCommandLineToo() throws {
        let rule = "rules: {a: {summary: A, on: name, check: {maxCharacters: 3}, formerly: [old/a]}}\n"
        let files = [
            "ours/pack.yaml": "guideline: Ours\nlisted: true\n", "ours/a.yaml": rule,
            "x.screen.yaml": "id: x\nname: abcd\n",
        ]
        let command = BuiltCommand(folder: try TemporaryFolder(files))
        let named = try command("-f", "concise", "--rules", "ours", "--guidelines", "ours")
        #expect(named.output.contains("[ours/a]") && named.status == 0, "\(named)")
        let unknown = try command("--guidelines", "ours")
        #expect(unknown.status == 2 && unknown.errors.contains("There is no guideline 'ours'; there are apple-hig"))
        #expect(try command("--guidelines", "apple").errors.contains("did you mean 'apple-hig'?"))
        // What the pack was called before leads to its rules.
        let former = try command("-f", "concise", "--rules", "ours", "--guidelines", "ours", "--skip", "old/a")
        #expect(former.output == "", "\(former)")
    }

    @Test func aMisnamedKeyIsNotMissingToo() throws {
        let pack = [
            "ours/pack.yaml": "guideline: Ours\n", "ours/a.yaml": "rules: {a: {desc: A, on: id, check: {is: a}}}\n",
        ]
        let outcome = try BuiltCommand(folder: try TemporaryFolder(pack))("test", "ours")
        #expect(outcome.output.contains("write 'summary'.") && !outcome.output.contains("rule/missing-key"))
    }

    @Test func aNameInAnotherPackIsSuggestedWhole() throws {
        let pack = [
            "ours/pack.yaml": "guideline: Ours\n", ".screenlint.yml": "rulePacks: [ours]\n",
            "ours/house.yaml": "rules: {words: {summary: A, on: id, check: {matches: a}}}\n",
            "a.screen.yaml": "id: b\n",
        ]
        let outcome = try BuiltCommand(folder: try TemporaryFolder(pack))("--only", "house/words")
        #expect(outcome.errors.contains("did you mean 'ours/words'?"), "\(outcome.errors)")
    }

    /// A command beside a pack with one rule.
    private static func command(_ check: String, _ more: String = "", valid: String, invalid: String) throws
        -> BuiltCommand
    {
        let rule = """
            rules:
              a:
                summary: A
                on: navigationBar.title
                check: {\(check)}
                \(more)
                examples:
                  valid: [{navigationBar: {title: \(valid)}}]
                  invalid: [{navigationBar: {title: \(invalid)}}]

            """
        return BuiltCommand(
            folder: try TemporaryFolder([
                "ours/pack.yaml": "guideline: Ours\n", "ours/a.yaml": rule,
                "a.screen.yaml": "id: a\nnavigationBar: {title: A}\n",
            ])
        )
    }

    @Test func changesAreTriedOnExamplesThatHold() throws {
        let outcome = try Self.command("maxCharacters: 30", valid: "abc", invalid: "abcd")("test", "--mutate", "ours")
        #expect(outcome.status == 1 && outcome.output.contains("missing: The rule does not fire"), "\(outcome)")
        #expect(!outcome.output.contains("noticed") && outcome.output.contains("No change was tried"))
        let right = try Self.command("maxCharacters: 3", valid: "abc", invalid: "abcd")("test", "--mutate", "ours")
        #expect(right.status == 0 && right.output.contains("ours: 3 of 3 changes are noticed"), "\(right)")
        let one = try Self.command("maxCharacters: 3", valid: "abc", invalid: "abcd")(
            "test",
            "--mutate",
            "--rule",
            "apple-hig/title-length",
            "ours",
            "apple-hig"
        )
        #expect(one.status == 0 && one.output.contains("apple-hig: ") && !one.output.contains("ours: "), "\(one)")
    }

    @Test func whatIsSupersededIsLookedUpInEveryCommand() throws {
        let names = "supersedes: [ours/nope, apple-hig/title-lenght, apple-hig/title-length, theirs/title]"
        let command = try Self.command("maxCharacters: 3", names, valid: "abc", invalid: "abcd")
        let outcome = try command("--rules", "ours", "-f", "concise", "a.screen.yaml")
        #expect(outcome.status == 2 && outcome.lines.count == 2, "\(outcome)")
        #expect(outcome.output.contains("There is no rule 'ours/nope'. [rule/unknown-rule]"))
        #expect(outcome.output.contains("did you mean 'apple-hig/title-length'?"))
    }

    @Test(arguments: ["check", "conformance"])
    func aRuleThatFailsIsAnError(name: String) throws {
        let check = "satisfies: 1/(size(self) - 1) == 1"
        let command = try Self.command(check, valid: "abc", invalid: "abcd")
        #expect(try command(name, "--rules", "ours", "a.screen.yaml").status == 2)
        let trace = try command("trace", "ours/a", "--rules", "ours", "a.screen.yaml").output
        #expect(
            trace.hasSuffix(
                """
                a, ios/compact: the evaluation failed
                  navigationBar.title, line 2: "A" (1 character)
                    1/(size(self) - 1) == 1: the evaluation failed: Division by zero.
                    the evaluation failed

                """
            ),
            "\(trace)"
        )
    }

    @Test func aMapOfOneExampleIsToldAsSuch() throws {
        let pack = [
            "ours/pack.yaml": "guideline: Ours\nlists: {words: [a]}\n",
            "ours/a.yaml": """
            rules:
              a:
                summary: A
                on: id
                check: {noneOf: $words}
                examples: {valid: {id: b}, invalid: [{id: a}]}

            """,
        ]
        let command = BuiltCommand(folder: try TemporaryFolder(pack))
        let outcome = try command("test", "ours")
        #expect(outcome.output.contains("'valid' is a list of screens: begin each with a dash"), "\(outcome.output)")
        try command.folder.write("ours/a.yaml", "rules: {a: {summary: A, on: id, check: {noneOf: $words}\n")
        let broken = try command("test", "ours")
        #expect(broken.output.contains("yaml/syntax") && !broken.output.contains("No rule uses"), "\(broken.output)")
    }
}
