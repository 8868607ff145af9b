import CEL
import Foundation
import RuleEngine
import ScreenModel
import TestSupport
import Testing

/// `screenlint explain` tells of whatever has a name.
@Suite struct ExplainTests {
    private let command: BuiltCommand

    init() throws { command = BuiltCommand(folder: try TemporaryFolder()) }

    private func explain(_ name: String) throws -> String {
        let outcome = try command("explain", name)
        #expect(outcome.status == 0, "\(name): \(outcome.errors)")
        return outcome.output
    }

    @Test(arguments: [
        ("topAppBar", "In a screen, a pane, an overlay: read as 'navigationBar: …'."),
        ("alert", "In a screen: read as 'overlays: [{kind: alert, …}]'."),
        ("card", "In content: a kind of block, 'content: [{kind: card}]'."),
    ])
    func aWordOfAnotherToolIsToldWithWhatItIsReadAs(word: String, line: String) throws {
        #expect(try explain(word).contains(line))
    }

    @Test func anExampleOfACheckHasItsParameters() throws {
        let lines = try explain("maxCharacters").split(separator: "\n")
        let check = try #require(lines.first { $0.hasPrefix("  check: {maxCharacters: \"$") })
        let name = check.drop { $0 != "$" }.dropFirst().prefix { $0.isLetter }
        #expect(lines.contains { $0.hasPrefix("  params: {") && $0.contains("\(name): ") })
    }

    @Test func aComponentIsToldWithItsKeysPlacesAndAnExample() throws {
        let text = try explain("navigationBar")
        #expect(text.hasPrefix("navigationBar: The bar with the title.\nStands in screen.navigationBar"))
        #expect(text.contains("\n  subtitle "))
        #expect(text.contains("\nFor example\n  id: order\n"))
    }

    @Test func aKeyIsToldWithWhatItTakesWhatSilenceMeansAndItsReaders() throws {
        let text = try explain("navigationBar.search.placement")
        #expect(text.contains("Takes in-bar or below.\nNot written: "))
        #expect(text.contains("  navigationBar:\n    search:\n      placement: in-bar\n"))
        #expect(text.contains("sap-fiori-ios/search-placement"))
        #expect(try explain("toolbar.items[2].label").contains("  toolbar:\n    items:\n      - label: Orders\n"))
        #expect(try explain("screen.scrolls").contains("\n  scrolls: true\n"))
    }

    @Test func aNameOfSeveralThingsTellsThemAll() throws {
        let text = try explain("size")
        for heading in ["size: The measures", "navigationBar.size: ", "size: a function of conditions"] {
            #expect(text.contains(heading))
        }
        #expect(!(try explain("icon").contains("block.icon")), "a block's icon is an item's")
    }

    @Test(.slow) func whatRulesAreMadeOfIsTold() throws {
        #expect(try explain("maxItems").contains("maxItems: a check kind"))
        #expect(try explain("startsWith").contains("string.startsWith(string) gives bool"))
        #expect(try explain("isIconOnly").contains("Worked out from the description"))
        #expect(try explain("supersedes").contains("a key of a rule"))
        #expect(try explain("modality").contains("`must`, an obligation: `error`"))
        #expect(try explain("says").contains("says: a key of a clause"))
        #expect(try explain("fix").contains("  fix: {set: center, applicability: safe}"))
        #expect(try explain("moveTo").contains("`items` of a toolbar"))
        #expect(try explain("textStyle").contains("`iPhone`"))
        #expect(try explain("texts").contains("every text that people see"))
    }

    @Test(.slow) func everyKeyOfRuleFilesIsTold() throws {
        for table in RuleFileKeys.tables {
            for key in table.keys { #expect(try explain(key.name).contains("\(key.name): a key of \(table.owner)\n")) }
        }
    }

    @Test(arguments: FormatKey.all.map(\.name) + CheckKind.all.map(\.name) + FunctionDocumentation.all.map(\.name))
    func everythingIsFoundByItsName(name: String) {
        let isKey = FormatKey.named(name).contains { $0.name == name }
        #expect(isKey || CheckKind.named(name) != nil || FunctionDocumentation.named(name) != nil)
    }

    @Test(
        .slow,
        arguments: [
            "navigationBar", "item", "toolbar.items[].role", "maxItems", "apple-hig/title-length", "HIG-NAV-11",
        ]
    )
    func noLineIsLongerThanHundredColumns(name: String) throws {
        let long = try explain(name).split(separator: "\n").filter { $0.count > 100 && !$0.contains("http") }
        #expect(long.isEmpty)
    }

    @Test(arguments: [
        ("navigatonBar", "navigationBar"), ("toolbar.items.lable", "toolbar.items.label"),
        ("toolbar.itms.label", "toolbar.items.label"), ("variants.stat", "variants.state"),
    ])
    func anUnknownNameLeadsOn(name: String, meant: String) throws {
        let outcome = try command("explain", name)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("did you mean '\(meant)'?"))
    }

    /// Of all that has a name, what people see of a screen comes first.
    @Test(arguments: [("title", "navigationBar.title"), ("state", "screen.state"), ("size", "navigationBar.size")])
    func aKeyOfABarComesFirst(name: String, first: String) throws {
        #expect(try explain(name).hasPrefix(first + ":"))
    }

    @Test func theSchemaCanBeRead() throws {
        let outcome = try command("schema", "--pretty")
        #expect(outcome.output.hasPrefix("{\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\",\n"))
        let compact = try command("schema").output
        #expect(try Self.parsed(outcome.output) == Self.parsed(compact))
    }

    private static func parsed(_ text: String) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    }
}
