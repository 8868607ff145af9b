import Diagnostics
import Testing

@testable import ScreenModel

@Suite struct WordSetTests {
    @Test func everySetHasItsLine() {
        let names = EmbeddedText.rows(of: "word-sets").map(\.others)
        #expect(names.sorted() == WordSet.allCases.map(\.rawValue).sorted())
        #expect(WordSet.allCases.allSatisfy { !$0.words.isEmpty })
    }
}
