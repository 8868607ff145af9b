import Foundation
import Testing

/// Storyboards through the command: findings in the file and in its translations, and `screenlint describe`.
@Suite struct InterfaceBuilderCommandTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav">
        <scenes>
        <scene sceneID="s1"><objects>
        <navigationController id="nav" sceneMemberID="viewController">
        <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r1"/></connections>
        </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
        <tableViewController id="vc" customClass="OrdersController" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Orders" id="item">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
        </navigationItem>
        </tableViewController>
        </objects></scene>
        </scenes>
        </document>

        """

    private static let german = """
        /* Class = "UINavigationItem"; title = "Orders"; ObjectID = "item"; */
        "item.title" = "Aufträge, die noch genehmigt werden müssen";

        """

    private static let files = [
        "App/Base.lproj/Main.storyboard": storyboard,
        "App/de.lproj/Main.strings": german,
        "App/Main.xcstrings": #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"item.title": {"localizations": {
        "fi": {"stringUnit": {"state": "translated", "value": "Hyväksyttävänä olevat tilaukset, joita on paljon"}},
        "es": {"variations": {"device": {"iphone": {"stringUnit": {"state": "translated", "value":
        "Pedidos que todavía deben ser aprobados"}}, "other": {"stringUnit": {"value": "Pedidos"}}}}}}}}}

        """#,
        "App/Base.lproj/LaunchScreen.storyboard": storyboard.replacing(
            "targetRuntime=",
            with: #"launchScreen="YES" targetRuntime="#
        ),
    ]

    private static func command() throws -> BuiltCommand { BuiltCommand(folder: try TemporaryFolder(files)) }

    @Test func aChangedTranslationIsAChangeOfItsStoryboard() throws {
        let repository = try Repository(Self.files)
        try repository.replace("Aufträge", with: "Alle Aufträge", in: "App/de.lproj/Main.strings")
        let told = try BuiltCommand(folder: repository.folder)("--since", "HEAD", "-f", "concise")
        #expect(told.output.contains("App/de.lproj/Main.strings:2:17:"), "\(told.errors)")
    }

    @Test func findingsInTranslationsComeInTheOrderOfTheirFiles() throws {
        let languages = ["fi", "fr", "nl", "sv"]
        let texts = languages.map { ("App/\($0).lproj/Main.strings", Self.german) }
        let files = ["App/Base.lproj/Main.storyboard": Self.storyboard].merging(texts) { $1 }
        let told = try BuiltCommand(folder: try TemporaryFolder(files))(
            "-f",
            "concise",
            "--only",
            "apple-hig/title-length"
        )
        #expect(told.output.split(separator: "\n").map { $0.dropFirst(4).prefix(2) } == languages.map { $0[...] })
    }

    @Test(arguments: [["."], ["App/de.lproj/Main.strings", "App/Main.xcstrings"]])
    func findingsStandAtTheTranslation(paths: [String]) throws {
        let command = try Self.command()
        let outcome = try command.run(["check", "--guidelines", "sap-fiori-ios", "-f", "concise"] + paths)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.hasPrefix("App/de.lproj/Main.strings:2:17: warning: The title has 42 characters") })
        #expect(lines.contains { $0.hasPrefix("App/Main.xcstrings:2:56: warning: The title has 48 characters") })
        #expect(lines.contains { $0.hasPrefix("App/Main.xcstrings:4:2: warning: The title has 39 characters") })
        #expect(!outcome.output.contains("LaunchScreen"), "\(outcome.output)")
        let note = "left alone 1 Interface Builder file (launch screens or for other platforms)"
        #expect(outcome.errors.contains(note) == (paths == ["."]), "\(outcome.errors)")
    }

    @Test func translationsThatBreakOffAreToldInTheirFile() throws {
        let command = try Self.command()
        try command.folder.write("App/de.lproj/Main.strings", "\"item.title\" = \"Bestellungen\"\n\"x\" = \"y\";\n")
        let outcome = try command.run(["check", "-f", "concise", "."])
        let line = "App/de.lproj/Main.strings:2:1: warning: A semicolon is missing before this. [translations/syntax]\n"
        #expect(outcome.output.contains(line) && outcome.status == 0, "\(outcome)")
    }

    @Test func aPropertyListIsNoStoryboard() throws {
        let command = try Self.command()
        try command.folder.write("Info.storyboard", "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict/></plist>\n")
        let outcome = try command.run(["check", "-f", "concise", "Info.storyboard"])
        let start = "Info.storyboard:2:1: error: This is no Interface Builder file"
        #expect(outcome.output.hasPrefix(start) && outcome.status == 1, "\(outcome)")
    }

    @Test func textsThatStandBesideNoScreenFileAreLeftAlone() throws {
        let command = try Self.command()
        try command.folder.write("App/de.lproj/Localizable.strings", "\"key\" = \"Text\";\n")
        let outcome = try command.run(["check", "App/de.lproj/Localizable.strings"])
        #expect(
            outcome.status == 0 && outcome.errors.contains("left alone 1 text file (beside no screen file)"),
            "\(outcome.errors)"
        )
    }

    /// Xcode calls the texts that are translated `Base`, which is no language.
    @Test func theTextsOfTheFileItselfHaveNoLocale() throws {
        let command = try Self.command()
        let outcome = try command("check", "--guidelines", "sap-fiori-ios", "-f", "json", ".")
        #expect(outcome.output.contains("\"locale\":\"de\"") && !outcome.output.contains("\"Base\""))
    }

    @Test func picturesShowTranslationsThatHaveFindings() throws {
        let command = try Self.command()
        let picture = try command("preview", "--guidelines", "sap-fiori-ios", "App/Base.lproj/Main.storyboard").output
        #expect(picture.contains("ios/compact, de") && picture.contains("ios/compact, fi"))
        #expect(!picture.contains("ios/compact, Base"))
    }

    @Test func aTranslationTellsWhereItIsUsed() throws {
        let command = try Self.command()
        let outcome = try command("check", "--guidelines", "sap-fiori-ios", "-f", "json", ".")
        #expect(outcome.output.contains("used here"))
        #expect(outcome.output.matches(of: /"file": ?"App\/Base.lproj\/Main.storyboard"/).count == 3)
        let trace = try command("trace", "sap-fiori-ios/title-length", "App/Base.lproj/Main.storyboard")
        #expect(trace.output.contains("line 2 of App/de.lproj/Main.strings"), "\(trace.output)")
    }

    @Test func whatNobodyCanWriteIntoTheFileIsNotMissing() throws {
        let command = try Self.command()
        try command.folder.write("team/pack.yaml", "guideline: Team\n")
        let rules = """
            rules:
              owner: {summary: A screen has an owner, on: screen, check: {present: x-owner}}
              team: {summary: A screen has a team, check: {satisfies: "has(screen.`x-team`)"}, on: screen}
            """
        try command.folder.write("team/rules.yaml", rules)
        let outcome = try command("check", "--rules", "team", "-f", "concise", ".")
        #expect(!outcome.output.contains("team/"), "\(outcome.output)")
    }

    @Test func aFileOfTextsLeadsToItsStoryboard() throws {
        let trace = try Self.command()("trace", "sap-fiori-ios/title-length", "App/de.lproj/Main.strings")
        #expect(
            trace.errors.contains("has texts of App/Base.lproj/Main.storyboard; name that file."),
            "\(trace.errors)"
        )
    }

    @Test func aBaselineKnowsTranslationsByTheirScreen() throws {
        let command = try Self.command()
        let words = ["check", "--guidelines", "sap-fiori-ios", "--fail-level", "info"]
        #expect(try command.run(words + ["--write-baseline", "base.json", "."]).status == 0)
        #expect(try command.run(words + ["--baseline", "base.json", "."]).status == 0)
        // From another folder, and in one of another name, they are the same screens.
        let inner = try command.afterShell(
            "cd App",
            "-f",
            "concise",
            "--fail-level",
            "info",
            "--guidelines",
            "sap-fiori-ios",
            "--baseline",
            "../base.json"
        )
        #expect(inner.status == 0, "\(inner.output)")
        let app = command.folder.url.appending(path: "App")
        try FileManager.default.moveItem(at: app, to: command.folder.url.appending(path: "Mobile"))
        #expect(try command.run(words + ["--baseline", "base.json", "-f", "concise", "."]).output == "")
    }

    @Test func aDescriptionIsHeldAgainstTheGuidelineOfItsFile() throws {
        let page = #"{"_Type": "Page", "_Name": "Orders", "Caption": "Orders", "Controls": []}"#
        let command = BuiltCommand(folder: try TemporaryFolder(["Orders.page": page]))
        #expect(try command("describe", "Orders.page").output.contains("\nguidelines: [sap-fiori-ios]\n"))
        #expect(try command("config", "Orders.page").output.contains("\nguidelines: [sap-fiori-ios]  # default\n"))
        let traced = try command("trace", "sap-fiori-ios/title-length", "Orders.page").output
        #expect(!traced.contains("It is not run"), "\(traced)")
        #expect(try !Self.command()("describe", "App/Base.lproj/Main.storyboard").output.contains("guidelines:"))
    }

    @Test func describesWhatIsKnown() throws {
        let command = try Self.command()
        let outcome = try command("describe", "App/Base.lproj/Main.storyboard", "--scene", "vc")
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(outcome.output.contains("x-source: {file: App/Base.lproj/Main.storyboard, object: vc, line: 10}"))
        #expect(outcome.output.contains("name: OrdersController"))
        #expect(outcome.output.contains("  title: {Base: Orders, de: \"Aufträge, die noch genehmigt werden müssen\""))
        #expect(outcome.output.contains("    - {icon: plus, iconSource: system, role: add, accessibilityLabel: Add}"))
        #expect(outcome.output.contains("# toolbar: unknown"))
        // Beside the items of the other side, silence would mean that there are none.
        #expect(outcome.output.contains("  leading: \"{leading}\"  # unknown; the file doesn't say"))
        try command.folder.write("orders.screen.yaml", outcome.output)
        #expect(try !command("check", "orders.screen.yaml", "-f", "concise").output.contains("[screen/"))
        #expect(try command("describe", "App/Base.lproj/Main.storyboard", "--scene", "vd").errors.contains("'vc'?"))
    }

    @Test func aDescriptionIsToldNoMoreOfThanItsFile() throws {
        let command = try Self.command()
        let items = #"""
            <leftBarButtonItems><barButtonItem image="a" id="a"/><barButtonItem image="b" id="b"/></leftBarButtonItems>
            <barButtonItem key="rightBarButtonItem" title="Send" id="add"/>
            """#
        let add = #"<barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>"#
        try command.folder.write("Own.storyboard", Self.storyboard.replacing(add, with: items))
        let text = try command("describe", "Own.storyboard", "--scene", "vc").output
        #expect(text.contains("presentation: \"{presentation}\"  # unknown; the file doesn't say"), "\(text)")
        #expect(text.contains(#"- {kind: "{kind}", label: "{label}", icon: "{icon}"}"#), "\(text)")
        try command.folder.write("own.screen.yaml", text)
        let guidelines = "apple-hig,sap-fiori-ios,workday-canvas"
        #expect(try command("check", "--guidelines", guidelines, "-f", "concise", "own.screen.yaml").output == "")
    }

    @Test func tellsWhereDescriptionsAreOutOfDate() throws {
        let command = try Self.command()
        let text = try command("describe", "App/Base.lproj/Main.storyboard").output
        try command.folder.write("screens/orders.screen.yaml", text)
        #expect(try command("describe", "--check", "screens").status == 0)
        try command.folder.write("other/a.screen.yaml", "id: a\n")
        #expect(try command("describe", "--check", "other").errors.hasPrefix("No description here says by 'x-source'"))
        try command.folder.write(
            "App/Base.lproj/Main.storyboard",
            Self.storyboard.replacing(#"systemItem="add""#, with: #"systemItem="trash""#)
        )
        let outcome = try command("describe", "--check", "screens")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("navigationBar.trailing[0].role is add here, and delete in App/Base.lproj"))
    }
}
