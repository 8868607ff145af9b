import Foundation
import Testing

/// A rule of a team that is called otherwise than it was: what was known of it stays known.
@Suite struct RenamedRuleTests {
    private static func pack(_ name: String, formerly: String = "") -> String {
        "rules: {\(name): {\(formerly)summary: A, on: navigationBar.title, check: {maxCharacters: 5}, "
            + "examples: {valid: [{navigationBar: {title: A}}], invalid: [{navigationBar: {title: Too long}}]}}}\n"
    }

    private static let files = [
        "acme/pack.yaml": "guideline: Acme\n", "acme/r.yaml": pack("short-title"),
        "a.screen.yaml": "id: a\nnavigationBar: {title: Far too long}\n",
        ".screenlint.yml": "rulePacks: [acme]\nguidelines: [acme]\nbaseline: known.json\n",
    ]
    private static let renamed = pack("title-length", formerly: "formerly: [acme/short-title], ")

    @Test func itsBaselineHolds() throws {
        let folder = try TemporaryFolder(Self.files)
        let command = BuiltCommand(folder: folder)
        #expect(try command("--write-baseline", "known.json").status == 0)
        try folder.write("acme/r.yaml", Self.renamed)
        let outcome = try command("-f", "concise")
        #expect(outcome.status == 0 && outcome.output == "", "\(outcome)")
        _ = try command("--prune-baseline")
        #expect(try folder.read("known.json").contains("short-title"))
    }

    @Test func whoUsesTheOldNameIsToldTheNewOne() throws {
        var files = Self.files
        files["acme/r.yaml"] = Self.renamed
        files[".screenlint.yml"] = "rulePacks: [acme]\nguidelines: [acme]\n"
        let command = BuiltCommand(folder: try TemporaryFolder(files))
        let note = "'acme/short-title' is called 'acme/title-length' by now; write that."
        for option in ["--only", "--skip"] {
            #expect(try command(option, "acme/short-title").errors.contains("screenlint: " + note))
            #expect(try !command(option, "acme/title-length").errors.contains("by now"))
        }
        try command.folder.write(
            ".screenlint.yml",
            "rulePacks: [acme]\nguidelines: [acme]\nrules: {acme/short-title: off}\n"
        )
        let outcome = try command("-f", "concise")
        #expect(outcome.status == 0 && outcome.output.contains("3:9: info: " + note), "\(outcome)")
    }

    @Test func itsExplanationHasTheOldName() throws {
        var files = Self.files
        files["acme/r.yaml"] = Self.pack(
            "title-length",
            formerly: "formerly: [acme/short-title], deprecated: {replacedBy: acme/other}, "
        )
        let outcome = try BuiltCommand(folder: try TemporaryFolder(files))("explain", "acme/title-length")
        #expect(outcome.output.contains("\nDeprecated\n  use acme/other\n"), "\(outcome)")
        #expect(outcome.output.contains("\nFormerly\n  acme/short-title\n"), "\(outcome)")
    }

    @Test func aReviewTellsNothingOfIt() throws {
        var files = Self.files
        files[".screenlint.yml"] = "rulePacks: [acme]\nguidelines: [acme]\n"
        let repository = try Repository(files)
        try repository.folder.write("acme/r.yaml", Self.renamed)
        let outcome = try BuiltCommand(folder: repository.folder).run(["review", "HEAD", "-f", "json"])
        let json = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let summary = try #require(json["summary"] as? [String: Int])
        #expect(summary["came"] == 0 && summary["went"] == 0 && outcome.status == 0, "\(outcome.output)")
    }

    /// Who names a rule means the one that has the name, whatever another one says of its past.
    @Test func anIDMeansTheRuleThatHasIt() throws {
        let rule = { (name: String, most: Int, formerly: String) in
            "  \(name): {summary: A, on: navigationBar.title, formerly: [\(formerly)], check: {maxCharacters: \(most)}}\n"
        }
        let folder = try TemporaryFolder([
            "acme/pack.yaml": "guideline: Acme\n",
            "acme/r.yaml": "rules:\n" + rule("a", 3, "acme/b") + rule("b", 4, ""),
            "a.screen.yaml": "id: a\nnavigationBar: {title: Hello}\n",
            ".screenlint.yml": "rulePacks: [acme]\nguidelines: []\nrules: {acme/b: off}\n",
        ])
        let command = BuiltCommand(folder: folder)
        let outcome = try command("-f", "concise", "a.screen.yaml")
        #expect(outcome.output.contains("[acme/a]") && !outcome.output.contains("[acme/b]"), "\(outcome)")
        #expect(try command("explain", "acme/b").output.hasPrefix("acme/b"))
    }

    /// The line of a rule that can't be evaluated is one of the rule's file, however long the screen is.
    @Test func aRuleThatFailsIsToldWhereItStands() throws {
        let folder = try TemporaryFolder([
            "p/pack.yaml": "guideline: P\n",
            "p/r.yaml": """
            # One.
            # Two.
            rules:
              d: {summary: A, on: screen, check: {satisfies: '1 / int(screen.level) == 1'}, examples: {valid: [{level: 1}], invalid: [{level: 2}]}}

            """,
            "a.screen.yaml": "id: a\nlevel: 0\n",
        ])
        let outcome = try BuiltCommand(folder: folder)("--rules", "p", "-f", "concise", "a.screen.yaml")
        #expect(outcome.output.contains("p/r.yaml:4:"), "\(outcome.output)")
    }
}
