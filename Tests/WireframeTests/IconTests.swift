import Testing

@testable import Wireframe

/// Icons are found by the names that descriptions use.
@Suite struct IconTests {
    @Test(arguments: [
        ("plus", Glyph.add), ("Plus", .add), ("chevron-left", .back), ("chevron.left", .back), ("chevronLeft", .back),
        ("arrow_back", .backArrow), ("trash", .delete), ("square.and.pencil", .edit), ("xmark", .close),
        ("checkmark.circle", .check), ("line.3.horizontal.decrease.circle", .filter), ("magnifyingglass", .search),
        ("three-dots", .more), ("related_actions", .more), ("gear", .settings), ("person.fill", .person),
        ("wrench.and.screwdriver", .tools), ("mic-slash", .microphone), ("frobnicate", .unknown), ("", .unknown),
    ])
    func namesAreKnown(name: String, glyph: Glyph) {
        #expect(Glyph(named: name) == glyph)
    }

    @Test(arguments: Glyph.allCases)
    func linesStayOnTheirSquare(glyph: Glyph) {
        // Only numbers and the letters of SVG's path syntax.
        #expect(glyph.path.wholeMatch(of: /M[-0-9 .MmLlHhVvAaCcZz]+/) != nil)
    }
}
