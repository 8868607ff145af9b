import RuleEngine
import Testing

@Suite("range, matches and textStyle")
struct ScalarCheckTests {
    @Test(
        "range includes its ends",
        arguments: [
            ("{min: 8, max: 12}", "8", nil), ("{min: 8, max: 12}", "12", nil),
            ("{min: 8, max: 12}", "7.5", "This is 7.5; allowed is 8 to 12."),
            ("{max: 12}", "12.5", "This is 12.5; allowed is at most 12."),
            ("{min: $least}", "7", "This is 7; allowed is at least 8."),
        ] as [(String, String, String?)]
    )
    func range(bounds: String, value: String, message: String?) {
        let trial = RuleTrial(
            "on: navigationBar.cornerRadius\ncheck: {range: \(bounds)}\nparams: {least: 8}",
            on: "navigationBar: {cornerRadius: \(value)}"
        )
        #expect(trial.mistakes.isEmpty)
        #expect(trial.findings == (message.map { ["2: navigationBar.cornerRadius: \($0)"] } ?? []))
    }

    @Test("matches finds a pattern in a text, and says what does not match")
    func matches() {
        let rule = "on: navigationBar.title\ncheck: {matches: '^[A-Z]'}"
        #expect(RuleTrial(rule, on: "navigationBar: {title: Orders}").verdict == .satisfied)
        #expect(RuleTrial(rule, on: "navigationBar: {title: '{name} orders'}").verdict == .undetermined)
        #expect(
            RuleTrial(rule, on: "navigationBar: {title: orders}").findings
                == ["2: navigationBar.title: 'orders' does not match ^[A-Z]."]
        )
        #expect(!RuleTrial("on: navigationBar.title\ncheck: {matches: '('}", on: "name: S").mistakes.isEmpty)
    }

    @Test(
        "textStyle judges capitals",
        arguments: [
            ("title", "Add to Favorites", .satisfied), ("title", "Add to favorites", .violated),
            ("title", "iPhone Backup", .satisfied), ("title", "add Item", .violated),
            ("title", "3 of 4", .satisfied), ("title", "Sign in", .violated), ("title", "Sign In", .satisfied),
            ("title", "Light vs. Dark", .satisfied), ("title", "Sort by (3)", .satisfied),
            ("sentence", "Add to favorites", .satisfied), ("sentence", "Create Purchase Order", .violated),
            ("sentence", "Send to Maria", .undetermined), ("sentence", "add item", .violated),
        ] as [(String, String, Verdict)]
    )
    func capitals(style: String, text: String, verdict: Verdict) {
        let trial = RuleTrial("on: name\ncheck: {textStyle: {case: \(style)}}", on: "name: \(text)\nlocale: en")
        #expect(trial.verdict == verdict)
    }

    @Test("textStyle takes other languages as undetermined")
    func languages() {
        let rule = "on: name\ncheck: {textStyle: {case: title}}"
        #expect(RuleTrial(rule, on: "name: Alle auftraege\nlocale: de").verdict == .undetermined)
        #expect(RuleTrial(rule, on: "name: Alle auftraege").verdict == .undetermined)
        #expect(RuleTrial(rule, on: "name: {en: All orders}").verdict == .violated)
        #expect(RuleTrial(rule, on: "name: {en: All Orders, de: Alle auftraege}").findings.isEmpty)
    }

    @Test("textStyle finds a final punctuation mark, but no ellipsis")
    func punctuation() {
        let rule = "on: name\ncheck: {textStyle: {endPunctuation: false}}"
        #expect(RuleTrial(rule, on: "name: Save as...").verdict == .satisfied)
        #expect(RuleTrial(rule, on: "name: Done.").findings == ["2: name: 'Done.' ends with a punctuation mark."])
    }

    @Test func aListInAMessageIsWrittenOut() {
        let rule =
            "on: navigationBar.title\nparams: {verbs: [Save, Delete], none: ~, of: {a: [b, 1]}}\ncheck: {oneOf: $verbs}\n"
            + "message: \"'{value}' is none of {verbs} ({of}){none}.\""
        let trial = RuleTrial(rule, on: "navigationBar: {title: Foo}")
        #expect(
            trial.findings == ["2: navigationBar.title: 'Foo' is none of Save, Delete (a: b, 1)."],
            "\(trial.mistakes)"
        )
    }
}
