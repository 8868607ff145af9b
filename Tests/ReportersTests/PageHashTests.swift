import Linter
import Testing

@testable import Reporters

/// The hashes by which the policy of a page knows its style sheet and script; `Scripts/update` writes them.
@Suite struct PageHashTests {
    @Test(arguments: [("style", HTMLStyle.text)] + HTMLScript.allCases.map { ($0.rawValue, $0.text) })
    func theHashIsOfTheText(name: String, text: String) throws {
        try GeneratedPage.hold(ContentHash.source(of: text), at: "Sources/CTexts/Texts/pages/\(name).sha256")
    }
}
