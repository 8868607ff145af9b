import Diagnostics
import Foundation
import Testing

/// `Sources/CTexts/texts.c` is written by `Scripts/embed-texts`; run it after adding a file to `Texts`.
@Suite struct EmbeddedTextTests {
    @Test func everyTextIsEmbeddedAsItIs() throws {
        let texts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/CTexts/Texts")
        let found = try FileManager.default.subpathsOfDirectory(atPath: texts.path).filter { $0.contains(".") }
        #expect(found.count > 30)
        for path in found {
            let text = try String(contentsOf: texts.appending(path: path), encoding: .utf8)
            #expect(EmbeddedText.file(path) == text, "\(path): run Scripts/update, or build again")
        }
    }

    @Test(arguments: OwnRule.allCases)
    func everyRuleSaysWhatItAsks(rule: OwnRule) {
        #expect(!rule.summary.isEmpty, "it belongs into words/own-rules.txt")
    }
}
