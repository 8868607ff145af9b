import Foundation
import Testing

/// A baseline that is written for some files or rules keeps what is known of screens whose file was moved.
@Suite struct PartialBaselineTests {
    private func moved() throws -> BuiltCommand {
        let folder = try TemporaryFolder([
            "s/s1.screen.yaml": "id: one\ncolour: red\nlevle: 1\n", "s/s2.screen.yaml": "id: two\ncolour: red\n",
            ".screenlint.yml": "guidelines: []\nbaseline: b.json\n",
        ])
        let command = BuiltCommand(folder: folder)
        #expect(try command("--write-baseline", "b.json").status == 0)
        let text = try folder.read("s/s1.screen.yaml")
        try FileManager.default.removeItem(at: folder.url.appending(path: "s/s1.screen.yaml"))
        try folder.write("s/x/moved.screen.yaml", text)
        return command
    }

    @Test(arguments: [
        ["s/s2.screen.yaml"], ["--only", "screen/unknown-value"], ["--only", "screen/unknown-key", "s/s2.screen.yaml"],
    ])
    func nothingIsForgotten(words: [String]) throws {
        let command = try moved()
        #expect(try command.run(["--write-baseline", "b.json"] + words).status == 0)
        let outcome = try command("-f", "concise")
        #expect(outcome.status == 0 && outcome.output == "", "\(outcome)")
    }

    @Test(arguments: [[], ["s/x/moved.screen.yaml"]])
    func whatIsFoundStandsOnce(words: [String]) throws {
        let command = try moved()
        #expect(try command.run(["--write-baseline", "b.json"] + words).status == 0)
        let text = try command.folder.read("b.json")
        #expect(!text.contains("s/s1.screen.yaml") && text.contains("s/x/moved.screen.yaml"), "\(text)")
        #expect(try command("-f", "concise").output == "")
    }
}
