import Foundation
import TestSupport
import Testing

/// Changes the screens of a repository commit by commit, and reads what `review` says of each.
@Suite struct ReviewTests {
    private static let orders = """
        defaults:
          background: white
          navigationBar: {size: small}
        screens:
          - id: order-list
            name: Orders
            navigationBar:
              title: Orders
            toolbar:
              position: bottom
              items:
                - {label: Approve, style: secondary, action: approve}
                - {label: Save, style: primary, action: save}
          - id: order-detail
            name: Order
            navigationBar:
              title: Order
              trailing: [{icon: plus, accessibilityLabel: Add}, {icon: filter, accessibilityLabel: Filter}]

        """
    private static let settings = """
        id: settings
        name: Settings
        x-head: &head {title: Settings}
        navigationBar: *head
        content:
          - kind: section
            label: General
            items:
              - {kind: switch, label: Notifications}

        """
    private static let house = [
        ".screenlint.yml": "guidelines: [sap-fiori-ios]\nrulePacks: [house]\n",
        "house/pack.yaml": "guideline: House\ndefaultPlatform: ios\n",
        "house/titles.yaml": """
        rules:
          short-title:
            summary: A title is short
            on: navigationBar.title
            check: {maxCharacters: $max}
            params: {max: 30}
            severity: warning
            examples:
              valid:
                - {navigationBar: {title: "Orders"}}
              invalid:
                - {navigationBar: {title: "Orders of All the Plants of the Region"}}

        """,
    ]

    static func repository() throws -> Repository {
        try Repository(
            house.merging(["screens/orders.screen.yaml": orders, "screens/settings.screen.yaml": settings]) { $1 }
        )
    }

    /// What `review` says of the last commit, without blank lines; and its exit status.
    static func review(_ repository: Repository, _ words: String...) throws -> (lines: [String], status: Int32) {
        let command = BuiltCommand(folder: repository.folder)
        let outcome = try command.run(["review", "HEAD~1", "--to", "HEAD"] + words)
        #expect(outcome.errors == "")
        return (outcome.lines.map(String.init), outcome.status)
    }

