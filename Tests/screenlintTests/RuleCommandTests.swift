import Foundation
import TestSupport
import Testing

/// The commands for people who read, write and debug rules.
@Suite struct RuleCommandTests {
    private static let screen = """
        id: orders
        navigationBar:
          title: Orders Waiting for Approval by Managers
          trailing: [{icon: plus}, {icon: filter, hidden: true}]
        """

    private static let rules = """
        document: page
        rules:
          short-name:
            summary: A name is short
            on: name
            check: {maxCharacters: $max}
            params: {max: 5}
            examples:
              valid: [{name: Abc}]
              invalid:
                - name: Abcdef # here
        """

    /// A folder with a screen and a rule pack `team` with one rule file.
    private func folder(rules: String = Self.rules) throws -> BuiltCommand {
        let folder = try TemporaryFolder([
            "orders.screen.yaml": Self.screen,
            "team/pack.yaml": "guideline: Team\ndocuments: {page: {title: Page}}\n",
            "team/page.yaml": rules,
        ])
        return BuiltCommand(folder: folder)
    }

    @Test func testsTheExamplesOfAFolder() throws {
        let outcome = try folder()("test", "team")
        #expect(outcome.output == "1 rule, 2 examples: 0 failures.\n")
        #expect(outcome.status == 0)
    }

    @Test(arguments: [".", "./", "./.", "../team"]) func testsTheExamplesOfTheFolderAtHand(name: String) throws {
        let outcome = try folder().afterShell("cd team", "test", name)
        #expect(outcome.output == "1 rule, 2 examples: 0 failures.\n")
    }

    @Test(
        arguments: [
            ("{name: Abc}", "{name: Abcdef}", "team/page.yaml:9:22: noisy: The rule fires on a valid example"),
            (
                "Abcdef #", "Abc #",
                "team/page.yaml:11:11: missing: The rule does not fire on an invalid example: it is satisfied"
            ),
            ("name: Abcdef # here", "role: home # here\n          name: Abcdef", "team/page.yaml:12:17: misplaced:"),
            ("{name: Abc}", "{nmae: Abc}", "team/page.yaml:9:16: broken: A screen has no key 'nmae'"),
        ]
    )
    func namesWhatFails(old: String, new: String, line: String) throws {
        let outcome = try folder(rules: Self.rules.replacing(old, with: new))("test", "team")
        #expect(outcome.output.hasPrefix(line), "\(outcome.output)")
        #expect(outcome.status == 1)
    }

    @Test func aPackWithMistakesIsInvalid() throws {
        let outcome = try folder(rules: Self.rules.replacing("$max", with: "$mex"))("test", "team")
        #expect(outcome.output.contains("page.yaml:6:28: error: The rule has no parameter 'mex'; did you mean '$max'?"))
        #expect(outcome.status == 2)
        #expect(try folder()("test", "tema").status == 2)
    }

