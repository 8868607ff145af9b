import Foundation
import TestSupport
import Testing

@Suite struct ComfortTests {
    @Test func initWritesAStartThatPassesAndOverwritesNothing() throws {
        let folder = try TemporaryFolder()
        let command = BuiltCommand(folder: folder)
        #expect(try command("init").status == 0)
        let run = try command()
        #expect(run.status == 0 && run.errors == "", "\(run)")
        try folder.write("first.screen.yaml", "id: mine\n")
        #expect(try command("init").errors.contains("there already"))
        #expect(try folder.read("first.screen.yaml") == "id: mine\n")
    }

    @Test func bashCompletesCommandsOptionsAndValues() throws {
        let folder = try TemporaryFolder()
        let script = try BuiltCommand(folder: folder)("completions", "bash").output
        for (words, index, wanted) in [
            ("screenlint comp", 1, "completions"), ("screenlint check --write", 2, "--write-baseline"),
            ("screenlint -f sar", 2, "sarif"), ("screenlint --stat", 1, "--statistics"),
        ] {
            let call = "COMP_WORDS=(\(words)); COMP_CWORD=\(index); _screenlint; echo \"${COMPREPLY[@]}\""
            let outcome = try Program(["bash", "-c", script + "\n" + call], in: folder.url).run()
            #expect(outcome.output == wanted + "\n")
        }
    }

    @Test(arguments: ["zsh", "fish"])
    func otherShellsGetAllCommands(_ shell: String) throws {
        let script = try BuiltCommand(folder: try TemporaryFolder())("completions", shell).output
        for word in ["check", "config", "write-baseline", "json-lines"] { #expect(script.contains(word)) }
    }

    @Test(arguments: [["-f", "json"], ["-fjson"], ["-f=json"], ["--format=json"]])
    func aValueStandsBehindItsOptionInAnyOfTheUsualWays(_ words: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("a.screen.yaml", "id: a\ntitle: A\n")
        let output = try BuiltCommand(folder: folder).run(["check"] + words + ["a.screen.yaml"]).output
        #expect(output.hasPrefix("{"), "\(output)")
    }

    @Test func theManualPageTellsOfEachOption() throws {
        let page = try BuiltCommand(folder: try TemporaryFolder())("man").output
        #expect(page.hasPrefix(".TH SCREENLINT 1"))
        #expect(page.contains("\\-\\-write\\-baseline FILE"))
    }

    @Test func theSchemaOfConfigurationsNamesKeysAndRules() throws {
        let text = try BuiltCommand(folder: try TemporaryFolder())("schema", "config").output
        let schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let rules = (schema?["$defs"] as? [String: [String: Any]])?["rules"]?["properties"] as? [String: Any]
        #expect(["apple-hig/*", "sap-fiori-ios/*", "yaml/*"].allSatisfy { rules?[$0] != nil })
        let keys = (schema?["properties"] as? [String: Any])?.keys.sorted()
        #expect(
            keys == [
                "baseline", "exclude", "extends", "failLevel", "guidelines", "icons", "include", "locale", "overrides",
                "rulePacks", "rules", "tokens",
            ]
        )
        #expect(text.contains("\"apple-hig/title-length\":{") && text.contains("\"suppression/unused\":{"))
    }
}
