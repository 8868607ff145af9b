import Diagnostics
import Foundation
import RuleEngine
import TestSupport
import Testing
import YAMLSyntax

/// `Sources/CRules/rules.c` is written by `Scripts/embed-rules`; run it after adding a rule file.
@Suite struct EmbeddedRulesTests {
    private static var rules: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Rules")
    }

    @Test func everyRuleFileIsEmbeddedAsItIs() throws {
        let found = FileManager.default.enumerator(atPath: EmbeddedRulesTests.rules.path)?.compactMap { $0 as? String }
        let onDisk = (found ?? []).filter { $0.hasSuffix(".yaml") }
        #expect(EmbeddedRules.files.map(\.path).sorted() == onDisk.sorted(), "run Scripts/embed-rules")
        for file in EmbeddedRules.files {
            let data = try Data(contentsOf: EmbeddedRulesTests.rules.appending(path: file.path))
            #expect(file.bytes == Array(data), "\(file.path): build again")
        }
    }

    @Test(arguments: RuleLibrary.packNames)
    func everyPackIsFreeOfMistakes(name: String) throws {
        let loaded = try BuiltInPacks.named(name)
        var diagnostics = loaded.diagnostics
        _ = loaded.compile(loaded.pack.rules, &diagnostics)
        #expect(diagnostics.map { "\($0.file): \($0.rule): \($0.message)" } == [])
    }

    @Test(arguments: RuleLibrary.packNames)
    func leavingTheExamplesUnreadChangesNothingElse(name: String) throws {
        let whole = try BuiltInPacks.named(name).pack
        let cut = try #require(RuleLibrary.pack(named: name)).pack
        #expect(cut.rules.map(\.id) == whole.rules.map(\.id))
        #expect(cut.rules.map(\.summary) == whole.rules.map(\.summary))
        #expect(
            cut.rules.map { $0.check.members?.map(\.key.text) } == whole.rules.map { $0.check.members?.map(\.key.text) }
        )
        #expect(cut.clauses.map(\.says) == whole.clauses.map(\.says))
        #expect(cut.rules.allSatisfy { $0.examples.isEmpty })
    }
}
