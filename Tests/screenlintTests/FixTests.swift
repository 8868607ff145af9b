import Foundation
import Testing

/// `--fix`, `--diff` and `screenlint fix`, as a user meets them.
@Suite struct FixTests {
    private static let messy = """
        # A file with everything that a fix must leave alone\r
        screens:\r
        - id:   orders   # two blanks\r
          navigationBar:\r
              titel: 'It''s'\t# misspelt\r
              background: #fff\r
              trailing: [ {icon: plus,   lable: "Add" } , {icon: minus} ]\r
        \r
        ---\r
        { "id": "second", "navigationBar": {"sise": "small"} }\r

        """

    private static let mended =
        messy
        .replacing("titel", with: "title").replacing("#fff", with: "\"#fff\"").replacing("lable", with: "label")
        .replacing("sise", with: "size")

    @Test func changesNothingButWhatIsWrong() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.messy])
        let outcome = try BuiltCommand(folder: folder)("fix", "a.screen.yaml")
        #expect(try folder.read("a.screen.yaml") == Self.mended)
        #expect(outcome.errors == "Fixed 4 findings in 1 file.\n")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func keepsLineEndsAndTheirAbsence(lineEnd: String) throws {
        let text = ["id: a", "navigationBar: # bar", "  titel: A"].joined(separator: lineEnd)
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        _ = try BuiltCommand(folder: folder)("check", "--fix", ".")
        #expect(try folder.read("a.screen.yaml") == text.replacing("titel", with: "title"))
    }

    @Test func keepsAByteOrderMark() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "\u{FEFF}id: a\nnavigationBar: {titel: A}\n"])
        _ = try BuiltCommand(folder: folder)("fix")
        let bytes = try Data(contentsOf: folder.url.appending(path: "a.screen.yaml"))
        #expect(bytes == Data("\u{FEFF}id: a\nnavigationBar: {title: A}\n".utf8))
    }

    @Test func leavesUTF16Alone() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "a.screen.yaml")
        let bytes = try #require("\u{FEFF}id: a\nnavigationBar: {titel: A}\n".data(using: .utf16LittleEndian))
        try bytes.write(to: file)
        let outcome = try BuiltCommand(folder: folder)("fix", "a.screen.yaml")
        #expect(try Data(contentsOf: file) == bytes)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("a.screen.yaml is in UTF-16 and is not fixed"))
    }

    /// A fix that makes another layout wrong is left out, whatever else is mended beside it.
    @Test func aGoodFixCarriesNoneThatMendsNothing() throws {
        let text = """
            id: a
            guidelines: [workday-canvas]
            background: Soap 200
            navigationBar: {title: Pay, background: Soap 200, titleOverflow: clip}
            variants: [{sizeClass: regular, background: French Vanilla 100}]
            sizeClasses: [compact, regular]

            """
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        let outcome = try BuiltCommand(folder: folder)("fix", "--unsafe-fixes", "a.screen.yaml")
        #expect(try folder.read("a.screen.yaml") == text.replacing("clip", with: "ellipsis"))
        #expect(outcome.errors.contains("not done, because it mends nothing"))
    }

    @Test func aSecondRunChangesNothing() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": Self.messy])
        let command = BuiltCommand(folder: folder)
        _ = try command("fix", "--unsafe-fixes")
        let once = try folder.read("a.screen.yaml")
        let again = try command("fix", "--unsafe-fixes")
        #expect(try folder.read("a.screen.yaml") == once)
        #expect(!again.errors.contains("Fixed"))
    }

    @Test func syntaxIsFixedBeforeWhatItHides() throws {
        for title in ["Orders: Open", "{count} Orders", "{{count}}: Orders", "{a} and {b}"] {
            let text = "id: a\nnavigationBar:\n  titel: \(title)\n  subtitle: Plant: 1000\n"
            let folder = try TemporaryFolder(["a.screen.yaml": text])
            _ = try BuiltCommand(folder: folder)("fix")
            let fixed = "id: a\nnavigationBar:\n  title: \"\(title)\"\n  subtitle: \"Plant: 1000\"\n"
            #expect(try folder.read("a.screen.yaml") == fixed)
        }
    }

    @Test func aSlipInsideASlipIsMendedInOneRun() throws {
        let text = "id: a\nnavigatonBar:\n  traling: [{lable: Edit, stlye: primry}]\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        _ = try BuiltCommand(folder: folder)("fix")
        let fixed = "id: a\nnavigationBar:\n  trailing: [{label: Edit, style: primary}]\n"
        #expect(try folder.read("a.screen.yaml") == fixed)
    }

    /// Words that stand near a key and mean something else, or whose value the key does not take.
    @Test(arguments: [
        "navigationBar: {titleView: {kind: avatar}}",
        "content: [{kind: card, status: High}]", "content: [{kind: card, toggled: false}]",
        "navigationBar: {titel: [Orders]}", "navigationBar: {title: A, titel: B}", "orientation: landscape",
    ])
    func whatIsNoSlipStays(_ line: String) throws {
        let text = "id: a\n\(line)\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        _ = try BuiltCommand(folder: folder)("fix", "--unsafe-fixes")
        #expect(try folder.read("a.screen.yaml") == text)
    }

    @Test(arguments: [
        ("{title: {count} Orders}", "{title: \"{count} Orders\"}"),
        ("{title: A, background: #FFF}", "{title: A, background: \"#FFF\"}"),
        (
            "{size: small, title: {count} of {all} Orders, leading: []}",
            "{size: small, title: \"{count} of {all} Orders\", leading: []}"
        ),
        ("{title: Orders: Open, size: small}", "{title: \"Orders: Open\", size: small}"),
        ("{title: {en: Orders: Open, de: B}}", "{title: {en: \"Orders: Open\", de: B}}"),
        ("{title: {en: {count} Orders, de: B}}", "{title: {en: \"{count} Orders\", de: B}}"),
        ("{background: {light: #fff, dark: #000}}", "{background: {light: \"#fff\", dark: \"#000\"}}"),
        ("{trailing: [{label: A, badge: #3}]}", "{trailing: [{label: A, badge: \"#3\"}]}"),
        ("{segmentedControl: {segments: [{count} Open, B]}}", "{segmentedControl: {segments: [\"{count} Open\", B]}}"),
        ("\n  title: 'It's mine'", "\n  title: \"It's mine\""), ("\n  title: [draft] A", "\n  title: \"[draft] A\""),
        ("\n  title: \"A\" open", "\n  title: \"\\\"A\\\" open\""), ("\n  title: | A", "\n  title: \"| A\""),
        ("\n  title: - A", "\n  title: \"- A\""), ("\n  title:A\n  size: small", "\n  title: A\n  size: small"),
        ("{trailing: [{label: %d Orders}, {icon: @plus}]}", "{trailing: [{label: \"%d Orders\"}, {icon: \"@plus\"}]}"),
    ])
    func whatYAMLSwallowsIsQuoted(_ bar: String, _ wanted: String) throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\nnavigationBar: \(bar)\n"])
        _ = try BuiltCommand(folder: folder)("fix")
        #expect(try folder.read("a.screen.yaml") == "id: a\nnavigationBar: \(wanted)\n")
    }

    @Test func aFileThatStaysBrokenIsLeftAlone() throws {
        let text = "id: a\nnavigationBar: {title: {count} Orders}\ntoolbar: [\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        let outcome = try BuiltCommand(folder: folder)("fix")
        #expect(try folder.read("a.screen.yaml") == text)
        #expect(outcome.errors.contains("a.screen.yaml is not fixed, because line 4 would still not be valid YAML."))
    }

    @Test func piecesOfABrokenTextAreNotMoved() throws {
        let text =
            "id: a\nnavigationBar:\n  rightBarButtonItems:\n    - label: A\n    - image: of \"b\" c: d\n    - label: B\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text, "b.screen.yaml": text + "toolbar: [\n"])
        let outcome = try BuiltCommand(folder: folder)("fix")
        #expect(
            try folder.read("a.screen.yaml")
                == "id: a\nnavigationBar:\n  trailing:\n    - label: B\n    - icon: \"of \\\"b\\\" c: d\"\n    - label: A\n"
        )
        #expect(try folder.read("b.screen.yaml") == text + "toolbar: [\n")
        #expect(outcome.errors.contains("b.screen.yaml is not fixed, because line 8 would still not be valid YAML."))
    }

    /// A slip that is mended in the same round doesn't pay for what another fix brings up.
    @Test(arguments: [
        "toolbar:\n  leading: [sidebar]\n  center: {segmented: [Source, Target, Both]}",
        "navigationBar: {backButton: true, left: [A]}",
    ])
    func aFixIsWeighedByItself(text: String) throws {
        func fixed(_ text: String) throws -> String {
            let folder = try TemporaryFolder(["a.screen.yaml": "id: a\nguidelines: [apple-hig]\n\(text)\n"])
            _ = try BuiltCommand(folder: folder)("fix")
            return try folder.read("a.screen.yaml")
        }
        let slips = "lokale: en\nplatfrom: ios"
        #expect(try fixed("\(text)\n\(slips)") == fixed(text) + "locale: en\nplatform: ios\n")
    }

    @Test func whatChangesTheDesignIsAChoice() throws {
        let text =
            "id: a\nguidelines: [sap-fiori-ios]\ntoolbar: {position: top, items: [{label: Save, style: tertiary}]}\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        let outcome = try BuiltCommand(folder: folder)("fix")
        #expect(try folder.read("a.screen.yaml") == text)
        #expect(outcome.errors.contains("--unsafe-fixes applies"))
        _ = try BuiltCommand(folder: folder)("fix", "--unsafe-fixes")
        #expect(try folder.read("a.screen.yaml").contains("position: bottom"))
    }

    @Test func diffShowsAndWritesNothing() throws {
        let text = "id: a\nname: A\nplatform: ios\nrole: home\nnavigationBar:\n  titel: A\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        let outcome = try BuiltCommand(folder: folder)("check", "--diff", ".")
        #expect(try folder.read("a.screen.yaml") == text)
        #expect(outcome.status == 1)
        #expect(
            outcome.output == """
                --- a/a.screen.yaml
                +++ b/a.screen.yaml
                @@ -3,4 +3,4 @@
                 platform: ios
                 role: home
                 navigationBar:
                -  titel: A
                +  title: A

                """
        )
        #expect(outcome.errors == "Would fix 1 finding in 1 file.\n")
    }

    /// A mistake that nothing mends keeps none behind it from being mended.
    @Test func whatCannotBeMendedStandsInNobodysWay() throws {
        let text = "id: a\nnavigationBar:\n  title: *Orders\n  subtitle: %d items\n  background: #fff\n"
        let command = BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": text]))
        _ = try command("--fix", ".")
        let mended = "  title: *Orders\n  subtitle: \"%d items\"\n  background: \"#fff\"\n"
        #expect(try command.folder.read("a.screen.yaml") == "id: a\nnavigationBar:\n" + mended)
    }

    /// What begins with a dot or at the root, `git apply` refuses.
    @Test func aDifferenceNamesItsFileFromTheFolderAtHand() throws {
        let command = BuiltCommand(
            folder: try TemporaryFolder(["app/a.screen.yaml": "id: a\nnavigationBar: {titel: A}\n"])
        )
        for path in ["./app", "app/../app", command.folder.url.appending(path: "app").path] {
            let outcome = try command("--diff", path)
            #expect(outcome.output.hasPrefix("--- a/app/a.screen.yaml\n+++ b/app/a.screen.yaml\n"), "\(outcome)")
        }
    }

    @Test func diffReadsStandardInput() throws {
        let folder = try TemporaryFolder()
        let command = BuiltCommand(folder: folder)
        let outcome = try command("--diff", "-", input: "id: a\nnavigationBar: {titel: A}")
        #expect(outcome.output.contains("\n+navigationBar: {title: A}\n\\ No newline at end of file\n"))
        #expect(try command("--diff", "-", input: "id: a\n").status == 0)
        #expect(try command("--fix", "-", input: "id: a\n").status == 2)
    }

    @Test func keepsSymbolicLinksAndPermissions() throws {
        let folder = try TemporaryFolder(["kept/a.yaml": "id: a\nnavigationBar: {titel: A}\n"])
        let files = FileManager.default
        let target = folder.url.appending(path: "kept/a.yaml").path
        let link = folder.url.appending(path: "a.screen.yaml").path
        try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
        try files.createSymbolicLink(atPath: link, withDestinationPath: "kept/a.yaml")
        _ = try BuiltCommand(folder: folder)("fix", "a.screen.yaml")
        #expect(try files.destinationOfSymbolicLink(atPath: link) == "kept/a.yaml")
        #expect(try files.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o640)
        #expect(try folder.read("kept/a.yaml") == "id: a\nnavigationBar: {title: A}\n")
        #expect(try files.contentsOfDirectory(atPath: folder.url.appending(path: "kept").path) == ["a.yaml"])
    }

    /// What stood between items that have gone goes, too.
    @Test func noSpaceIsLeftAtTheEnd() throws {
        let items = ["Add", "Edit", "Sort", "Share"].map { "    - {label: \($0)}\n" }
        let bar = "id: a\nnavigationBar:\n  trailing:\n"
        let space = "    - {kind: fixed-space}\n"
        let folder = try TemporaryFolder(["a.screen.yaml": bar + items.joined(separator: space)])
        let words = ["fix", "--unsafe-fixes", "--only", "sap-fiori-ios/trailing-actions-compact", "a.screen.yaml"]
        _ = try BuiltCommand(folder: folder).run(words + ["--guidelines", "sap-fiori-ios"])
        #expect(try folder.read("a.screen.yaml").hasPrefix(bar + items[0] + space + items[1] + "  overflow:\n"))
    }

    @Test func aTitleWithASymbolStaysPlain() throws {
        let folder = try TemporaryFolder(["a.screen.yaml": "id: a\nnavigationBar: {title: Log in – 🏡}\n"])
        let rule = "rules: {words: {summary: Words, on: navigationBar.title, check: {terms: {log in: sign in}}}}\n"
        try folder.write("team/words.yaml", rule)
        try folder.write("team/pack.yaml", "guideline: Team\n")
        _ = try BuiltCommand(folder: folder)("fix", "--unsafe-fixes", "--rules", "team", "a.screen.yaml")
        #expect(try folder.read("a.screen.yaml") == "id: a\nnavigationBar: {title: Sign in – 🏡}\n")
    }

    @Test func aFullDiskLosesNothing() throws {
        let text = "id: a\nnavigationBar: {titel: A}\n" + String(repeating: "# filler\n", count: 500)
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        // A limit on the size of files, here of one block, fails a write just as a full disk does.
        let outcome = try BuiltCommand(folder: folder).afterShell("trap '' XFSZ; ulimit -f 1", "fix", "a.screen.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("a.screen.yaml: the file can't be fixed: "))
        #expect(try folder.read("a.screen.yaml") == text)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.screen.yaml"])
    }

    @Test(.disabled(if: geteuid() == 0, "the superuser may write everywhere"))
    func aReadOnlyFolderIsSaid() throws {
        let text = "id: a\nnavigationBar: {titel: A}\n"
        let folder = try TemporaryFolder(["a.screen.yaml": text])
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
        defer { try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
        let outcome = try BuiltCommand(folder: folder)("fix", "a.screen.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("the file can't be fixed: Permission denied."))
        #expect(try folder.read("a.screen.yaml") == text)
    }
}
