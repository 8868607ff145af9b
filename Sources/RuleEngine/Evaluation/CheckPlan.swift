import CEL
import Diagnostics
import Diagnostics

/// The rules of a set that are for one platform, arranged so that what several of them ask is found out once a layout.
///
/// Rules that visit the same nodes share the search for them, and operands of `when` that read only the screen are
/// evaluated once for all the rules that have them. Sets of steps, a bit for each, tell which rules have anything to do
/// in a layout. A path is closed as long as it has led to nothing that its rules judge; until then, their bodies are
/// not made.
final class CheckPlan: Sendable {
    let platform: UInt32
    let steps: [CheckStep]
    let bodies: [CompiledRule.Body]
    /// For each step, the numbers of its operands over the screen alone.
    let sharedOperands: [Int]
    /// The operands over the screen alone, by number: each once, whatever the number of rules that have it.
    let screenOperands: [WhenOperand]
    /// For each of them, the steps that have it.
    let stepsByScreenOperand: StepSets
    let operands: [WhenOperand]
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
        (self.platform, self.routes, self.isOpen) = (platform, routes, isOpen)
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
        sharedOperands = builder.sharedOperands
        screenOperands = builder.screenOperands
        stepsByScreenOperand = builder.stepsByScreenOperand
        operands = builder.operands
        conditions = builder.conditions
        tests = builder.tests
    }

    private struct Builder {
        var steps = [CheckStep]()
        var bodies = [CompiledRule.Body]()
        var sharedOperands = [Int]()
        var screenOperands = [WhenOperand]()
        var stepsByScreenOperand: StepSets
        var operands = [WhenOperand]()
        var conditions = [Condition]()
        var tests = [FieldTest]()
        private var operandNumbers: [String: Int] = [:]

        init(stepCount: Int) { stepsByScreenOperand = StepSets(count: 0, stepCount: stepCount) }

        mutating func add(_ rule: CompiledRule, _ number: Int, _ path: Int, isOpen: Bool, supersedes: Bool) {
            let (firstShared, first) = (sharedOperands.count, operands.count)
            if isOpen {
                bodies.append(rule.body)
                if let condition = rule.body.condition { add(condition, of: rule) }
            }
            steps.append(
                CheckStep(
                    ruleNumber: UInt32(number),
                    branch: UInt32(path),
                    bodyIndex: isOpen ? UInt32(bodies.count - 1) : nil,
                    sharedRange: CompactRange(firstShared..<sharedOperands.count),
                    operandRange: CompactRange(first..<operands.count),
                    readsText: rule.readsText,
                    judgesNothing: rule.kind.judgesNothing,
                    hasException: isOpen && rule.body.exception != nil,
                    isLimit: rule.kind.isLimit,
                    supersedes: supersedes
                )
            )
        }

        private mutating func add(_ condition: Condition, of rule: CompiledRule) {
            conditions.append(condition)
            for (index, part) in condition.program.parts.enumerated() {
                let operand = operand(index, of: condition.program)
                if part.reads(variable: 1) || part.reads(variable: 2) {
                    operands.append(operand)
                } else {
                    let number = number(of: operand, in: condition, rule)
                    sharedOperands.append(number)
                    stepsByScreenOperand.insert(steps.count, into: number)
                }
            }
        }

        private mutating func operand(_ part: Int, of program: Program) -> WhenOperand {
            let first = tests.count
            var group = program.parts[part].tests
            tests += program.tests[group.indices.range]
            group.indices = CompactRange(first..<tests.count)
            return WhenOperand(tests: group, condition: UInt32(conditions.count - 1), part: UInt32(part))
        }

        private mutating func number(of operand: WhenOperand, in condition: Condition, _ rule: CompiledRule) -> Int {
            var text = condition.text(ofPart: Int(operand.part))
            // The same words are not the same operand where they stand for others, or take other parameters; what a
            // 'let' names may use what stands before it.
            for named in rule.definition.definitions.reversed() where text.holds(named.name) {
                text += " \(named.name): \(named.expression.text)"
            }
            if !rule.definition.parameters.isEmpty, text.holds("params") { text += " in \(steps.count)" }
            if let known = operandNumbers[text] { return known }
            operandNumbers[text] = screenOperands.count
            screenOperands.append(operand)
            return stepsByScreenOperand.append()
        }
    }
}
