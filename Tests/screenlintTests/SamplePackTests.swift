import Foundation
import Testing

/// The packs in `Samples/packs`, and what a team does with packs of its own.
@Suite struct SamplePackTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(arguments: ["material-3", "gnome"])
    func aPackShowsWhatItClaims(name: String) throws {
        let command = BuiltCommand(folder: try TemporaryFolder([:]))
        let result = try command("test", Self.root.appending(path: "Samples/packs/\(name)").path)
        #expect(result.output.hasSuffix(": 0 failures.\n"), "\(result.output)")
        #expect(result.status == 0)
    }

    private static func pack(_ keys: String = "") -> [String: String] {
        [
            "acme/pack.yaml": "guideline: Acme\n\(keys)",
            "acme/rules.yaml": """
            rules:
              short:
                summary: A title is short
                on: navigationBar.title
                check: {maxCharacters: 3}
                examples: {valid: [{id: a}], invalid: [{navigationBar: {title: Long}}]}
            """,
            "a.screen.yaml": "id: a\nnavigationBar: {title: Long}\n",
        ]
    }

    private func output(_ pack: [String: String], _ configuration: String) throws -> String {
        let files = pack.merging([".screenlint.yml": configuration]) { $1 }
        return try BuiltCommand(folder: try TemporaryFolder(files))("-f", "concise").output
    }

    @Test func aListedPackAppliesWhereItIsNamed() throws {
        #expect(try output(Self.pack(), "guidelines: []\nrulePacks: [acme]\n").contains("[acme/short]"))
        let listed = Self.pack("listed: true\n")
        #expect(try output(listed, "guidelines: []\nrulePacks: [acme]\n") == "")
        #expect(try output(listed, "guidelines: [acme]\nrulePacks: [acme]\n").contains("[acme/short]"))
    }

    @Test func aConfigurationSaysSomethingOfAllRulesOfAPack() throws {
        let off = "guidelines: []\nrulePacks: [acme]\nrules: {acme/*: off}\n"
        #expect(try output(Self.pack(), off) == "")
        let exception = "guidelines: []\nrulePacks: [acme]\nrules: {acme/*: off, acme/short: error}\n"
        #expect(try output(Self.pack(), exception).contains("error: "))
        let unknown = "guidelines: []\nrulePacks: [acme]\nrules: {acne/*: off}\n"
        #expect(try output(Self.pack(), unknown).contains("did you mean 'acme/*'?"))
        let twice = "guidelines: []\nrulePacks: [acme, ./acme]\n"
        #expect(try output(Self.pack(), twice).contains("named here for the second time. [config/repeated]"))
    }

    @Test func aNewRuleWorks() throws {
        let command = BuiltCommand(folder: try TemporaryFolder(Self.pack()))
        #expect(try command("rules", "new", "title-length", "--rules", "acme").status == 0)
        #expect(
            try command("test", "--rule", "title-length", "acme").output
                == "1 rule, 2 examples: 0 failures.\n"
        )
        #expect(try command("rules", "new", "title-length", "--rules", "acme").status == 2)
    }

    @Test func examplesAreATestSuite() throws {
        let command = BuiltCommand(folder: try TemporaryFolder(Self.pack()))
        let result = try command("test", "--format", "junit", "acme")
        #expect(result.output.contains("<testsuite name=\"acme\" tests=\"2\" failures=\"0\" errors=\"0\">"))
        #expect(result.output.contains("<testcase name=\"acme/short: invalid #1\""))
    }
}
