import Diagnostics
import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import RuleEngine

@Suite struct MutationTests {
    /// A pack of one rule, the lines of which are indented by four spaces.
    private static func trial(_ rule: String) throws -> (count: Int, unnoticed: [String]) {
        let pack = RuleFile(path: "pack.yaml", bytes: Array("guideline: Test\ndocuments: {d: {title: D}}\n".utf8))
        let file = RuleFile(
            path: "r.yaml",
            bytes: Array("document: d\nrules:\n  rule:\n    summary: A\n\(rule)\n".utf8)
        )
        let loaded = try #require(LoadedPack(name: "test", files: [pack, file], readsExamples: true))
        var mistakes = loaded.diagnostics
        let rules = loaded.compile(loaded.pack.rules, &mistakes)
        #expect(mistakes.map(\.message) == [])
        let outcome = MutationTrial(loaded, rules).outcome(of: try #require(loaded.pack.rules.first))
        return (outcome.count, outcome.unnoticed.map(\.change))
    }

    @Test func aFigureIsShownFromBothSides() throws {
        let rule = """
                on: navigationBar.title
                check: {maxCharacters: $max}
                params: {max: 3}
                examples:
                  valid: [{navigationBar: {title: Abc, subtitle: Long enough}}]
                  invalid: [{navigationBar: {title: Abcd, scrolledTitle: A}}]
            """
        #expect(try Self.trial(rule).unnoticed == [])
        #expect(try Self.trial(rule.replacing("title: Abc,", with: "title: A,")).unnoticed == ["3 becomes 2"])
        #expect(try Self.trial(rule.replacing("title: Abcd,", with: "title: Abcdef,")).unnoticed == ["3 becomes 4"])
    }

    @Test func theLargestFigureHasANeighbour() throws {
        let rule = """
                on: navigationBar
                check: {satisfies: self.titleLines < 9223372036854775807}
                examples:
                  valid: [{navigationBar: {titleLines: 1}}]
                  invalid: [{navigationBar: {titleLines: 9223372036854775807}}]
            """
        let trial = try Self.trial(rule)
        #expect(trial.count == 2)
        #expect(trial.unnoticed == [])
    }

    @Test func whatComesToNothingAnywayIsNoChange() throws {
        let rule = """
                on: toolbar.items[]
                when: has(self.label) && has(self.role)
                check: {satisfies: self.label.size() < 4 && self.role == 'add'}
                examples:
                  valid: [{toolbar: {items: [{label: Add, role: add}]}}]
                  invalid: [{toolbar: {items: [{label: Adds, role: add}]}}, {toolbar: {items: [{label: Add, role: edit}]}}]
            """
        let unnoticed = try Self.trial(rule).unnoticed
        #expect(!unnoticed.contains("'has(self.label)' is left out"))
        #expect(unnoticed.contains("'has(self.role)' is left out"))
    }

    @Test(arguments: [
        ("x", []),
        (
            "'compact'",
            ["'screen.sizeClass == 'compact'' is left out"]
        ),
        ("'editing'", ["'screen.state == 'editing'' is left out"]),
        ("'edit'", ["'item.role == 'edit'' is left out", "'edit' becomes another word"]),
    ])
    func whatNoExampleShowsIsNamed(_ about: String, _ wanted: [String]) throws {
        let examples = [
            ("", "valid", "{state: editing, navigationBar: {trailing: [{role: share}]}}"),
            ("'editing'", "valid", "{navigationBar: {trailing: [{role: add}]}}"),
            (
                "'compact'", "valid",
                "{state: editing, sizeClasses: [regular], navigationBar: {trailing: [{role: add}]}}"
            ),
            ("", "invalid", "{state: editing, navigationBar: {trailing: [{role: add}]}}"),
            ("'edit'", "invalid", "{state: editing, navigationBar: {trailing: [{role: edit}]}}"),
        ]
        let list = { (kind: String) in
            examples.filter { $0.0 != about && $0.1 == kind }.map { "          - \($0.2)" }.joined(separator: "\n")
        }
        let rule = """
                on: navigationBar.trailing
                platforms: [ios, ipados]
                when: screen.sizeClass == 'compact' && screen.state == 'editing'
                check: {maxItems: 0, where: item.role == 'add' || item.role == 'edit'}
                examples:
                  valid:
            \(list("valid"))
                  invalid:
            \(list("invalid"))
            """
        let unnoticed = try Self.trial(rule).unnoticed
        #expect(wanted.allSatisfy(unnoticed.contains), "\(unnoticed)")
        if about == "x" { #expect(unnoticed == []) }
    }

    /// The examples of a built-in pack notice nineteen in twenty of the changes of its rules.
    @Test(.slow, arguments: RuleLibrary.packNames)
    func theExamplesOfAPackShowWhatItsRulesSay(_ name: String) throws {
        let loaded = try BuiltInPacks.named(name)
        var mistakes = loaded.diagnostics
        let trial = MutationTrial(loaded, loaded.compile(loaded.pack.rules, &mistakes))
        let rules = loaded.pack.rules
        let counts = Mutex((all: 0, unnoticed: 0))
        DispatchQueue.concurrentPerform(iterations: rules.count) { index in
            let outcome = trial.outcome(of: rules[index])
            counts.withLock { counts in
                counts.all += outcome.count
                counts.unnoticed += outcome.unnoticed.count
            }
        }
        let (all, unnoticed) = counts.withLock { $0 }
        #expect(
            unnoticed * 20 <= all,
            "\(unnoticed) of \(all) changes go unnoticed: screenlint test --mutate \(name)"
        )
    }
}
