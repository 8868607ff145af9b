import Diagnostics
import RuleEngine
import Testing

/// What the files of a pack say beside their rules.
@Suite struct PackFileTests {
    @Test(arguments: [
        ("unchecked: true", "'unchecked' says in words why"), ("sameAs: T-1", "names another clause"),
        ("checkedBy: lint", "'checkedBy' takes schema"),
    ])
    func aClauseSaysNothingInVain(part: String, words: String) throws {
        let failures = try PackTrial.failures("clauses: {T-1: {modality: fact, says: Short., \(part)}}\n")
        #expect(failures.count == 1 && failures[0].contains(words), "\(failures)")
    }

    @Test(arguments: [
        ("3", "A clause is a map."), ("{says: Short., unchecked: Not here.}", "A clause needs 'modality'."),
        ("{modality: may, says: '', unchecked: Not here.}", "A clause needs 'says'."),
        (
            "{modality: may, says: Short., unchecked: Not here., permits: r, checkedBy: schema}",
            "this one has 'unchecked' and 'permits' and 'checkedBy'."
        ),
    ])
    func aMistakeInAClauseIsToldOnce(clause: String, words: String) throws {
        let failures = try PackTrial.failures(
            "clauses:\n  T-1: \(clause)\nrules: {r: {summary: S, on: id, check: {is: a}, examples: {}}}\n"
        )
        .filter { !$0.contains("example") }
        #expect(failures.count == 1 && failures[0].hasSuffix(words), "\(failures)")
    }

    @Test(arguments: [
        ("platforms: [ios]\ndefaultPlatform: watchos\n", "The pack's rules are for ios, and say nothing of 'watchos'."),
        ("defaultPlatform:\n", "'defaultPlatform' is one platform, such as ios."),
        ("defaultPlatform: [ios, ipados]\n", "'defaultPlatform' is one platform, such as ios."),
        ("name: Acme\n", "A pack has no key 'name'; write 'guideline'."),
    ])
    func aPackSaysNothingInVain(pack: String, words: String) throws {
        let rule = "rules: {r: {summary: S, on: name, check: {maxCharacters: 3}, "
        let examples = "examples: {valid: [{name: a}], invalid: [{name: abcd}]}}}\n"
        let failures = try PackTrial.failures(rule + examples, pack: pack)
        #expect(failures.count == 1 && failures[0].hasSuffix(words), "\(failures)")
    }

    @Test(arguments: ["", "rules:\n"])
    func aPackHasRules(rules: String) throws {
        let failures = try PackTrial.failures(rules)
        #expect(failures.count == 1 && failures[0].contains("The pack has no rules"), "\(failures)")
    }

    @Test func aNameThatNothingUsesIsTold() throws {
        let rule = "summary: S, on: name, let: {n: size(self), m: n}, check: {maxCharacters: 3}"
        let examples = "examples: {valid: [{name: a}], invalid: [{name: abcd}]}"
        let failures = try PackTrial.failures("let: {k: screen.id}\nrules: {r: {\(rule), \(examples)}}\n")
        #expect(failures.map { $0.prefix(30) } == ["1: Nothing uses the name 'k'; ", "2: Nothing uses the name 'm'; "])
    }

