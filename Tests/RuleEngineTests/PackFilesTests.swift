import Diagnostics
import RuleEngine
import Testing

@Suite struct PackFilesTests {
    @Test func aRuleMayCiteAClauseOfAFileReadLater() throws {
        let rule = """
            document: d
            rules:
              title:
                summary: A title is there
                clauses: [A-1]
                on: navigationBar
                check: {present: title}
            """
        let files = [
            ("pack.yaml", "guideline: Test\ndocuments: {d: {title: D}}\n"), ("a.yaml", rule),
            ("b.yaml", "document: d\nclauses:\n  A-1: {modality: must, says: \"It has a title.\"}\n"),
        ]
        let loaded = try #require(
            LoadedPack(
                name: "test",
                files: files.map { RuleFile(path: $0.0, bytes: Array($0.1.utf8)) },
                readsExamples: false
            )
        )
        #expect(loaded.diagnostics.isEmpty)
        #expect(loaded.pack.rules.first?.severity == .error)
    }
}
