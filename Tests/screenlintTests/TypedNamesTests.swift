import Testing

/// What people type is understood, or leads on.
@Suite struct TypedNamesTests {
    private let command: BuiltCommand

    init() throws {
        let long = "id: a\nnavigationBar: {title: Orders Waiting for Approval by Managers}\n"
        command = BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": long]))
    }

    @Test func aRuleNeedsNoPackWhereItsNameIsUnique() throws {
        let only = try command("--only", "title-length-with-subtitle", "-f", "concise", ".")
        #expect(only.status == 0 && only.output == "", "\(only)")
        let inForce = try command("--guidelines", "sap-fiori-ios", "--only", "title-length", "-f", "concise", ".")
        #expect(inForce.output.contains("[sap-fiori-ios/title-length]"))
        let several = try command("--only", "title-length", ".")
        #expect(
            several.errors.hasPrefix("screenlint: Several packs have a rule 'title-length': apple-hig/title-length, ")
        )
        #expect(several.status == 2)
    }

    @Test(arguments: [
        (["--guidelines", "fiori", "."], "did you mean 'sap-fiori-ios'?"),
        (["--guidelines", "hig", "."], "did you mean 'apple-hig'?"),
        (["--fail-level", "warn", "."], "did you mean 'warning'?"),
        (["--severity", "error", "."], "did you mean '--fail-level'?"),
        (["--output", "x", "."], "did you mean '--output-file'?"),
        (["--select", "x", "."], "did you mean '--only'?"),
        (["validate"], "did you mean 'screenlint check'?"),
        (["rules", "canvas"], "did you mean 'workday-canvas'?"),
        (["--guidelines", "apple-hig", "sap-fiori-ios"], "between guidelines stands a comma."),
        (["--skip", "title-lenght-with-subtitle", "."], "did you mean 'title-length-with-subtitle'?"),
        (["--only=", "."], "'--only' needs a value"), (["--guidelines", "", "."], "It takes apple-hig"),
        (["--only", "HIG-NAV-11", "."], "did you mean 'apple-hig/title-length'?"),
        (["--stdin-filename", "a.screen.yaml"], "which '-' as a path stands for"),
        (["explain", "NAV-04"], "did you mean 'HIG-NAV-04' or 'FIORI-NAV-04'?"),
        (["explain", "nav04"], "did you mean 'HIG-NAV-04' or 'FIORI-NAV-04'?"),
        (["explain", "hig"], "'screenlint rules apple-hig' lists its rules."),
        (["explain", "apple-hig/*"], "'screenlint rules apple-hig' lists its rules."),
        (["explain", "navigationbar.titel"], "did you mean 'navigationBar.title'?"),
    ])
    func aCloseNameIsOffered(words: [String], hint: String) throws {
        let outcome = try command.run(words)
        #expect(outcome.errors.contains(hint), "\(outcome.errors)")
        #expect(outcome.status == 2)
    }

    @Test func aNameThatIsPartOfOthersIsToldForWhatItIsTaken() throws {
        let outcome = try command("--only", "title", "--guidelines", "apple-hig", ".")
        #expect(outcome.errors == "screenlint: 'title' is taken for contrast/title alone.\n")
        #expect(try command("--only", "text-buttons-apart", "--guidelines", "apple-hig", ".").errors == "")
    }

    @Test func aListMayHaveSpacesAndAReportGoToADash() throws {
        let plain = try command("--guidelines", "apple-hig,contrast", "-f", "json", ".")
        #expect(try command("--guidelines", "apple-hig, contrast", "-f", "json", "-o", "-", ".").output == plain.output)
        #expect(plain.output.hasPrefix("{") && !command.folder.has("-"))
    }

    @Test func aClauseIsFoundWithoutZeros() throws {
        #expect(try command("explain", "fiori-nav-4").output.hasPrefix("FIORI-NAV-04 "))
    }

    @Test(arguments: [["rules"], ["--help"], ["check", "--help"], ["conformance", "--help"], ["init", "--help"]])
    func outputFitsHundredColumns(words: [String]) throws {
        let wide = try command.run(words).output.split(separator: "\n").filter { $0.count > 100 }
        #expect(wide.isEmpty)
    }
}