    @Test func aMistakeInARuleIsToldOnce() throws {
        let clauses = "clauses: {T-1: {modality: may, says: Short.}}\n"
        let examples = "examples: {valid: [{name: a}], invalid: [{name: abc}]}"
        #expect(try PackTrial.failures("rules: {r: 3}\n") == ["1: A rule is a map."])
        let rule = "rules: {r: {summary: S, on: name, check: {maxCharacters: 3}, examples: 3}}\n"
        #expect(try PackTrial.failures(rule) == ["1: 'examples' is a map."])
        let unread = "rules: {r: {summary: S, clauses: [T-1], on: name, \(examples)}}\n"
        #expect(
            try PackTrial.failures(clauses + unread) == [
                "2: A rule needs 'check', such as check: {maxCharacters: 30}."
            ]
        )
        let named =
            "rules: {r: {summary: S, on: name, let: {a: foo}, when: a, check: {satisfies: a}, \(examples)}}\n"
        #expect(
            try PackTrial.failures(named) == ["1: The name 'foo' is not declared. A word needs quotes: 'foo'."]
        )
        let failing = """
            rules:
              r:
                summary: S
                on: name
                when: 1/(size(self) - 3) == 1
                check: {maxCharacters: 2}
                examples:
                  valid: [{name: a}]
                  invalid: [{name: abc}]
            """
        #expect(try PackTrial.failures(failing) == ["9: 'test/r' can't be evaluated on it: Division by zero."])
    }

    @Test func ofTwoRulesOfOneNameTheFirstIsTheRule() throws {
        let rule = "  r: {summary: S, on: name, check: {maxCharacters: 3}, examples: {}}\n"
        let files = [("pack.yaml", "guideline: Test\n"), ("a.yaml", "rules:\n" + rule), ("b.yaml", "rules:\n" + rule)]
            .map { RuleFile(path: $0.0, bytes: Array($0.1.utf8)) }
        let loaded = try #require(LoadedPack(name: "test", files: files, readsExamples: false))
        #expect(loaded.diagnostics.map(\.message) == ["The pack has two rules named 'r'."])
        #expect(loaded.pack.rules.map(\.file) == ["a.yaml"])
    }

    @Test(arguments: [
        ("message: 'Only {max'", "The brace of '{max' is not closed; write '{max}'."),
        ("message: 'At most {max}, not {count'", "The brace of '{count' is not closed; write '{count}'."),
        ("help: 'Cut it to {max'", "The brace of '{max' is not closed; write '{max}'."), ("help: 'Write {label'", nil),
        ("message: 'A { is no text'", nil),
    ])
    func aPlaceholderIsClosed(words: String, mistake: String?) throws {
        let rule = "rules: {r: {summary: S, on: name, check: {maxCharacters: 3}, examples: {}, \(words)}}\n"
        let failures = try PackTrial.failures(rule).filter { !$0.contains("example") }
        #expect(failures == [mistake.map { "1: " + $0 }].compactMap(\.self))
    }

    @Test(arguments: ["htps://example.com", "example.com", "https://example.com/a b"])
    func aLinkLeadsToAnAddress(url: String) throws {
        let failures = try PackTrial.failures("rules: {}\n", pack: "documents: {d: {title: D, url: \"\(url)\"}}\n")
        #expect(failures.count == 1 && failures[0].hasPrefix("2: A link leads to an address"))
    }

    @Test(arguments: [
        (
            "b", "",
            "'test/b' is another rule of the pack today, and means that one; name an id that no rule has any more."
        ),
        ("old", "test/old", "'test/old' is a former id of 'test/a', and leads there alone; leave it out here."),
        ("old", "test/older", ""),
    ])
    func aFormerIDThatLeadsToAnotherRuleIsTold(name: String, other: String, message: String) throws {
        func rule(_ name: String, _ formerly: String) -> String {
            "  \(name): {summary: S, on: navigationBar.title, formerly: [\(formerly)], check: {maxCharacters: 3}, "
                + "examples: {valid: [{navigationBar: {title: A}}], invalid: [{navigationBar: {title: Long}}]}}\n"
        }
        let told = try PackTrial.failures("rules:\n" + rule("a", "test/\(name)") + rule("b", other))
        #expect(told == (message.isEmpty ? [] : ["\(other.isEmpty ? 2 : 3): \(message)"]))
    }

    /// A list whose name is no plain word is named in backticks.
    @Test(arguments: [
        ("self in params.`my-words`", "my-words", []),
        ("self in params.my-words", "my-words", ["5: A name with a hyphen stands in backticks: params.`my-words`."]),
        (
            "self != 'Ho'", "two words",
            ["2: No rule uses the list 'two words'; write $two words in a check, or params.`two words` in a condition."]
        ),
        (
            "self in params.`other`", "words",
            [
                "2: No rule uses the list 'words'; write $words in a check, or params.words in a condition.",
                "5: There is no 'other' in 'params'. Write it under the rule's 'params': {other: …}.",
            ]
        ),
    ])
    func aListIsNamedInAConditionAsItIsCalled(when: String, name: String, told: [String]) throws {
        let rules =
            "rules:\n  a:\n    summary: S\n    on: navigationBar.title\n    when: \(when)\n    check: {maxCharacters: 1}\n"
            + "    examples: {valid: [{navigationBar: {title: A}}], invalid: [{navigationBar: {title: Hi}}]}\n"
        #expect(try PackTrial.failures(rules, pack: "lists: {\(name): [Hi]}\n") == told)
    }

    @Test func aListThatNoRuleUsesIsTold() throws {
        let rules = "rules: {r: {summary: S, on: navigationBar.title, check: {noneOf: $used}, examples: {}}}\n"
        let failures = try PackTrial.failures(rules, pack: "lists: {used: [a], unused: [b]}\n")
        #expect(failures.contains { $0.contains("No rule uses the list 'unused'") })
        #expect(!failures.contains { $0.contains("'used'") }, "\(failures)")
    }

    @Test(arguments: [
        ("dark", "'noneOf' takes a list of values; the parameter is written $dark."),
        ("$lists.dark", "'noneOf' takes a list of values; the parameter is written $dark."),
        ("$darkk", "The rule has no parameter 'darkk'; did you mean '$dark'?"),
        ("$dark + $light", "'noneOf' takes one list: write the values of dark and light in one."),
    ])
    func aListIsNamedWithADollarSign(written: String, message: String) throws {
        let rules = "rules: {r: {summary: S, on: navigationBar.title, check: {noneOf: \(written)}, examples: {}}}\n"
        let failures = try PackTrial.failures(rules, pack: "lists: {dark: [a], light: [b]}\n")
        #expect(failures.contains { $0.hasSuffix(message) }, "\(failures)")
    }

    @Test func whatIsWrongWithAListIsToldAtTheCheckThatNamesIt() throws {
        let rules =
            "rules:\n  r: {summary: S, on: navigationBar.title,\n    check: {maxCharacters: $many}, examples: {}}\n"
        let failures = try PackTrial.failures(rules, pack: "lists: {many: abc}\n")
        #expect(failures.contains { $0.hasPrefix("3: 'maxCharacters' takes a whole number") }, "\(failures)")
    }

    @Test func whatIsSaidOfTwoScreensIsTheSameFromEveryFolder() throws {
        let rules = """
            rules:
              r:
                summary: S
                on: navigationBar.title
                check: {unique: self, across: screens}
                examples:
                  valid: [{navigationBar: {title: A}}]
                  invalid:
                    - screens: [{id: a, navigationBar: {title: A}}, {id: b, navigationBar: {title: A}}]
                      says: The screen 'a' in rules.yaml has 'A', too; only one screen should have it.
            """
        #expect(try PackTrial.failures(rules, folder: "a/folder/") == [])
    }

    @Test(arguments: ["true", "false"])
    func aConditionThatAsksNothingIsTold(when: String) throws {
        let failures = try PackTrial.failures("when: \(when)\nrules: {}\n")
        #expect(failures.count == 1 && failures[0].hasPrefix("1: This \(when == "true" ? "always" : "never") holds"))
    }

    @Test func aFileHoldsOneDocument() throws {
        let failures = try PackTrial.failures("rules: {}\n---\nrules: {}\n")
        #expect(
            failures == ["3: A file of a pack holds one document; what follows '---' goes into a file of its own."]
        )
    }
}