    @Test func listsRulesAsJSON() throws {
        let outcome = try folder()("rules", "--format", "json", "team")
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let rule = try #require((object?["rules"] as? [[String: Any]])?.first)
        #expect(
            Set(rule.keys) == [
                "id", "pack", "document", "summary", "severity", "clauses", "platforms", "fixable", "url",
            ]
        )
        #expect(rule["id"] as? String == "team/short-name")
        #expect(object?["version"] as? Int == 1)
    }

    @Test func writesAReference() throws {
        let output = try folder()("rules", "--format", "markdown", "team").output
        #expect(output.hasPrefix("# Team: Page\n"))
        #expect(output.contains("| [short-name](#short-name) | warning | A name is short |\n"))
        let section = """
            ## short-name

            A name is short.

            - **Severity:** warning
            - **Looks at:** `name`
            - **Asks:** has at most `5` characters
            - **Says:** The text has 6 characters; at most 5 fit.
            - **Figures:** `max: 5`
            """
        #expect(output.contains(section), "\(output)")
        #expect(output.contains("Bad:\n\n```yaml\nname: Abcdef # ← here\n```\n"))
        #expect(
            output.hasSuffix(
                "rules:\n  team/short-name: off    # or info, warning, error\n  team/*: warning    "
                    + "# all rules of the pack; what is said of one goes before\n```\n"
            )
        )
    }

    @Test func aReferenceOfSeveralDocumentsIsOnePage() throws {
        let command = try folder()
        let pack = """
            guideline: Team
            version: 2.0
            lists: {words: {log in: sign in}}
            documents: {page: {title: Page}, texts: {title: Texts, url: "https://example.com/texts"}}
            """
        let texts = """
            document: texts
            clauses:
              T-1: {modality: must, says: Texts say sign in.}
              T-2: {modality: should, says: Texts are kind., unchecked: Kindness is in nobody's rules.}
            rules:
              page:
                summary: Texts say sign in
                clauses: [T-1]
                on: navigationBar.title
                check: {terms: $words}
                examples:
                  valid: [{navigationBar: {title: Sign in}}]
                  invalid:
                    - navigationBar:
                        title: Log in # here
                      says: Write 'Sign in' for 'Log in'.
                      fixed: {navigationBar: {title: Sign in}}
            """
        try command.folder.write("team/pack.yaml", pack)
        try command.folder.write("team/texts.yaml", texts)
        let output = try command("rules", "--format", "markdown", "team").output
        #expect(output.split(separator: "\n").count { $0.hasPrefix("# ") } == 1, "\(output)")
        #expect(output.hasPrefix("# Team\n\nRules of `team`, version 2.0, by the documents they rest on"))
        // The document 'Page' and the rule 'page' have the same anchor but for its number.
        for part in [
            "- [Page](#page): 1 rule\n", "| [page](#page-1) | error |", "- [Lists](#lists)\n",
            "([T-1](#t-1), must)", "- **Says:** Write 'Sign in' for 'Log in'.\n", "- **Fix:** Set to 'Sign in' (",
            "title: Log in # ← here\n```\n\nFixed:\n\n```yaml\n{navigationBar: {title: Sign in}}\n```\n",
            "### Clauses of Texts\n", "<a id=\"t-1\"></a>T-1", "words:\n  log in: sign in\n",
        ] {
            #expect(output.contains(part), "\(part) in \(output)")
        }
        #expect(!output.contains("says:"))
        let clause = try command("explain", "T-2", "--rules", "team").output
        #expect(clause.contains("Not checked: Kindness is in nobody's rules.\n"))
        let rule = try command("explain", "team/page", "--rules", "team").output
        for part in [
            "What it asks\n  has the words that are preferred", "Fix\n  Set to 'Sign in' (", "Fixed\n  {navigationBar",
        ] {
            #expect(rule.contains(part), "\(part) in \(rule)")
        }
    }

    @Test func showsWhichGuidelineWins() throws {
        let output = try folder()("rules", "--conflicts").output
        #expect(output.contains("sap-fiori-ios/title-length over apple-hig/title-length"))
        #expect(output.contains("FIORI-NAV-04 and HIG-NAV-11\n  SAP Fiori for iOS, FIORI-NAV-04 (should): "))
        #expect(output.contains("sap-fiori-ios/back-at-left over apple-hig/back-button-side\n"))
        // Where no rule takes precedence, what is reported is said.
        #expect(output.contains("FIORI-NAV-06 and CANVAS-TAB-58\n"))
        let both = "neither goes before the other: sap-fiori-ios/trailing-actions-compact, workday-canvas/"
        #expect(output.contains(both))
        let ofCanvas = try folder()("rules", "--conflicts", "workday-canvas").output
        #expect(ofCanvas.contains("FIORI-NAV-06 and CANVAS-TAB-58\n"))
        #expect(!ofCanvas.contains("HIG-NAV-11\n  SAP"))
    }

    @Test func explainsRulesAndClauses() throws {
        let rule = try folder()("explain", "sap-fiori-ios/title-length").output
        for part in ["FIORI-NAV-04 (should): ", "max: 37", "Good\n", "Bad\n", "https://experience.sap.com/"] {
            #expect(rule.contains(part), "\(part)")
        }
        #expect(try folder()("explain", "FIORI-NAV-04").output.contains("Checked by sap-fiori-ios/title-length"))
        let wrong = try folder()("explain", "sap-fiori-ios/title-lenght")
        #expect(wrong.errors.contains("did you mean 'sap-fiori-ios/title-length'?"))
        #expect(wrong.status == 2)
    }

    @Test func tracesARule() throws {
        let command = try folder()
        let count = try command("trace", "trailing-actions-compact", "orders.screen.yaml").output
        #expect(count.contains("orders, ios/compact: satisfied\n"))
        #expect(count.contains("    navigationBar.trailing[0]: item.isAction: true\n"))
        #expect(count.contains("    counted: 1; at most 3\n"))
        let open = try command("trace", "trailing-actions-small", "orders.screen.yaml").output
        #expect(open.contains("undetermined, because 'screen.navigationBar.size' is not described"))
        #expect(try command("trace", "team/short-name", "orders.screen.yaml", "--rules", "team").status == 0)
    }

    @Test func tracesEachElementOnce() throws {
        let command = try folder()
        let screen = """
            id: a
            content: [{kind: button, label: A, style: primary}, {kind: button, label: B, style: primary}, {kind: card}]

            """
        try command.folder.write("two.screen.yaml", screen)
        let trace = try command("trace", "one-primary-button", "two.screen.yaml").output
        #expect(trace.split(separator: "content[1]: item.style == 'primary': true").count == 2, "\(trace)")
        let further = "    an element that is not described: item.style == 'primary': undetermined, because"
        #expect(trace.split(separator: further).count == 2, "\(trace)")
    }

    @Test func tracesWhatGoesFirst() throws {
        let command = try folder()
        let title = "navigationBar: {title: Twenty-seven characters abc}"
        try command.folder.write("both.screen.yaml", "id: a\nguidelines: [apple-hig, sap-fiori-ios]\n\(title)\n")
        let trace = try command("trace", "apple-hig/title-length", "both.screen.yaml").output
        #expect(trace.contains("a, ios/compact: not applicable\n"), "\(trace)")
        let reason = "    sap-fiori-ios/title-length goes first: of two guidelines, this one decides here\n"
        #expect(trace.contains(reason), "\(trace)")
        try command.folder.write("one.screen.yaml", "id: a\nguidelines: [sap-fiori-ios]\n\(title)\n")
        let other = try command("trace", "apple-hig/title-length", "one.screen.yaml").output
        #expect(other.contains("It is not run on 'a', to which sap-fiori-ios applies; by itself"), "\(other)")
        #expect(other.contains("a, ios/compact: violated\n"), "\(other)")
    }

    @Test(.slow) func knowsThePacksAndFiguresOfTheConfiguration() throws {
        let command = try folder()
        let settings = "rulePacks: [team]\nrules: {team/short-name: {params: {max: 9}}}\n"
        try command.folder.write(".screenlint.yml", settings)
        try command.folder.write("named.screen.yaml", "id: a\nname: Abcdef\n")
        #expect(try command("explain", "team/short-name").output.hasPrefix("team/short-name (warning)\n"))
        let trace = try command("trace", "team/short-name", "named.screen.yaml").output
        #expect(trace.contains("counted: 6 characters; at most 9\n"), "\(trace)")
        #expect(try command("test").output.hasSuffix(": 0 failures.\n"))
        #expect(try command("explain", "apple-hig/title-length").output.contains("Gives way to\n  sap-fiori-ios/"))
    }

    @Test func aRuleOfThePackIsNamedWhole() throws {
        let rules = """
            rules:
              first: {summary: A, on: name, check: {maxCharacters: 3}, supersedes: [second]}
              second: {summary: B, on: name, check: {maxCharacters: 2}}
            """
        let folder = try TemporaryFolder(["team/pack.yaml": "guideline: Team\n", "team/rules.yaml": rules])
        let told = try BuiltCommand(folder: folder)("test", "team").output
        #expect(told.contains("There is no rule 'second'; write 'team/second'."), "\(told)")
    }

    @Test func evaluatesExpressions() throws {
        let command = try folder()
        #expect(try command("eval", "1 + 2").output == "3 (int)\n")
        #expect(try command("eval", "-1 + 2").output == "1 (int)\n")
        let outcome = try command("eval", "screen.navigationBar.trailing.map(i, i.icon)", "orders.screen.yaml")
        #expect(outcome.output == "orders, ios/compact: [\"plus\"] (list(string))\n")
        try command.folder.write(
            "de.screen.yaml",
            "id: a\nnavigationBar: {title: {en: Orders, de: Aufträge}, size: large}\n"
        )
        #expect(
            try command("eval", "screen.navigationBar.title", "de.screen.yaml").output
                == "a, ios/compact, en: \"Orders\" (string)\na, ios/compact, de: \"Aufträge\" (string)\n"
        )
        #expect(
            try command("eval", "screen.navigationBar.size", "de.screen.yaml").output
                == "a, ios/compact: \"large\" (size)\n"
        )
        let mistake = try command("eval", "screen.titel", "orders.screen.yaml")
        #expect(mistake.errors.hasPrefix("  screen.titel\n         ^^^^^ 'screen' has no field 'titel'"))
        #expect(mistake.status == 2)
    }

    @Test func writesSchemas() throws {
        let command = try folder()
        let screen = try #require(try Self.object(try command("schema").output))
        let definitions = try #require(screen["definitions"] as? [String: Any])
        let bar = try #require((definitions["navigationBar"] as? [String: Any])?["properties"] as? [String: Any])
        #expect(bar["title"] != nil)
        let forms = try #require(screen["anyOf"] as? [[String: Any]])
        let id = (forms.first?["properties"] as? [String: Any])?["id"] as? [String: Any]
        #expect(id?["pattern"] as? String == #"\S"#, "a blank id is none")
        #expect(bar["hasOverflowButton"] == nil, "a derived field can't be written")
        let rules = try #require(try Self.object(try command("schema", "rules").output))
        #expect((rules["properties"] as? [String: Any])?["rules"] != nil)
        #expect(try command("schema", "rulse").errors.contains("did you mean 'rules'?"))
    }

    private static func object(_ text: String) throws -> [String: Any]? {
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    }
}
