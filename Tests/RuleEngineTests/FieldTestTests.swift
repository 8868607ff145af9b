import Testing

@testable import RuleEngine

/// Tests of single fields are made without the evaluator, and have to come to the same as with it.
@Suite("Tests of fields")
struct FieldTestTests {
    private static let conditions = [
        "screen.isModal", "!screen.scrolls", "screen.toolbar.hidden", "has(screen.toolbar.hidden)",
        "has(screen.navigationBar.title)", "!has(screen.navigationBar.search.placement)",
        "screen.navigationBar.size == 'small'", "'large' != screen.navigationBar.size",
        "screen.navigationBar.search.mode == 'persistent'", "screen.role in ['home', 'parent']",
        "has(screen.tabBar) || screen.state == 'scrolled'", "!(screen.presentation == 'modal')",
        "has(screen.tabBar.items)", "has(screen.role) || has(screen.name)", "screen.role == null",
        "null != screen.navigationBar", "screen.navigationBar.search == null", "screen.toolbar.hidden != null",
        "screen.navigationBar.size == null || screen.navigationBar.size == 'large'",
    ]

    private static let screens = [
        "role: home", "role: null\nscrolls: true", "scrolls: false\npresentation: modal",
        "navigationBar: {title: Orders, size: small}", "navigationBar: {title: '', size: null}",
        "navigationBar: {size: huge, search: {mode: persistent, placement: below}}", "navigationBar: null",
        "toolbar: {hidden: true}", "toolbar: {hidden: null}\nstate: scrolled", "tabBar: {items: []}\nx-own: 1",
        "tabBar: null\nrole: overview",
    ]

    @Test("come to the same as an evaluation", arguments: conditions)
    func agree(condition: String) {
        for screen in FieldTestTests.screens {
            let quick = RuleTrial("on: screen\ncheck: {satisfies: \"\(condition)\"}", on: screen)
            // The elements of a list are evaluated.
            let evaluated = RuleTrial("on: screen\ncheck: {satisfies: \"[\(condition)].all(one, one)\"}", on: screen)
            #expect(quick.mistakes == [])
            #expect(quick.verdict == evaluated.verdict, "\(condition) on \(screen)")
        }
    }

    @Test func areMadeOfItems() {
        let rule = "on: toolbar.items\ncheck: {maxItems: 1, where: item.isAction && item.style != 'primary'}"
        let screen = "toolbar: {items: [{label: A, style: secondary}, {label: B, style: primary}, {label: C}]}"
        #expect(RuleTrial(rule, on: screen).verdict == .undetermined)
        #expect(RuleTrial(rule, on: screen + "\nstate: default").findings == [])
        let other = "toolbar: {items: [{label: A, style: secondary}, {label: C, style: tertiary}]}"
        #expect(RuleTrial(rule, on: other).findings.count == 1)
    }
}
