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
