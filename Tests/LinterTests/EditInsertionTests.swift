import Diagnostics
import Testing

@testable import Linter

@Suite struct EditInsertionTests {
    private func fix(_ start: Int, _ end: Int, _ text: String) -> Fix {
        let edit = Edit(range: SourceRange(start: start, end: end), text: text)
        return Fix(title: text, applicability: .safe, edits: [edit])
    }

    @Test func takesNoEditThatTouchesAnother() {
        var edits: [Edit] = []
        let sets = [
            (4, 6, true), (6, 8, false), (2, 4, false), (5, 5, false), (7, 9, true), (0, 3, true), (3, 3, false),
        ]
        for (start, end, isTaken) in sets {
            #expect(edits.insert(fix(start, end, "x")) == isTaken, "\(start)..<\(end)")
        }
        #expect(edits.applied(to: Array("0123456789".utf8)) == Array("x3x6x9".utf8))
    }

    @Test func twoInsertionsAtOnePointTouch() {
        var edits: [Edit] = []
        let isTaken = [edits.insert(fix(3, 3, "a")), edits.insert(fix(3, 3, "b"))]
        #expect(isTaken == [true, false])
    }

    @Test func keepsThousandsInOrder() {
        var edits: [Edit] = []
        for number in (0..<5000).map({ $0 * 7919 % 5000 }) {
            let isTaken = edits.insert(fix(number * 3, number * 3 + 1, "."))
            #expect(isTaken)
        }
        #expect(edits.map(\.range.start) == (0..<5000).map { $0 * 3 })
    }
}
