import Foundation
import Reporters
import RuleEngine
import Testing

/// The pages in `Rules/` say what the rules beside them do.
///
/// `UPDATE_GOLDENS=1` writes the pages; such a run fails, so that nobody takes it for a test.
@Suite struct ReferencePageTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let pages = RuleLibrary.packNames.compactMap {
        RuleLibrary.pack(named: $0, readsExamples: true)
    }.flatMap(ReferencePage.pages)

    @Test(arguments: pages.map(\.path))
    func aPageIsAsItsRulesAre(path: String) throws {
        let page = try #require(Self.pages.first { $0.path == path })
        let file = Self.repository.appending(path: path)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(page.text.utf8).write(to: file)
            Issue.record("wrote \(path); run again without UPDATE_GOLDENS")
        } else {
            let written = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
            let isCurrent = written == page.text
            #expect(isCurrent, "\(path) is stale: run Scripts/update")
        }
    }

    @Test func everyDocumentOfAGuidelineHasAPage() {
        #expect(Self.pages.count == 6)
        for page in Self.pages { #expect(page.text.contains("\n## Clauses\n"), "\(page.path)") }
    }
}
