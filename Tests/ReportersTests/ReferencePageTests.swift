import Foundation
import RuleEngine
import TestSupport
import Testing

@testable import Reporters

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

extension ReferencePage {
    /// A page for each document of a pack, which was read with its examples.
    fileprivate static func pages(of loaded: LoadedPack) -> [ReferencePage] {
        let findings = findings(of: loaded)
        return parts(of: loaded.pack).map { ReferencePage(loaded: loaded, parts: [$0], findings: findings) }
    }

    /// Where the page of a document of a built-in pack stands in the repository, beside the rules of the document.
    fileprivate var path: String {
        "Rules/\(loaded.pack.name)/\(parts.first?.document?.name ?? loaded.pack.name).md"
    }
}
