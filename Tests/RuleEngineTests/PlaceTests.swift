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

    /// What has a default is found in each component that doesn't write it, at the component.
    @Test(arguments: [
        ("toolbar.items[].disabled", "is: true", ["4:7", "5:7", "6:28"]),
        ("toolbar.custom", "is: true", ["3:3"]), ("presentation", "is: sheet", ["1:5"]),
    ])
    func pointsAtTheComponentThatDoesNotWriteAValue(on: String, check: String, places: [String]) {
        let screen = "id: a\ntoolbar:\n  items:\n    - label: A\n    - label: B\n    - {label: C, disabled: false}\n"
        let checked = Checked("  r:\n    summary: S\n    on: \(on)\n    check: {\(check)}\n", screen)
        #expect(checked.places == places.map { $0 + " test/r" })
    }

    @Test func pointsAtTheIDOfTheScreenThatDoesNotWriteAValue() {
        let rule = "  r:\n    summary: S\n    on: presentation\n    check: {is: sheet}\n"
        #expect(Checked(rule, "screens:\n  - id: a\n  - id: b\n").places == ["2:9 test/r", "3:9 test/r"])
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
