import Diagnostics
import Testing

@testable import Wireframe

/// Texts are measured and cut by the widths of the embedded table.
@Suite struct TextWidthTests {
    @Test func widthsAreThoseOfTheTable() {
        // A, B and C of Inter Regular are 676, 651 and 727 thousandths of the font size wide.
        #expect(abs(TextWidth.width(of: "ABC", .body) - (0.676 + 0.651 + 0.727) * 16) < 0.01)
        #expect(TextWidth.width(of: "Orders", .title) > TextWidth.width(of: "Orders", .body))
        #expect(TextWidth.width(of: "", .body) == 0)
    }

    @Test func theTableHasThreeDigitsForEachLetter() {
        let count = AdvanceTable.ranges.reduce(0) { $0 + $1.count } * 3
        for weight in ["regular", "semibold"] {
            let digits = EmbeddedText.file("fonts/inter-\(weight).txt").split(separator: "\n").joined()
            #expect(digits.utf8.count == count, "Scripts/embed-advances writes it")
            #expect(digits.allSatisfy { $0.isHexDigit })
        }
    }

    @Test func otherScriptsHaveAPlausibleWidth() {
        #expect(TextWidth.width(of: "注文", .body) == 32)
        #expect(TextWidth.width(of: "👩‍👩‍👧‍👦", .body) == 20)
        #expect(TextWidth.width(of: "e\u{301}", .body) == TextWidth.width(of: "e", .body))
        #expect(TextWidth.isExact("Äußerst") && !TextWidth.isExact("注文"))
    }

    @Test(arguments: [20.0, 40, 80, 120, 160])
    func aTextIsCutWhereTheSpaceEnds(space: Double) {
        let text = "Maintenance and Inspection"
        let fitted = TextWidth.fitted(text, .title, in: space)
        #expect(fitted.text.hasSuffix("…") && fitted.width <= space)
        let kept = fitted.text.dropLast()
        #expect(text.hasPrefix(kept) && !kept.hasSuffix(" "))
        // One letter more would not fit.
        let longer = text.prefix(kept.count + 2)
        #expect(TextWidth.width(of: longer + "…", .title) > space)
    }

    @Test func aTextThatJustFitsIsLeftAlone() {
        let width = TextWidth.width(of: "Time Sheet", .title)
        #expect(TextWidth.fitted("Time Sheet", .title, in: width).text == "Time Sheet")
        #expect(TextWidth.fitted("Time Sheet", .title, in: width - 0.1).text == "Time She…")
        #expect(TextWidth.fitted("Time Sheet", .title, in: width - 0.1, mark: "").text == "Time Shee")
    }

    @Test func linesBreakBetweenWords() {
        let lines = TextWidth.lines("Work orders of the northern plants", .body, in: 120, atMost: 3)
        #expect(lines.map(\.text) == ["Work orders of", "the northern", "plants"])
        let cut = TextWidth.lines("Work orders of the northern plants", .body, in: 120, atMost: 2)
        #expect(cut.map(\.text) == ["Work orders of", "the northern…"])
        #expect(TextWidth.lines("Donaudampfschifffahrt", .body, in: 60, atMost: 9).allSatisfy { $0.width <= 60 })
        #expect(TextWidth.lines("x", .body, in: 0, atMost: 3).count <= 3)
    }

    @Test func aTitleIsCutInTheBarWhereTheTableSays() throws {
        let title = "Inspection of Cooling Pump Number Seven"
        let wireframe = try Drawn("{id: a, navigationBar: {title: \(title), trailing: [{icon: plus}]}}").first
        let shown = wireframe.markup.split(separator: ">").compactMap { part -> Substring? in
            part.hasPrefix("Inspection") ? part.prefix { $0 != "<" } : nil
        }
        #expect(shown == ["Inspection of Cooling Pump Number S…"])
        let wide = try Drawn("{id: a, sizeClasses: [regular], navigationBar: {title: \(title)}}").first
        #expect(wide.markup.contains(">\(title)</text>"))
    }

    @Test func aTitleThatIsClippedHasNoEllipsis() throws {
        let bar = "{title: Inspection of Cooling Pump Number Seven and Eight, titleOverflow: clip}"
        #expect(try !Drawn("{id: a, navigationBar: \(bar)}").first.markup.contains("…"))
    }
}
