import Foundation
import TestSupport
import Testing

/// What the screens of a file are compared with, whatever files a run reports.
@Suite struct ScreenContextTests {
    private static let rules = """
        document: page
        rules:
          close-side:
            summary: Close stands at the same side everywhere
            on: navigationBar.leading
            when: (self + screen.navigationBar.trailing).exists(item, item.role == 'close')
            check:
              consistent: "self.exists(item, item.role == 'close') ? 'left' : 'right'"
              across: screens
            supersedes: [team/close-at-left]
          close-at-left:
            summary: Close stands at the left
            on: navigationBar.leading
            when: screen.navigationBar.trailing.exists(item, item.role == 'close')
            check: {satisfies: "self.exists(item, item.role == 'close')"}
          short-name:
            summary: A name is short
            on: name
            check: {maxCharacters: 3}
        """

    private static func screen(_ id: String, _ side: String) -> String {
        "id: \(id)\nnavigationBar:\n  leading: [\(side == "left" ? "{role: close}" : "")]\n  trailing: "
            + "[\(side == "left" ? "" : "{role: close}")]\n"
    }

    private static let pack = [
        "team/pack.yaml": "guideline: Team\ndocuments: {page: {title: Page}}\n", "team/page.yaml": rules,
    ]

    private static let three = [
        "a.screen.yaml": screen("a", "left"), "b.screen.yaml": screen("b", "left"),
        "sub/odd.screen.yaml": screen("odd", "right"),
    ]

    private static let configuration = [".screenlint.yml": "guidelines: []\nrulePacks: [team]\n"]

    private func command(_ files: [String: String]...) throws -> BuiltCommand {
        BuiltCommand(folder: try TemporaryFolder(files.reduce(Self.pack) { $0.merging($1) { $1 } }))
    }

    private static let departure =
        "sub/odd.screen.yaml:3:12: warning: This is 'right'; 2 of 3 screens have 'left', such as 'a' in a.screen.yaml. "
        + "[team/close-side]\n"

