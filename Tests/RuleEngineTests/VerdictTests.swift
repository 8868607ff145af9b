import Diagnostics
import RuleEngine
import Testing

@Suite struct VerdictTests {
    private static let count = """
          count:
            summary: At most one
            on: navigationBar.trailing
            check: {maxItems: 1, where: item.isAction}
        """

    @Test(arguments: [
        ("navigationBar: {trailing: [{icon: a}]}", Verdict.satisfied),
        ("navigationBar: {trailing: [{icon: a}, {icon: b}]}", .violated),
        ("navigationBar: {trailing: [{icon: a}, {icon: b, hidden: 3}]}", .undetermined),
        ("navigationBar: {trailing: [{icon: a}, {icon: b}, {icon: c, hidden: 3}]}", .violated),
        ("navigationBar: {}", .undetermined),
        ("navigationBar: {background: red}", .undetermined),
        ("navigationBar: {title: A}", .undetermined),
        ("navigationBar: {leading: []}", .notApplicable),
        ("navigationBar: null", .notApplicable),
        ("name: x", .undetermined),
    ])
    func keepsCertainAndPossibleCounts(line: String, verdict: Verdict) {
        #expect(Checked(VerdictTests.count, "id: a\n\(line)\n").verdicts["count"] == verdict)
    }

    /// A list of which nothing is shown for sure may be empty, and so may the menu behind an overflow button.
    @Test(arguments: [
        ("toolbar: {items: [{label: A}]}", Verdict.violated),
        ("toolbar: {items: [{label: A, hidden: '{x}'}]}", .undetermined),
        ("toolbar: {items: [], overflow: {items: [A]}}", .violated),
        ("toolbar: {items: [], overflow: {items: [{label: A, hidden: '{x}'}]}}", .undetermined),
        ("toolbar: {items: [], overflow: {hidden: '{x}', items: [A]}}", .undetermined),
    ])
    func whatMayBeHiddenMayBeMissing(line: String, verdict: Verdict) {
        let rule = "on: toolbar\ncheck: {satisfies: '!has(self.items) && !self.hasOverflowButton'}"
        #expect(RuleTrial(rule, on: line).verdict == verdict)
    }

    @Test(
        "A screen that says nothing of columns and overlays leaves no check of their bars open",
        arguments: [
            ("", Verdict.satisfied), ("overlays: [{kind: alert, title: Sure}]", .satisfied),
            ("splitView: {panes: [A, B]}", .satisfied), ("overlays: [{navigationBar: {title: ABCD}}]", .violated),
            ("overlays: [{navigationBar: {title: '{t}'}}]", .undetermined),
            ("splitView: {panes: [{navigationBar: {title: ABCD}}]}", .violated),
        ]
    )
    func barsOfOtherParts(line: String, verdict: Verdict) {
        let parts = "\"overlays[].navigationBar.title\", \"splitView.panes[].navigationBar.title\""
        let rule = "on: [navigationBar.title, \(parts)]\ncheck: {maxCharacters: 3}"
        #expect(RuleTrial(rule, on: "navigationBar: {title: ABC}\n\(line)").verdict == verdict)
    }

    @Test(
        "Buttons in what lies over the page are those of another view",
        arguments: ["dialog", "Alert", "actionSheet", "bottom-sheet", "sheet", "modal", "popover"]
    )
    func overlaysAreOtherViews(kind: String) {
        let rule = "on: screen.buttons\ncheck: {maxItems: 1, where: item.style == 'primary'}"
        let content = "content: [{kind: \(kind), items: [{kind: button, label: B, style: primary}]}]"
        let bars = "navigationBar: null\ntoolbar: {items: [{label: A, style: primary}]}"
        #expect(RuleTrial(rule, on: "\(bars)\n\(content)").verdict == .satisfied)
        for page in ["kind: card, ", ""] {
            let card = content.replacing("kind: \(kind), items", with: "\(page)items")
            #expect(RuleTrial(rule, on: "\(bars)\n\(card)").verdict == .violated)
        }
        let open = content.replacing("kind: \(kind), items", with: "kind: '{kind}', items")
        #expect(RuleTrial(rule, on: "\(bars)\n\(open)").verdict == .undetermined)
    }

    @Test("What stands beyond the end of a described list is not known", arguments: ["[0]", ".first()", "[7]"])
    func elementsThatAreNotThere(element: String) {
        let rule = "on: screen\ncheck: {satisfies: \"screen.navigationBar.leading\(element).role == 'cancel'\"}"
        #expect(RuleTrial(rule, on: "navigationBar: {leading: []}").verdict == .undetermined)
    }

