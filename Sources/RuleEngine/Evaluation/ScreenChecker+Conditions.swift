import Diagnostics
import Tokens

// How the conditions of rules come out; what depends on the screen alone is found once for all rules.

extension ScreenChecker {
    /// Whether the operands of a rule's `when` hold for a node, where those over the screen come to `screenTruth`.
    mutating func truth(of step: CheckStep, _ plan: CheckPlan, _ visit: Visit, _ screenTruth: Truth) -> Truth {
        var result = screenTruth
        for index in step.operands {
            // Who follows the rule sees all operands.
            if result == .no, context.log == nil { return .no }
            result = result && test(plan.operands[index], plan, visit)
        }
        return result
    }

    /// Whether the operands of a rule's `when` over the screen alone hold.
    mutating func screenTruth(_ step: CheckStep, _ plan: CheckPlan, _ locale: Int) -> Truth {
        var result = Truth.yes
        if step.sharedOperands.isEmpty { return result }
        // One who wants to know what is missing has each rule ask for itself.
        let asksOnce = context.log == nil && !notesAbsences
        var reading = locale
        if case .dark = context.reader.appearance { reading += locales.count * (appearances.count - 1) }
        for index in step.sharedOperands {
            let number = plan.sharedOperands[index]
            let position = reading * plan.screenOperands.count + number
            var truth = asksOnce ? screenTruths[position] : nil
            if truth == nil {
                truth = test(plan.screenOperands[number], plan, visits[0])
                if !context.mayHaveFailed { screenTruths[position] = truth }
                // No other rule that asks for it has to be looked at.
                if truth == .no, locales.count == 1, appearances.count == 1, traces.isEmpty {
                    live.subtract(plan.stepsByScreenOperand, number)
                }
            }
            result = result && (truth ?? .unknown)
            if result == .no, context.log == nil { return .no }
        }
        return result
    }

    /// Whether an operand of a rule's `when` holds.
    mutating func test(_ operand: WhenOperand, _ plan: CheckPlan, _ visit: Visit) -> Truth {
        context.test(plan.tests, operand.tests, visit)
            ?? context.test(Int(operand.part), of: plan.conditions[Int(operand.condition)], visit)
    }

    /// Whether there is the node whose presence makes a rule not apply.
    mutating func exception(of body: CompiledRule.Body) -> Truth {
        guard let exception = body.exception else { return .no }
        let isGiven = context.isGiven(exception)
        let result = isGiven == .yes ? "there is one" : isGiven == .no ? "no" : "not described"
        context.explain("unless \(body.definition.unless?.text ?? "")", result)
        return isGiven
    }

    /// Judges a node by a step of a plan; `screenTruth` is nil before the operands over the screen alone are tested.
    mutating func judge(
        _ visit: Visit,
        _ step: CheckStep,
        _ plan: CheckPlan,
        _ screenTruth: Truth?,
        locale: Int
    ) -> Verdict {
        let language = step.readsText ? locales[locale] : 0
        guard let bodyIndex = step.body else { return .notApplicable }
        if isSilenced[step.rule], isSilent(step, visit, locale: language) { return .notApplicable }
        let exception = step.hasException ? self.exception(of: plan.bodies[bodyIndex]) : .no
        if exception == .yes { return .notApplicable }
        context.log?.keyword = "when "
        let screenTruth = screenTruth ?? self.screenTruth(step, plan, locale)
        var truth = !exception && self.truth(of: step, plan, visit, screenTruth)
        if context.mayHaveFailed, let condition = plan.bodies[bodyIndex].condition {
            truth = context.settled(truth, condition, visit)
        }
        guard truth == .yes else { return truth == .no ? .notApplicable : .undetermined }
        let body = plan.bodies[bodyIndex]
        context.log?.keyword = ""
        let found = context.findings.count
        let verdict = body.check.judge(visit, &context)
        if !body.words.isEmpty, context.findings.count > found { context.fill(body.words, from: found, visit) }
        silence(step, visit, verdict, locale: language)
        return verdict
    }
}
