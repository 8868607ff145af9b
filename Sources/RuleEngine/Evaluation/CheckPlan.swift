import CEL
import Diagnostics
import ScreenModel

/// The rules of a set that are for one platform, arranged so that what several of them ask is found out once a layout.
///
/// Rules that visit the same nodes share the search for them, and operands of `when` that read only the screen are
/// evaluated once for all the rules that have them. Sets of steps, a bit for each, tell which rules have anything to do
/// in a layout, so that the others are not even looked at: a usual layout concerns a third of the rules. With the paths
/// in one tree, this took a fifth off the time of checking the benchmark's corpus.
///
/// A path is closed as long as it has led to nothing that its rules judge; until it is opened, their bodies are not made.
final class CheckPlan: Sendable {
    /// One rule, in the order in which rules are run: what is asked of it most, as plain values.
    struct Step {
        /// The number of the rule in its set.
        let rule: Int
        /// The index of the branch at the end of its path.
        let path: Int
        /// The index of its body, once its path is open.
        let body: Int?
        /// The operands of its `when` that are over the screen alone, as indices of `sharedTerms`.
        let sharedTerms: Range<Int>
        /// The other operands of its `when`, as indices of `terms`.
        let terms: Range<Int>
        let readsText: Bool
        let judgesNothing: Bool
        let hasException: Bool
        /// Whether satisfying it settles the rules that it supersedes.
        let isLimit: Bool
        /// Whether there are such rules.
        let supersedes: Bool
    }

    /// An operand of the outermost `&&` of a rule's `when`.
    struct Term {
        /// The tests that it is made of, as indices of `tests`; empty if it is anything else.
        let tests: Range<Int>
        /// The index of the condition that it is a part of, and its own among the parts of that.
        let condition: Int
        let part: Int
    }

    let platform: UInt32
    let steps: [Step]
    let bodies: [CompiledRule.Body]
    /// For each step, the numbers of its terms over the screen alone.
    let sharedTerms: [Int]
    /// The terms over the screen alone, by number: each once, whatever the number of rules that have it.
    let screenTerms: [Term]
    /// For each of them, the steps that have it.
    let stepsByScreenTerm: StepSets
    let terms: [Term]
    let conditions: [Condition]
    let tests: [FieldTest]
    let routes: CheckRoutes
    /// For each branch whether it is open.
    let isOpen: [Bool]

    /// Makes the plan of a rule set's rules for a platform, with all paths closed.
    convenience init(_ rules: RuleSet, platform: UInt32) {
        let routes = CheckRoutes(rules, platform: platform)
        let isOpen = Array(repeating: false, count: routes.paths.branches.count)
        self.init(rules, routes, platform: platform, isOpen: isOpen)
    }

    /// The same plan with more open paths.
    func opening(_ paths: [Int], _ rules: RuleSet) -> CheckPlan {
        var isOpen = isOpen
        for path in paths { isOpen[path] = true }
        return CheckPlan(rules, routes, platform: platform, isOpen: isOpen)
    }

    private init(_ rules: RuleSet, _ routes: CheckRoutes, platform: UInt32, isOpen: [Bool]) {
        self.platform = platform
        self.routes = routes
        self.isOpen = isOpen
        var builder = Builder(stepCount: routes.rules.count)
        for (number, path) in zip(routes.rules, routes.pathOfStep) {
            builder.add(
                rules.rules[number],
                number,
                path,
                isOpen: isOpen[path],
                supersedes: !rules.superseded[number].isEmpty
            )
        }
        steps = builder.steps
        bodies = builder.bodies
        sharedTerms = builder.sharedTerms
        screenTerms = builder.screenTerms
        stepsByScreenTerm = builder.stepsByScreenTerm
        terms = builder.terms
        conditions = builder.conditions
        tests = builder.tests
    }

    private struct Builder {
        var steps = [Step]()
        var bodies = [CompiledRule.Body]()
        var sharedTerms = [Int]()
        var screenTerms = [Term]()
        var stepsByScreenTerm: StepSets
        var terms = [Term]()
        var conditions = [Condition]()
        var tests = [FieldTest]()
        private var termNumbers: [String: Int] = [:]

        init(stepCount: Int) { stepsByScreenTerm = StepSets(count: 0, stepCount: stepCount) }

        mutating func add(_ rule: CompiledRule, _ number: Int, _ path: Int, isOpen: Bool, supersedes: Bool) {
            let (firstShared, first) = (sharedTerms.count, terms.count)
            if isOpen {
                bodies.append(rule.body)
                if let condition = rule.condition { add(condition, of: rule) }
            }
            steps.append(
                Step(
                    rule: number,
                    path: path,
                    body: isOpen ? bodies.count - 1 : nil,
                    sharedTerms: firstShared..<sharedTerms.count,
                    terms: first..<terms.count,
                    readsText: rule.readsText,
                    judgesNothing: rule.kind.judgesNothing,
                    hasException: isOpen && rule.exception != nil,
                    isLimit: rule.kind.isLimit,
                    supersedes: supersedes
                )
            )
        }

        private mutating func add(_ condition: Condition, of rule: CompiledRule) {
            conditions.append(condition)
            for (index, part) in condition.program.parts.enumerated() {
                let term = term(index, of: condition.program)
                if part.reads(variable: 1) || part.reads(variable: 2) {
                    terms.append(term)
                } else {
                    let number = number(of: term, in: condition, rule)
                    sharedTerms.append(number)
                    stepsByScreenTerm.insert(steps.count, into: number)
                }
            }
        }

        private mutating func term(_ part: Int, of program: Program) -> Term {
            let first = tests.count
            tests += program.tests[program.parts[part].tests]
            return Term(tests: first..<tests.count, condition: conditions.count - 1, part: part)
        }

        private mutating func number(of term: Term, in condition: Condition, _ rule: CompiledRule) -> Int {
            var text = condition.text(ofPart: term.part)
            // The same words with other parameters are not the same term.
            if !rule.definition.parameters.isEmpty, text.holds("params") { text += " in \(steps.count)" }
            if let known = termNumbers[text] { return known }
            termNumbers[text] = screenTerms.count
            screenTerms.append(term)
            return stepsByScreenTerm.append()
        }
    }
}
