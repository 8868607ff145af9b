import Diagnostics

// How a rule judges one node of a layout.
extension ScreenChecker {
    /// Judges a node by a step of a plan; `screenTruth` is nil if the operands over the screen alone are yet to be
    /// tested.
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
