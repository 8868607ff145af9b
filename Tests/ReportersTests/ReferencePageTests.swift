import Foundation
import Reporters
import RuleEngine
import TestSupport
import Testing

/// The pages in `Rules/` say what the rules beside them do.
///
/// `UPDATE_GOLDENS=1` writes the pages; such a run fails, so that nobody takes it for a test.
@Suite struct ReferencePageTests {
    private static let pages = BuiltInPacks.all.flatMap(ReferencePage.pages).map { (path: $0.path, text: $0.text) }

    @Test(arguments: pages.map(\.path))
    func aPageIsAsItsRulesAre(path: String) throws {
        let page = try #require(Self.pages.first { $0.path == path })
        try GeneratedPage.hold(page.text, at: path)
    }

    @Test func everyDocumentOfAGuidelineHasAPage() {
        #expect(Self.pages.count == 6)
        for page in Self.pages { #expect(page.text.split(separator: "\n").contains("## Clauses"), "\(page.path)") }
    }
}
