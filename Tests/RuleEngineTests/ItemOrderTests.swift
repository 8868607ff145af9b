import RuleEngine
import Testing

@Suite("order")
struct ItemOrderTests {
    static let list = """
        toolbar:
          items:
            - {label: A, role: add}
            - {label: B, role: done}
            - {label: C, role: edit}
        """

    @Test(
        "points at the element out of place",
        arguments: [
            ("first: item.role == 'done'", ["5: toolbar.items[1]: This should stand first."], [4]),
            ("last: item.role == 'done'", ["5: toolbar.items[1]: This should stand last."], [6]),
            (
                "before: [item.role == 'edit', item.role == 'add']",
                ["6: toolbar.items[2]: This should stand further to the front."], [4]
            ),
            ("first: item.role == 'add'", [], []),
            ("last: item.role == 'edit'", [], []),
            ("before: [item.role == 'add', item.role == 'done']", [], []),
            ("first: item.role == 'close'", [], []),
        ]
    )
    func order(check: String, findings: [String], related: [Int]) {
        let trial = RuleTrial("on: toolbar.items\ncheck: {order: {\(check)}}", on: Self.list)
        #expect(trial.mistakes.isEmpty)
        #expect(trial.findings == findings)
        #expect(trial.related == related)
        #expect(trial.verdict == (findings.isEmpty ? .satisfied : .violated))
    }

    @Test("an element that may be out of place leaves it open; 'where' leaves elements out")
    func open() {
        let screen = "toolbar: {items: [{label: A}, {label: B, role: done}]}"
        let rule = "on: toolbar.items\ncheck: {order: {first: item.role == 'done'}}"
        #expect(RuleTrial(rule, on: screen).verdict == .undetermined)
        let filtered = "on: toolbar.items\ncheck: {order: {first: item.role == 'done'}, where: item.label != 'A'}"
        #expect(RuleTrial(filtered, on: screen).verdict == .satisfied)
    }

    @Test("a mistake in its value is reported")
    func mistakes() {
        #expect(
            RuleTrial("on: toolbar.items\ncheck: {order: {frist: 'true'}}", on: "name: S").mistakes
                == ["'order' has no key 'frist'; did you mean 'first'?"]
        )
        #expect(
            RuleTrial("on: toolbar.items\ncheck: {order: {front: 'true'}}", on: "name: S").mistakes
                == ["'order' takes one of first, last and before: [A, B], such as order: {first: item.role == 'back'}."]
        )
        #expect(
            RuleTrial("on: toolbar.items\ncheck: {order: {before: ['true']}}", on: "name: S").mistakes
                == ["'before' takes a list of two conditions."]
        )
    }
}
