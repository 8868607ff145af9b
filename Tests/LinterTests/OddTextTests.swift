import Diagnostics
import Linter
import RuleEngine
import TestSupport
import Testing

/// Texts and values at the edge of what anybody writes: every rule gets along with them.
@Suite struct OddTextTests {
    @Test(arguments: [".", "…", "\\\"", "+", "👍", "", " ", "。"])
    func noRuleOfOursFailsOnAText(_ text: String) throws {
        let screen = """
            id: a
            locale: en
            navigationBar: {title: "\(text)", subtitle: "\(text)", leading: [{label: "\(text)"}], trailing: ["\(text)"]}
            toolbar:
              helperText: "\(text)"
              items: [{label: "\(text)", style: primary, role: null, semantic: null}, {label: {en: "\(text)", de: Sichern}}]
            tabBar: ["\(text)", {label: "\(text)", badge: "\(text)"}]
            content: [{kind: button, label: "\(text)"}]

            """
        for platform in ["ios", "macos", "watchos"] {
            let found = try Self.rules(screen + "platform: \(platform)\n")
            #expect(found.filter { $0.hasPrefix("rule/") } == [])
        }
    }

    @Test(arguments: [
        "level: \(Int.max)", "navigationBar: {titleLines: \(Int.max)}",
        "navigationBar: {selection: {count: \(Int.max)}}",
    ])
    func theLargestNumberIsNotKnown(_ pair: String) throws {
        #expect(try Self.rules("id: a\n\(pair)\n").filter { $0.hasPrefix("rule/") } == [])
    }

    /// Whether a bar that may be hidden is there decides what else is judged.
    @Test(arguments: ["sometimes", "[1]", "{a: b}"])
    func whatMayBeHiddenIsOpen(_ hidden: String) throws {
        let found = try Self.rules("id: a\ntoolbar: [A]\ntabBar: {hidden: \(hidden), items: [A, B]}\n")
        #expect(!found.contains("apple-hig/toolbar-with-tab-bar"))
    }

    @Test func aTitleThatCannotBeReadIsNotMissing() throws {
        let found = try Self.rules("id: a\nnavigationBar: {title: {en: {one: Order, other: Orders}}, subtitle: X}\n")
        #expect(!found.contains { $0.hasPrefix("apple-hig/") || $0.hasPrefix("sap-fiori-ios/") })
    }

    /// The rules that find something in a screen, with all guidelines in force.
    private static func rules(_ screen: String) throws -> [String] {
        var linter = FileLinter(provider: RuleProvider(defaultPacks: RuleLibrary.packNames))
        return linter.lint(Array(screen.utf8), path: "a.screen.yaml").diagnostics.map(\.rule)
    }
}