    @Test(.slow) func eachCommitIsToldAsItIs() throws {
        let repository = try Self.repository()
        let (list, settings) = ("screens/orders.screen.yaml", "screens/settings.screen.yaml")
        func expect(_ lines: String..., status: Int32 = 0, at location: SourceLocation = #_sourceLocation) throws {
            try repository.commit()
            let said = try Self.review(repository)
            #expect(said.lines == lines, sourceLocation: location)
            #expect(said.status == status, sourceLocation: location)
        }

        try repository.replace("title: Orders\n", with: "title: Orders to Approve\n", in: list)
        try repository.replace(
            "- {label: Approve, style: secondary, action: approve}",
            with: "- {label: Reject, style: secondary}\n        - {label: Approve, style: primary, action: approve}",
            in: list
        )
        try repository.replace("{label: Save, style: primary", with: "{label: Save, style: secondary", in: list)
        try expect(
            "screens/orders.screen.yaml:5: Orders (order-list) changed",
            "  title: Orders → Orders to Approve",
            "  toolbar: Reject added, primary moved from Save to Approve",
            "  came 14:11: error: Toolbar button 'Save': The toolbar shows 3 text buttons; at most 2 are shown in compact "
                + "width. [sap-fiori-ios/text-buttons-compact]",
            "1 screen changed, 2 unchanged from HEAD~1 to HEAD; 1 finding came (1 error), 0 went, 0 stayed.",
            status: 1
        )

        try repository.replace("id: order-list", with: "id: orders", in: list)
        try expect(
            "screens/orders.screen.yaml:5: Orders (orders) renamed from order-list",
            "1 screen renamed, 2 unchanged from HEAD~1 to HEAD; no finding came, 0 went, 1 stayed."
        )

        try repository.replace("background: white", with: "background: soap-100", in: list)
        try expect(
            "screens/orders.screen.yaml:5: Orders (orders) changed",
            "  background: white → soap-100",
            "  through the defaults of its file",
            "screens/orders.screen.yaml:15: Order (order-detail) changed",
            "  background: white → soap-100",
            "  through the defaults of its file",
            "2 screens changed, 1 unchanged from HEAD~1 to HEAD; no finding came, 0 went, 1 stayed."
        )

        try repository.replace("max: 30", with: "max: 10", in: "house/titles.yaml")
        try expect(
            "screens/orders.screen.yaml:5: Orders (orders) changed",
            "  through the rule pack house",
            "  came 8:14: warning: The text has 17 characters; at most 10 fit. [house/short-title]",
            "1 screen changed, 2 unchanged from HEAD~1 to HEAD; 1 finding came (1 warning), 0 went, 1 stayed."
        )

        let text = try repository.folder.read(list)
        let cut = try #require(text.firstRange(of: "  - id: order-detail")).lowerBound
        try repository.folder.write(list, String(text[..<cut]))
        let head = "defaults:\n  background: soap-100\n  navigationBar: {size: small}\nscreens:\n"
        try repository.folder.write("screens/detail.screen.yaml", head + text[cut...])
        try expect(
            "screens/detail.screen.yaml:5: Order (order-detail) moved from screens/orders.screen.yaml",
            "1 screen moved, 2 unchanged from HEAD~1 to HEAD; no finding came, 0 went, 2 stayed."
        )

        try repository.replace(
            "title: Order\n",
            with: "title: {en: Order, de: Auftrag}\n",
            in: "screens/detail.screen.yaml"
        )
        try expect(
            "screens/detail.screen.yaml:5: Order (order-detail) changed",
            "  title (de): Auftrag added",
            "1 screen changed, 2 unchanged from HEAD~1 to HEAD; no finding came, 0 went, 2 stayed."
        )

        try repository.replace(
            "{en: Order, de: Auftrag}",
            with: "{en: Case, de: Fall}",
            in: "screens/detail.screen.yaml"
        )
        try repository.commit()
        try repository.replace("{en: Case, de: Fall}", with: "Order", in: "screens/detail.screen.yaml")
        try repository.replace("label: General", with: "label: Alerts\n    detail: New", in: settings)
        try expect(
            "screens/detail.screen.yaml:5: Order (order-detail) changed",
            "  title (de): Fall → Order",
            "  title (en): Case → Order",
            "screens/settings.screen.yaml:1: Settings (settings) changed",
            "  content: General → Alerts, Alerts detail New added",
            "2 screens changed, 1 unchanged from HEAD~1 to HEAD; no finding came, 0 went, 2 stayed."
        )
        try repository.replace("label: Alerts\n    detail: New", with: "label: General", in: settings)
        try repository.commit()

        let nothing = "All 3 screens are unchanged from HEAD~1 to HEAD; no finding came, 0 went, 2 stayed."
        try repository.folder.write(settings, Self.settings.replacing("\n", with: "\r\n"))
        try expect(nothing)

        try repository.folder.write(
            settings,
            """
            # The settings of the app.
            name: Settings
            id: settings
            content:
              - label: General   # the first
                kind: section
                items:
                  - label: Notifications
                    kind: switch
            x-head: &head {title: Settings}
            navigationBar:
              title: "Settings"

            """
        )
        try expect(nothing)

        let sound = try repository.folder.read(settings)
        try repository.folder.write(settings, sound + "toolbar: {items: [\n")
        try expect(
            "screens/settings.screen.yaml:2: Settings (settings) can't be compared, because its file can't be read to its "
                + "end",
            "screens/settings.screen.yaml",
            "  came 13:18: error: This '[' is never closed; write ']' behind what it holds. [yaml/syntax]",
            "1 screen not readable, 2 unchanged from HEAD~1 to HEAD; 1 finding came (1 error), 0 went, 2 stayed.",
            status: 1
        )
        try repository.folder.write(settings, sound)
        try expect(
            "screens/settings.screen.yaml:2: Settings (settings) can be read again; before, its file could not be read to "
                + "its end",
            "screens/settings.screen.yaml",
            "  went 13:18: error: This '[' is never closed; write ']' behind what it holds. [yaml/syntax]",
            "1 screen readable again, 2 unchanged from HEAD~1 to HEAD; no finding came, 1 went, 2 stayed."
        )

        let configuration = try repository.folder.read(".screenlint.yml")
        try repository.folder.write(".screenlint.yml", configuration + "rules:\n  house/short-title: off\n")
        try expect(
            "screens/orders.screen.yaml:5: Orders (orders) changed",
            "  through the configuration",
            "  went 8:14: warning: The text has 17 characters; at most 10 fit. [house/short-title]",
            "1 screen changed, 2 unchanged from HEAD~1 to HEAD; no finding came, 1 went, 1 stayed."
        )

        try FileManager.default.removeItem(at: repository.folder.url.appending(path: settings))
        try repository.folder.write(
            "screens/new.screen.yaml",
            "id: fresh\nname: Fresh\nnavigationBar: {title: Fresh}\n"
        )
        try expect(
            "screens/new.screen.yaml:1: Fresh (fresh) added",
            "screens/settings.screen.yaml:2: Settings (settings) removed",
            "1 screen added, 1 removed, 2 unchanged from HEAD~1 to HEAD; no finding came, 0 went, 1 stayed."
        )
    }

