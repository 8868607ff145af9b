import Testing

/// Baselines that can't be read in full.
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
}
