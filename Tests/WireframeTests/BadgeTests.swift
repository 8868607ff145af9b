import Diagnostics
import Testing

@testable import Wireframe

/// Badges stand on what they are about.
@Suite struct BadgeTests {
    @Test func aBadgeOnATitlesColorStandsAtTheTitle() throws {
        let text = "id: a\nnavigationBar: {title: Orders, titleColor: red, trailing: [{icon: plus}]}\n"
        let badge = Wireframe.Badge(1, .error, at: "navigationBar.titleColor")
        let wireframe = try Drawn(text, badges: [badge]).first
        let title = try #require(wireframe.frame("navigationBar.title"))
        #expect(try #require(wireframe.badges.first?.frame).overlap(with: title) > 0)
    }

    private static let text = """
        id: orders
        sizeClasses: [compact, regular]
        navigationBar:
          title: Maintenance and Inspection Records of Cooling Pump 7
          leading: [{role: back, icon: chevron-left}]
          trailing: [{icon: plus}, {icon: filter}, {icon: sort}]
        toolbar: {items: [{label: Reject, style: secondary}, {label: Approve, style: primary}]}
        tabBar: {items: [{label: Orders, icon: list}, {label: Assets, icon: factory}]}
        content: [{kind: card, items: [{kind: button, label: Call}]}]
        """

    private static let paths = [
        "", "navigationBar", "navigationBar.title", "navigationBar.trailing[1]", "navigationBar.trailing[1].icon",
        "toolbar.items[1].label", "toolbar", "tabBar.items[0]", "content[0].items[0].style", "statusBar.background",
    ]

    private static let badges = zip(1..., paths).map { number, path in
        Wireframe.Badge(number, Severity.allCases[number % 3], at: path, message: "About \(path)")
    }

    @Test func eachStandsWithinItsPart() {
        for wireframe in Drawn(Self.text, badges: Self.badges).wireframes {
            #expect(wireframe.badges.map(\.badge.number) == Array(1...Self.badges.count))
            for placed in wireframe.badges {
                #expect(placed.element.frame.contains(placed.frame), "\(placed.badge.path) at \(placed.frame)")
            }
        }
    }

    @Test(arguments: [
        ("navigationBar.trailing[1].icon", "navigationBar.trailing[1]"),
        ("toolbar.items[1].label", "toolbar.items[1]"),
        ("content[0].items[0].style", "content[0].items[0]"),
        ("navigationBar.trailing[9]", "navigationBar"),
        ("navigationBar.titleLines", "navigationBar"),
        ("role", ""),
        ("toolbarX", ""),
    ])
    func whatIsNotDrawnIsMarkedAtTheNearestPart(path: String, element: String) {
        let badge = Wireframe.Badge(1, .error, at: path)
        for wireframe in Drawn(Self.text, badges: [badge]).wireframes {
            #expect(wireframe.badges.first?.element.path == element)
        }
    }

    @Test func severalDoNotCoverEachOther() throws {
        let badges = (1...4).map { Wireframe.Badge($0, .warning, at: "navigationBar.title") }
        let placed = try Drawn(Self.text, badges: badges).first.badges
        for (index, first) in placed.enumerated() {
            for second in placed[(index + 1)...] {
                #expect(first.frame.overlap(with: second.frame) < 20, "\(first.frame) and \(second.frame)")
            }
        }
    }

    @Test func theShapeTellsTheSeverity() throws {
        let badges = Severity.allCases.enumerated().map { Wireframe.Badge($0 + 1, $1, at: "toolbar") }
        let markup = try Drawn(Self.text, badges: badges).first.markup
        let shapes = markup.split(separator: "<path d=\"").filter { $0.contains("class=\"wf-rim") }
        #expect(shapes.count == 3)
        #expect(Set(shapes.map { $0.prefix { $0 != "\"" } }).count == 3)
        for number in 1...3 { #expect(markup.contains("<g data-finding=\"\(number)\">")) }
    }

    @Test func pointingAtABadgeShowsWhatIsWrong() throws {
        let badge = Wireframe.Badge(7, .info, at: "toolbar", message: "Too <b>much</b>.")
        let markup = try Drawn(Self.text, badges: [badge]).first.markup
        #expect(markup.contains("<g data-finding=\"7\"><title>Too &lt;b&gt;much&lt;/b&gt;.</title>"))
    }

    @Test func findingsAreTold() throws {
        let wireframe = try Drawn(Self.text, badges: Self.badges).first
        #expect(wireframe.summary.contains("with 10 findings."))
        #expect(wireframe.summary.contains(" 3, error: About navigationBar.title "))
        #expect(wireframe.title == "orders, ios/compact")
    }
}
