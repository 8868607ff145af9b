import Diagnostics
import ScreenModel
import Tokens

// What somebody who follows a rule gets to see: the very judging that all others get, with what is decided on the way.

extension ScreenChecker {
    /// Begins the traces of the followed rules in a layout.
    mutating func beginTraces(_ plan: CheckPlan, layout: Int) {
        for number in traces.keys {
            let rule = ruleSet.rules[number]
            let steps = plan.steps.filter { $0.rule == number }
            for locale in rule.readsText ? locales[...] : locales[..<1] {
                var trace = RuleTrace(layout: layouts[layout].name, number: layout)
                if locale != 0, rule.readsText {
                    trace.locale = TextLanguage.name(ofLocale: locale, in: reader.store)
                    trace.localeNumber = locale
                }
                // Of several paths one is enough, unless another is open.
                let reached = steps.filter { !reaches[$0.path].visits.isEmpty || reaches[$0.path].isUnknown }
                for step in reached.isEmpty ? steps[...].prefix(1) : reached[...] {
                    note(reaches[step.path], rule, in: &trace)
                }
                if steps.isEmpty {
                    trace.notes.append("The rule is for \(rule.definition.platforms.joined(separator: ", ")).")
                }
                traces[number]?.append(trace)
            }
        }
    }

    /// Notes what keeps a rule from its nodes.
    private func note(_ reach: PathTree.Reach, _ rule: CompiledRule, in trace: inout RuleTrace) {
        let path = rule.definition.on.text
        let judged = reach.visits.range.count { rule.kind.judgesNothing || !visits[$0].value.isNull }
        if reach.isUnknown {
            let said = "The description does not say \(judged == 0 ? "anything" : "all") about '\(path)'."
            // Each of its paths may be open.
            if !trace.notes.contains(said) { trace.notes.append(said) }
            trace.verdict = .undetermined
        }
        if judged < reach.visits.range.count || !reach.isUnknown && judged == 0 {
            trace.notes.append("There is no '\(path)', so there is nothing to check.")
        }
    }

    /// Judges a node for a rule that is followed, and adds what came of it to the trace.
    mutating func judgeAndTrace(_ visit: Visit, _ step: CheckStep, _ plan: CheckPlan, locale: Int) -> Verdict {
        context.log = RuleTrace.Log()
        defer { context.log = nil }
        let path = reader.store.path(of: visit.place)
        var node = RuleTrace.Node(
            node: reader.store.node(of: visit.place, locale: context.reader.locale),
            path: (path.isEmpty ? "screen" : path)
                + (appearances.count > 1 && ruleSet.rules[step.rule].readsColor
                    ? " (\(context.reader.appearance.rawValue) appearance)" : ""),
            value: context.described(visit)
        )
        node.verdict = judge(visit, step, plan, nil, locale: locale)
        if let log = context.log {
            (node.remarks, node.findings, node.facts) = (log.remarks, log.findings, log.facts)
            node.hasFailed = log.hasFailed
        }
        // The traces of the layout at hand are the last, one for each locale.
        let count = traces[step.rule]?.count ?? 0
        traces[step.rule]?[count - (step.readsText ? locales.count : 1) + locale].nodes.append(node)
        return node.verdict
    }
}

extension ScreenChecker.Silence {
    /// Why the rule has nothing to say.
    func reason(_ rules: RuleSet) -> String {
        if rules.supersededElsewhere[cause].contains(rule) { return "of two guidelines, this one decides here" }
        return verdict == .violated ? "it has found something here already" : "it sets a limit here, which is met"
    }
}
