import Foundation
import Testing

/// `screenlint tokens` lists colours with the screens that use them.
@Suite struct TokensCommandTests {
    private static let palette = """
        {"palette": {"$type": "color",
          "soap": {"200": {"$value": {"colorSpace": "srgb", "components": [0.9412, 0.9451, 0.949]}}},
          "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
          "spare": {"$value": {"colorSpace": "lab", "components": [50, 0, 0]}, "$deprecated": "use `palette.ink`"}}}
        """

    private static let screens = """
        screens:
          - {id: home, background: soap-200, toolbar: {items: [{label: Go, color: {light: ink, dark: "#fff"}}]}}
          - {id: team, background: Soap 200}
        """

    private static func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(
            ["a.screen.yaml": screens, "design/a.tokens.json": palette].merging(more) { $1 }
        )
    }

    @Test func eachTokenHasItsColorAndItsScreens() throws {
        let outcome = try BuiltCommand(folder: Self.folder())("tokens", "design/a.tokens.json")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                design/a.tokens.json
                  palette.soap.200  #F0F1F2  in home, team
                  palette.ink       #000000  in home
                  palette.spare     unknown  deprecated: use palette.ink

                """
        )
    }

    @Test func theConfigurationNamesTheFiles() throws {
        let folder = try Self.folder([".screenlint.yml": "tokens: design/*.tokens.json\n"])
        let outcome = try BuiltCommand(folder: folder)("tokens", "--unused")
        #expect(outcome.output == "design/a.tokens.json\n  palette.spare  unknown  deprecated: use palette.ink\n")
        let none = try BuiltCommand(folder: Self.folder())("tokens")
        #expect(none.status == 2 && none.errors.contains("'tokens' takes token files"))
    }

    /// A device stands for what somebody may not read: that would not keep out who runs tests as root.
    @Test(arguments: [["check", "--tokens", "/dev/null"], ["tokens", "/dev/null"]])
    func aFileThatCanNotBeReadIsNamed(words: [String]) throws {
        let outcome = try BuiltCommand(folder: Self.folder()).run(words)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("screenlint: /dev/null: "), "\(outcome.errors)")
    }

    @Test func programsReadThePlacesOfUses() throws {
        let outcome = try BuiltCommand(folder: Self.folder())("tokens", "-f", "json", "design/a.tokens.json")
        let list = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let tokens = try #require(list["tokens"] as? [[String: Any]])
        let uses = try #require(tokens.first?["uses"] as? [[String: Any]])
        #expect(uses.map { $0["screen"] as? String } == ["home", "team"])
        #expect(uses.map { $0["line"] as? Int } == [2, 3])
        #expect(uses.map { $0["name"] as? String } == ["soap-200", "Soap 200"])
    }

    @Test func aResolverFileLeadsToNoFileOutside() throws {
        let resolver = #"{"version": "2025.10", "resolutionOrder": [{"sources": [{"$ref": "../b.tokens.json"}]}]}"#
        let folder = try Self.folder(["in/r.json": resolver, "b.tokens.json": Self.palette, "in/.git/HEAD": ""])
        let outcome = try BuiltCommand(folder: folder)("tokens", "in/r.json")
        #expect(outcome.status == 1 && outcome.errors.contains("can't be read. [tokens/unknown-alias]"), "\(outcome)")
        let beside = try Self.folder(["in/r.json": resolver, "b.tokens.json": Self.palette, ".git/HEAD": ""])
        #expect(try BuiltCommand(folder: beside)("tokens", "in/r.json").output.contains("palette.ink"))
    }

    @Test func whatIsBrokenStopsNothing() throws {
        let broken =
            #"{"a": {"$type": "color", "b": {"$value": "{c}"}, "d": {"$value": {"colorSpace": "srgb", "components": [0, 0]}}}}"#
        let folder = try Self.folder(["b.tokens.json": broken, "c.tokens.json": "{\"a\": {"])
        let command = BuiltCommand(folder: folder)
        let outcome = try command("tokens", "b.tokens.json", "c.tokens.json", "design/a.tokens.json")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("palette.ink"))
        for rule in ["tokens/unknown-alias", "tokens/wrong-color", "yaml/syntax"] {
            #expect(outcome.errors.contains("[\(rule)]"), "\(outcome.errors)")
        }
    }
}
