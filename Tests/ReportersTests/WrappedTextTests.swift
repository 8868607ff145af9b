import Testing

@testable import Reporters

@Suite struct WrappedTextTests {
    @Test func linesAreBrokenBetweenWords() {
        #expect(WrappedText.lines("one two three", width: 7) == ["one two", "three"])
        #expect(WrappedText.lines("one two three", width: 9, first: 3) == ["one", "two three"])
        #expect(WrappedText.lines("unbreakable", width: 3) == ["unbreakable"])
        #expect(WrappedText.lines("", width: 3) == [""])
        #expect(WrappedText.lines("注文 一覧", width: 7) == ["注文", "一覧"], "a wide character takes two columns")
    }

    @Test func anEntryStandsBesideItsLabel() {
        #expect(WrappedText.entry("what it is", label: "  key", at: 8) == "  key   what it is\n")
        #expect(WrappedText.entry("what it is", label: "  a-long-key", at: 8) == "  a-long-key\n        what it is\n")
    }
}
