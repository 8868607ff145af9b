import Testing

/// What in a configuration or a baseline means nothing, and is told.
@Suite struct ConfigurationSlipTests {
    private static func outcome(_ configuration: String) throws -> BuiltCommand.Outcome {
        let folder = try TemporaryFolder([
            ".screenlint.yml": configuration + "\n", "a.screen.yaml": "id: a\n", "some/b.txt": "",
        ])
        return try BuiltCommand(folder: folder)("-f", "concise")
    }

    @Test(arguments: [
        ("exclude: ['{gen,build']", "'{' has no end"), ("include: ['[']", "'[' has no end"),
        ("exclude: ['gen/ ']", "a space at the end of a name"),
        ("overrides: [{files: [], rules: {}}]", "'files' names no pattern"),
        ("overrides: [{files: a*}]", "An override needs something that is other"),
        ("baseline: some", "'some' is none"),
        ("rules: {title-length: off}", "Several packs have a rule 'title-length': apple-hig/title-length, sap"),
    ])
    func whatMeansNothingIsTold(configuration: String, words: String) throws {
        let outcome = try Self.outcome(configuration)
        #expect(outcome.status == 2 && outcome.output.contains(words), "\(outcome)")
    }

    @Test(arguments: ["exclude: ['{gen,build}/**', '[ab].yaml', 'my files/**']", "overrides: [{files: a*, rules: {}}]"])
    func whatMeansSomethingIsNot(configuration: String) throws {
        #expect(try Self.outcome(configuration).output == "")
    }

    private static func baseline(_ file: String, _ count: String) -> [String: String] {
        [
            "a.screen.yaml": "id: a\nnavigationBar: {titel: x}\n",
            "base.json": "{\"version\": 1, \"entries\": [\n"
                + "  {\"file\": \"\(file)\", \"screen\": \"a\", \"path\": \"navigationBar\", "
                + "\"rule\": \"screen/unknown-key\", \"count\": \(count)}\n]}\n",
        ]
    }

    @Test(arguments: ["-1", "0", "\"many\"", "1.5", "null"])
    func aCountIsAWholeNumber(count: String) throws {
        let folder = try TemporaryFolder(Self.baseline("a.screen.yaml", count))
        let outcome = try BuiltCommand(folder: folder)("--baseline", "base.json", "-f", "concise")
        #expect(outcome.status == 2 && outcome.output.contains("'count' is a whole number"), "\(outcome)")
    }

    @Test(arguments: ["./a.screen.yaml", "b/../a.screen.yaml"])
    func aFileMayBeWrittenAnotherWay(file: String) throws {
        let folder = try TemporaryFolder(Self.baseline(file, "1"))
        let outcome = try BuiltCommand(folder: folder)("--baseline", "base.json", "-f", "concise")
        #expect(outcome.status == 0 && outcome.output == "", "\(outcome)")
    }

    @Test func aPipeIsNoConfiguration() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\n"])
        let outcome = try BuiltCommand(folder: folder).afterShell("mkfifo .screenlint.yml", "-f", "concise")
        #expect(outcome.status == 2 && outcome.errors.contains(".screenlint.yml: it is a pipe"), "\(outcome)")
    }
}
