import Diagnostics
import RuleEngine
import TestSupport
import Testing

@Suite struct SeverityTests {
    @Test(arguments: [
        ("must", "", Severity.error), ("should", "", .warning), ("fact", "", .warning), ("may", "", .info),
        ("must", "approximate: true", .warning), ("should", "approximate: true", .info),
        ("must", "severity: info", .info),
    ])
    func theFirstClauseDecidesEvenIfItsFileIsReadLater(modality: String, line: String, severity: Severity) throws {
        let texts = [
            ("pack.yaml", "guideline: Test\ndocuments: {d: {title: D}}\n"),
            (
                "a.yaml",
                "document: d\nrules: {r: {summary: S, clauses: [C-1], on: screen, check: {present: name}}}\n"
                    .replacing("on: screen", with: line.isEmpty ? "on: screen" : "on: screen, \(line)")
            ),
            ("b.yaml", "document: d\nclauses: {C-1: {modality: \(modality), says: S}}\n"),
        ]
        let files = texts.map { RuleFile(path: $0.0, bytes: Array($0.1.utf8)) }
        let loaded = try #require(LoadedPack(name: "test", files: files, readsExamples: false))
        #expect(loaded.diagnostics.isEmpty)
        #expect(loaded.pack.rules.map(\.severity) == [severity])
    }

    /// Where one rule goes before another, no finding weighs less for it.
    @Test(arguments: RuleLibrary.packNames)
    func aRuleSupersedesNoneOfItsPackThatWeighsMore(_ name: String) throws {
        let rules = try BuiltInPacks.named(name).pack.rules
        for rule in rules {
            for other in rules where rule.supersedes.contains(where: { $0.text == other.id }) {
                #expect(rule.severity >= other.severity, "\(rule.id) supersedes \(other.id)")
            }
        }
    }
}
