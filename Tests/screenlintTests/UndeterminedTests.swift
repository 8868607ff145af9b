import Foundation
import Testing

/// `check --undetermined` and its like: which keys, once described, would decide the most checks.
@Suite struct UndeterminedTests {
    private static let rules = """
        document: page
        clauses:
          T-1: {modality: should, says: "A page that scrolls has a short title."}
        rules:
          short-when-scrolling:
            summary: A page that scrolls has a short title
            clauses: [T-1]
            on: navigationBar.title
            when: screen.scrolls
            check: {maxCharacters: 5}
          few-items:
            summary: A toolbar has few items
            on: toolbar.items
            check: {maxItems: 3}
          few-primary:
            summary: A toolbar has one primary button
            on: toolbar.items
            check: {maxItems: 1, where: item.style == 'primary'}
          short-at-top:
            summary: A scrolling page at the top has a short title
            on: navigationBar.title
            when: screen.scrolls && screen.level == 0
            check: {maxCharacters: 5}
        """

    private static let screen = "id: NAME\nguidelines: []\nnavigationBar: {title: Orders}\n"

    private func folder(_ screens: [String: String]) throws -> BuiltCommand {
        var files = screens
        files["team/pack.yaml"] = "guideline: Team\ndocuments: {page: {title: Page}}\n"
        files["team/page.yaml"] = Self.rules
        files[".screenlint.yml"] = "rulePacks: [team]\n"
        return BuiltCommand(folder: try TemporaryFolder(files))
    }

    private func twoScreens() throws -> BuiltCommand {
        try folder([
            "a.screen.yaml": Self.screen.replacing("NAME", with: "a"),
            "b.screen.yaml": Self.screen.replacing("NAME", with: "b") + "toolbar: null\n",
        ])
    }

    @Test func theKeysThatDecideMostComeFirst() throws {
        let outcome = try twoScreens()("check", "--undetermined", ".")
        #expect(
            outcome.output.hasSuffix(
                """

                What would decide more
                  `scrolls: true` or `false`: 2 checks on 2 screens
                  `toolbar`, or `toolbar: null` if there is none: 2 checks on 1 screen

                Screen by screen
                  a (a.screen.yaml:1), 4 checks undecided
                    `toolbar`, or `toolbar: null` if there is none: 2 checks
                    `scrolls: true` or `false`: 1 check
                  b (b.screen.yaml:1), 2 checks undecided
                    `scrolls: true` or `false`: 1 check

                """
            ),
            "\(outcome.output)"
        )
    }

    @Test func anotherFormatHasStandardOutputForItself() throws {
        let outcome = try twoScreens()("check", "--undetermined", "-f", "json", ".")
        #expect(!outcome.output.contains("decide"))
        #expect(outcome.errors.contains("What would decide more\n"))
    }

    @Test func whatIsDecidedIsNotAskedFor() throws {
        let text = Self.screen + "scrolls: false\nlevel: 1\ntoolbar: {items: [{label: A, style: primary}]}\n"
        let outcome = try folder(["a.screen.yaml": text])("check", "--undetermined", ".")
        #expect(outcome.output.hasSuffix("The descriptions decide every check that concerns these screens.\n"))
    }

    @Test func pagesTellItToo() throws {
        let command = try twoScreens()
        let markdown = try command("-f", "markdown", "--undetermined", ".").output
        #expect(
            markdown.contains("### What would decide more\n\n- `scrolls: true` or `false`: 2 checks on 2 screens\n")
        )
        let html = try command("-f", "html", ".").output
        #expect(html.contains("<caption>What would decide more</caption>"))
        #expect(html.contains("<code>scrolls: true</code> or <code>false</code></th><td>2</td><td>2</td>"))
        let conformance = try command("conformance", ".").output
        #expect(conformance.contains("What would decide more\n  `scrolls: true` or `false`: 2 checks on 2 screens\n"))
        #expect(try command("conformance", "-f", "markdown", ".").output.contains("\n## What would decide more\n"))
    }

    @Test func aClauseTellsOfHowManyScreensItIsDecided() throws {
        let command = try folder([
            "a.screen.yaml": Self.screen.replacing("NAME", with: "a"),
            "b.screen.yaml": Self.screen.replacing("NAME", with: "b").replacing("Orders", with: "Order")
                + "scrolls: true\n",
        ])
        let outcome = try command("conformance", ".")
        #expect(
            outcome.output.contains("decided on 1 of 2 screens: 1 undetermined, 1 satisfied\n"),
            "\(outcome.output)"
        )
    }
}
