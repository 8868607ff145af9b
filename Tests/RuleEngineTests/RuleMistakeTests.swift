import Diagnostics
import Foundation
import RuleEngine
import Testing

@Suite struct RuleMistakeTests {
    @Test(arguments: [
        ("on: navigationBar.titel", "check: {maxCharacters: 3}", "rule/unknown-field", "navigationBar.titel"),
        ("on: navigationBar.title[]", "check: {maxCharacters: 3}", "rule/unknown-field", "navigationBar.title[]"),
        ("on: navigationBar.title", "check: {maxCharcters: 3}", "rule/unknown-check", ""),
        ("on: navigationBar.trailing", "check: {maxCharacters: 3}", "rule/unknown-check", ""),
        ("on: navigationBar.title", "check: {maxCharacters: many}", "rule/wrong-type", ""),
        ("on: navigationBar.title", "check: {maxCharacters: $limit}", "rule/unknown-parameter", ""),
        ("on: screen", "check: {satisfies: screen.platform == 'iso'}", "rule/invalid-expression", ""),
        ("on: screen", "check: {satisfies: screen.platfrom == 'ios'}", "rule/invalid-expression", ""),
        ("on: screen", "check: {satisfies: 1 + 1}", "rule/invalid-expression", ""),
        ("on: screen", "check: {present: navigationBars}", "rule/unknown-field", ""),
        ("on: navigationBar.title", "check: {maxCharacters: 3, were: x}", "rule/unknown-key", ""),
        ("on: navigationBar.title", "check: {textStyle: {case: upper}}", "rule/wrong-type", ""),
        ("on: navigationBar.title", "check: {textStyle: {case: title, ending: x}}", "rule/unknown-key", ""),
        ("on: navigationBar.title", "check: {textStyle: {}}", "rule/wrong-type", ""),
        ("on: toolbar.items[].priority", "check: {textStyle: {case: title}}", "rule/unknown-check", ""),
        ("on: toolbar.items[].priority", "check: {range: {least: 3}}", "rule/wrong-type", ""),
        ("on: toolbar.items[].priority", "check: {range: {min: 1, mx: 3}}", "rule/unknown-key", "mx"),
        ("on: navigationBar.leading", "check: {order: {frist: item.hidden}}", "rule/unknown-key", "frist"),
        ("on: toolbar.items[].priority", "check: {range: {}}", "rule/wrong-type", ""),
        ("on: navigationBar.title", "check: {range: {min: 3}}", "rule/unknown-check", ""),
        ("on: navigationBar.title", "check: {matches: [a]}", "rule/wrong-type", ""),
        ("on: navigationBar.title", "check: {matches: '(a'}", "rule/invalid-expression", ""),
        ("on: toolbar.items[].priority", "check: {matches: a}", "rule/unknown-check", ""),
        (
            "on: navigationBar.title", "check: {maxCharacters: 3}\n    message: \"{cuont}\"",
            "rule/unknown-placeholder", ""
        ),
        (
            "on: navigationBar.title", "check: {maxCharacters: 3}\n    help: \"{cuont}, {kind: x}\"",
            "rule/unknown-placeholder", "{cuont}"
        ),
        (
            "on: navigationBar", "check: {present: title}\n    fix: {set: {title: \"The {text}\"}}",
            "rule/no-effect", ""
        ),
        (
            "on: navigationBar", "params: {word: A}\n    check: {present: title}\n    fix: {set: {title: \"$word B\"}}",
            "rule/no-effect", ""
        ),
        (
            "on: navigationBar", "check: {present: title}\n    fix: {set: {title: $word}}",
            "rule/unknown-parameter", ""
        ),
        ("on: navigationBar.title", "check: {terms: {a: a}}", "rule/no-effect", "a"),
        ("on: navigationBar.title", "check: {terms: {a: b, B: c}}", "rule/no-effect", "b"),
        ("on: navigationBar.title", "check: {equals: screen.navigationBar.title}", "rule/no-effect", ""),
        ("on: navigationBar.trailing", "check: {minItems: 0}", "rule/no-effect", "0"),
        (
            "on: navigationBar", "check: {contrast: 3, color: self.title, on: screen.background}",
            "rule/invalid-expression", ""
        ),
        (
            "on: navigationBar.title", "check: {maxCharacters: 3}\n    fix: {setTo: screen.scrolls}", "rule/no-effect",
            ""
        ),
        (
            "on: navigationBar.title",
            "let: {count: \"99\"}\n    check: {maxCharacters: 3}\n    message: \"{count}\"", "rule/no-effect", ""
        ),
        ("on: navigationBar.title", "check: {maxCharacters: 3}\n    sumary: x", "rule/unknown-key", ""),
        ("on: navigationBar.title", "check: {maxCharacters: 3}\n    severity: fatal", "rule/unknown-value", ""),
        ("on: navigationBar.title", "check: {maxCharacters: 3}\n    platforms: [iphone]", "rule/unknown-value", ""),
        ("on: navigationBar.title", "check: {maxCharacters: 3}\n    clauses: [X-1]", "rule/unknown-clause", ""),
    ])
    func aMistakeIsADiagnosticInTheRuleFile(on: String, check: String, rule: String, text: String) {
        let checked = Checked("  broken:\n    summary: Broken\n    \(on)\n    \(check)\n", "id: a")
        #expect(checked.mistakes.map(\.rule) == [rule])
        #expect(checked.mistakes.first?.file == "rules.yaml")
        #expect((checked.mistakes.first?.range.length ?? 0) > 0)
    }

