import Foundation
import ScreenLintKit
import Testing

@Suite struct ScreenLinterTests {
    @Test func lintsAString() {
        let linter = ScreenLinter(guidelines: ["sap-fiori-ios"])
        let findings = linter.lint(
            "id: orders\nnavigationBar:\n  title: Orders Waiting for Approval by Managers\n",
            path: "orders.screen.yaml"
        )
        #expect(findings.map(\.rule) == ["sap-fiori-ios/title-length"])
        #expect(findings.first?.severity == .warning)
        #expect([findings.first?.start.line, findings.first?.start.column] == [3, 10])
    }

    @Test func lintsAFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "screenlint-kit-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("id: a\ntitel: x\n".utf8).write(to: folder.appending(path: "a.screen.yaml"))
        let findings = try ScreenLinter().lint(paths: [folder.path])
        #expect(findings.map(\.rule) == ["screen/unknown-key"])
        #expect(findings.first?.start.line == 2)
        #expect(throws: ScreenLintError.self) { try ScreenLinter().lint(paths: [folder.path + "/nothing"]) }
    }

    @Test func comparesTheScreensOfAFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "screenlint-kit-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a", "b"].map { folder.appending(path: "\($0).screen.yaml") }
        for file in files { try Data("id: same\n".utf8).write(to: file) }
        let findings = try ScreenLinter().lint(paths: [folder.path])
        #expect(findings.map(\.rule) == ["screen/duplicate-id"])
        #expect(findings.first?.path == files[1].path)
        #expect(try ScreenLinter().lint(paths: files.map(\.path)) == [])
    }

    @Test func knowsTheBuiltInGuidelines() {
        #expect(ScreenLinter.guidelines == ["apple-hig", "sap-fiori-ios", "workday-canvas"])
    }
}
