import RuleEngine
import Testing

/// What rule files say for all their rules, names for parts of conditions, several paths, and what has no effect.
@Suite("Rule format") struct RuleFormatTests {
    @Test func aFileSaysWhatHoldsForAllItsRules() throws {
        let rules = """
            platforms: android
            when: screen.role == 'home'
            let: {bar: screen.navigationBar}
            rules:
              short:
                summary: Short
                on: navigationBar.title
                let: {count: "size(self)"}
                when: bar.size == 'large'
                check: {satisfies: count <= params.max}
                params: {max: 5}
                message: "{count} characters"
                examples:
                  valid:
                    - {role: home, platform: android, navigationBar: {title: Short, size: large}}
                    - {role: child, platform: android, navigationBar: {title: Too long, size: large}}
                    - {role: home, platform: ios, navigationBar: {title: Too long, size: large}}
                    - {role: home, platform: android, navigationBar: {title: Too long, size: small}}
                  invalid:
                    - role: home
                      platform: android
                      navigationBar: {title: Too long, size: large} # here
                      says: 8 characters
            """
        #expect(try PackTrial.failures(rules) == [])
        let mistaken = rules.replacing("screen.role == 'home'", with: "self.role == 'home'")
        #expect(
            try PackTrial.failures(mistaken).first
                == "2: The condition of a file is over 'screen' alone; what a rule visits, its own 'when' asks."
        )
        let misspelt = rules.replacing("count <= params.max", with: "cuont <= params.max")
        #expect(try PackTrial.failures(misspelt).first?.contains("Did you mean 'count'?") == true)
    }

    @Test func aRuleVisitsSeveralPathsAllTextsAndReadsWhatHasAField() {
        let paths = "on: [\"navigationBar.leading[]\", \"toolbar.items[]\"]\ncheck: {absent: icon}"
        let screen = "navigationBar: {leading: [{icon: a}]}\ntoolbar: {items: [{label: B}, {icon: c}]}"
        #expect(RuleTrial(paths, on: screen).findings.map { String($0.prefix(2)) } == ["2:", "3:"])
        let every = "on: every toolbar.items[]\ncheck: {absent: icon}"
        #expect(RuleTrial(every, on: "overlays: [{toolbar: {items: [{icon: plus}]}}]").findings.count == 1)
        let mixed = RuleTrial("on: [navigationBar.title, toolbar]\ncheck: {matches: a}", on: "")
        #expect(mixed.mistakes.first?.contains("lead to things of one kind") == true)
        let texts = RuleTrial(
            "on: texts[]\ncheck: {terms: {foo: bar}}",
            on:
                "name: foo\nnavigationBar: {title: foo, trailing: [{label: foo, accessibilityLabel: foo}]}\ncontent: [{text: foo}]"
        )
        #expect(texts.findings.count == 3)
        #expect(texts.findings.first?.hasPrefix("3: navigationBar.title: ") == true)
        let parent =
            "on: navigationBar.title\nwhen: parent.size == 'large'\ncheck: {satisfies: \"self != 'A' || parent.subtitle == 'B'\"}"
        #expect(RuleTrial(parent, on: "navigationBar: {title: A, size: large, subtitle: B}").verdict == .satisfied)
        #expect(RuleTrial(parent, on: "navigationBar: {title: A, size: large, subtitle: C}").verdict == .violated)
        #expect(RuleTrial(parent, on: "navigationBar: {title: A, size: small}").verdict == .notApplicable)
    }

    @Test func aListHasBothBoundsInOneRule() {
        let rule =
            "on: tabBar.items\ncheck: {minItems: 2, maxItems: $max}\nparams: {max: 3}\nmessage: \"{count}, not {min} to {max}\""
        #expect(RuleTrial(rule, on: "tabBar: {items: [A, B]}").verdict == .satisfied)
        #expect(RuleTrial(rule, on: "tabBar: {items: [A]}").findings.count == 1)
        #expect(
            RuleTrial(rule, on: "tabBar: {items: [A, B, C, D]}").findings == ["2: tabBar.items[3]: 4, not 2 to 3"]
        )
    }

    @Test(arguments: [
        ("formerly: old", "A former id is written whole: 'test/old'; 'old' alone is never looked up."),
        ("formerly: test/rule", "'test/rule' is the rule's id today."),
        ("params: {max: 3}", "Nothing uses the parameter 'max'"),
        ("platforms: [ios, ios]", "'ios' stands here for the second time."),
        ("supersedes: [test/rule]", "A rule can't go before itself."),
        ("params: [max]", "'params' is a map from names to values"),
    ])
    func whatHasNoEffectIsTold(line: String, message: String) throws {
        let rules = """
            rules:
              rule:
                summary: Rule
                on: navigationBar.title
                check: {maxCharacters: 3}
                \(line)
                examples:
                  valid: [{id: a}]
                  invalid: [{navigationBar: {title: Long}}]
            """
        let found = try PackTrial.failures(rules)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.contains(message) == true, "\(found)")
    }

    @Test(arguments: [
        ("navigationBar.title", "matches: A", "{set: {style: primary}}", "'title', which has no fields"),
        ("navigationBar.title", "matches: A", "{moveTo: last}", "is no element of one"),
        ("navigationBar.title", "matches: A", "{remove: true}", "is no element of one"),
        ("navigationBar.trailing[]", "present: icon", "{set: {stile: primary}}", "did you mean 'style'?"),
        (
            "navigationBar.trailing[]", "present: icon", "{set: {style: loud}}",
            "'style' can't be 'loud'; it takes one of"
        ),
        ("navigationBar.trailing[]", "present: icon", "{set: primary}", "A single value replaces no item"),
        ("navigationBar.trailing[].style", "oneOf: [primary]", "{set: primery}", "'style' can't be 'primery'"),
        ("navigationBar.trailing", "maxItems: 2", "{moveTo: trailling}", "did you mean 'trailing'?"),
        ("navigationBar.trailing", "maxItems: 2", "{moveTo: leading, keep: 2}", "'keep' counts only beside"),
        ("navigationBar.background", "equals: screen.background", "{setTo: screen.toolbar}", "'toolbar' is none"),
        ("navigationBar.titleLines", "range: {min: 1}", "{trimEnd: '.'}", "'trimEnd' shortens a text"),
    ])
    func aFixThatCanNotBeAppliedIsTold(path: String, check: String, fix: String, message: String) {
        let mistakes = RuleTrial("on: \(path)\ncheck: {\(check)}\nfix: \(fix)", on: "").mistakes
        #expect(mistakes.count == 1 && mistakes.first?.contains(message) == true, "\(mistakes)")
    }

    @Test(arguments: [
        ("navigationBar.title", "matches: A", "{set: A}"), ("navigationBar.title", "matches: A", "{trimEnd: '.'}"),
        ("navigationBar.trailing", "maxItems: 2", "{moveTo: overflow, keep: 2}"),
        ("navigationBar.trailing", "maxItems: 2", "{moveTo: leading}"),
        ("navigationBar.trailing[]", "present: icon", "{set: {icon: plus, x-why: rule}}"),
        ("navigationBar", "{satisfies: has(self.title), at: self.title}", "{set: Title}"),
        ("navigationBar.background", "equals: screen.background", "{setTo: screen.background}"),
    ])
    func aFixThatCanBeAppliedIsTaken(path: String, check: String, fix: String) {
        let check = check.hasPrefix("{") ? check : "{\(check)}"
        #expect(RuleTrial("on: \(path)\ncheck: \(check)\nfix: \(fix)", on: "").mistakes == [])
    }

    @Test func aParameterInAListIsTold() throws {
        let rules = """
            clauses:
              C-1: {modality: must, says: Nothing.}
            rules:
              rule:
                summary: Rule
                on: toolbar.background
                check: {oneOf: [$color, b]}
                params: {color: a}
                examples:
                  valid: [{id: a}]
                  invalid: [{toolbar: {background: c}}]
            """
        let found = try PackTrial.failures(rules)
        #expect(found.contains { $0.hasPrefix("7: A parameter stands for a whole value") })
        #expect(found.contains { $0.hasPrefix("2: No rule rests on 'C-1'") })
    }

    @Test func examplesSayWhatARuleSaysAndWhatItsFixGives() throws {
        func failures(_ lines: String) throws -> [String] {
            try PackTrial.failures(
                """
                rules:
                  rule:
                    summary: Rule
                    on: navigationBar.title
                    check: {terms: {log in: sign in}}
                    examples:
                      valid:
                        - {id: a}
                      invalid:
                        - navigationBar: {title: Log in} # here
                \(lines)
                """
            )
        }
        #expect(
            try failures(
                "          says: Write 'Sign in' for 'Log in'.\n          fixed: {navigationBar: {title: Sign in}}"
            ) == []
        )
        #expect(
            try failures("          says: Other words") == [
                "11: The rule says 'Write 'Sign in' for 'Log in'.', not 'Other words'."
            ]
        )
        #expect(try failures("          fixed: {navigationBar: {title: Log in}}").count == 1)
    }

    @Test func aFixThatTakesAllOfAListMendsTheExample() throws {
        let failures = try PackTrial.failures(
            """
            rules:
              rule:
                summary: Rule
                on: navigationBar.trailing[]
                check: {satisfies: self.icon != 'back'}
                fix: {moveTo: leading}
                examples:
                  valid:
                    - {id: a}
                  invalid:
                    - navigationBar:
                        trailing:
                          - icon: back # here
                      fixed: {navigationBar: {trailing: [], leading: [{icon: back}]}}
            """
        )
        #expect(failures == [])
    }

    @Test func aMessageIsLeftOutWhereNothingFillsItIn() throws {
        let failures = try PackTrial.failures(
            """
            rules:
              rule:
                summary: Rule
                on: screen.parent
                check: {refersTo: screens, acyclic: true, maxDepth: 1}
                message: "This is {depth} deep; {max} at most."
                examples:
                  valid:
                    - screens: [{id: a, parent: b}, {id: b, parent: a}]
                    - screens: [{id: a}, {id: b, parent: a}, {id: c, parent: b}]
                  invalid:
                    - screens: [{id: a, parent: b}]
            """
        )
        #expect(
            failures == [
                "9: The rule fires on a valid example: 'a' leads back here: b → a → b.",
                "10: The rule fires on a valid example: This is 2 deep; 1 at most.",
            ]
        )
    }

    @Test func aMarkThatMarksNothingIsTold() throws {
        let rules = """
            rules:
              rule:
                summary: Rule
                on: navigationBar.title
                check: {maxCharacters: 3}
                examples:
                  valid:
                    - navigationBar: {title: A} # here
                  invalid:
                    - navigationBar: {title: Long} # hre
            """
        #expect(
            try PackTrial.failures(rules).sorted() == [
                "10: This comment marks nothing; write '# here'.",
                "8: '# here' marks nothing in a valid example: the rule is silent on it.",
            ]
        )
    }

    @Test(arguments: [
        ("self.selected", "undetermined: 'toolbar.items[].selected' isn't described"),
        ("self.label == 'B'", "it does not apply, because 'when self.label == 'B'' is false"),
        ("self.label == 'A'", "it is satisfied at 'toolbar.items[0]'"),
    ])
    func aMissingFindingIsExplained(when: String, reason: String) throws {
        let rules = """
            rules:
              rule:
                summary: Rule
                on: toolbar.items[]
                when: "\(when)"
                check: {satisfies: self.label == 'A'}
                examples:
                  valid: [{id: a}]
                  invalid:
                    - {toolbar: {items: [{label: A}]}}
            """
        let found = try PackTrial.failures(rules)
        #expect(found.first?.contains(reason) == true, "\(found)")
    }

    @Test(arguments: [
        ("requires: \"9.0\"", "The pack needs screenlint 9.0 or newer"),
        ("requires: new", "'requires' is the release of screenlint"), ("platforms: iso", "'iso' is no platform"),
        ("versoin: 1", "did you mean 'version'?"),
    ])
    func mistakesInAPackAreTold(line: String, message: String) throws {
        let found = try PackTrial.failures("rules: {}", pack: line + "\n")
        #expect(found.count == 1)
        #expect(found.first?.contains(message) == true, "\(found)")
    }

    @Test func rulesShareLists() throws {
        let rules = """
            rules:
              rule:
                summary: Rule
                on: navigationBar.title
                check: {terms: $words}
                examples:
                  valid: [{navigationBar: {title: Sign in}}]
                  invalid: [{navigationBar: {title: Log in}}]
            """
        #expect(try PackTrial.failures(rules, pack: "lists: {words: {log in: sign in}}\n") == [])
    }
}