    @Test func aMistakeInAnExpressionPointsIntoIt() {
        let rule =
            "  broken:\n    summary: Broken\n    on: screen\n    check: {satisfies: \"screen.platfrom == 'ios'\"}\n"
        let checked = Checked(rule, "id: a")
        let file = "document: d\nrules:\n" + rule
        let range = checked.mistakes.first?.range ?? SourceRange(start: 0, end: 0)
        let text = String(decoding: Array(file.utf8)[range.start..<range.end], as: UTF8.self)
        #expect(text.contains("platfrom") && !text.contains("satisfies"))
        #expect(checked.mistakes.first?.message.contains("Did you mean 'platform'?") == true)
    }

    @Test func everyCheckKindIsDocumentedAndListedOnce() {
        let names = CheckKind.all.map(\.name)
        #expect(names.sorted() == Array(Set(names)).sorted())
        for kind in CheckKind.all {
            #expect(kind.summary.hasSuffix("."), "the summary of '\(kind.name)' is a sentence with a full stop")
            #expect(![kind.phrase, kind.visits, kind.takes, kind.example].contains(""), "of \(kind.name)")
            for option in kind.options { #expect(option.summary != "", "of '\(option.name)' of '\(kind.name)'") }
        }
    }

    /// The example of each kind is a check of what the kind says that it visits.
    @Test(arguments: CheckKind.all.map(\.name))
    func theExampleOfAKindCompiles(name: String) throws {
        let kind = try #require(CheckKind.named(name))
        let paths = [
            "a text": "navigationBar.title", "a value": "navigationBar.background",
            "a component": "navigationBar",
            "a name": "navigationBar.trailing[].target", "a number": "navigationBar.titleLines",
            "a list": "navigationBar.trailing",
            "a list, or anything with `across: screens`": "navigationBar.trailing",
            "anything": "navigationBar.trailing[]",
        ]
        let path = try #require(paths[kind.visits], "'visits' is one of \(paths.keys.sorted())")
        let rule = "  example:\n    summary: An example\n    on: \(path)\n    check: \(kind.example)\n"
        #expect(Checked(rule, "id: a").mistakes.map(\.message) == [])
    }

    /// What is wrong elsewhere in a rule doesn't wait until its path, or its check, is right.
    @Test(arguments: [
        (
            "on: navigationBar.titel\ncheck: {maxCharactrs: 3}\nwhen: screen.foo\nfix: {applicability: saf, set: 3}",
            ["no field 'titel'", "no field 'foo'", "no check kind 'maxCharactrs'", "'applicability' takes"]
        ),
        (
            "on: navigationBar\ncheck: {present: titel}\nfix: {applicability: saf, set: {title: A}}",
            ["no field 'titel'", "'applicability' takes"]
        ),
        ("on: navigationBar.titel\ncheck: {maxCharacters: 3}\nwhen: parent.size == 'large'", ["no field 'titel'"]),
        (
            "on: navigationBar.title\ncheck: {maxCharacters: many}\nwhen: screen.foo",
            ["no field 'foo'", "whole number"]
        ),
        (
            "let: {a: screen.bar}\non: navigationBar.title\ncheck: {satisfies: screen.foo}",
            ["no field 'bar'", "no field 'foo'"]
        ),
        ("on: navigationBar.titel\ncheck: {satisfies: screen.foo}", ["no field 'titel'", "no field 'foo'"]),
        (
            "on: navigationBar.trailng\ncheck: {maxItems: 3, where: item.role == back}",
            ["no field 'trailng'", "name 'back'"]
        ),
        ("on: navigationBar.titel\ncheck: {satisfies: parent.foo}", ["no field 'titel'"]),
    ])
    func allMistakesAreToldAtOnce(rule: String, parts: [String]) {
        let mistakes = RuleTrial(rule, on: "").mistakes
        #expect(mistakes.count == parts.count, "\(mistakes)")
        for part in parts { #expect(mistakes.contains { $0.contains(part) }, "\(mistakes)") }
    }

    @Test(arguments: [
        (
            "screen.toolbar.items", "x",
            "list of components, of which a message names a field: let: {value: \"x.map(i, i.label)\"}"
        ),
        ("screen.navigationBar", "x", "is a component, of which a message names a field: let: {value: x.title}"),
        ("{'a': 1}", "x", "is a map"), ("screen.toolbar.items.map(i, i.label)", "x", nil),
        ("screen.navigationBar", "value", nil),
    ])
    func aPlaceholderStandsForWords(value: String, name: String, message: String?) {
        let text = name == "x" ? "{x}" : "A"
        let rule =
            "let: {x: \"\(value)\"}\non: screen\ncheck: {satisfies: size(screen.toolbar.items) < 2}\nmessage: \"\(text)\""
        let mistakes = RuleTrial(rule, on: "").mistakes
        #expect(mistakes.count == (message == nil ? 0 : 1), "\(mistakes)")
        if let message { #expect(mistakes.first?.contains(message) == true, "\(mistakes)") }
    }

    @Test(arguments: [
        ("when: has && self.role == 'back'", "The name 'has' is not declared. It is a function: has(screen.toolbar)."),
        ("when: size(screen.toolbar.items) =< 3", "Write '<=' for '=<'."),
        ("when: size(screen.toolbar.items) => 3", "Write '>=' for '=>'."),
        ("when: 1 < size(screen.toolbar.items) < 5", "Between two numbers is 1 < x && x < 5."),
        ("when: 'screen.navigationBar.background == #fff'", "Write a colour in quotes: '#fff'."),
        ("when: \"self.label[0] == 'A'\"", "One sign of a text is x.charAt(0)."),
        (
            "when: \"self.label[0:3] == 'A'\"",
            "Write x.slice(0, 2) for elements of a list, x.substring(0, 2) for a part of a text."
        ),
        (
            "when: \"screen.toolbar.items[-1].role == 'done'\"",
            "Places are counted from 0; the last element is x.last()."
        ),
        (
            "check: {satisfies: \"${self.style} != 'primary'\"}",
            "An expression stands as it is, without '$' and braces: self.style != 'primary'."
        ),
        ("check: {oneOf: primary, secondary}", "Several values are a list: write oneOf: [primary, secondary]."),
        ("let: {parent: size(self)}", "none of screen, self, parent, item and params."),
    ])
    func aMistakeIsToldWithWhatToWrite(part: String, message: String) {
        let on = part.hasPrefix("check") ? "toolbar.items[].style" : "toolbar.items[]"
        let check = part.hasPrefix("check") ? "" : "\ncheck: {present: label}"
        let mistakes = RuleTrial("on: \(on)\n\(part)\(check)", on: "").mistakes
        #expect(mistakes.contains { $0.hasSuffix(message) }, "\(mistakes)")
    }
}
