import Foundation
import Testing

/// Which findings `review` counts as come, and through what a screen has changed.
@Suite struct ReviewFindingTests {
    @Test func findingsAreAMultiset() throws {
        let long = "A Title of Far More Than Thirty Characters, as Some Are"
        let screen = { (titles: [String]) in
            "screens:\n" + titles.map { "  - {id: a, navigationBar: {title: \"\($0)\"}}\n" }.joined()
        }
        let repository = try Repository([
            "a.screen.yaml": screen([long]), ".screenlint.yml": "guidelines: [sap-fiori-ios]\n",
        ])
        try repository.folder.write("a.screen.yaml", screen([long, long]))
        let command = BuiltCommand(folder: repository.folder)
        let words = ["review", "HEAD", "-f", "json", "--only", "sap-fiori-ios/title-length", "--fail-level", "warning"]
        let outcome = try command.run(words)
        let json = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let summary = try #require(json["summary"] as? [String: Int])
        // The second one's title, and its id.
        #expect(summary["came"] == 2 && summary["stayed"] == 1 && summary["went"] == 0)
        #expect(outcome.status == 1)
        // An old finding alone fails nothing.
        try repository.commit()
        #expect(try command.run(words).status == 0)
    }

    /// What JSON says of a review: how many findings came and stayed, and the reasons of its first screen.
    private static func told(_ repository: Repository, _ words: String...) throws -> (
        came: Int, stayed: Int, reasons: [String], status: Int32
    ) {
        let outcome = try BuiltCommand(folder: repository.folder).run(["review", "HEAD", "-f", "json"] + words)
        let json = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let summary = try #require(json["summary"] as? [String: Int])
        let screens = try #require(json["screens"] as? [[String: Any]])
        let reasons = screens.first?["reasons"] as? [String] ?? []
        return (summary["came"] ?? -1, summary["stayed"] ?? -1, reasons, outcome.status)
    }

    @Test func aFindingThatWeighsMoreThanBeforeCame() throws {
        let repository = try Repository([
            "a.screen.yaml": "id: a\nnavigationBar: {title: A Title of Far More Than Thirty-Seven Letters}\n",
            ".screenlint.yml": "guidelines: [sap-fiori-ios]\n",
        ])
        let only = ["--only", "sap-fiori-ios/title-length"]
        let settings = "guidelines: [sap-fiori-ios]\nrules:\n  sap-fiori-ios/title-length: "
        try repository.folder.write(".screenlint.yml", settings + "{severity: error}\n")
        let raised = try Self.told(repository, only[0], only[1])
        #expect(raised.came == 1 && raised.stayed == 0 && raised.status == 1)
        #expect(raised.reasons == ["configuration"])
        try repository.commit()
        try repository.folder.write(".screenlint.yml", settings + "{severity: info}\n")
        let lowered = try Self.told(repository, only[0], only[1])
        #expect(lowered.came == 0 && lowered.stayed == 1 && lowered.status == 0)
    }

    @Test func whatACommentKeepsQuietWentThroughIt() throws {
        let title = "navigationBar: {title: A Title of Far More Than Thirty-Seven Letters}"
        let comment = "# screenlint:disable-next-line sap-fiori-ios/title-length -- agreed\n"
        let repository = try Repository([
            "a.screen.yaml": "id: a\n\(comment)\(title)\n", ".screenlint.yml": "guidelines: [sap-fiori-ios]\n",
        ])
        try repository.folder.write("a.screen.yaml", "id: a\n\(title)\n")
        let told = try Self.told(repository, "--only", "sap-fiori-ios/title-length", "--fail-level", "warning")
        #expect(told.came == 1 && told.status == 1)
        #expect(told.reasons == ["comment"])
    }

    @Test func whatTokenFilesSayIsAReason() throws {
        let tokens = { (gray: String) in
            let value = #"{"colorSpace": "srgb", "components": [\#(gray), \#(gray), \#(gray)]}"#
            return #"{"ink": {"$type": "color", "$value": \#(value)}}"#
        }
        let repository = try Repository([
            "a.screen.yaml": "id: a\nnavigationBar: {title: Orders, background: \"#ffffff\", titleColor: ink}\n",
            "brand.tokens.json": tokens("0"),
            ".screenlint.yml": "guidelines: [contrast]\ntokens: [brand.tokens.json]\n",
        ])
        try repository.folder.write("brand.tokens.json", tokens("0.9"))
        let told = try Self.told(repository)
        #expect(told.came == 1 && told.status == 1)
        #expect(told.reasons == ["tokens"])
    }

