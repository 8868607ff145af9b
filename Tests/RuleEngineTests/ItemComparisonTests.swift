import RuleEngine
import Testing

@Suite("uniform and unique")
struct ItemComparisonTests {
    static let uniform = "on: toolbar.items\ncheck: {uniform: style, where: item.isTextButton}"
    static let unique = "on: toolbar.items\ncheck: {unique: icon}"

    @Test("uniform points at the element that differs from the most")
    func uniformViolated() {
        let trial = RuleTrial(
            Self.uniform,
            on: """
                toolbar:
                  items:
                    - {label: A, style: primary}
                    - {label: B, style: secondary}
                    - {label: C}
                    - {label: D, style: secondary}
                """
        )
        #expect(trial.verdict == .violated)
        #expect(
            trial.findings == [
                "4: toolbar.items[0]: This is 'primary', where others are 'secondary'; they should be alike."
            ]
        )
        #expect(trial.related == [5])
    }

    @Test("what is not known leaves uniform open, unless it is decided without it")
    func uniformOpen() {
        #expect(
            RuleTrial(Self.uniform, on: "toolbar: {items: [{label: A, style: primary}, {label: B}]}").verdict
                == .undetermined
        )
        #expect(RuleTrial(Self.uniform, on: "toolbar: {items: [{label: A}, {icon: plus}]}").verdict == .satisfied)
        let alike =
            "toolbar: {items: [{label: A, style: plain}, {label: B, style: plain}, {icon: plus, style: primary}]}"
        #expect(RuleTrial(Self.uniform, on: alike).verdict == .satisfied)
    }

    @Test("unique compares icons as names, and leaves out what has none")
    func uniqueViolated() {
        let trial = RuleTrial(
            Self.unique,
            on: """
                toolbar:
                  items:
                    - {icon: chevron.left}
                    - {label: Cancel}
                    - {label: Done}
                    - {icon: Chevron-Left}
                """
        )
        #expect(trial.findings == ["7: toolbar.items[3]: 'chevron.left' stands here 2 times; it should stand once."])
        #expect(trial.related == [4])
    }

    @Test("unique is undetermined where two may be the same")
    func uniqueOpen() {
        let rule = "on: toolbar.items\ncheck: {unique: action}"
        #expect(RuleTrial(rule, on: "toolbar: {items: [{action: a}, {label: B}]}").verdict == .undetermined)
        #expect(RuleTrial(rule, on: "toolbar: {items: [{action: a}, {action: b}]}").verdict == .satisfied)
        #expect(RuleTrial(rule, on: "toolbar: {items: [{action: a}, {label: B}, {action: a}]}").verdict == .violated)
    }

    @Test("a field that elements do not have is a mistake, with a suggestion")
    func mistakes() {
        let trial = RuleTrial("on: toolbar.items\ncheck: {unique: icno}", on: "name: S")
        #expect(trial.mistakes == ["An item has no field 'icno'; did you mean 'icon'?"])
        #expect(
            RuleTrial("on: toolbar\ncheck: {unique: icon}", on: "name: S").mistakes == [
                "'unique' wants a list; 'toolbar' is a component: visit 'toolbar.items'."
            ]
        )
    }
}
