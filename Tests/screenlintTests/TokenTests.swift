import Foundation
import Testing

/// Colours of screens are what the team's token files say.
@Suite struct TokenTests {
    private static let palette = """
        {"palette": {"$type": "color",
          "soap": {"200": {"$value": {"colorSpace": "srgb", "components": [0.9412, 0.9451, 0.949]}}},
          "old": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}, "$deprecated": "use `palette.new`"}}}
        """

    private static func screen(_ page: String, _ bar: String) -> String {
        """
        id: home
        guidelines: [workday-canvas]
        background: "\(page)"
        navigationBar: {kind: top-app-bar, title: Home, background: "\(bar)"}
        """
    }

    private static func findings(_ page: String, _ bar: String, _ options: String...) throws -> [String] {
        let folder = try TemporaryFolder(["a.screen.yaml": screen(page, bar), "a.tokens.json": palette])
        let words = ["check", "-f", "concise", "--fail-level", "never"] + options + ["a.screen.yaml"]
        return try BuiltCommand(folder: folder).run(words).lines.map(String.init)
    }

    @Test func aFigureIsComparedWithAToken() throws {
        let options = ["--tokens", "a.tokens.json"]
        for (page, bar) in [("soap-200", "#F0F1F2"), ("#F0F1F2", "Palette.Soap 200"), ("soap200", "palette.soap.200")] {
            let found = try Self.findings(page, bar, options[0], options[1])
            #expect(!found.contains { $0.contains("[workday-canvas/") }, "\(page) \(bar): \(found)")
        }
        let found = try Self.findings("soap-200", "#F0F1F3", options[0], options[1])
        #expect(found.contains { $0.contains("[workday-canvas/background") }, "\(found)")
    }

    @Test func nothingRestsOnASlipOfATokensName() throws {
        for (page, bar) in [("soap-20", "soap-200"), ("soap-200", "soap-20")] {
            let found = try Self.findings(page, bar, "--tokens", "a.tokens.json")
            #expect(found.count == 1 && found[0].contains("did you mean"), "\(page) \(bar): \(found)")
        }
        let others = try Self.findings("soap-200", "ocean-20", "--tokens", "a.tokens.json")
        #expect(others.contains { $0.contains("[workday-canvas/background") }, "\(others)")
    }

    @Test func tokensOfOneNameInTwoFilesAreToldByTheirFiles() throws {
        let files = ["acme", "umbra"].map { name in
            (
                "\(name).tokens.json",
                ##"{"ground": {"$type": "color", "$value": "#\##(name == "acme" ? "000000" : "FFFFFF")"}}"##
            )
        }
        let folder = try TemporaryFolder(
            ["a.screen.yaml": Self.screen("ground", "ground")].merging(files) { $1 }
        )
        let output = try BuiltCommand(folder: folder)("-f", "concise", "--tokens", "*.tokens.json").output
        let message =
            "'ground' may mean 'ground' in acme.tokens.json (#000000), 'ground' in umbra.tokens.json (#FFFFFF); "
        #expect(output.contains(message + "name a resolver file in place of both"), "\(output)")
    }

    @Test func patternsAndFoldersThatLeadToNoTokenFileAreTold() throws {
        let folder = try TemporaryFolder([
            "a.screen.yaml": "id: a\n", "design/a.tokens.json": Self.palette,
            ".screenlint.yml": "guidelines: [apple-hig]\ntokens: [design, none/*.json]\n",
        ])
        let command = BuiltCommand(folder: folder)
        let output = try command("-f", "concise").output
        #expect(output.contains("'design' is a folder; write which of its files, such as 'design/*.tokens.json'."))
        #expect(output.contains("No file below the configuration's folder fits 'none/*.json'."), "\(output)")
        #expect(try command("--tokens", "none/*.json").errors.contains("none/*.json: no file below the folder at hand"))
        #expect(try command("tokens", "design").errors.contains("design is a folder; name token files."))
        #expect(try command("tokens", "design/*.json").output.contains("palette.soap.200"))
    }

    @Test func aNameInBracesIsToldWithoutThem() throws {
        let found = try Self.findings("{palette.old}", "{count}", "--tokens", "a.tokens.json")
        let told = found.filter { $0.contains("[tokens/") }
        #expect(told.contains { $0.contains("named without braces: 'palette.old'.") }, "\(found)")
    }

    @Test func withoutTokenFilesItIsUndecided() throws {
        #expect(try Self.findings("soap-200", "#F0F1F3") == [])
    }