    @Test func aFileReachedByALinkIsNotComparedWithItself() throws {
        let command = try command(Self.three, Self.configuration)
        let link = command.folder.url.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "sub")
        let linked = Self.departure.replacing("sub/odd", with: "link/odd")
        #expect(try command("-f", "concise", "link").output == linked)
        #expect(try command("-f", "concise", "link/odd.screen.yaml").output == linked)
    }

    @Test func aNamedFileIsComparedWithAllFilesOfItsConfiguration() throws {
        let command = try command(Self.three, Self.configuration)
        #expect(try command("-f", "concise", "sub/odd.screen.yaml").output == Self.departure)
        #expect(try command("-f", "concise", "a.screen.yaml").output == "")
        #expect(try command("-f", "concise").output == Self.departure)
        let text = Self.screen("odd", "right")
        #expect(
            try command("-f", "concise", "--stdin-filename", "sub/odd.screen.yaml", "-", input: text).output
                == Self.departure
        )
        // The text stands in place of the file also where its folder is named.
        #expect(
            try command("-f", "concise", "--stdin-filename", "sub/odd.screen.yaml", "-", "sub", input: text).output
                == Self.departure
        )
    }

    @Test func aTraceComparesAsTheCheckOfTheFileDoes() throws {
        let command = try command(Self.three, Self.configuration)
        let trace = try command("trace", "team/close-side", "sub/odd.screen.yaml").output
        #expect(
            trace.contains("those of all files below the configuration.\n\nodd, ios/compact: violated\n"),
            "\(trace)"
        )
        #expect(trace.contains("2 of 3 screens have 'left'"), "\(trace)")
        #expect(try command("trace", "team/close-side", "a.screen.yaml").output.contains("a, ios/compact: satisfied\n"))
        let home = "{summary: Home, on: screen, when: has(screen.role), check: {minItems: 1, across: screens}}"
        try command.folder.write("team/page.yaml", "rules: {home: \(home)}\n")
        let missing = try command("trace", "team/home", "a.screen.yaml").output
        #expect(missing.contains("a, ios/compact: violated\n  There are none of these"), "\(missing)")
        try command.folder.write("team/page.yaml", Self.rules)
        let alone = try command.run([
            "trace", "--isolated", "--rules", "team", "team/close-side", "sub/odd.screen.yaml",
        ])
        #expect(alone.output.contains("those of the file.\n\nodd, ios/compact: satisfied\n"), "\(alone)")
    }

    @Test func withoutAConfigurationTheFoldersGivenAreCompared() throws {
        let command = try command(Self.three)
        let words = ["--guidelines", "apple-hig", "--only", "team/close-side", "--rules", "team", "-f", "concise"]
        #expect(try command.run(words + ["."]).output == Self.departure)
        #expect(try command.run(words + ["sub"]).output == "")
        #expect(try command.run(words + ["a.screen.yaml", "b.screen.yaml", "sub/odd.screen.yaml"]).output == "")
    }

    @Test func aFolderWithAConfigurationOfItsOwnIsAContextOfItsOwn() throws {
        let inner = ["sub/.screenlint.yml": "extends: ../.screenlint.yml\n"]
        let output = try command(Self.three, Self.configuration, inner)("-f", "concise").output
        #expect(output.contains("[team/close-at-left]"), "nothing takes its place")
        #expect(!output.contains("[team/close-side]"))
    }

    @Test func aRelatedRangeShowsTheScreenThatFollowsTheNorm() throws {
        let command = try command(Self.three, Self.configuration)
        let output = try command("-f", "json", "sub/odd.screen.yaml").output
        let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        let related = try #require((object?["diagnostics"] as? [[String: Any]])?.first?["related"] as? [[String: Any]])
        #expect(related.first?["file"] as? String == "a.screen.yaml")
        let start = (related.first?["range"] as? [String: [String: Int]])?["start"]
        #expect(start == ["line": 3, "column": 12, "offset": 32])
        let full = try command("sub/odd.screen.yaml").output
        #expect(full.contains("   = compare: a.screen.yaml:3:12: here it is 'left'\n"))
    }

    @Test func aScreenOfAFolderAboveIsNamedFromTheFolderAtHand() throws {
        let command = try command(Self.three, Self.configuration)
        let departure = Self.departure.replacing("sub/odd", with: "odd").replacing("in a.s", with: "in ../a.s")
        #expect(try command.afterShell("cd sub", "-f", "concise").output == departure)
    }

    @Test func anIDIsUniqueAmongTheFilesOfAContext() throws {
        let files = ["a.screen.yaml": "id: same\n", "b.screen.yaml": "id: other\n---\nid: same\n"]
        let finding =
            "b.screen.yaml:3:5: error: A screen in a.screen.yaml has the id 'same', too; an id names one screen. "
            + "[screen/duplicate-id]\n"
        let configured = try command(files, [".screenlint.yml": "guidelines: []\n"])
        #expect(try configured("-f", "concise").output == finding)
        #expect(try configured("-f", "concise", "b.screen.yaml").output == finding)
        #expect(try configured("-f", "concise", "a.screen.yaml").output == "")
        #expect(try configured("-f", "concise", "--skip", "screen/duplicate-id").output == "")
        let free = try command(files)
        #expect(try free("-f", "concise", ".").output == finding)
        #expect(try free("-f", "concise", "a.screen.yaml", "b.screen.yaml").output == "")
        #expect(try free("-f", "concise", "-", input: "id: same\n").output == "")
    }

    @Test func aSuppressionOfAComparisonIsJudgedWhenAllHaveBeenRead() throws {
        let comment = "# screenlint:disable-file team/close-side -- on purpose\n"
        let used = ["sub/odd.screen.yaml": comment + Self.screen("odd", "right")]
        let unused = ["a.screen.yaml": comment + Self.screen("a", "left")]
        let files = Self.three.merging(used) { $1 }
        #expect(try command(files, Self.configuration)("-f", "concise").output == "")
        let both = try command(files, unused, Self.configuration)
        let finding =
            "a.screen.yaml:1:1: warning: There is nothing of 'team/close-side' to suppress here. [suppression/unused]\n"
        #expect(try both("-f", "concise").output == finding)
        #expect(try both("-f", "concise", "a.screen.yaml").output == finding)
        #expect(try both("-f", "concise", "a.screen.yaml", "--isolated", "--rules", "team").output == "")
    }

    @Test func aFixTakesOutASuppressionOfAComparisonThatIsOfNoUse() throws {
        let comment = "# screenlint:disable-file team/close-side -- on purpose\n"
        let files = [
            "a.screen.yaml": comment + Self.screen("a", "left"), "b.screen.yaml": Self.screen("b", "left"),
            "sub/odd.screen.yaml": comment + Self.screen("odd", "right"),
            "sub/d.screen.yaml": comment + "nmae: D\nid: d\n",
        ]
        let command = try command(files, Self.configuration)
        let planned = try command("-f", "concise", "-o", "report", "--fix", "--diff", ".")
        #expect(planned.status == 1)
        #expect(planned.errors.contains("Would fix 3 findings in 2 files."), "\(planned.errors)")
        let removed = planned.output.split(separator: "\n").filter { $0.hasPrefix("-") && !$0.hasPrefix("---") }
        #expect(removed == ["-" + comment.dropLast(), "-" + comment.dropLast(), "-nmae: D"])
        #expect(try command.folder.read("a.screen.yaml").hasPrefix(comment))
        #expect(try command("fix", ".").errors.contains("Fixed 3 findings in 2 files."))
        #expect(try command.folder.read("a.screen.yaml") == Self.screen("a", "left"))
        #expect(try command.folder.read("sub/d.screen.yaml") == "name: D\nid: d\n")
        #expect(try command.folder.read("sub/odd.screen.yaml").hasPrefix(comment))
        #expect(try !command("fix", ".").errors.contains("Fixed"))
    }

    @Test func aRunWithFixesComparesTheFixedTexts() throws {
        let misspelt = ["sub/odd.screen.yaml": Self.screen("odd", "right") + "nmae: Odd\n"]
        let command = try command(Self.three.merging(misspelt) { $1 }, Self.configuration)
        let planned = try command("-f", "concise", "-o", "report", "--fix", "--diff", ".")
        #expect(planned.output.contains("+name: Odd\n"))
        #expect(try command.folder.read("report") == Self.departure)
        #expect(try command("-f", "concise", "--fix", ".").output == Self.departure)
        #expect(try command.folder.read("sub/odd.screen.yaml").hasSuffix("\nname: Odd\n"))
    }

    @Test(.slow) func thousandsOfScreensThatDifferAreCompared() throws {
        let rules = """
            document: page
            rules:
              same:
                summary: Names are alike
                on: name
                check: {consistent: self, across: screens}
              before:
                summary: The label is the name before
                on: navigationBar.leading[]
                check: {agrees: self.label, from: "[screen.parent]", with: screen.name}
            """
        let bar = "navigationBar: {leading: [{label: a}]}"
        var screens = "screens:\n"
        for number in 0..<2_000 {
            screens += "  - {id: \(number % 2), name: n\(number), parent: '1', \(bar)}\n"
        }
        let files = ["team/page.yaml": rules, "a.screen.yaml": screens, "b.screen.yaml": screens]
        let outcome = try command(files, Self.configuration)("--quiet", "--skip", "screen/duplicate-id")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func aBaselineEntryIsUsedOnceForAFileThatIsComparedLater() throws {
        let named = ["sub/odd.screen.yaml": Self.screen("odd", "right") + "name: Long\n"]
        let command = try command(Self.three.merging(named) { $1 }, Self.configuration)
        let entry = "{file: sub/odd.screen.yaml, screen: odd, path: name, rule: team/short-name, count: 2}"
        try command.folder.write("known.json", "{version: 1, entries: [\(entry)]}\n")
        let output = try command("--baseline", "known.json", "-f", "concise").output
        #expect(output.contains("is found 1 time instead of 2"), "\(output)")
        #expect(!output.contains("[team/short-name]"))
    }

    @Test func whatAScreenClaimsOfAnotherOneInTheSameFileIsHeldAgainstIt() throws {
        let screens = """
            screens:
              - {id: orders, navigationBar: {title: Orders}}
              - {id: order, parent: orders, navigationBar: {title: Order, leading: [{role: back, label: Plants}]}}
            """
        let words = ["--guidelines", "sap-fiori-ios", "-f", "concise", "one.screen.yaml"]
        let output = try command(["one.screen.yaml": screens]).run(words).output
        #expect(output.contains("sap-fiori-ios/back-label-of-page-before"), "\(output)")
    }
}
