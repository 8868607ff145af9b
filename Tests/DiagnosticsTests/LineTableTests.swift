import Diagnostics
import Testing

@Suite struct LineTableTests {
    @Test(arguments: [
        ("a\nb", [0, 2]), ("a\r\nb", [0, 3]), ("a\rb", [0, 2]), ("a\n", [0, 2]), ("", [0]), ("a\r\r\nb", [0, 2, 4]),
        ("a\u{85}b\u{2028}c\u{0B}d", [0]),
    ])
    func endsLinesAtLineFeedsAndCarriageReturnsOnly(text: String, starts: [Int]) {
        #expect(LineTable(Array(text.utf8)).starts == starts)
    }

    @Test(arguments: [
        ("aé👍b", 0, 1, 1), ("aé👍b", 1, 1, 2), ("aé👍b", 3, 1, 3), ("aé👍b", 7, 1, 4), ("a\nbc", 3, 2, 2),
        ("a\nbc", 99, 2, 3), ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2),
    ])
    func countsColumnsInScalars(text: String, offset: Int, line: Int, column: Int) {
        let position = LineTable(Array(text.utf8)).position(at: offset)
        #expect([position.line, position.column] == [line, column])
    }

    @Test func leavesLineEndsOutOfLines() {
        let table = LineTable(Array("ab\r\ncd\ref".utf8))
        #expect(
            (1...3).map { table.range(ofLine: $0) } == [
                SourceRange(start: 0, end: 2), SourceRange(start: 4, end: 6), SourceRange(start: 7, end: 9),
            ]
        )
    }
}
