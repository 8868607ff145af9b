import Testing

@testable import Wireframe

/// Screens that are read from the right are drawn from the right.
@Suite struct DirectionTests {
    private static let screen = """
        navigationBar:
          title: Orders
          leading: [{role: back}]
          trailing: [{icon: plus}]
        toolbar: {items: [{label: Reject}, {label: Approve}]}
        content: [{kind: list, items: [{label: Icons}]}]
        """

    @Test func everyPartStandsAtTheOtherSide() throws {
        let plain = try Drawn("id: a\n" + Self.screen).first
        let mirrored = try Drawn("id: a\nlocale: he\n" + Self.screen).first
        #expect(plain.elements.count == mirrored.elements.count)
        for (element, other) in zip(plain.elements, mirrored.elements) where !element.isText {
            #expect(element.path == other.path)
            #expect(abs(plain.width - element.frame.maxX - other.frame.x) < 0.01, "\(element.path)")
            #expect(element.frame.y == other.frame.y)
        }
        let back = try #require(mirrored.frame("navigationBar.leading[0]"))
        let add = try #require(mirrored.frame("navigationBar.trailing[0]"))
        #expect(back.x > add.x)
    }

    @Test func whatPointsBackPointsTheOtherWay() throws {
        let mirrored = try Drawn("id: a\nlocale: he\n" + Self.screen).first.svg(idPrefix: "a")
        #expect(mirrored.contains(" scale(-"))
        // The name tells the side, so that the arrow keeps it.
        let named = "id: a\nlocale: he\nnavigationBar: {leading: [{role: back, icon: chevron.right}]}"
        #expect(try Drawn(named).first.svg(idPrefix: "a").contains("<path d=\"\(Glyph.back.path)\""))
    }
}
