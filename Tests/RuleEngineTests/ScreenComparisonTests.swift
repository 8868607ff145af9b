import Diagnostics
import RuleEngine
import Testing

/// `consistent` with `by`.
@Suite("consistent by something") struct GroupedComparisonTests {
    @Test func theSameActionHasTheSameIcon() throws {
        let failures = try PackTrial.failures(
            """
            rules:
              same-icon:
                summary: The same action has the same icon
                on: screen.buttons[]
                check: {consistent: self.icon, by: self.action}
                message: "'{by}' has the icon {expected} elsewhere, and {value} here."
                examples:
                  valid:
                    - screens:
                        - {toolbar: {items: [{icon: plus, action: add}, {icon: trash, action: delete}]}}
                        - {toolbar: {items: [{icon: Plus, action: add}, {icon: star}, {icon: gear}]}}
                  invalid:
                    - screens:
                        - {toolbar: {items: [{icon: plus, action: add}, {icon: trash, action: delete}]}}
                        - toolbar:
                            items:
                              - {icon: trash, action: delete}
                              - {icon: add-circle, action: add} # here
            """
        )
        #expect(failures == [])
    }
}

/// Rules with `across: screens`, run on the screens of an example.
@Suite("consistent across screens")
struct ScreenComparisonTests {
    private func failures(_ examples: String) throws -> [String] {
        let rules = """
            rules:
              close-side:
                summary: Close stands at the same side everywhere
                on: navigationBar
                when: (self.leading + self.trailing).exists(item, item.role == 'close')
                check:
                  consistent: "self.leading.exists(item, item.role == 'close') ? 'left' : 'right'"
                  across: screens
                examples:

            """
        let indented = examples.split(separator: "\n").map { "      \($0)\n" }.joined()
        let files = [
            RuleFile(path: "pack.yaml", bytes: Array("guideline: Test\n".utf8)),
            RuleFile(path: "rules.yaml", bytes: Array((rules + indented).utf8)),
        ]
        let pack = try #require(LoadedPack(name: "test", files: files, readsExamples: true))
        var diagnostics = pack.diagnostics
        let compiled = pack.compile(pack.pack.rules, &diagnostics)
        #expect(diagnostics.map(\.message) == [])
        return ExampleRunner.run(pack, compiled).map(\.message)
    }

    private static let left = "{navigationBar: {leading: [{role: close}]}}"

    @Test("what most screens have is the norm, and a tie goes to the first")
    func norm() throws {
        let failures = try failures(
            """
            valid:
              - {screens: [\(Self.left), \(Self.left), {navigationBar: {trailing: [{icon: plus, role: add}]}}]}
              - screens:
                  - {app: {name: A}, navigationBar: {leading: [{role: close}]}}
                  - {app: {name: B}, navigationBar: {trailing: [{role: close}]}}
                  - {platform: ipados, app: {name: A}, navigationBar: {trailing: [{role: close}]}}
            invalid:
              - screens:
                  - \(Self.left)
                  - {navigationBar: {trailing: [{role: close}]}} # here
                  - \(Self.left)
              - screens:
                  - \(Self.left)
                  - {navigationBar: {trailing: [{role: close}]}} # here
            """
        )
        #expect(failures == [])
    }

    @Test("the message says how many screens follow the norm")
    func message() throws {
        let failures = try failures(
            """
            valid:
              - {screens: [\(Self.left), {navigationBar: {trailing: [{role: close}]}}]}
            invalid:
              - {screens: [\(Self.left), {navigationBar: {trailing: [{role: close}]}}]}
            """
        )
        #expect(
            failures == [
                "The rule fires on a valid example: This is 'right'; 1 of 2 screens have 'left', such as 'example-1' "
                    + "in rules.yaml. As many have the one as the other, so the first in the order of files counts."
            ]
        )
    }
}
