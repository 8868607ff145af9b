import Foundation
import ScreenLintKit
import Testing

@Suite struct ScreenLinterTests {
    /// A folder of its own with some files, which is gone after `body`.
    private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "screenlint-kit-\(UUID())")
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.resolvingSymlinksInPath().path)
    }

    private static let longTitle = "id: orders\nnavigationBar:\n  title: Orders Waiting for Approval by Managers\n"

    @Test func lintsAString() throws {
        let linter = try ScreenLinter(guidelines: ["sap-fiori-ios"], configuration: .none)
        let finding = try #require(linter.lint(Self.longTitle, path: "orders.screen.yaml").first)
        #expect(finding.rule == "sap-fiori-ios/title-length" && finding.severity == .warning)
        #expect(finding.start.line == 3 && finding.start.column == 10)
        #expect(finding.clauses.first == "FIORI-NAV-04")
        #expect(finding.statement?.contains("37 characters") ?? false)
        #expect(finding.link?.hasPrefix("https://") ?? false)
        #expect(finding.help != nil)
        #expect(
            "\(finding)".hasPrefix("orders.screen.yaml:3:10: warning: ")
                && "\(finding)".hasSuffix("[sap-fiori-ios/title-length]")
        )
        #expect(try JSONDecoder().decode(ScreenFinding.self, from: JSONEncoder().encode(finding)) == finding)
    }

    @Test func lintsAFolderAndOffersFixes() throws {
        try withFolder(["a.screen.yaml": "id: a\nnavigationBar: {titel: x}\n"]) { folder in
            let linter = try ScreenLinter()
            let findings = try linter.lint(paths: [folder])
            #expect(findings.map(\.rule) == ["screen/unknown-key"])
            let fix = try #require(findings.first?.fixes.first)
            #expect(fix.applicability == .safe && fix.edits.map(\.text) == ["title"])
            #expect(fix.edits.first?.start == findings.first?.start)
            let error = #expect(throws: ScreenLintError.self) { try linter.lint(paths: [folder + "/nothing"]) }
            #expect(error.map { ($0 as any Error).localizedDescription.contains("nothing") } ?? false)
        }
    }

    @Test func tellsOnceOfANameThatScreensShare() throws {
        let text = "defaults: {guidelines: [Fiori]}\nscreens:\n- {id: a}\n- {id: b}\n- {id: c, guidelines: [HIG]}\n"
        let findings = try ScreenLinter(configuration: .none).lint(text, path: "a.screen.yaml")
        #expect(findings.map(\.start.line) == [1, 5])
    }

    @Test func comparesTheScreensOfAFolder() throws {
        try withFolder(["a.screen.yaml": "id: same\n", "b.screen.yaml": "id: same\n"]) { folder in
            let linter = try ScreenLinter(configuration: .none)
            let findings = try linter.lint(paths: [folder])
            #expect(findings.map(\.rule) == ["screen/duplicate-id"])
            #expect(findings.first?.path == folder + "/b.screen.yaml")
            #expect(try linter.lint(paths: [folder + "/a.screen.yaml", folder + "/b.screen.yaml"]) == [])
        }
    }

    @Test func refusesWhatNobodyHas() {
        func expect(_ name: String, _ make: () throws -> ScreenLinter) {
            let error = #expect(throws: ScreenLintError.self, "\(name)") { try make() }
            #expect(error?.message.contains(name) == true, "\(error?.message ?? "")")
        }
        expect("'apple-hig'") { try ScreenLinter(guidelines: ["apple-hgi"]) }
        expect("title-length") { try ScreenLinter(only: ["title-lenght"]) }
        expect("nothing-at-all") { try ScreenLinter(skip: ["nothing-at-all"]) }
        expect("no/such/folder") { try ScreenLinter(rulePacks: ["no/such/folder"]) }
        expect("none.yml") { try ScreenLinter(configuration: .file("none.yml")) }
        expect("none.json") { try ScreenLinter(baseline: "none.json") }
    }

    @Test func configurationsAndSuppressionsCountAsInTheCommand() throws {
        let files = [
            ".screenlint.yml": "guidelines: [sap-fiori-ios]\nrules: {sap-fiori-ios/title-length: {severity: error}}\n",
            "a.screen.yaml": Self.longTitle,
            "b.screen.yaml": "# screenlint:disable-file sap-fiori-ios/title-length -- a legal name\n"
                + Self.longTitle.replacingOccurrences(of: "id: orders", with: "id: others"),
        ]
        try withFolder(files) { folder in
            let findings = try ScreenLinter().lint(paths: [folder])
            #expect(findings.map(\.rule) == ["sap-fiori-ios/title-length"] && findings.first?.severity == .error)
            let text = try ScreenLinter().lint(
                Self.longTitle.replacingOccurrences(of: "orders", with: "new"),
                path: folder + "/new.screen.yaml"
            )
            #expect(text.map(\.severity) == [.error])
            let off = try ScreenLinter(configuration: .text("rules: {sap-fiori-ios/title-length: off}"))
            #expect(try off.lint(paths: [folder]).contains { $0.rule == "sap-fiori-ios/title-length" } == false)
            let wrong = try ScreenLinter(configuration: .text("rulez: {}"))
            #expect(try wrong.lint(paths: [folder]).contains { $0.path == ScreenLinter.configurationPath })
        }
    }

    @Test func rulePacksAndBaselinesOfATeamCount() throws {
        let files = [
            "acme/pack.yaml": "guideline: Acme\ndefaultPlatform: ios\ndocuments: {house: {title: House}}\n",
            "acme/house.yaml": """
            document: house
            rules:
              short-title:
                summary: A title has at most 5 characters
                severity: warning
                on: navigationBar.title
                check: {maxCharacters: 5}
            """,
            "known.json": #"""
            {"version": 1, "entries": [
              {"file": "a.screen.yaml", "screen": "a", "path": "navigationBar.title", "rule": "acme/short-title", "count": 1}
            ]}
            """#,
            "a.screen.yaml": "id: a\nguidelines: []\nnavigationBar: {title: Orders}\n",
        ]
        try withFolder(files) { folder in
            let linter = try ScreenLinter(rulePacks: [folder + "/acme"])
            #expect(try linter.lint(paths: [folder + "/a.screen.yaml"]).map(\.rule) == ["acme/short-title"])
            let knowing = try ScreenLinter(rulePacks: [folder + "/acme"], baseline: folder + "/known.json")
            #expect(try knowing.lint(paths: [folder + "/a.screen.yaml"]) == [])
        }
    }

    @Test func knowsTheBuiltInGuidelines() {
        #expect(ScreenLinter.guidelines.contains("apple-hig") && ScreenLinter.guidelines.contains("sap-fiori-ios"))
    }
}
