import Diagnostics
import Testing

/// A rule that reads nothing in which two layouts differ is run once, and has to come to the same as if run twice.
@Suite("Layouts that hardly differ")
struct RepeatedLayoutTests {
    private static let screen = """
        id: s
        sizeClasses: [compact, regular]
        navigationBar:
          title: Orders
          trailing: [{icon: plus, label: ''}, {icon: trash, label: ''}]
        """

    private func layouts(_ rules: String, _ screen: String = screen) -> [String] {
        Checked(rules, screen).diagnostics.map { "\($0.rule) \($0.layouts.joined(separator: " "))" }
    }

    @Test func haveTheSameFindings() {
        let rules = "  r: {summary: S, clauses: [], on: navigationBar.trailing, check: {maxItems: 1}}"
        #expect(layouts(rules) == ["test/r ios/compact ios/regular"])
    }

    @Test func areToldApartByWhatDiffers() {
        let rules = """
              r: {summary: S, clauses: [], on: navigationBar, when: screen.sizeClass == 'regular', check: {absent: title}}
            """
        #expect(layouts(rules) == ["test/r ios/regular"])
    }

    @Test func areToldApartByWhatAVariantSays() {
        let variant = "\nvariants: [{sizeClass: regular, navigationBar: {title: Other, trailing: [{icon: plus}]}}]"
        let rules = """
              title: {summary: S, clauses: [], on: navigationBar.title, check: {noneOf: [Other]}}
              count: {summary: S, clauses: [], on: navigationBar.trailing, check: {maxItems: 1}}
              icon: {summary: S, clauses: [], on: "navigationBar.trailing[]", check: {present: label}}
            """
        let found = layouts(rules, RepeatedLayoutTests.screen + variant)
        #expect(found.contains("test/title ios/regular"))
        #expect(found.contains("test/count ios/compact"))
        #expect(found.filter { $0.hasPrefix("test/icon") }.count == 3)
    }

    /// A rule that is silenced in one layout only is run in each of them, whatever it reads.
    @Test func supersedeInTheirOwn() {
        let rules = """
              first:
                {summary: S, clauses: [], on: navigationBar, when: screen.sizeClass == 'regular',
                check: {absent: title}, supersedes: [test/second]}
              second: {summary: S, clauses: [], on: navigationBar, check: {absent: trailing}}
            """
        #expect(layouts(rules) == ["test/first ios/regular", "test/second ios/compact"])
        let always = rules.replacing(" when: screen.sizeClass == 'regular',", with: "")
        #expect(layouts(always) == ["test/first ios/compact ios/regular"])
    }

    @Test func areJudgedInTheirOwnAppearance() {
        let rules = "  r: {summary: S, clauses: [], on: screen.background, check: {noneOf: [black]}}"
        let screen = "id: s\nbackground: {light: white, dark: black}\nvariants: [{appearance: dark}]"
        #expect(layouts(rules, screen) == ["test/r ios/compact/dark"])
        let turned = "id: s\nappearance: dark\nbackground: {light: white, dark: black}\nvariants: [{appearance: light}]"
        #expect(layouts(rules, turned) == ["test/r ios/compact"])
    }

    @Test(arguments: ["{locale: ar}", "{layoutDirection: rtl}"])
    func haveTheIconsOfTheirOwnDirection(variant: String) {
        let rules =
            "  r: {summary: S, clauses: [], on: 'navigationBar.leading[]', check: {satisfies: self.meaning == 'back'}}"
        let bar = "navigationBar: {leading: [{icon: chevron.right}]}"
        #expect(layouts(rules, "id: s\n\(bar)\nvariants: [\(variant)]") == ["test/r ios/compact"])
        let found = layouts(rules, "id: s\nlocale: ar\n\(bar)\nvariants: [{locale: en}]")
        #expect(found == ["test/r ios/compact/en"])
    }

    @Test(arguments: ["items: [A, {group: g, items: [B, C]}]", "items: [A], overflow: {items: [B]}"])
    func workOutWhatOnlyOneOfThemHasPutInAnotherPlace(bar: String) {
        let rules = "  r: {summary: S, clauses: [], on: 'toolbar.items[]', check: {satisfies: '!has(self.isAction)'}}"
        let screen = "id: s\ntoolbar: {\(bar)}\nvariants: [{state: editing, toolbar: {position: bottom}}]"
        let found = layouts(rules, screen)
        #expect(!found.isEmpty && found.allSatisfy { $0.hasSuffix("ios/compact ios/compact/editing") }, "\(found)")
    }
}
