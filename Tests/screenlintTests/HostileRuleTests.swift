import Foundation
import TestSupport
import Testing

/// Rule packs that are made to hurt: each ends soon, in an error at the rule or with what it could be checked for.
@Suite struct HostileRuleTests {
    /// The keys of a rule, and what has to be said about it; nil where it only has to end.
    struct Hostile: Sendable, CustomTestStringConvertible {
        let name: String
        let rule: @Sendable () -> String
        let message: String?

        var testDescription: String { name }
    }

    private static func condition(_ expression: String) -> String {
        "on: toolbar.items[]\n    when: >-\n      \(expression)\n    check: {present: label}"
    }

    static let rules: [Hostile] = [
        Hostile(
            name: "lists in lists in lists",
            rule: {
                let lists = (0..<8).map { "[0,1,2,3,4,5,6,7,8,9].all(v\($0), " }.joined()
                return condition("\(lists)self.label != ''" + String(repeating: ")", count: 8))
            },
            message: "takes more than 1000000 steps"
        ),
        Hostile(
            name: "a text that doubles",
            rule: {
                let doubled = (0..<40).map { "cel.bind(s\($0 + 1), s\($0) + s\($0), " }.joined()
                return condition("cel.bind(s0, self.label, \(doubled)s40 == ''" + String(repeating: ")", count: 41))
            },
            message: "takes more than 1000000 steps"
        ),
        Hostile(
            name: "a deep expression",
            rule: { condition(String(repeating: "(", count: 5000) + "true" + String(repeating: ")", count: 5000)) },
            message: "deeper than 100 levels"
        ),
        Hostile(
            name: "a long expression",
            rule: { condition("true" + String(repeating: " && true", count: 100_000)) },
            message: "at most 16384 are read"
        ),
        Hostile(
            name: "a huge number",
            rule: { condition("self.priority < 1" + String(repeating: "0", count: 400)) },
            message: "[rule/"
        ),
        Hostile(
            name: "a huge text",
            rule: { condition("self.label == '" + String(repeating: "x", count: 10_000_000) + "'") },
            message: "at most 16384 are read"
        ),
        Hostile(
            name: "a pattern that others try in ever more ways",
            rule: { "on: toolbar.items[].label\n    check: {matches: '^(([a-z]+)+)+$'}" },
            message: nil
        ),
        Hostile(
            name: "a pattern that repeats repetitions",
            rule: { "on: toolbar.items[].label\n    check: {matches: '(((a{1000}){1000}){1000}){1000}'}" },
            message: "[rule/"
        ),
        Hostile(
            name: "a deep pattern",
            rule: {
                "on: toolbar.items[].label\n    check: {matches: '" + String(repeating: "(", count: 100_000) + "'}"
            },
            message: "[rule/"
        ),
        Hostile(
            name: "a deep value",
            rule: {
                "on: toolbar.items\n    check: " + String(repeating: "[", count: 90) + String(repeating: "]", count: 90)
            },
            message: "[rule/"
        ),
        Hostile(
            name: "a deep path",
            rule: { "on: content[]" + String(repeating: ".items[]", count: 10_000) + "\n    check: {present: label}" },
            message: nil
        ),
        Hostile(
            name: "a message of placeholders",
            rule: {
                "on: toolbar.items[]\n    check: {present: icon}\n    message: '"
                    + String(repeating: "{field}", count: 100_000) + "'"
            },
            message: nil
        ),
    ]

    @Test(.slow, arguments: rules) func endsSoon(_ hostile: Hostile) throws {
        let folder = try TemporaryFolder([
            "team/pack.yaml": "guideline: Team\ndocuments: {bars: {title: Bars}}\n",
            "team/bars.yaml": "document: bars\nrules:\n  hostile:\n    summary: Hostile\n    \(hostile.rule())\n",
            "a.screen.yaml":
                "id: a\nguidelines: []\ntoolbar:\n  items: [{label: \(String(repeating: "a", count: 20_000))!, priority: 1}]\n",
        ])
        // Of processor time, so that other work on the machine does not count; a release takes a hundredth of this.
        let run = try BuiltCommand(folder: folder).afterShell(
            "ulimit -t 20",
            "check",
            "--rules",
            "team",
            "-f",
            "concise",
            "a.screen.yaml"
        )
        #expect((0...2).contains(run.status), "\(run.status) \(run.errors.prefix(300))")
        if let message = hostile.message {
            let said = run.output + run.errors
            #expect(said.contains(message), "\(said.prefix(500))")
            #expect(said.contains("team/bars.yaml:"), "\(said.prefix(500))")
        }
    }
}
