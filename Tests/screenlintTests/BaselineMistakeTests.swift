import Testing

/// Baselines that can't be read in full, and those beside a configuration that can't.
@Suite struct BaselineMistakeTests {
    /// What a conflict or a missing comma keeps from being read would be lost.
    @Test func aBaselineWithMistakesIsNotWrittenOver() throws {
        let known = "{\"version\": 1, \"entries\": [\n  {\"file\": \"b.screen.yaml\" \"count\": 1}\n]}\n"
        let command = BuiltCommand(
            folder: try TemporaryFolder(["a.screen.yaml": "id: a\nbad: 1\n", "base.json": known])
        )
        let outcome = try command("--write-baseline", "base.json")
        #expect(outcome.status == 2 && outcome.errors.contains("base.json has mistakes"), "\(outcome)")
        #expect(try command.folder.read("base.json") == known)
    }

    /// Of rules that can't be read nobody knows what they would find.
    @Test(arguments: ["rulePacks: missing\n", "tokens: [missing/*.json]\n", "wibble: 1\n"])
    func oneBesideABrokenConfigurationIsNotPruned(line: String) throws {
        let configuration = "guidelines: []\nbaseline: base.json\n"
        let command = BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": "id: a\nbad: 1\n"]))
        _ = try command("--write-baseline", "base.json")
        try command.folder.write(".screenlint.yml", configuration + line)
        try command.folder.write("a.screen.yaml", "id: a\n")
        let text = try command.folder.read("base.json")
        let outcome = try command("--prune-baseline", "-f", "concise")
        #expect(outcome.status == 2 && outcome.errors.contains("base.json is not pruned, because"), "\(outcome)")
        #expect(try command.folder.read("base.json") == text)
        #expect(try !command("-f", "concise").output.contains("baseline/stale"))
    }

    @Test func whatAnotherFileHidesIsNotGone() throws {
        let leading = "navigationBar: {title: A, leading: [{role: cancel, label: Cancel}]}\n"
        let command = BuiltCommand(
            folder: try TemporaryFolder([
                "a.screen.yaml": "id: a\n", "b.screen.yaml": "id: a\n" + leading, "c.screen.yaml": "id: c\n",
                ".screenlint.yml": "guidelines: []\n",
            ])
        )
        #expect(try command("--write-baseline", "base.json").errors.contains("Wrote 1 finding "))
        try command.folder.write(".screenlint.yml", "guidelines: []\nbaseline: base.json\n")
        for broken in ["id: c\nnavigationBar: {title: [A\n", "id: c\nbackground: \"#123456\"-raised\n"] {
            try command.folder.write("a.screen.yaml", broken)
            #expect(!(try command("-f", "concise").output.contains("baseline/stale")), "\(broken)")
            _ = try command("--prune-baseline")
            #expect(try command.folder.read("base.json").contains("duplicate-id"))
        }
    }
}
