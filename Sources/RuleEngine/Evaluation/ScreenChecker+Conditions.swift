import CEL
import ScreenModel

// How the conditions of rules come out; what depends on the screen alone is found once for all rules.

extension ScreenChecker {
    /// What an operand of a condition came to.
    enum Outcome: UInt8 {
        case open, yes, no, unknown, failed
    }

    /// What the terms of a rule's condition over the screen alone come to.
    mutating func screenOutcome(_ step: CheckPlan.Step, _ plan: CheckPlan, _ locale: Int) -> Outcome {
        var result = Outcome.yes
        for index in step.sharedTerms {
            let number = plan.sharedTerms[index]
            var outcome = outcomes[locale * plan.screenTerms.count + number]
            if outcome == .open || context.log != nil {
                outcome = self.outcome(of: plan.screenTerms[number], plan, nil)
                outcomes[locale * plan.screenTerms.count + number] = outcome
                // No other rule that asks for it has to be looked at.
                if outcome == .no, locales.count == 1, traces.isEmpty { live.subtract(plan.stepsByScreenTerm, number) }
            }
            result = ScreenChecker.conjunction(result, outcome)
            if result == .no, context.log == nil { return .no }
        }
        return result
    }

    mutating func outcome(of term: CheckPlan.Term, _ plan: CheckPlan, _ visit: Visit?) -> Outcome {
        if !term.tests.isEmpty, context.log == nil {
            switch context.test(plan.tests, term.tests, visit?.place.record.offset ?? 0) {
            case .yes: return .yes
            case .no: return .no
            case .unknown: return .unknown
            }
        }
        let value = context.evaluate(term.part, of: plan.conditions[term.condition], visit)
        if value.isTrue { return .yes }
        if value.isFalse { return .no }
        return value.isAbsent ? .unknown : .failed
    }

    /// `&&`, where what is false decides, and what is not described wins over what failed.
    static func conjunction(_ left: Outcome, _ right: Outcome) -> Outcome {
        if left == .no || right == .no { return .no }
        if left == .unknown || right == .unknown { return .unknown }
        return left == .failed || right == .failed ? .failed : .yes
    }
}