    @Test(arguments: ["design/a.tokens.json", "'**/*.tokens.json'", "[design/a.tokens.json]"])
    func aConfigurationNamesTokenFiles(tokens: String) throws {
        let folder = try TemporaryFolder([
            "a.screen.yaml": Self.screen("soap-200", "#F0F1F3"), "design/a.tokens.json": Self.palette,
            ".screenlint.yml": "tokens: \(tokens)\n",
        ])
        let outcome = try BuiltCommand(folder: folder)("check", "-f", "concise", "a.screen.yaml")
        #expect(outcome.output.contains("[workday-canvas/background"), "\(outcome)")
    }

    @Test func aTokenFileThatIsNotThereIsAMistake() throws {
        let folder = try TemporaryFolder([
            "a.screen.yaml": Self.screen("soap-200", "soap-200"), ".screenlint.yml": "tokens: [b.json, ../c.json]\n",
        ])
        let outcome = try BuiltCommand(folder: folder)("check", "-f", "concise", "a.screen.yaml")
        #expect(outcome.status == 2)
        #expect(
            outcome.output.contains(".screenlint.yml:1:10: error: There is no file 'b.json'. [config/missing-file]")
        )
        #expect(outcome.output.contains("[config/outside]"), "\(outcome)")
    }

    @Test func namesThatNobodyHasAreFound() throws {
        let found = try Self.findings("saop-200", "old", "--tokens", "a.tokens.json")
        #expect(
            found.filter { $0.contains("[tokens/") } == [
                "a.screen.yaml:3:13: warning: No token has the name 'saop-200'; did you mean 'soap.200'? "
                    + "[tokens/unknown-token]",
                "a.screen.yaml:4:61: info: 'old' is deprecated; use 'palette.new'. [tokens/deprecated]",
            ]
        )
    }

    @Test func theReasonOfADeprecationIsASentenceOfItsOwn() throws {
        let folder = try TemporaryFolder([
            "a.screen.yaml": "id: a\nbackground: gone\n",
            "a.tokens.json": ##"{"gone": {"$type": "color", "$value": "#fff", "$deprecated": "Ask us."}}"##,
        ])
        let outcome = try BuiltCommand(folder: folder)("--tokens", "a.tokens.json", "-f", "concise", "a.screen.yaml")
        #expect(outcome.output.contains("'gone' is deprecated: Ask us. [tokens/deprecated]"), "\(outcome)")
    }

    @Test func aFigureIsOfferedItsName() throws {
        let folder = try TemporaryFolder([
            "a.screen.yaml": Self.screen("#f0f1f2", "#f0f1f2"), "a.tokens.json": Self.palette,
        ])
        let command = BuiltCommand(folder: folder)
        _ = try command("fix", "--tokens", "a.tokens.json", "a.screen.yaml")
        #expect(try folder.read("a.screen.yaml") == Self.screen("#f0f1f2", "#f0f1f2"))
        _ = try command("fix", "--unsafe-fixes", "--tokens", "a.tokens.json", "a.screen.yaml")
        #expect(try folder.read("a.screen.yaml").components(separatedBy: "soap.200").count == 3)
    }

    @Test func namesThatAreMeantInsteadAreOffered() throws {
        let palette = Self.palette.replacing("use `palette.new`", with: "use `palette.soap.200`")
        let screen = Self.screen("old", "saop-200")
        let folder = try TemporaryFolder(["a.screen.yaml": screen, "a.tokens.json": palette])
        let command = BuiltCommand(folder: folder)
        _ = try command("fix", "--tokens", "a.tokens.json", "a.screen.yaml")
        #expect(try folder.read("a.screen.yaml") == screen)
        _ = try command("fix", "--unsafe-fixes", "--tokens", "a.tokens.json", "a.screen.yaml")
        #expect(try folder.read("a.screen.yaml").components(separatedBy: "soap.200").count == 3)
    }

    @Test func mistakesInTokenFilesStandInThem() throws {
        let folder = try TemporaryFolder([
            "a.screen.yaml": Self.screen("soap-200", "soap-200"),
            "b.tokens.json": #"{"a": {"$type": "color", "$value": "{b}"}}"#,
        ])
        let outcome = try BuiltCommand(folder: folder)(
            "check",
            "-f",
            "concise",
            "--tokens",
            "b.tokens.json",
            "a.screen.yaml"
        )
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("b.tokens.json:1:36: error: No token has the name 'b'. [tokens/unknown-alias]"))
    }
}