    @Test(
        "The screen's language is not that of a text which names another one",
        arguments: [
            ("{en: Abc, de: Abcd}", []),
            ("{en-GB: Abcd, de: Abcde}", ["2: navigationBar.title: The text has 4 characters; at most 3 fit."]),
            ("Abcd", ["2: navigationBar.title: The text has 4 characters; at most 3 fit."]),
        ]
    )
    func languageOfTexts(title: String, findings: [String]) {
        let rule = "on: navigationBar.title\nwhen: screen.locale == 'en'\ncheck: {maxCharacters: 3}"
        #expect(RuleTrial(rule, on: "navigationBar: {title: \(title)}\nlocale: en").findings == findings)
    }

    @Test(
        "A blank text is none, as null is: it is not visited and is no key",
        arguments: [
            "on: navigationBar.title\ncheck: {matches: '^[A-Z]'}",
            "on: navigationBar.background\ncheck: {oneOf: [soap-200]}",
            "on: navigationBar.leading[].label\ncheck: {satisfies: has(screen.navigationBar.title)}",
            "on: navigationBar.leading\ncheck: {unique: label}",
        ]
    )
    func blankIsNone(rule: String) {
        for blank in ["''", "' '", "null"] {
            let bar = "title: \(blank), background: \(blank), leading: [{label: \(blank)}, {label: \(blank)}]"
            let trial = RuleTrial(rule, on: "navigationBar: {\(bar)}")
            #expect(trial.mistakes == [])
            #expect(trial.findings == [])
        }
    }

    @Test(arguments: [
        ("has(screen.navigationBar.subtitle)", "navigationBar: {title: Abc}", Verdict.notApplicable),
        ("has(screen.navigationBar.subtitle)", "navigationBar: {title: Abc, subtitle: x}", .violated),
        ("screen.scrolls", "navigationBar: {title: Abc}", .undetermined),
        ("screen.scrolls || screen.platform == 'ios'", "navigationBar: {title: Abc}", .violated),
        ("screen.scrolls && screen.platform == 'macos'", "navigationBar: {title: Abc}", .notApplicable),
        ("screen.navigationBar.subtitle.size() > 3", "navigationBar: {title: Abc, subtitle: null}", .undetermined),
        ("screen.`x-strict` == true", "x-strict: true\nnavigationBar: {title: Abc}", .violated),
        ("screen.`x-team`.name == 'Core'", "x-team: {name: Core}\nnavigationBar: {title: Abc}", .violated),
        ("screen.`x-team`.lead == null", "x-team: {lead: null}\nnavigationBar: {title: Abc}", .violated),
        ("screen.`x-team`.rate > 1.0", "x-team: {rate: 1.5}\nnavigationBar: {title: Abc}", .violated),
        ("screen.`x-team`.size == 3", "x-team: {size: 4}\nnavigationBar: {title: Abc}", .notApplicable),
        ("screen.`x-tags`.exists(t, t == 'b')", "x-tags: [a, b]\nnavigationBar: {title: Abc}", .violated),
        ("screen.`x-tags`.size() == 3", "x-tags: [a, b]\nnavigationBar: {title: Abc}", .notApplicable),
        ("screen.`x-team`.name == 'Core'", "x-team: {size: 4}\nnavigationBar: {title: Abc}", .undetermined),
        ("screen.`x-team` == 'Core'", "navigationBar: {title: Abc}", .notApplicable),
        ("!has(screen.`x-team`)", "navigationBar: {title: Abc}", .violated),
    ])
    func appliesWhereTheConditionHolds(when: String, lines: String, verdict: Verdict) {
        let rule = """
              length:
                summary: Short
                on: navigationBar.title
                when: "\(when)"
                check: {maxCharacters: 2}
            """
        let checked = Checked(rule, "id: a\n\(lines)\n")
        #expect(checked.mistakes.map(\.message) == [])
        #expect(checked.verdicts["length"] == verdict)
    }

    @Test(arguments: [
        ("{n} Orders and more", Verdict.violated), ("{n} Or", .undetermined), ("Orders", .satisfied),
    ])
    func judgesPlaceholdersByTheFixedPart(title: String, verdict: Verdict) {
        let rule = """
              length:
                summary: Short
                on: navigationBar.title
                check: {maxCharacters: 6}
            """
        let checked = Checked(rule, "id: a\nnavigationBar: {title: \"\(title)\"}\n")
        #expect(checked.verdicts["length"] == verdict)
    }

    @Test(arguments: [
        ("\"{brand}\"", Verdict.undetermined), ("'$(Brand)'", .undetermined), ("white", .satisfied),
        // A word may be the name of a token, which looks as it looks; a colour's own word names that.
        ("surface", .undetermined), ("red", .violated), ("'#f00'", .violated),
    ])
    func aPlaceholderInAColorDecidesNothing(color: String, verdict: Verdict) {
        let rule = "  color: {summary: White, on: navigationBar.background, check: {oneOf: [white]}}"
        #expect(Checked(rule, "id: a\nnavigationBar: {background: \(color)}\n").verdicts["color"] == verdict)
    }

