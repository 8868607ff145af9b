import RuleEngine
import Testing

/// Rules on keys of a team's own, which begin with `x-`.
@Suite struct OwnKeyTests {
    @Test(arguments: [
        ("x-owner", "{matches: '^team-'}", "x-owner: pay", "2: x-owner"),
        ("screen.x-owner", "{oneOf: [a, b]}", "x-owner: pay", "2: x-owner"),
        ("navigationBar.x-owner", "{maxCharacters: 2}", "navigationBar: {x-owner: pay}", "2: navigationBar.x-owner"),
        (
            "navigationBar.trailing[].x-analytics.event", "{matches: '^[a-z_]+$'}",
            "navigationBar: {trailing: [{x-analytics: {event: addItem}}]}",
            "2: navigationBar.trailing[0].x-analytics.event"
        ),
        ("x-tags", "{maxItems: 1}", "x-tags: [a, b]", "2: x-tags[1]"),
        ("x-tags", "{unique: item}", "x-tags: [a, a]", "2: x-tags[1]"),
        ("x-tags", "{unique: item.name}", "x-tags: [{name: a}, {name: a}]", "2: x-tags[1]"),
        ("x-tags[]", "{noneOf: [b]}", "x-tags: [a, b]", "2: x-tags[1]"),
        ("x-tags[]", "{noneOf: [b]}", "x-tags: b", "2: x-tags"),
        ("x-tags[].name", "{is: a}", "x-tags: [{name: b}]", "2: x-tags[0].name"),
        ("x-approved", "{is: true}", "x-approved: false", "2: x-approved"),
        ("x-priority", "{range: {max: 3}}", "x-priority: 4", "2: x-priority"),
        ("x-ticket", "{matches: '^[A-Z]'}", "x-ticket: 4711", "2: x-ticket"),
        ("x-ticket", "{satisfies: parent.name == self}", "x-ticket: a\nname: b", "2: x-ticket"),
        ("x-words", "{terms: {log in: sign in}}", "x-words: Please log in", "2: x-words"),
        ("navigationBar", "{present: x-owner}", "navigationBar: {title: A}", "2: navigationBar"),
        ("navigationBar", "{present: x-owner}", "navigationBar: {x-owner: ' '}", "2: navigationBar"),
        ("navigationBar", "{present: x-owner}", "navigationBar: {x-owner: []}", "2: navigationBar"),
        ("navigationBar", "{absent: x-owner}", "navigationBar: {x-owner: a}", "2: navigationBar.x-owner"),
        (
            "navigationBar.trailing", "{unique: x-id}", "navigationBar: {trailing: [{x-id: 1}, {x-id: 1}]}",
            "2: navigationBar.trailing[1]"
        ),
    ])
    func aKeyOfATeamsOwnIsVisited(path: String, check: String, screen: String, place: String) {
        let trial = RuleTrial("on: \(path)\ncheck: \(check)", on: screen)
        #expect(trial.mistakes == [])
        #expect(trial.verdict == .violated)
        #expect(trial.findings.map { $0.split(separator: ": ").prefix(2).joined(separator: ": ") } == [place])
    }

    @Test(arguments: [
        ("x-owner", "{matches: '^team-'}", "", Verdict.notApplicable),
        ("x-owner", "{matches: '^team-'}", "x-owner:", .notApplicable),
        ("x-owner", "{matches: '^team-'}", "x-owner: team-a", .satisfied),
        ("x-owner", "{matches: '^team-'}", "x-owner: [team-a]", .undetermined),
        ("x-priority", "{range: {max: 3}}", "x-priority: high", .undetermined),
        ("x-tags", "{maxItems: 1}", "x-tags: a", .undetermined),
        ("x-analytics.event", "{is: a}", "x-analytics: b", .notApplicable),
        ("navigationBar", "{present: x-owner}", "navigationBar: {x-owner: a}", .satisfied),
        ("navigationBar", "{absent: x-owner}", "navigationBar: {x-other: a}", .satisfied),
    ])
    func whatIsNotThereIsNotJudged(path: String, check: String, screen: String, verdict: Verdict) {
        let trial = RuleTrial("on: \(path)\ncheck: \(check)", on: screen)
        #expect(trial.mistakes == [])
        #expect(trial.verdict == verdict)
    }

    @Test func aKeyOfATeamsOwnIsAnException() {
        let rule = "on: navigationBar\ncheck: {present: title}\nunless: x-exempt"
        #expect(RuleTrial(rule, on: "x-exempt: soon\nnavigationBar: {title: null}").verdict == .notApplicable)
        #expect(RuleTrial(rule, on: "navigationBar: {title: null}").verdict == .violated)
    }

    @Test func aVariantChangesAKeyOfATeamsOwn() {
        let screen = "sizeClasses: [compact, regular]\nx-owner: a\nvariants: [{sizeClass: regular, x-owner: b}]"
        let trial = RuleTrial("on: x-owner\ncheck: {is: a}", on: screen)
        #expect(trial.findings == ["4: x-owner: This is 'b'; it has to be 'a'."])
    }

    @Test func theFixOfAKeyOfATeamsOwnIsApplied() throws {
        let rules = """
            rules:
              approved:
                summary: It is approved
                on: x-approved
                check: {is: true}
                examples:
                  valid: [{x-approved: true}]
                  invalid:
                    - x-approved: false # here
                      fixed: {x-approved: true}
              ticket:
                summary: A ticket is of one screen
                on: x-ticket
                check: {unique: self, across: screens}
                examples:
                  valid: [{screens: [{id: a, x-ticket: A-1}, {id: b, x-ticket: A-2}]}]
                  invalid:
                    - screens:
                        - {id: a, x-ticket: A-1}
                        - {id: b, x-ticket: A-1} # here
            """
        #expect(try PackTrial.failures(rules) == [])
    }

    @Test(arguments: [
        ("x-", "A screen has no field 'x-'"), ("navigationBar..x-a", "A name is missing here"),
        ("navigationBar.trailing.x-a", "A list stands before 'x-a'"),
        ("navigationBar.title.x-a", "Nothing can follow here"),
        ("screen.`x-a`", "Only conditions have backticks; write screen.x-a."),
    ])
    func aPathThatLeadsNowhereIsTold(path: String, message: String) {
        let trial = RuleTrial("on: \(path)\ncheck: {is: a}", on: "")
        #expect(trial.mistakes.count == 1 && trial.mistakes[0].contains(message), "\(trial.mistakes)")
    }
}
