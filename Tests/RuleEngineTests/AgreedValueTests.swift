import Diagnostics
import RuleEngine
import Testing

/// `agrees`, run on the screens of an example.
@Suite("agrees")
struct AgreedValueTests {
    private static let label = """
        on: navigationBar.leading[]
        when: self.role == 'back'
        check:
          agrees: self.label
          to: screen.parent
          with: "[screen.navigationBar.title, 'Back']"
        """

    private static let bar = """
        on: navigationBar
        check:
          agrees: self.leading.exists(item, item.role == 'back')
          from: "screen.navigationBar.trailing.map(item, item.target)"
          with: "true"
        """

    /// What fails of a rule with these examples: nothing, if they show what they claim.
    private func failures(_ rule: String, _ examples: String) throws -> [String] {
        func indented(_ text: String, _ width: Int) -> String {
            text.split(separator: "\n").map { String(repeating: " ", count: width) + $0 + "\n" }.joined()
        }
        let text =
            "rules:\n  rule:\n    summary: A rule\n" + indented(rule, 4) + "    examples:\n" + indented(examples, 6)
        let files = [
            RuleFile(path: "pack.yaml", bytes: Array("guideline: Test\n".utf8)),
            RuleFile(path: "rules.yaml", bytes: Array(text.utf8)),
        ]
        let pack = try #require(LoadedPack(name: "test", files: files, readsExamples: true))
        var diagnostics = pack.diagnostics
        let compiled = pack.compile(pack.pack.rules, &diagnostics)
        return diagnostics.map(\.message) + ExampleRunner.run(pack, compiled).map { "\($0.name): \($0.message)" }
    }

    private static let orders = "{id: orders, navigationBar: {title: Orders}}"

    private static func child(_ label: String) -> String {
        "{id: order, parent: orders, navigationBar: {leading: [{role: back, label: \(label)}]}}"
    }

    @Test("a screen that names another is compared with it, and one of its values is enough")
    func to() throws {
        let failures = try failures(
            Self.label,
            """
            valid:
              - screens: [\(Self.orders), \(Self.child("Orders"))]
              - screens: [\(Self.orders), \(Self.child("Back"))]
              - screens: [{id: orders, app: {name: Other}, navigationBar: {title: Orders}}, \(Self.child("Plants"))]
              - screens: [{id: orders, navigationBar: {}}, \(Self.child("Plants"))]
              - screens: [{id: orders, navigationBar: {title: "{name}"}}, \(Self.child("Plants"))]
              - screens: [{id: orders}, \(Self.child("Plants"))]
              - screens: [\(Self.orders), \(Self.child("{en: Orders, de: Aufträge}"))]
              - \(Self.child("Plants"))
            invalid:
              - screens: [\(Self.orders), \(Self.child("{en: Plants, de: Werke}"))]
              - screens:
                  - \(Self.orders)
                  - \(Self.child("Plants")) # here
            """
        )
        #expect(failures == [])
    }

    @Test("a screen that others name is compared with them")
    func from() throws {
        let start = "{id: start, navigationBar: {leading: [{role: back}], trailing: [{target: end}]}}"
        let failures = try failures(
            Self.bar,
            """
            valid:
              - screens: [\(start), {id: end, navigationBar: {leading: [{role: back}]}}]
              - screens: [\(start), {id: other, navigationBar: {}}]
              - screens: [\(start), {id: end, navigationBar: {leading: [{icon: unknown}]}}]
            invalid:
              - screens:
                  - \(start)
                  - {id: end, navigationBar: {leading: []}} # here
            """
        )
        #expect(failures == [])
    }

    @Test("a layout of the other screen that agrees is enough")
    func layouts() throws {
        let other = """
            {id: orders, sizeClasses: [compact, regular], navigationBar: {title: Orders}, \
            variants: [{sizeClass: regular, navigationBar: {title: All Orders}}]}
            """
        let failures = try failures(
            Self.label,
            """
            valid:
              - screens: [\(other), \(Self.child("All Orders"))]
            invalid:
              - screens:
                  - \(other)
                  - \(Self.child("Plants")) # here
            """
        )
        #expect(failures == [])
    }

    @Test("the message names the other screen")
    func message() throws {
        let examples = """
            valid:
              - screens: [\(Self.orders), \(Self.child("Plants"))]
            invalid:
              - screens: [\(Self.orders), \(Self.child("Plants"))]
            """
        #expect(
            try failures(Self.label, examples) == [
                "test/rule: valid #1: The rule fires on a valid example: This is 'Plants'; the screen 'orders' in "
                    + "rules.yaml has 'Orders'."
            ]
        )
    }

    @Test("it takes 'with', and one of 'to' and 'from'")
    func mistakes() {
        for options in ["", ", with: screen.id", ", to: screen.id", ", with: a, to: screen.id, from: screen.id"] {
            let trial = RuleTrial("on: navigationBar\ncheck: {agrees: screen.id\(options)}", on: "name: A")
            #expect(
                trial.mistakes == [
                    "'agrees' takes 'with', and either 'to' or 'from', "
                        + "such as check: {agrees: self.label, with: screen.name, to: self.target}."
                ],
                "\(options)"
            )
        }
    }
}