    /// What is given in one language says nothing of another one, and a text that is blank in it says that there is none.
    @Test(arguments: ["{de: Werk}", "{en: '', de: Werk}"])
    func aTextInOneLanguageIsUnknownInAnother(subtitle: String) {
        let rule = """
              length:
                summary: Short
                on: navigationBar.title
                when: has(screen.navigationBar.subtitle)
                check: {maxCharacters: 3}
            """
        let bar = "title: {en: Orders, de: Aufträge}, subtitle: \(subtitle)"
        #expect(Checked(rule, "id: a\nnavigationBar: {\(bar)}\n").diagnostics.map(\.locale) == ["de"])
    }

    @Test func namesEachLocaleAndEachLayout() {
        let rule = """
              length:
                summary: Short
                on: navigationBar.title
                check: {maxCharacters: 3}
            """
        let checked = Checked(
            rule,
            "id: a\nsizeClasses: [compact, regular]\nnavigationBar:\n  title: {en: Four, de: Abc, fr: Cinq}\n"
        )
        #expect(
            checked.places == ["4:15 test/length ios/compact,ios/regular", "4:34 test/length ios/compact,ios/regular"]
        )
        #expect(checked.diagnostics.map(\.locale) == ["en", "fr"])
    }

    /// The words of a condition are those of the rule that it stands in.
    @Test func namesOfAnotherRuleMeanSomethingElse() {
        let rules = """
              first:
                summary: A
                on: name
                let: {ok: screen.scrolls, both: ok}
                when: both
                check: {maxCharacters: 1}
              second:
                summary: B
                on: name
                let: {ok: "!screen.scrolls", both: ok}
                when: both
                check: {maxCharacters: 1}
            """
        let checked = Checked(rules, "id: a\nname: Long\nscrolls: true\n")
        #expect(checked.mistakes.isEmpty)
        #expect(checked.verdicts == ["first": .violated, "second": .notApplicable])
    }

    /// Each use of a name is written out.
    @Test func namesThatUseOneAnotherTwiceEnd() {
        let names = (1..<60).map { "l\($0): l\($0 - 1) && l\($0 - 1)" }.joined(separator: ", ")
        let rule = "on: name\nlet: {l0: screen.scrolls, \(names)}\nwhen: l59\ncheck: {maxCharacters: 1}"
        let mistakes = RuleTrial(rule, on: "name: Long\nscrolls: true\n").mistakes
        #expect(mistakes.contains { $0.hasPrefix("The expression is too large with what 'l") })
        #expect(mistakes.count < 200)
    }

    /// The work that is done for a file may end anywhere.
    @Test func anEndOfTheWorkAmongElementsLeavesACountOpen() {
        let rule = "on: toolbar.items\ncheck: {maxItems: 1, where: \"item.label != 'x' && item.label.size() < 9\"}"
        let screen = "toolbar: {items: [{label: A}, {label: B}, {label: C}]}"
        let verdicts = (0..<200).map { RuleTrial(rule, on: screen, stepLimit: $0).verdict }
        #expect(verdicts.contains(.violated) && verdicts.contains { $0 != .violated })
    }

    /// Nobody knows which one is the first if that may be hidden, nor how many there are.
    @Test(arguments: [
        "self.first().label == 'Save'", "self.last().label == 'Save'", "self.map(i, i.label).size() < 3",
        "!('A' in self.map(i, i.label))", "self.map(i, i.label) == ['A']", "self != screen.toolbar.items",
        "self.map(i, i.label).join() == 'B'", "self.map(i, i.label).sort()[0] == 'B'",
    ])
    func whatMayBeHiddenLeavesAListOpen(condition: String) {
        let rule = "on: toolbar.items\ncheck: {satisfies: \"\(condition)\"}"
        let screen = "toolbar: {items: [{label: A, hidden: '{x}'}, {label: B}, {label: C, hidden: '{x}'}]}"
        #expect(RuleTrial(rule, on: screen).verdict == .undetermined)
        #expect(RuleTrial(rule, on: screen.replacing(", hidden: '{x}'", with: "")).verdict == .violated)
    }

    /// What a check misses is told before what another path of the rule leads to.
    @Test(arguments: [
        ("textStyle: {case: sentence}", "Add Online Account", "language of the text is not known"),
        ("languages: [en]", "Add", "language of the text is not known"),
        ("equals: screen.background", "Add", "'screen.background' are described"),
        ("matches: '^A'", "'{name} x'", "known to the running app alone"),
        ("contrast: 4.5, color: self, on: \"'sky'\"", "Sea", "not both colours are known"),
    ])
    func whyACheckIsOpenIsTold(check: String, title: String, reason: String) throws {
        let rule = """
            rules:
              r:
                summary: S
                on: [navigationBar.title, "content[].title"]
                check: {\(check)}
                examples:
                  valid: [{navigationBar: {title: ""}, content: []}]
                  invalid: [{navigationBar: {title: \(title)}}]

            """
        let failures = try PackTrial.failures(rule)
        #expect(failures.contains { $0.contains(reason) }, "\(failures)")
    }
}
