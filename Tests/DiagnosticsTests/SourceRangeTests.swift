import Diagnostics
import Testing

@Suite struct SourceRangeTests {
    @Test func ordersByStartThenEnd() {
        let ranges = [
            SourceRange(start: 4, end: 5), SourceRange(start: 1, end: 9), SourceRange(start: 1, end: 2),
        ]
        #expect(ranges.sorted().map(\.end) == [2, 9, 5])
    }
}
