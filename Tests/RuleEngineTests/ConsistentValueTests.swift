import RuleEngine
import Testing

@Suite("consistent")
struct ConsistentValueTests {
    static let rule = """
        on: toolbar.items
        check: {consistent: "self.map(item, item.action)", across: layouts}
        """

    @Test("layouts that differ from most are found, with the place of the norm")
    func layouts() {
        let trial = RuleTrial(
            Self.rule,
            on: """
                platform: visionos
                sizeClasses: [compact, regular]
                toolbar:
                  items: [{action: a}, {action: b}]
                variants:
                  - state: editing
                    sizeClass: regular
                    toolbar: {items: [{action: a}]}
                """
        )
        #expect(
            trial.findings == [
                "9: toolbar.items: This is '[a]' in visionos/regular/editing, and '[a, b]' in visionos/compact; "
                    + "it should be the same in all layouts."
            ]
        )
        #expect(trial.verdict == .violated)
        #expect(trial.related == [5])
    }

    @Test("of two layouts that differ, the one that a variant brings is found")
    func variant() {
        let trial = RuleTrial(
            Self.rule,
            on: """
                platform: ipados
                sizeClasses: [compact, regular]
                toolbar:
                  items: [{action: a}, {action: b}]
                variants:
                  - sizeClass: compact
                    toolbar: {items: [{action: a}]}
                """
        )
        #expect(
            trial.findings == [
                "8: toolbar.items: This is '[a]' in ipados/compact, and '[a, b]' in ipados/regular; "
                    + "one should follow the other."
            ]
        )
        #expect(trial.related == [5])
    }

    @Test("another language says things otherwise")
    func languages() {
        let rule = """
            on: toolbar.items
            check: {consistent: "self.map(item, item.label)", across: layouts}
            """
        let screen = """
            sizeClasses: [compact, regular]
            toolbar: {items: [{label: Share}]}
            variants: [{locale: de, toolbar: {items: [{label: Teilen}]}}]
            """
        #expect(RuleTrial(rule, on: screen).verdict == .satisfied)
        let other = screen.replacing("locale: de", with: "orientation: landscape")
        #expect(RuleTrial(rule, on: other).verdict == .violated)
    }

    @Test("what is not known differs from nothing")
    func unknown() {
        let screen = """
            sizeClasses: [compact, regular]
            toolbar: {items: [{action: a}]}
            variants: [{sizeClass: regular, toolbar: {items: [{label: B}]}}]
            """
        #expect(RuleTrial(Self.rule, on: screen).verdict == .undetermined)
        #expect(RuleTrial(Self.rule, on: "toolbar: {items: [{action: a}]}").verdict == .satisfied)
    }

    @Test("a rule that compares supersedes another at the same node, and only there")
    func supersedes() {
        let rules = """
              side:
                summary: Side
                on: screen.buttons[]
                check: {consistent: "screen.navigationBar.trailing.size() > 0", across: layouts}
                supersedes: [test/left]
              left:
                summary: Left
                on: navigationBar.trailing[]
                check: {satisfies: "self.role != 'back'"}
            """
        let moved = Checked(
            rules,
            """
            id: a
            sizeClasses: [compact, regular]
            navigationBar: {leading: [{role: back}]}
            variants: [{sizeClass: regular, navigationBar: {leading: [], trailing: [{role: back}]}}]
            """
        )
        #expect(moved.places == ["4:73 test/side"])
        #expect(Checked(rules, "id: a\nnavigationBar: {trailing: [{role: back}]}\n").places == ["2:28 test/left"])
    }

    @Test("'across' is layouts or screens")
    func mistakes() {
        let wanted = ["'consistent' takes 'across: layouts' or 'across: screens'."]
        #expect(
            RuleTrial("on: toolbar\ncheck: {consistent: self.position, across: files}", on: "name: S").mistakes
                == wanted
        )
    }
}
