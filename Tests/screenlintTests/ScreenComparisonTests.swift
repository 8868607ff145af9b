import Testing

/// Findings that only several files show.
@Suite struct ScreenComparisonTests {
    private static let rules = """
        document: page
        rules:
          close-side:
            summary: Close stands at the same side everywhere
            on: navigationBar
            when: (self.leading + self.trailing).exists(item, item.role == 'close')
            check:
              consistent: "self.leading.exists(item, item.role == 'close') ? 'left' : 'right'"
              across: screens
        """

    private func command(_ screens: [String: String]) throws -> BuiltCommand {
        let pack = [
            "team/pack.yaml": "guideline: Team\ndocuments: {page: {title: Page}}\n", "team/page.yaml": Self.rules,
        ]
        return BuiltCommand(folder: try TemporaryFolder(screens.merging(pack) { $1 }))
    }

    private static func screen(_ id: String, _ side: String) -> String {
        "id: \(id)\nnavigationBar:\n  \(side): [{role: close}]\n"
    }

    @Test(arguments: ["1", "4"])
    func aScreenThatDepartsIsFoundWhateverTheNumberOfJobs(jobs: String) throws {
        var screens = ["screens/b.screen.yaml": Self.screen("odd", "trailing")]
        for index in 10..<60 { screens["screens/a\(index).screen.yaml"] = Self.screen("s\(index)", "leading") }
        let outcome = try command(screens)(
            "screens",
            "--rules",
            "team",
            "--only",
            "team/close-side",
            "-f",
            "concise",
            "--jobs",
            jobs
        )
        #expect(
            outcome.output == "screens/b.screen.yaml:3:3: warning: This is 'right'; 50 of 51 screens have 'left', such "
                + "as 's10' in screens/a10.screen.yaml. [team/close-side]\n"
        )
    }

    @Test func theScreensOfASingleFileAreComparedAmongThemselves() throws {
        let both =
            "screens: [{id: a, navigationBar: {leading: [{role: close}]}}, "
            + "{id: b, navigationBar: {trailing: [{role: close}]}}]\n"
        let outcome = try command(["a.screen.yaml": both])(
            "a.screen.yaml",
            "--rules",
            "team",
            "--only",
            "team/close-side",
            "-f",
            "concise"
        )
        #expect(
            outcome.output
                == "a.screen.yaml:1:86: warning: This is 'right'; 1 of 2 screens have 'left', such as 'a' in a.screen.yaml. "
                + "As many have the one as the other, so the first in the order of files counts. [team/close-side]\n"
        )
    }

    @Test func whatIsTheSameInEachLanguageIsFoundOnce() throws {
        let rules = """
            document: page
            rules:
              same-tabs:
                summary: Tabs are the same everywhere
                on: tabBar
                check: {consistent: "self.items.map(tab, tab.label)", across: screens}
              same-trailing:
                summary: Both sizes have the same texts
                on: navigationBar
                check: {consistent: "self.trailing.map(item, item.label)", across: layouts}
            """
        let title =
            "sizeClasses: [compact, regular]\nnavigationBar: {title: {en: Orders, de: Aufträge}, trailing: [Add]}\n"
        let files = [
            "a.screen.yaml": "id: a\n\(title)tabBar: [Home, Orders]\n",
            "b.screen.yaml": "id: b\n\(title)tabBar: [Home, Orders]\n",
            "c.screen.yaml": """
            id: c
            \(title)tabBar: [Orders, Home]
            variants: [{sizeClass: regular, navigationBar: {trailing: [Edit]}}]

            """,
        ]
        let command = try command(files)
        try command.folder.write("team/page.yaml", rules)
        let outcome = try command(
            ".",
            "--rules",
            "team",
            "--only",
            "team/same-tabs,team/same-trailing",
            "-f",
            "concise"
        )
        #expect(outcome.lines.count { $0.hasSuffix("[team/same-tabs]") } == 1, "\(outcome.output)")
        #expect(outcome.lines.count { $0.hasSuffix("[team/same-trailing]") } == 1, "\(outcome.output)")
        let json = try command(".", "--rules", "team", "--only", "team/same-tabs", "-f", "json")
        #expect(json.output.contains("\"locale\":null") && !json.output.contains("\"locale\":\"de\""), "\(json.output)")
    }

    @Test func aCommentSuppressesAComparison() throws {
        let odd = Self.screen("c", "trailing").replacing(
            "  trailing",
            with: "  # screenlint:disable-next-line team/close-side -- on purpose\n  trailing"
        )
        let screens = [
            "a.screen.yaml": Self.screen("a", "leading"), "b.screen.yaml": Self.screen("b", "leading"),
            "c.screen.yaml": odd,
        ]
        let outcome = try command(screens)(
            "--rules",
            "team",
            "-f",
            "concise",
            "--only",
            "team/close-side,suppression/unused"
        )
        #expect(outcome.output == "", "\(outcome.errors)")
    }
}
