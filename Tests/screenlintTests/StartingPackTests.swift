import Testing

/// `screenlint init --rules`, which writes a first rule pack.
@Suite struct StartingPackTests {
    @Test(arguments: ["", "guidelines/our rules"])
    func theTestsOfAStartingPackPass(folder: String) throws {
        let command = BuiltCommand(folder: try TemporaryFolder())
        let started = try command.run(["init", "--rules"] + (folder.isEmpty ? [] : [folder]))
        let folder = folder.isEmpty ? "design/rules" : folder
        #expect(started.status == 0, "\(started.errors)")
        #expect(started.errors.contains("Wrote \(folder)/screens.yaml.\n"))
        let tested = try command("test", folder)
        #expect(tested.output == "4 rules, 12 examples: 0 failures.\n")
        #expect(tested.status == 0)
    }

    @Test func whatIsThereStaysAsItIs() throws {
        let files = ["design/rules/pack.yaml": "guideline: Ours\ndocuments: {screens: {title: Screens}}\n"]
        let command = BuiltCommand(folder: try TemporaryFolder(files))
        let outcome = try command("init", "--rules")
        #expect(outcome.errors.contains("design/rules/pack.yaml is there already.\n"))
        #expect(try command.folder.read("design/rules/pack.yaml") == files["design/rules/pack.yaml"])
        #expect(try command("test", "design/rules").status == 0)
    }

    @Test func theRulesApplyAsTheNoteSays() throws {
        let screen = "id: a\nnavigationBar: {title: Orders Waiting for Approval by Managers}\n"
        let command = BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": screen]))
        _ = try command("init", "--rules")
        try command.folder.write(".screenlint.yml", "guidelines: []\nrulePacks: [design/rules]\n")
        let outcome = try command("-f", "concise")
        #expect(
            outcome.output == "a.screen.yaml:2:24: warning: The text has 39 characters; at most 30 fit. "
                + "[rules/title-length]\n"
        )
    }

    @Test func aNameWithSpacesCanBeCopiedFromTheNote() throws {
        let told = try BuiltCommand(folder: try TemporaryFolder())("init", "--rules", "our rules").errors
        #expect(told.contains(#"'screenlint test "our rules"', and add 'rulePacks: ["our rules"]'"#), "\(told)")
    }

    @Test(arguments: [("screen", "screenlint's own rules"), ("x/apple-hig", "a built-in pack")])
    func aFolderOfWhichNoPackCanHaveTheNameIsSaidSo(folder: String, owner: String) throws {
        let started = try BuiltCommand(folder: try TemporaryFolder())("init", "--rules", folder)
        #expect(started.status == 2 && started.errors.contains(owner))
    }

    @Test func aFolderThatCannotBeCreatedIsSaidSo() throws {
        let command = BuiltCommand(folder: try TemporaryFolder(["file": ""]))
        let outcome = try command("init", "--rules", "file/rules")
        #expect(outcome.errors.hasPrefix("screenlint: file/rules can't be created: File exists.\n"))
        #expect(outcome.status == 2)
    }
}