    @Test func workTreeIsComparedUnlessARevisionIsNamed() throws {
        let repository = try Self.repository()
        let command = BuiltCommand(folder: repository.folder)
        #expect(try command("review", "HEAD").output.hasPrefix("All 3 screens are unchanged since HEAD"))
        try repository.folder.write("screens/draft.screen.yaml", "id: draft\nnavigationBar: {title: Draft}\n")
        let draft = try command("review", "HEAD")
        #expect(draft.output.contains("draft added") && draft.status == 0)
        // What git ignores, no revision has.
        try repository.folder.write(".gitignore", "draft.*\nbuild/\n")
        try repository.folder.write("build/copy.screen.yaml", Self.settings)
        #expect(try command("review", "HEAD").output.hasPrefix("All 3 screens are unchanged"))
        let below = try command("review", "HEAD", "screens/settings.screen.yaml")
        #expect(below.output.hasPrefix("The screen is unchanged"))
    }

    @Test func aRepositoryInTheRepositoryIsItsOwn() throws {
        let repository = try Self.repository()
        try repository.folder.write("screens/sub/.git", "gitdir: ../../.git/modules/sub\n")
        try repository.folder.write("screens/sub/other.screen.yaml", "id: other\n")
        let outcome = try BuiltCommand(folder: repository.folder)("review", "HEAD")
        #expect(outcome.output.hasPrefix("All 3 screens are unchanged since HEAD"), "\(outcome)")
    }

    @Test func missingRevisionIsASentence() throws {
        let repository = try Self.repository()
        let command = BuiltCommand(folder: repository.folder)
        for words in [["review", "nowhere"], ["review", "HEAD", "--to", "nowhere"], ["review", "nowhere...HEAD"]] {
            let outcome = try command.run(words)
            #expect(outcome.status == 2 && outcome.output == "")
            #expect(outcome.errors.contains("git knows no revision"), "\(outcome.errors)")
        }
        #expect(try command("review").errors.contains("takes a git revision"))
        #expect(try command("review", "HEAD", "nothing-here").status == 2)
        let second = try command("review", "HEAD~0", "HEAD")
        #expect(second.errors.contains("'HEAD' is a revision; 'screenlint review HEAD~0..HEAD' compares both."))
        #expect(try command("review", "..HEAD").status == 0)
    }

    @Test func rangesNameBothSides() throws {
        let repository = try Self.repository()
        try repository.git("branch", "side")
        try repository.replace("title: Settings}", with: "title: Options}", in: "screens/settings.screen.yaml")
        try repository.commit()
        let command = BuiltCommand(folder: repository.folder)
        #expect(try command("review", "side..HEAD").output.contains("title: Settings → Options"))
        try repository.git("checkout", "-q", "side")
        try repository.replace("name: Order\n", with: "name: The order\n", in: "screens/orders.screen.yaml")
        try repository.commit()
        // Since the two parted, only this branch's own change counts.
        let three = try command("review", "HEAD@{1}...HEAD", "-f", "json")
        let json = try #require(JSONSerialization.jsonObject(with: Data(three.output.utf8)) as? [String: Any])
        let screens = try #require(json["screens"] as? [[String: Any]])
        #expect(screens.count == 1 && screens[0]["id"] as? String == "order-detail")
        #expect(screens[0]["says"] as? String == "name: Order → The order")
    }
}
