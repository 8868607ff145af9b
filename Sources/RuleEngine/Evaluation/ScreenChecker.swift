import CEL
package import ScreenModel

/// Runs sets of rules over the layouts of the screens of one file.
package struct ScreenChecker {
    /// What a path leads to in the layout at hand.
    private struct Reach {
        /// The nodes, as indices of `visits`; also fields for which there is none, whose value is null.
        var visits = 0..<0
        /// Whether the description does not say all of it.
        var isUnknown = false
        /// Whether it has been looked for.
        var isKnown = false
    }

    /// What a rule came to in the first layout, to be repeated in another one.
    private struct Trace {
        /// Its findings, as indices of the result's.
        let findings: Range<Int>
        /// What it silenced, as indices of `silences`.
        let silences: Range<Int>
    }

    /// What an operand of a condition came to.
    private enum Outcome: UInt8 {
        case open, yes, no, unknown, failed
    }

    private struct FindingKey: Hashable {
        let rule: Int
        let node: UInt32
        let anchor: Finding.Anchor
    }

    /// A rule that has nothing more to say about a component, because another one supersedes it there.
    private struct Silence: Hashable {
        let rule: Int
        let component: UInt32

        /// One word is hashed faster than two.
        func hash(into hasher: inout Hasher) { hasher.combine(rule << 32 | Int(component)) }
    }

    private let reader: LayoutReader
    private let measuresTime: Bool
    private var context: CheckContext

    // Of the screen at hand.
    private var ruleSet = RuleSet([])
    private var layouts: [Layout] = []
    private var locales: [UInt32] = []
    private var result = ScreenResult(verdicts: [])
    /// The latest finding about each node.
    private var known: [FindingKey: Int] = [:]
    /// For each finding an earlier one about the same node; -1 if there is none.
    private var earlier: [Int] = []
    private var compared: [ScreenFinding] = []
    private var facts: [NotedFact] = []
    /// For each step of the first layout's plan.
    private var traces: [Trace] = []
    private var silences: [Silence] = []

    // Of the layout at hand.
    private var visits: [Visit] = []
    private var reaches: [Reach] = []
    /// What the terms over the screen alone came to: in the first locale, then in the second, and so on.
    private var outcomes: [Outcome] = []
    private var silenced = Set<Silence>()
    /// Whether a rule is silenced anywhere.
    private var isSilenced: [Bool] = []
    /// Whether a rule may be silenced elsewhere than in the first layout.
    private var isUnsettled: [Bool] = []

    private var store: RecordStore { reader.store }

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

    /// Whether a rule comes to the same as in the first layout, from which the one at hand differs in some fields.
    private func isRepeatable(_ step: CheckPlan.Step, _ plan: CheckPlan, _ differences: FieldSet) -> Bool {
        guard let reads = step.reads, !isUnsettled[step.rule] else { return false }
        for index in reads where differences.slots[plan.reads[index].component] & plan.reads[index].slots != 0 {
            return false
        }
        return true
    }

    /// Notes that a rule comes to the same as in the first layout.
    private mutating func repeatFirst(_ position: Int, layout: Int) {
        for index in traces[position].findings { result.findings[index].layouts.append(layout) }
        for silence in silences[traces[position].silences] {
            silenced.insert(silence)
            isSilenced[silence.rule] = true
        }
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

    /// What the terms of a rule's condition over the screen alone come to.
    private mutating func screenOutcome(_ step: CheckPlan.Step, _ plan: CheckPlan, _ locale: Int) -> Outcome {
        var result = Outcome.yes
        for index in step.sharedTerms {
            let number = plan.sharedTerms[index]
            var outcome = outcomes[locale * plan.screenTerms.count + number]
            if outcome == .open {
                outcome = self.outcome(of: plan.screenTerms[number], plan, nil)
                outcomes[locale * plan.screenTerms.count + number] = outcome
            }
            result = ScreenChecker.conjunction(result, outcome)
            if result == .no { return .no }
        }
        return result
    }

    private mutating func outcome(of term: CheckPlan.Term, _ plan: CheckPlan, _ visit: Visit?) -> Outcome {
        if !term.tests.isEmpty {
            switch context.test(plan.tests, term.tests, visit?.place.record.offset ?? 0) {
            case .yes: return .yes
            case .no: return .no
            case .unknown: return .unknown
            }
        }
        let value = context.evaluate(term.part, of: plan.programs[term.program], visit)
        if value.isTrue { return .yes }
        if value.isFalse { return .no }
        return value.isAbsent ? .unknown : .failed
    }

    /// `&&`, where what is false decides, and what is not described wins over what failed.
    private static func conjunction(_ left: Outcome, _ right: Outcome) -> Outcome {
        if left == .no || right == .no { return .no }
        if left == .unknown || right == .unknown { return .unknown }
        return left == .failed || right == .failed ? .failed : .yes
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

    /// Silences the rules that a rule supersedes, once it has judged a component.
    private mutating func silence(_ number: Int, _ rule: CompiledRule, _ visit: Visit, _ verdict: Verdict) {
        guard verdict != .notApplicable, !ruleSet.superseded[number].isEmpty else { return }
        let component = reader.node(of: visit.component)
        let isSettled = verdict == .violated || rule.kind.isLimit
        for other in isSettled ? ruleSet.superseded[number] : ruleSet.supersededElsewhere[number] {
            silences.append(Silence(rule: other, component: component))
            silenced.insert(Silence(rule: other, component: component))
            isSilenced[other] = true
        }
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

    /// Adds the findings of the rules that compare the layouts.
    private mutating func compareLayouts() {
        guard layouts.count > 1, !facts.isEmpty else { return }
        for number in ruleSet.comparingLayouts {
            for locale in Set(facts.lazy.filter { $0.rule == number }.map(\.locale)).sorted() {
                let ofRule = facts.filter { $0.rule == number && $0.locale == locale }
                let findings = LayoutComparison.findings(ofRule, layouts, store)
                if !findings.isEmpty { result.verdicts[number] = .violated }
                compared += findings
            }
        }
    }

    /// Hands on the facts of the rules that compare screens.
    private mutating func collectFacts(of screen: Screen) {
        guard !facts.isEmpty else { return }
        let app = store.record(screen.record, Slots.Screen.app).flatMap { store.string($0, Slots.appName) } ?? ""
        for noted in facts where ruleSet.rules[noted.rule].comparesScreens {
            let group = ScreenFact.Group(
                rule: ruleSet.rules[noted.rule].id,
                app: app,
                platform: layouts[noted.layout].platform
            )
            let same = result.facts.firstIndex {
                $0.group == group && $0.fact == noted.fact && $0.locale == noted.locale
            }
            if let same {
                result.facts[same].layouts.append(noted.layout)
            } else {
                result.facts.append(
                    ScreenFact(
                        group: group,
                        rule: noted.rule,
                        fact: noted.fact,
                        layouts: [noted.layout],
                        locale: noted.locale
                    )
                )
            }
        }
    }

    /// Makes one finding of those that are the same in every locale of the file.
    private mutating func mergeLocales() {
        guard locales.count > 1 else { return }
        var groups: [FindingKey: [[Int]]] = [:]
        for (index, found) in result.findings.enumerated() {
            let node = store.node(of: found.finding.place, locale: found.locale)
            let key = FindingKey(rule: found.rule, node: node, anchor: found.finding.anchor)
            let same = groups[key, default: []].firstIndex { result.findings[$0[0]].says(found.finding) }
            if let same { groups[key]?[same].append(index) } else { groups[key, default: []].append([index]) }
        }
        var dropped = Set<Int>()
        for indices in groups.values.joined() where indices.count == locales.count {
            result.findings[indices[0]].locale = 0
            dropped.formUnion(indices.dropFirst())
        }
        if !dropped.isEmpty {
            result.findings = result.findings.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
        }
    }
}

extension Array {
    /// Replaces the content by some equal elements; the memory is kept.
    fileprivate mutating func reset(to element: Element, count: Int) {
        removeAll(keepingCapacity: true)
        append(contentsOf: repeatElement(element, count: count))
    }
}

extension ScreenFinding {
    /// Whether a finding of the same rule says the same.
    fileprivate func says(_ other: Finding) -> Bool { finding.message == other.message }
}
