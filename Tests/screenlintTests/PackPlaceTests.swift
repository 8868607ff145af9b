import TestSupport
import Testing

/// Which configuration may say something of a pack's rules.
@Suite struct PackPlaceTests {
    /// What a configuration says of another's pack has no effect, from wherever the run starts.
    @Test(arguments: [".", "sub"], ["acme/len: off", "acme/*: off"])
    func aRulePackIsThatOfTheConfigurationsThatNameIt(start: String, rule: String) throws {
        let files = [
            "acme/pack.yaml": "guideline: Acme\n",
            "acme/r.yaml": "rules: {len: {summary: L, on: name, check: {maxCharacters: 3}}}\n",
            ".screenlint.yml": "guidelines: []\nrulePacks: [acme]\n", "sub/.screenlint.yml": "rules: {\(rule)}\n",
            "a.screen.yaml": "id: a\n", "sub/b.screen.yaml": "id: b\n",
        ]
        let outcome = try Self.run(files, start)
        let part = "extends: [../.screenlint.yml]. [config/unknown-rule]"
        #expect(outcome.status == 2 && outcome.output.contains(part), "\(outcome)")
        let extending = "extends: [../.screenlint.yml]\nrules: {\(rule)}\n"
        let extended = try Self.run(files.merging(["sub/.screenlint.yml": extending]) { $1 }, start)
        #expect(extended.status == 0 && extended.output == "", "\(extended)")
        let given = try Self.run(files, "--rules", "acme", start)
        #expect(given.status == 0 && given.output == "", "\(given)")
    }

    private static func run(_ files: [String: String], _ arguments: String...) throws -> BuiltCommand.Outcome {
        try BuiltCommand(folder: try TemporaryFolder(files)).run(["-f", "concise"] + arguments)
    }
}
