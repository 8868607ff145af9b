import Foundation
import TestSupport
import Testing

@Suite struct BaselineTests {
    private static let configuration = "guidelines: []\nbaseline: base.json\n"
    private static let old = """
        screens:
          - id: a
            toolbar: {items: [{label: One, colur: red}, {label: Two}, {label: Three, stile: x}]}
          - id: b
            colour: red

        """

    private func written(_ text: String = old) throws -> BuiltCommand {
        let folder = try TemporaryFolder(["app/x.screen.yaml": text, ".screenlint.yml": "guidelines: []\n"])
        let command = BuiltCommand(folder: folder)
        let outcome = try command("--write-baseline", "base.json")
        #expect(outcome.status == 0 && outcome.output == "")
        #expect(outcome.errors == "Wrote 3 findings to base.json.\n")
        try folder.write(".screenlint.yml", Self.configuration)
        return command
    }

    @Test func whatIsKnownIsCountedAndNotReported() throws {
        let command = try written()
        let outcome = try command("-f", "json")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("\"diagnostics\": []") && outcome.output.contains("\"baselined\":3"))
        #expect(try command("--isolated", "--guidelines", "apple-hig", "--baseline", "base.json").status == 0)
        #expect(try command("-f", "sarif").output.contains(#""suppressions":[{"kind":"external""#))
    }

    @Test func itSurvivesEditsElsewhereAndReordering() throws {
        let command = try written()
        try command.folder.write(
            "app/x.screen.yaml",
            """
            # A comment
            screens:
              - {id: b, name: B, colour: red}
              - id: new
              - id: a
                name: Renamed
                toolbar: {items: [{label: 3, stile: x}, {label: Zero}, {label: First, colur: red}]}

            """
        )
        let outcome = try command("-f", "concise")
        #expect(outcome.output == "" && outcome.status == 0)
    }

    @Test func whatIsKnownOfAFileThatWasMovedHoldsForItsScreens() throws {
        let command = try written()
        try FileManager.default.removeItem(at: command.folder.url.appending(path: "app/x.screen.yaml"))
        try command.folder.write("other/y.screen.yaml", Self.old.replacing("{label: One, colur: red}", with: "One"))
        let outcome = try command("-f", "concise")
        let stale = "base.json:2:3: warning: 'screen/unknown-key' of app/x.screen.yaml is found 1 time instead of 2;"
        #expect(
            outcome.output.hasPrefix(stale) && outcome.output.split(separator: "\n").count == 1,
            "\(outcome.output)"
        )
        #expect(try command("--prune-baseline").errors.contains("Took 1 entry out of base.json."))
        #expect(try command("-f", "concise").output == "")
    }

    @Test func mistakesThatAreNoErrorsDoNotKeepItFromBeingWritten() throws {
        let hex = ##"{"ink": {"$type": "color", "$value": "#112233"}}"##
        let files = [
            "a.screen.yaml": "id: a\n",
            ".screenlint.yml": "guidelines: []\ntokens: [brand.tokens.json, draft.json]\n",
            "brand.tokens.json": hex, "draft.json": hex,
        ]
        let command = BuiltCommand(folder: try TemporaryFolder(files))
        let found = try command("-f", "concise")
        #expect(found.status == 0 && found.lines.count == 1, "\(found)")
        #expect(found.output.hasPrefix("brand.tokens.json:1:38: warning: "), "\(found.output)")
        #expect(try command("--write-baseline", "base.json").status == 0)
        try command.folder.write("draft.json", #"{"ink": {"$type": "color", "$value": "{gone}"}}"#)
        let broken = try command("--write-baseline", "base.json")
        #expect(broken.status == 2 && broken.errors.contains("draft.json has mistakes, the first in line 1:"))
        #expect(try command("config").errors.contains("draft.json:1:"))
        try command.folder.write(
            ".screenlint.yml",
            "guidelines: []\ntokens: [brand.tokens.json, draft.json]\nrules: {tokens/wrong-color: off, tokens/unknown-alias: warning}\n"
        )
        let adjusted = try command("-f", "concise")
        #expect(adjusted.status == 0 && adjusted.lines.count == 1, "\(adjusted)")
        #expect(adjusted.output.contains("draft.json:1:38: warning: "), "\(adjusted.output)")
        #expect(try command("--write-baseline", "base.json").status == 0)
    }

    /// Else a file that breaks off would never be checked again.
    @Test func whatBreaksOffIsNotKnown() throws {
        let command = BuiltCommand(folder: try TemporaryFolder(["a.screen.yaml": "id: a\ncolour: 1\nname: \"q\n"]))
        let written = try command("--write-baseline", "base.json")
        #expect(written.status == 0 && written.errors.contains("is not in the baseline: a.screen.yaml."), "\(written)")
        let outcome = try command("-f", "concise", "--baseline", "base.json")
        #expect(outcome.status == 1 && outcome.output.contains("[yaml/syntax]"))
    }

    /// Else a run over a part of the screens would bring all others' old findings back.
    @Test(arguments: [
        ["gone.screen.yaml"], ["--files-from", "none.txt"], ["b.screen.yaml"], ["--only", "apple-hig/large-title"],
    ])
    func whatWasNotLookedAtStaysKnown(_ words: [String]) throws {
        let screen = "guidelines: [sap-fiori-ios]\nnavigationBar: {title: Orders Waiting for Approval by Managers}\n"
        let files = ["a.screen.yaml": "id: a\n" + screen, "b.screen.yaml": "id: b\n", "none.txt": ""]
        let command = BuiltCommand(folder: try TemporaryFolder(files))
        _ = try command("--write-baseline", "base.json")
        let known = try command.folder.read("base.json")
        let outcome = try command.run(["check", "--write-baseline", "base.json"] + words)
        #expect(outcome.status == (words == ["gone.screen.yaml"] ? 2 : 0), "\(outcome)")
        #expect(try command.folder.read("base.json") == known)
    }

    @Test func aMistakeIsKnownByTheComponentThatItStandsIn() throws {
        let files = ["a.screen.yaml": "id: a\nnavigationBar: {aaa: 1}\ntoolbar: {items: [{label: A, zzz: 1}]}\n"]
        let command = BuiltCommand(folder: try TemporaryFolder(files))
        _ = try command("--write-baseline", "base.json")
        try command.folder.write(
            "a.screen.yaml",
            "id: a\nnavigationBar: {}\ntoolbar: {items: [{label: A, zzz: 1}]}\nsidebar: {bbb: 1}\n"
        )
        let outcome = try command("-f", "concise", "--baseline", "base.json")
        #expect(outcome.status == 1 && outcome.output.contains("'bbb'"), "\(outcome)")
    }

    @Test func itIsWrittenOrPrunedOrTheDifferenceShown() throws {
        let command = try written()
        let known = try command.folder.read("base.json")
        try command.folder.write("app/x.screen.yaml", "id: a\n")
        for words in [
            ["--write-baseline", "new.json", "--diff"], ["--write-baseline", "new.json", "-o", "out.json"],
            ["--write-baseline", "new.json", "--prune-baseline"],
            ["--prune-baseline", "--diff"], ["fix", "--diff", "--prune-baseline"],
        ] {
            let outcome = try command.run(words)
            #expect(outcome.status == 2 && outcome.errors.contains("exclude one another"), "\(words): \(outcome)")
        }
        #expect(try command.folder.read("base.json") == known)
        #expect(throws: (any Error).self) { try command.folder.read("new.json") }
    }

    @Test func newFindingsAreReported() throws {
        let command = try written()
        try command.folder.write("app/x.screen.yaml", Self.old + "    size: 1\n")
        let outcome = try command("-f", "concise")
        #expect(outcome.status == 1)
        #expect(outcome.output.split(separator: "\n").count == 1)
    }

    @Test func theConfigurationSaysHowStaleEntriesAreTold() throws {
        let command = try written()
        try command.folder.write("app/x.screen.yaml", "id: b\ncolour: red\n")
        let settings = try command.folder.read(".screenlint.yml")
        try command.folder.write(".screenlint.yml", settings + "rules: {baseline/stale: error}\n")
        #expect(try command("-f", "concise").status == 1)
        try command.folder.write(".screenlint.yml", settings + "rules: {baseline/stale: off}\n")
        #expect(try command("-f", "concise").output == "")
    }

    @Test func staleEntriesAreReportedAndPruned() throws {
        let command = try written()
        try command.folder.write("app/x.screen.yaml", "id: b\ncolour: red\n")
        let stale = try command("-f", "concise")
        #expect(stale.status == 0)
        #expect(stale.output.split(separator: "\n").allSatisfy { $0.hasSuffix("[baseline/stale]") })
        #expect(stale.output.hasPrefix("base.json:2:3: warning: "))
        let pruned = try command("--prune-baseline", "-f", "concise")
        #expect(pruned.status == 0 && pruned.output == "" && pruned.errors.contains("out of"))
        #expect(try command.folder.read("base.json").split(separator: "\n").count == 3)
        #expect(try command("-f", "concise").output == "")
    }

    @Test func staleEntriesStandInTheOrderOfFiles() throws {
        let command = try written()
        try command.folder.write("app/x.screen.yaml", "id: b\ncolour: red\nsize: 1\n")
        try command.folder.write("z.screen.yaml", "id: z\nsize: 1\n")
        let outcome = try command("-f", "concise")
        #expect(
            outcome.lines.map { $0.prefix { $0 != ":" } } == [
                "app/x.screen.yaml", "base.json", "z.screen.yaml",
            ]
        )
        let json = try JSONSerialization.jsonObject(with: Data(try command("-f", "json").output.utf8)) as? [String: Any]
        #expect((json?["diagnostics"] as? [Any])?.count == 3)
    }

    @Test func itSurvivesNewNamesOfNeighbours() throws {
        let command = try written()
        try command.folder.write(
            "app/x.screen.yaml",
            Self.old.replacing("label: Two", with: "label: Second").replacing(
                "screens:\n",
                with: "screens:\n  - {id: first, toolbar: {items: [{label: A}]}}\n"
            )
        )
        try command.folder.write("app/w.screen.yaml", "id: other\n")
        let outcome = try command("-f", "concise")
        #expect(outcome.output == "" && outcome.status == 0)
    }

    @Test func aBrokenBaselineIsNotPassedOver() throws {
        let command = try written()
        try command.folder.write("base.json", "{\"version\": 1, \"entrys\": []}\n")
        let outcome = try command("-f", "concise")
        #expect(outcome.status == 2 && outcome.output.contains("base.json:1:16: error"))
        #expect(try command("--baseline", "none.json").status == 2)
    }

    @Test func itSurvivesAnotherOrderOfListItems() throws {
        let rule =
            "rules: {short: {summary: Short, on: 'toolbar.items[].label', check: {maxCharacters: 3}, severity: error}}\n"
        let folder = try TemporaryFolder([
            "ours/pack.yaml":
                "guideline: Ours\ndocuments: {d: {title: D, publisher: P, url: \"https://example.com\"}}\n",
            "ours/d.yaml": "document: d\n" + rule,
            ".screenlint.yml": "{guidelines: [], rulePacks: [ours]}\n",
            "a.screen.yaml": "id: a\ntoolbar: {items: [{label: First}, {label: Two}, {label: Third}]}\n",
        ])
        let command = BuiltCommand(folder: folder)
        #expect(try command("--write-baseline", "base.json").errors == "Wrote 2 findings to base.json.\n")
        try folder.write(
            "a.screen.yaml",
            "id: a\ntoolbar: {items: [{label: Two}, {label: Third}, {label: New}, {label: First}]}\n"
        )
        let outcome = try command("--baseline", "base.json", "-f", "concise")
        #expect(outcome.output == "" && outcome.status == 0, "\(outcome)")
    }

    @Test(
        .slow,
        arguments: [
            "<<<<<<< ours\n{\"version\": 1, \"entries\": []}\n=======\n", "{\"version\": 2, \"entries\": []}\n",
            "{\"version\": 1, \"entries\": [], \"extra\": 1}\n", "{\"version\": 1, \"entries\": [{\"file\": \"x\"}]}\n",
            "{\"version\": 1, \"entries\": {}}\n", "[]\n",
            "{\"version\": 1, \"entries\": [{\"file\": \"x\", \"rule\": \"r\"}, ",
        ]
    )
    func oneThatCannotBeReadInFullIsNotPruned(_ text: String) throws {
        let command = try written()
        try command.folder.write("base.json", text)
        let outcome = try command("--prune-baseline", "-f", "concise")
        #expect(outcome.status == 2, "\(outcome)")
        #expect(try command.folder.read("base.json") == text)
        #expect(try command("-f", "concise").status == 2)
    }

    /// Where its screens stand now may be elsewhere than in what is linted.
    @Test(arguments: ["app/x.screen.yaml", "app"])
    func whatMovedIsNotGoneForARunOverAPart(path: String) throws {
        let folder = try TemporaryFolder([
            "app/x.screen.yaml": Self.old, "old/y.screen.yaml": "id: y\ncolour: red\n",
            ".screenlint.yml": Self.configuration,
            "base.json": "{\"version\": 1, \"entries\": []}\n",
        ])
        let command = BuiltCommand(folder: folder)
        _ = try command("--write-baseline", "base.json")
        let text = try folder.read("base.json")
        try FileManager.default.moveItem(at: folder.url.appending(path: "old"), to: folder.url.appending(path: "new"))
        #expect(try command("-f", "concise", path).output == "")
        _ = try command("--prune-baseline", path)
        #expect(try folder.read("base.json") == text)
        #expect(try command("-f", "concise").output == "")
    }

    @Test func whatStandsBehindASyntaxErrorIsNotGone() throws {
        let command = try written()
        try command.folder.write("app/x.screen.yaml", "id: [\n")
        let outcome = try command("--prune-baseline", "-f", "concise")
        #expect(outcome.status == 1 && !outcome.errors.contains("out of"), "\(outcome)")
        #expect(try !command("-f", "concise").output.contains("baseline/stale"))
    }

    /// Whether the id of another file makes a comment needless is known when all have been compared.
    @Test func aFileIsFixedOnceWhereABaselineIsInForce() throws {
        let folder = try TemporaryFolder([
            ".screenlint.yml": Self.configuration, "base.json": "{\"version\": 1, \"entries\": []}\n",
            "a.screen.yaml": "id: a # screenlint:disable-line screen/duplicate-id\n", "b.screen.yaml": "id: b\n",
        ])
        let outcome = try BuiltCommand(folder: folder)("fix", ".")
        #expect(outcome.status == 0 && !outcome.output.contains("suppression/unused"), "\(outcome)")
        #expect(try folder.read("a.screen.yaml") == "id: a\n")
    }
}
