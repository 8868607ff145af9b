import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif
import Testing

/// `screenlint conformance`: what it counts, what it leaves out, and that it says so.
@Suite struct ConformanceTests {
    private static let rules = """
        document: page
        clauses:
          T-1: {modality: must, says: "A name has at most 5 characters."}
          T-2: {modality: should, says: "A bar has a title."}
          T-3: {modality: should, says: "All screens have one background."}
          T-4: {modality: fact, says: "A name is short.", sameAs: T-1}
          T-5: {modality: fact, says: "A page is pretty.", unchecked: "takes a reader to judge"}
          T-6: {modality: may, says: "A name may be in capitals.", permits: short-name}
          T-7: {modality: fact, says: "A page has an id.", checkedBy: schema}
        rules:
          short-name:
            summary: A name is short
            clauses: [T-1]
            on: name
            check: {maxCharacters: 5}
          bar-title:
            summary: A bar has a title
            clauses: [T-2]
            on: navigationBar
            check: {present: title}
          one-background:
            summary: All screens have one background
            clauses: [T-3]
            on: background
            check: {consistent: self, across: screens}
          bar-subtitle:
            summary: A bar has a subtitle
            on: navigationBar
            check: {present: subtitle}
        """

    private static let screens = [
        "a.screen.yaml": "id: a\nguidelines: []\nname: Abcdefg\nnavigationBar: {title: A}\nbackground: white\n",
        "b.screen.yaml": "id: b\nguidelines: []\nname: Abc\nbackground: white\n",
        "c.screen.yaml": """
        screens:
          - id: c
            guidelines: []
            name: Abcdefg # screenlint:disable-line team/short-name -- known
            navigationBar: null
        """,
    ]

    private func folder(_ screens: [String: String] = Self.screens) throws -> BuiltCommand {
        var files = screens
        files["team/pack.yaml"] = "guideline: Team\ndocuments: {page: {title: Page}}\n"
        files["team/page.yaml"] = Self.rules
        files[".screenlint.yml"] = "rulePacks: [team]\n"
        return BuiltCommand(folder: try TemporaryFolder(files))
    }

