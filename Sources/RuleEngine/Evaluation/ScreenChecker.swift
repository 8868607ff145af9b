import CEL
package import ScreenModel

/// Runs sets of rules over the layouts of the screens of one file.
///
/// Extensions hold how conditions come out, which layouts repeat the first, which rule goes before which, and what is
/// made of the findings once all layouts are done.
package struct ScreenChecker {
    /// What a path leads to in the layout at hand.
    struct Reach {
        /// The nodes, as indices of `visits`; also fields for which there is none, whose value is null.
        var visits = 0..<0
        /// Whether the description does not say all of it.
        var isUnknown = false
        /// Whether it has been looked for.
        var isKnown = false
    }

    let reader: LayoutReader
    private let measuresTime: Bool
    var context: CheckContext

    // Of the screen at hand.
    var ruleSet = RuleSet([])
    var layouts: [Layout] = []
    var locales: [UInt32] = []
    var result = ScreenResult(verdicts: [])
    /// The latest finding about each node.
    var known: [FindingKey: Int] = [:]
    /// For each finding an earlier one about the same node; -1 if there is none.
    var earlier: [Int] = []
    var compared: [ScreenFinding] = []
    var facts: [NotedFact] = []
    /// For each step of the first layout's plan.
    var traces: [Trace] = []
    var silences: [Silence] = []

    // Of the layout at hand.
    var visits: [Visit] = []
    var reaches: [Reach] = []
    /// What the terms over the screen alone came to: in the first locale, then in the second, and so on.
    var outcomes: [Outcome] = []
    var silenced = Set<Silence>()
    /// Whether a rule is silenced anywhere.
    var isSilenced: [Bool] = []
    /// Whether a rule may be silenced elsewhere than in the first layout.
    var isUnsettled: [Bool] = []

    var store: RecordStore { reader.store }

    /// Checks one screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - layouts: All its layouts.
    ///   - rules: The rules in force.
    ///   - reader: The records of the file.
    /// - Returns: The findings and verdicts of the screen.
    package static func check(
        _ screen: Screen,
        _ layouts: [Layout],
        _ rules: RuleSet,
        _ reader: LayoutReader
    ) -> ScreenResult {
        var checker = ScreenChecker(reader)
        return checker.check(screen, layouts, rules)
    }

    /// Creates a checker of the screens of a file, whose memory serves one screen after the other.
    ///
    /// - Parameters:
    ///   - reader: The records of the file.
    ///   - measuresTime: Whether to tell how long each rule took.
    package init(_ reader: LayoutReader, measuresTime: Bool = false) {
        self.reader = reader
        self.measuresTime = measuresTime
        context = CheckContext(layout: Record(offset: 0), reader: reader)
    }

    /// Checks a screen of the file.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - layouts: All its layouts.
    ///   - rules: The rules in force.
    /// - Returns: The findings and verdicts of the screen.
    package mutating func check(_ screen: Screen, _ layouts: [Layout], _ rules: RuleSet) -> ScreenResult {
        guard !layouts.isEmpty else { return ScreenResult(verdicts: []) }
        ruleSet = rules
        self.layouts = layouts
        locales = screen.locales.isEmpty ? [0] : screen.locales
        result = ScreenResult(verdicts: Array(repeating: .notApplicable, count: rules.rules.count))
        if measuresTime { result.times = Array(repeating: .zero, count: rules.rules.count) }
        known.removeAll(keepingCapacity: true)
        earlier.removeAll(keepingCapacity: true)
        compared.removeAll()
        facts.removeAll()
        traces.removeAll(keepingCapacity: true)
        silences.removeAll(keepingCapacity: true)
        for index in layouts.indices { check(layout: index) }
        compareLayouts()
        collectFacts(of: screen)
        mergeLocales()
        result.findings = rules.adding(compared, to: result.findings, store)
        return result
    }

    private mutating func check(layout index: Int) {
        var plan = ruleSet.plan(for: layouts[index].platform)
        begin(plan, layouts[index])
        var differences: FieldSet?
        if index > 0, layouts[index].platform == layouts[0].platform {
            differences = LayoutDifference(layouts[0].record, layouts[index].record, reader).fields
        }
        for position in plan.steps.indices {
            var step = plan.steps[position]
            if let differences, isRepeatable(step, plan, differences) {
                repeatFirst(position, layout: index)
                continue
            }
            if !step.isOpen, hasSomethingToJudge(step, plan) {
                plan = opened(plan)
                step = plan.steps[position]
            }
            let (findings, silences) = (result.findings.count, silences.count)
            if measuresTime {
                result.times[step.rule] += ContinuousClock().measure { run(step, plan, layout: index) }
            } else {
                run(step, plan, layout: index)
            }
            if index == 0, layouts.count > 1 {
                traces.append(
                    Trace(
                        findings: findings..<result.findings.count,
                        silences: silences..<self.silences.count
                    )
                )
            } else if differences != nil {
                for other in ruleSet.superseded[step.rule] { isUnsettled[other] = true }
            }
        }
        for number in ruleSet.telling where ruleSet.rules[number].applies(to: layouts[index].platform) {
            tell(ruleSet.rules[number], number, layout: index)
        }
    }

    /// The plan with all paths open that lead to something in the layout at hand.
    private mutating func opened(_ plan: CheckPlan) -> CheckPlan {
        var paths = [Int]()
        for step in plan.steps where !step.isOpen && hasSomethingToJudge(step, plan) { paths.append(step.path) }
        let plan = ruleSet.plan(plan, opening: paths)
        // Terms have other numbers in another plan.
        outcomes.reset(to: .open, count: plan.screenTerms.count * locales.count)
        return plan
    }

    /// Whether there is something in the layout at hand that a rule judges.
    private mutating func hasSomethingToJudge(_ step: CheckPlan.Step, _ plan: CheckPlan) -> Bool {
        reach(step.path, plan).visits.contains { step.judgesNothing || !visits[$0].value.isNull }
    }

    /// Notes what the screen says of itself, for others to be compared with.
    private mutating func tell(_ rule: CompiledRule, _ number: Int, layout: Int) {
        let place = Place(context.layout)
        let value = Slot(node: reader.node(of: context.layout), payload: context.layout.offset)
        let screen = Visit(place: place, value: value, kind: NodeKind(.component(.screen)))
        for locale in rule.readsText ? locales[...] : locales[..<1] {
            context.reader.locale = locale
            rule.check.tell(of: screen, &context)
            collectFacts(of: number, layout: layout, locale: rule.readsText ? locale : 0)
            if context.hasFailed { noteFailure(of: number) }
        }
    }

    /// Makes ready for another layout.
    private mutating func begin(_ plan: CheckPlan, _ layout: Layout) {
        context.layout = layout.record
        silenced.removeAll(keepingCapacity: true)
        visits.removeAll(keepingCapacity: true)
        isSilenced.reset(to: false, count: ruleSet.rules.count)
        isUnsettled.reset(to: false, count: ruleSet.rules.count)
        reaches.reset(to: Reach(), count: plan.paths.count)
        outcomes.reset(to: .open, count: plan.screenTerms.count * locales.count)
    }

    /// Finds the nodes that a path leads to in the layout at hand.
    private mutating func reach(_ index: Int, _ plan: CheckPlan) -> Reach {
        if reaches[index].isKnown { return reaches[index] }
        let start = visits.count
        let path = plan.paths[index]
        let isUnknown = NodePath.collect(plan.pathSteps, path.steps, path.kind, context.layout, reader, into: &visits)
        reaches[index] = Reach(visits: start..<visits.count, isUnknown: isUnknown, isKnown: true)
        return reaches[index]
    }

    private mutating func run(_ step: CheckPlan.Step, _ plan: CheckPlan, layout: Int) {
        let reach = reach(step.path, plan)
        guard !reach.visits.isEmpty || reach.isUnknown else { return }
        var verdict = reach.isUnknown ? Verdict.undetermined : .notApplicable
        for position in 0..<(reach.visits.isEmpty ? 0 : step.readsText ? locales.count : 1) {
            context.reader.locale = locales[position]
            let outcome = screenOutcome(step, plan, position)
            guard outcome != .no else { continue }
            for index in reach.visits where step.judgesNothing || !visits[index].value.isNull {
                let judged = judge(visits[index], step, plan, outcome, layout: layout, locale: position)
                verdict = verdict.combined(with: judged)
            }
        }
        result.verdicts[step.rule] = result.verdicts[step.rule].combined(with: verdict)
        if context.hasFailed { noteFailure(of: step.rule) }
    }

    private mutating func noteFailure(of rule: Int) {
        context.hasFailed = false
        guard let failure = context.failure else { return }
        context.failure = nil
        let entry = RuleFailure(rule: rule, expression: failure.expression, message: failure.error.message)
        if !result.failures.contains(entry) { result.failures.append(entry) }
    }

    private mutating func judge(
        _ visit: Visit,
        _ step: CheckPlan.Step,
        _ plan: CheckPlan,
        _ screenOutcome: Outcome,
        layout: Int,
        locale position: Int
    ) -> Verdict {
        if isSilenced[step.rule] {
            let component = reader.node(of: visit.component)
            if silenced.contains(Silence(rule: step.rule, component: component)) { return .notApplicable }
        }
        if step.hasException, let exception = ruleSet.rules[step.rule].exception,
            let node = exception.firstNode(in: context.layout, reader), context.isGiven(node)
        {
            return .notApplicable
        }
        var outcome = screenOutcome
        for index in step.terms {
            outcome = ScreenChecker.conjunction(outcome, self.outcome(of: plan.terms[index], plan, visit))
            if outcome == .no { return .notApplicable }
        }
        let rule = ruleSet.rules[step.rule]
        let body = rule.body
        if outcome == .failed, let condition = body.condition {
            // The whole condition tells what its failure is.
            _ = context.test(condition, visit)
        }
        guard outcome == .yes else { return .undetermined }
        let verdict = body.check.judge(visit, &context)
        let locale = step.readsText ? locales[position] : 0
        silence(step.rule, rule, visit, verdict)
        if !context.findings.isEmpty { collect(step.rule, layout: layout, locale: locale) }
        if !context.facts.isEmpty { collectFacts(of: step.rule, layout: layout, locale: locale) }
        return verdict
    }

    /// Takes over the facts of one check.
    private mutating func collectFacts(of number: Int, layout: Int, locale: UInt32) {
        for fact in context.facts {
            facts.append(NotedFact(rule: number, layout: layout, locale: locale, fact: fact))
        }
        context.facts.removeAll(keepingCapacity: true)
    }

    /// Takes over the findings of one check; what another layout has already shown is only noted.
    private mutating func collect(_ number: Int, layout: Int, locale: UInt32) {
        for finding in context.findings {
            let node = store.node(of: finding.place, locale: locale)
            let key = FindingKey(rule: number, node: node, anchor: finding.anchor)
            let latest = known[key] ?? -1
            var index = latest
            while index >= 0, result.findings[index].locale != locale || !result.findings[index].says(finding) {
                index = earlier[index]
            }
            if index >= 0 {
                if result.findings[index].layouts.last != layout { result.findings[index].layouts.append(layout) }
            } else {
                known[key] = result.findings.count
                earlier.append(latest)
                result.findings.append(
                    ScreenFinding(rule: number, finding: finding, layouts: [layout], locale: locale)
                )
            }
        }
        context.findings.removeAll(keepingCapacity: true)
    }

}

extension Array {
    /// Replaces the content by some equal elements; the memory is kept.
    fileprivate mutating func reset(to element: Element, count: Int) {
        removeAll(keepingCapacity: true)
        append(contentsOf: repeatElement(element, count: count))
    }
}
