import Diagnostics
import Foundation
import RuleEngine
import Testing

/// What is said of likely mistakes in rules, kept to be read as prose.
///
/// `UPDATE_GOLDENS=1` writes what is said now; such a run fails, so that nobody takes it for a test. Read the messages
/// aloud before you keep them: does each say what is wrong, what is right, and what to write?
@Suite struct RuleMessageGoldenTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// The keys of rules after their summary, each with a mistake.
    private static func mistakes() throws -> [String] {
        try String(contentsOf: folder.appending(path: "RuleMistakes.txt"), encoding: .utf8)
            .trimmingCharacters(in: .newlines).components(separatedBy: "\n\n")
    }

    private static func told(_ rule: String) throws -> [String] {
        let indented = rule.split(separator: "\n").map { "    \($0)\n" }.joined()
        let examples = "    examples: {valid: [{id: a}], invalid: [{id: b}]}\n"
        let files = [
            RuleFile(path: "pack.yaml", bytes: Array("guideline: Test\n".utf8)),
            RuleFile(path: "rules.yaml", bytes: Array("rules:\n  rule:\n    summary: S\n\(indented)\(examples)".utf8)),
        ]
        let pack = try #require(LoadedPack(name: "acme", files: files, readsExamples: true))
        var diagnostics = pack.diagnostics
        _ = pack.compile(pack.pack.rules, &diagnostics)
        diagnostics += pack.unknownRules(known: ["acme/rule", "apple-hig/title-length"])
        return diagnostics.map { "\($0.severity): \($0.message)" }
    }

    @Test func eachMistakeIsToldAsKnown() throws {
        let text = try Self.mistakes().map { rule in
            let told = try Self.told(rule).map { "    \($0)" }
            return ([rule] + (told.isEmpty ? ["    (taken)"] : told)).joined(separator: "\n")
        }.joined(separator: "\n\n")
        let golden = Self.folder.appending(path: "Goldens/rule-messages.txt")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try FileManager.default.createDirectory(
                at: golden.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data((text + "\n").utf8).write(to: golden)
            Issue.record("wrote \(golden.lastPathComponent); run again without UPDATE_GOLDENS")
        } else {
            let isCurrent = text + "\n" == (try? String(contentsOf: golden, encoding: .utf8))
            #expect(isCurrent, "\(golden.lastPathComponent) is stale: run Scripts/update, and read the messages")
        }
    }

    @Test func thereAreManyMistakes() throws { #expect(try Self.mistakes().count >= 250) }
}