    /// The results by clause or rule.
    private func results(_ command: BuiltCommand, _ words: String...) throws -> [String: [String: Any]] {
        let outcome = try command.run(["conformance", "--format", "json"] + words)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect(object?.keys.sorted() == ["files", "flawedFiles", "guidelines", "screens", "version"])
        let guidelines = object?["guidelines"] as? [[String: Any]]
        let guideline = try #require(guidelines?.first { $0["name"] as? String == "team" })
        #expect(guideline.keys.sorted() == ["clauses", "name", "results", "screens", "title"])
        let results = try #require(guideline["results"] as? [[String: Any]])
        for result in results {
            #expect(
                result.keys.sorted() == [
                    "approximate", "checkedBy", "clause", "document", "modality", "notApplicable", "permits", "rules",
                    "sameAs", "satisfied", "says", "status", "turnedOff", "unchecked", "undetermined", "violated",
                    "violatedButKnown",
                ]
            )
        }
        let names = results.map { ($0["clause"] as? String) ?? ($0["rules"] as? [String])?.first ?? "" }
        return Dictionary(uniqueKeysWithValues: zip(names, results))
    }

    @Test func countsScreensByVerdict() throws {
        let results = try results(folder())
        let name = try #require(results["T-1"])
        #expect(name["status"] as? String == "violated")
        #expect(name["violated"] as? [Int] == [0, 2])
        #expect(name["violatedButKnown"] as? [Int] == [2], "what a comment suppresses is a violation all the same")
        #expect(name["satisfied"] as? [Int] == [1])
        let title = try #require(results["T-2"])
        #expect(title["status"] as? String == "undetermined")
        #expect(title["undetermined"] as? [Int] == [1])
        #expect(title["notApplicable"] as? Int == 1)
        #expect(results["team/bar-subtitle"]?["status"] as? String == "violated")
        #expect(results["team/bar-subtitle"]?["clause"] is NSNull)
    }

    @Test func saysWhyAClauseIsNotChecked() throws {
        let results = try results(folder(), "--skip", "team/bar-title")
        for id in ["T-2", "T-4", "T-5", "T-6", "T-7"] { #expect(results[id]?["status"] as? String == "notChecked") }
        #expect(results["T-2"]?["turnedOff"] as? Bool == true)
        #expect(results["T-4"]?["sameAs"] as? String == "T-1")
        #expect(results["T-5"]?["unchecked"] as? String == "takes a reader to judge")
        #expect((results["T-6"]?["permits"] as? String)?.hasSuffix("short-name") == true)
        #expect(results["T-7"]?["checkedBy"] as? String == "schema")
    }

    @Test func comparesScreensOnlyWhereThereAreSeveral() throws {
        let command = try folder()
        #expect(try results(command)["T-3"]?["status"] as? String == "undetermined", "screen c does not say")
        #expect(try results(command)["T-3"]?["satisfied"] as? [Int] == [0, 1])
        #expect(try results(command, "a.screen.yaml")["T-3"]?["satisfied"] as? [Int] == [0])
        let alone = try results(command, "a.screen.yaml", "--isolated", "--rules", "team")
        #expect(alone["T-3"]?["undetermined"] as? [Int] == [0], "there is nothing to compare with")
        try command.folder.write("b.screen.yaml", "id: b\nguidelines: []\nbackground: black\n")
        #expect(try results(command)["T-3"]?["violated"] as? [Int] == [1])
    }

    @Test func baselinedFindingsAreViolations() throws {
        let command = try folder()
        #expect(try command("--write-baseline", "known.json").status == 0)
        let results = try results(command, "--baseline", "known.json")
        #expect(results["T-1"]?["violatedButKnown"] as? [Int] == [0, 2])
    }

    @Test func textNamesScreensAndReasons() throws {
        let outcome = try folder()("conformance")
        #expect(outcome.status == 0)
        #expect(
            outcome.output.hasPrefix(
                "Team (team), 3 screens: 0 of 4 clauses satisfied, 2 violated, 2 undetermined.\n"
                    + "Screen by screen the descriptions decide 7 questions; 4 are satisfied.\n"
                    + "0 clauses concern none of these screens; 4 are not checked, each for the reason given.\n"
            ),
            "\(outcome.output)"
        )
        for part in [
            "T-1 (must): A name has at most 5 characters.\n        "
                + "2 violated (1 suppressed or in the baseline), 1 satisfied\n",
            "violated by a (a.screen.yaml:1), c (c.screen.yaml:2)\n", "undetermined for b\n",
            "would help to decide: `navigationBar`, or `navigationBar: null` if there is none\n",
            "T-4 (fact): A name is short.\n        says the same as T-1, which is counted\n",
            "takes a reader to judge\n", "held by the schema when a file is read\n",
        ] { #expect(outcome.output.contains(part), "\(part)") }
    }

    @Test func markdownBeginsWithALineForAREADME() throws {
        let output = try folder()("conformance", "-f", "markdown").output
        #expect(
            output.hasPrefix(
                "**Team**: 0 of 4 clauses satisfied, 2 violated, 2 undetermined (3 screens, screenlint)  \n\n## Team\n"
            )
        )
        #expect(output.contains("| T-5 | fact | A page is pretty. | takes a reader to judge |\n"))
    }

    @Test func theBadgeIsAnImageThatStandsAlone() throws {
        let command = try folder()
        let outcome = try command("conformance", "-f", "badge", "-o", "badge.svg")
        #expect(outcome.status == 0 && outcome.output == "")
        let badge = try command.folder.read("badge.svg")
        #expect(badge.hasPrefix("<svg xmlns="))
        #expect(badge.contains("<title>Team: 0 of 4 clauses satisfied, 2 undetermined</title>"))
        #expect(badge.contains("#cf222e"), "a broken obligation is red")
        #expect(!badge.contains("href"))
        let parser = XMLParser(data: Data(badge.utf8))
        #expect(parser.parse())
    }

    @Test(arguments: ["text", "json", "markdown", "badge", "html"])
    func hostileTextStaysText(_ format: String) throws {
        let folder = try TemporaryFolder(OutputCase.hostile.files)
        let output = try BuiltCommand(folder: folder)("conformance", "-f", format).output
        let controls = output.unicodeScalars.filter {
            $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value)
        }
        #expect(controls.isEmpty)
        #expect(["text", "json"].contains(format) || !output.contains("<script>alert") && !output.contains("<b>,"))
    }

    @Test func whatCannotBeReadIsSaid() throws {
        let command = try folder(["a.screen.yaml": "id: a\nguidelines: []\nnmae: x\n"])
        #expect(try command("conformance").output.contains("1 file could not be read in full"))
        #expect(try command("conformance", "missing.screen.yaml").status == 2)
        #expect(try command("conformance", "-o", "no/such/file").status == 2)
    }
}