    /// Colours are no reason for what is not about them.
    @Test func tokenFilesAreNoReasonForOtherRules() throws {
        let rule = "rules: {targets: {summary: A, on: \"toolbar.items[].target\", check: {refersTo: screens}}}\n"
        let repository = try Repository([
            "a.screen.yaml": "id: a\ntoolbar: {items: [{label: Go, target: b}]}\n", "b.screen.yaml": "id: b\n",
            "brand.tokens.json": "{}", "house/pack.yaml": "guideline: House\n", "house/targets.yaml": rule,
            ".screenlint.yml": "guidelines: []\nrulePacks: [house]\ntokens: [brand.tokens.json]\n",
        ])
        try repository.folder.write("brand.tokens.json", "{ }")
        try repository.folder.write("b.screen.yaml", "id: other\ntoolbar: {}\n")
        let words = try BuiltCommand(folder: repository.folder)("review", "HEAD").output
        #expect(words.contains("through the screens it is compared with\n  came"), "\(words)")
    }

    @Test func textsOfAPageAreAReason() throws {
        let repository = try Repository([
            "app/Pages/Orders.page": #"{"_Type": "Page", "_Name": "Orders", "Caption": "$(L,orders)", "Controls": []}"#,
            "app/i18n/i18n.properties": "orders=Orders\n",
        ])
        try repository.folder.write("app/i18n/i18n.properties", "orders=All Orders\n")
        let words = try BuiltCommand(folder: repository.folder)("review", "HEAD").output
        #expect(words.contains("  title: Orders → All Orders\n  through app/i18n/i18n.properties\n"), "\(words)")
    }

    @Test func pagesOfMDKAndStoryboardsAreReviewed() throws {
        let page = #"{"_Type": "Page", "_Name": "Orders", "Caption": "Orders", "Controls": []}"#
        let strings = "\"title.title\" = \"Bestellungen\";\n"
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" initialViewController="vc">
              <scenes><scene sceneID="s"><objects>
                <viewController id="vc" title="Orders" sceneMemberID="viewController">
                  <navigationItem key="navigationItem" title="Orders" id="title"/>
                </viewController>
              </objects></scene></scenes>
            </document>
            """
        let repository = try Repository([
            "Orders.page": page, "Base.lproj/Main.storyboard": storyboard, "de.lproj/Main.strings": strings,
        ])
        try repository.replace("\"Caption\": \"Orders\"", with: "\"Caption\": \"Open Orders\"", in: "Orders.page")
        try repository.replace("Bestellungen", with: "Offene Bestellungen", in: "de.lproj/Main.strings")
        let outcome = try BuiltCommand(folder: repository.folder)("review", "HEAD")
        #expect(outcome.output.contains("title: Orders → Open Orders"))
        #expect(outcome.output.contains("title (de): Bestellungen → Offene Bestellungen"), "\(outcome.output)")
        #expect(outcome.output.contains("through de.lproj/Main.strings"))
    }

    @Test func aNameThatIsGoneIsToldOnce() throws {
        let path = "a.screen.yaml"
        let screen = "id: a\nnavigationBar: {trailing: [{icon: plus, accessibilityLabel: Add}]}\n"
        let repository = try Repository([path: screen])
        try repository.replace(", accessibilityLabel: Add", with: "", in: path)
        let outcome = try BuiltCommand(folder: repository.folder)("review", "HEAD")
        #expect(outcome.output.contains("trailing: Add accessibility label removed"), "\(outcome.output)")
    }

    @Test func whatComesFromElsewhereInTheFileIsSaid() throws {
        let repository = try Repository([
            "a.screen.yaml": """
            screens:
              - id: first
                navigationBar: &bar {title: Orders}
              - id: second
                navigationBar: *bar
              - id: third
                navigationBar:
                  <<: *bar
                  size: small

            """
        ])
        try repository.replace("title: Orders", with: "title: All orders", in: "a.screen.yaml")
        let outcome = try BuiltCommand(folder: repository.folder)("review", "HEAD", "--isolated")
        let (change, reason) = ("  title: Orders → All orders", "  through an anchor in its file")
        #expect(
            outcome.lines.prefix(8) == [
                "a.screen.yaml:2: first changed"[...], change[...], "a.screen.yaml:4: second changed", change[...],
                reason[...], "a.screen.yaml:6: third changed", change[...], reason[...],
            ]
        )
    }
}
