import Diagnostics
import Testing

@Suite struct PlaceTests {
    private static let present = """
          labelled:
            summary: Labelled
            on: navigationBar.trailing[]
            check: {present: label}
        """

    @Test func pointsAtTheKeyOfAComponentThatLacksSomething() {
        let rule = """
              titled:
                summary: Titled
                on: navigationBar
                check: {present: title}
            """
        let checked = Checked(rule, "id: a\nnavigationBar:\n  size: small\n  title: null\n")
        #expect(checked.pointedAt == "navigationBar")
    }

    @Test func pointsAtTheIDForAMissingComponent() {
        let rule = """
              bar:
                summary: Has a bar
                on: screen
                check: {present: navigationBar}
            """
        #expect(Checked(rule, "navigationBar: null\nid: orders\n").pointedAt == "orders")
    }

    @Test func pointsAtTheIDForAScreenAsAWhole() {
        let rule = """
              bars:
                summary: Has a bar
                on: screen
                check: {satisfies: has(screen.toolbar)}
            """
        #expect(Checked(rule, "name: Orders\nid: orders\n").pointedAt == "orders")
    }

    @Test func pointsAtTheTextBehindAnAliasAndAtItsUse() {
        let checked = Checked(
            PlaceTests.present,
            "id: a\nx-item: &item {icon: plus}\nnavigationBar:\n  trailing: [*item]\n"
        )
        #expect(checked.places == ["2:15 test/labelled"])
        #expect(checked.diagnostics.first?.related.map(\.message) == ["used here"])
        #expect(checked.diagnostics.first?.path == "navigationBar.trailing[0]")
    }

    @Test(arguments: [
        ("navigationBar: {title: *t}", "*t"), ("navigationBar: *n", "*n"), ("navigationBar: {<<: *n}", "*n"),
        ("navigationBar: {title: {en: *t}}", "*t"), ("navigationBar: {title: *m}", "*m"),
        ("navigationBar: {title: {<<: *m}}", "*m"), ("navigationBar: *p", "*p"), ("<<: *s", "*s"),
    ])
    func pointsAtTheOutermostAliasOfTheScreen(part: String, use: String) throws {
        let rule = "  short:\n    summary: Short\n    on: navigationBar.title\n    check: {maxCharacters: 3}\n"
        let screen = """
            x-t: &t Orders
            x-n: &n {title: *t}
            x-m: &m {en: *t}
            x-p: &p Orders
            x-s: &s {navigationBar: {title: Orders}}
            screens: [{id: a, \(part)}]

            """
        let diagnostic = try #require(Checked(rule, screen).diagnostics.first { $0.rule == "test/short" })
        let range = try #require(diagnostic.related.first?.range)
        let place = String(decoding: Array(screen.utf8)[range.start..<range.end], as: UTF8.self)
        #expect(diagnostic.related.map(\.message) == ["used here"] && place == use, "\(place)")
        #expect(range.start > screen.utf8.count - part.utf8.count - 6)
    }

    @Test func pointsIntoDefaultsAndAtTheScreenThatUsesThem() {
        let checked = Checked(
            PlaceTests.present,
            "defaults:\n  navigationBar: {trailing: [{icon: plus}]}\nscreens:\n  - id: a\n  - id: b\n"
        )
        #expect(checked.places == ["2:30 test/labelled", "2:30 test/labelled"])
        #expect(checked.diagnostics.map { $0.related.count } == [1, 1])
        #expect(checked.diagnostics.map(\.screen) == ["a", "b"])
    }

    @Test func pathsAreThoseOfTheResolvedLayout() {
        let checked = Checked(
            PlaceTests.present,
            "id: a\nvariants:\n  - sizeClass: regular\n    navigationBar: {trailing: [{icon: x, label: X}, {icon: y}]}\n"
        )
        #expect(checked.diagnostics.map(\.path) == ["navigationBar.trailing[1]"])
        #expect(checked.diagnostics.map(\.layouts) == [["ios/regular"]])
    }

    @Test func aCountPointsAtTheFirstOverTheLimit() {
        let rule = """
              count:
                summary: At most one
                on: navigationBar.trailing
                check: {maxItems: 1, where: item.isAction}
                message: "{count} of {max}"
            """
        let checked = Checked(rule, "id: a\nnavigationBar: {trailing: [{icon: a}, {icon: bb}, {icon: c}]}\n")
        #expect(checked.pointedAt == "{icon: bb}")
        #expect(checked.diagnostics.first?.message == "3 of 1")
        #expect(checked.diagnostics.first?.related.count == 2)
    }
}
