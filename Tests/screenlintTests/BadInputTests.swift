import Testing

/// Whatever the input is, it leads to findings with positions or to a sentence that helps.
@Suite struct BadInputTests {
    private static let good = "id: good\nguidelines: [sap-fiori-ios]\nnavigationBar: {title: Orders}\n"
    private static let long = """
        id: long
        guidelines: [sap-fiori-ios]
        navigationBar:
          title: Orders Waiting for Approval by Managers
        """

    @Test func aFolderOfWhichNothingIsLeftIsTold() throws {
        let files = ["drafts/a.screen.yaml": "id: a\n", ".screenlint.yml": "guidelines: []\nexclude: [drafts/**]\n"]
        let result = try BuiltCommand(folder: try TemporaryFolder(files))("drafts")
        #expect(result.status == 2 && result.errors.contains("but what the configuration's 'exclude' leaves out."))
    }

    @Test(arguments: [
        ("id: a\nnavigationBar:\n  title: \"Orders\n", "yaml/syntax"),
        ("\tid: a\n", "yaml/syntax"),
        ("kind: Deployment\nmetadata: {name: web}\n", "screen/not-a-screen"),
        ("just text\n", "screen/not-a-screen"),
        ("- a\n- b\n", "screen/not-a-screen"),
        ("", "screen/not-a-screen"),
        ("id: a\nid: b\n", "yaml/duplicate-key"), ("id: a\nx-a: 1\nx-a: 2\n", "yaml/duplicate-key"),
        ("id: a\nnavigationBar: {titel: Orders}\n", "screen/unknown-key"),
    ])
    func aBadFileIsAFindingAndTheRestIsChecked(text: String, rule: String) throws {
        let folder = try TemporaryFolder(["a.screen.yaml": text, "b.screen.yaml": BadInputTests.long])
        let result = try BuiltCommand(folder: folder).run(["check", "--guidelines", "apple-hig", "-f", "concise", "."])
        #expect(result.status == 1)
        let lines = result.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("a.screen.yaml:") && $0.hasSuffix("[\(rule)]") }, "\(result.output)")
        #expect(lines.contains { $0.hasPrefix("b.screen.yaml:4:10: ") && $0.hasSuffix("[sap-fiori-ios/title-length]") })
        #expect(result.errors == "")
    }

    @Test func aMissingPathIsNamedAndTheRestIsChecked() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": BadInputTests.long])
        let result = try BuiltCommand(folder: folder).run(["-f", "concise", "missing", "a.screen.yaml"])
        #expect(result.status == 2)
        #expect(result.output.contains("sap-fiori-ios/title-length"))
        #expect(result.errors == "screenlint: missing: there is no such file or folder.\n")
    }

    /// Nothing that looks like a good result is printed of a path that isn't there.
    @Test func ofNothingNothingIsTold() throws {
        let result = try BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": "id: a\n"]))(
            "conformance",
            "missing"
        )
        #expect(result.status == 2 && result.output.isEmpty, "\(result)")
        #expect(result.errors == "screenlint: missing: there is no such file or folder.\n")
    }

    @Test func aFolderWithoutScreensIsNotGreen() throws {
        let folder = try TemporaryFolder(["notes.txt": "id: a"])
        let result = try BuiltCommand(folder: folder).run(["."])
        #expect(result.status == 2)
        #expect(result.errors.contains("there is no screen description here; their names end in .screen.yaml"))
    }

    @Test func filesThatLookLikeScreensAreNamed() throws {
        let folder = try TemporaryFolder(["ci.yaml": "on: push\n", "orders.yaml": "# Orders\nid: orders\n"])
        let result = try BuiltCommand(folder: folder).run(["."])
        #expect(result.status == 2)
        #expect(result.errors.contains("orders.yaml looks like a screen"))
        #expect(result.errors.contains("orders.screen.yaml"))
        #expect(!result.errors.contains("ci.yaml"))
        let named = try BuiltCommand(folder: folder).run(["orders.yaml"])
        #expect(named.status == 0)
    }

    @Test(arguments: ["full", "concise"])
    func terminalEscapesArePrintedEscaped(format: String) throws {
        let folder = try TemporaryFolder([
            "a.screen.yaml": "id: a\nnavigationBar: {titel: 1, \"\\e[31mred\\a\": 2}\n",
            "b.screen.yaml": "id: \"\\e]0;title\\a\"\nguidelines: [\"\\e[2J\"]\n",
            "c.screen.yaml": "id: c\nnavigationBar: {titel: \"\u{1B}[31m\u{9B}2J\"}\n",
        ])
        let result = try BuiltCommand(folder: folder).run(["--color", "never", "-f", format, "."])
        #expect(result.status == 1)
        let controls = result.output.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
        #expect(controls.isEmpty, "\(controls)")
    }

    @Test func anotherToolsPageIsReportedOnlyIfItIsNamed() throws {
        let folder = try TemporaryFolder([
            "other.page": "<apex:page>Orders</apex:page>",
            "good.screen.yaml": BadInputTests.good,
            "mdk/Pages/Main.page": #"{"_Type": "Page", "ActionBar": {"Caption": "$(L,Title)"}}"#,
            "mdk/i18n/i18n.properties": "Title=Orders Waiting for Approval by Managers",
        ])
        let found = try BuiltCommand(folder: folder).run(["--guidelines", "sap-fiori-ios", "-f", "concise", "."])
        #expect(found.status == 0)
        #expect(
            found.output == """
                mdk/Pages/Main.page:1:44: warning: The title has 39 characters; at most 37 fit. [sap-fiori-ios/title-length]

                """
        )
        let named = try BuiltCommand(folder: folder).run(["-f", "concise", "other.page"])
        #expect(named.status == 1)
        #expect(named.output.contains("[screen/not-a-screen]"))
    }
}
