import Diagnostics
import Testing

/// A finding of a component as a whole stands at what brings it.
@Suite struct FaultPlaceTests {
    @Test(arguments: [
        ("navigationBar: {size: large, position: top}", "2:23"),
        ("navigationBar: {size: small, hidden: temporary}", "2:38"),
        ("navigationBar: {size: small, title: Orders, titleVisible: true}", "2:37"),
        ("navigationBar: {size: small, leading: []}\nstatusBar: {style: custom, showsClock: false}", "3:40"),
    ])
    func standsAtTheFieldThatAConditionFailsOn(bars: String, place: String) {
        let rule = """
              plain:
                summary: Plain
                on: navigationBar
                check:
                  satisfies: >-
                    self.size != 'large' && self.hidden != 'temporary' && !(has(self.title) && self.titleVisible)
                    && screen.statusBar.showsClock
            """
        #expect(Checked(rule, "id: a\n\(bars)\n").places == ["\(place) test/plain"])
    }

    @Test func whatTheScreenIsIsNoFaultOfAPart() {
        let rule = "  r:\n    summary: S\n    on: navigationBar.logo\n    check: {satisfies: screen.role == 'home'}\n"
        let checked = Checked(rule, "id: a\nrole: child\nnavigationBar: {logo: {height: 20}}\n")
        #expect(checked.places == ["3:23 test/r"])
    }

    @Test(arguments: [
        ("{state: error, navigationBar: {title: null}}", "3:27"),
        ("{state: error, navigationBar: {size: small}}", ""),
        ("{state: error, navigationBar: null}", ""),
    ])
    func standsAtTheVariantThatBringsIt(variant: String, place: String) {
        let rule = "  titled:\n    summary: S\n    on: navigationBar\n    check: {present: title}\n"
        let checked = Checked(rule, "id: a\nnavigationBar: {title: A, leading: []}\nvariants: [\(variant)]\n")
        #expect(checked.places == (place.isEmpty ? [] : ["\(place) test/titled"]))
    }

    @Test func aTextWithoutAnExpressionIsReadInEachLanguage() {
        let rule = "  r:\n    summary: S\n    on: navigationBar\n    check: {present: title}\n"
        let checked = Checked(rule, "id: a\nnavigationBar: {title: {en: Orders, de: \"\"}}\n")
        #expect(checked.diagnostics.map(\.locale) == ["de"])
    }

    @Test func aWordOfAListIsPointedAt() {
        let rule = """
              r:
                summary: S
                on: navigationBar
                check: {satisfies: self.size == 'large', at: self.size}
                fix: {set: {size: large}}
            """
        let checked = Checked(rule, "id: a\nnavigationBar:\n  title: A\n  size: small\n")
        #expect(checked.places == ["4:9 test/r"])
        #expect(checked.diagnostics.first?.fixes.first?.edits.first?.text == "large")
    }

    /// What is worked out of the rest stands nowhere.
    @Test func aDerivedFieldIsNotPointedAt() {
        let rule = """
              r:
                summary: S
                on: toolbar.helperText
                check: {satisfies: "!screen.toolbar.hasOverflowButton"}
            """
        let bar = "toolbar:\n  items: [A]\n  overflow: {items: [B]}\n  helperText: C\n"
        #expect(Checked(rule, "id: a\n\(bar)").places == ["5:15 test/r"])
    }
}
