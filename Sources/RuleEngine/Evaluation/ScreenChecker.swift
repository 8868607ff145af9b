import CEL
package import ScreenModel

/// Runs a set of rules over the layouts of one screen.
package struct ScreenChecker {
    private struct FindingKey: Hashable {
        let rule: Int
        let node: UInt32
        let anchor: Finding.Anchor
        let message: String
    }

    /// A rule that has nothing more to say about a component, because another one supersedes it there.
    private struct Silence: Hashable {
        let rule: Int
        let component: UInt32
    }

    private let ruleSet: RuleSet
    private let layouts: [Layout]
    private let store: RecordStore
    private let locales: [UInt32]
    private var context: CheckContext
    private var result: ScreenResult
    private var known: [FindingKey: [Int]] = [:]
    private var silenced = Set<Silence>()
    private var compared: [ScreenFinding] = []
    private var facts: [NotedFact] = []

    /// Checks a screen.
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
        guard let first = layouts.first else { return ScreenResult(verdicts: []) }
        var checker = ScreenChecker(screen, layouts, rules, reader, first)
        for index in layouts.indices { checker.check(layout: index) }
        checker.compareLayouts()
        checker.collectFacts(of: screen)
        checker.mergeLocales()
        checker.result.findings = rules.adding(checker.compared, to: checker.result.findings, reader.store)
        return checker.result
    }

    private init(_ screen: Screen, _ layouts: [Layout], _ rules: RuleSet, _ reader: LayoutReader, _ first: Layout) {
        ruleSet = rules
        self.layouts = layouts
        store = reader.store
        context = CheckContext(layout: first.record, reader: reader)
        result = ScreenResult(
            verdicts: Array(repeating: .notApplicable, count: rules.rules.count)
        )
        locales = screen.locales.isEmpty ? [0] : screen.locales
    }

    private mutating func check(layout index: Int) {
        context.layout = layouts[index].record
        silenced.removeAll(keepingCapacity: true)
        for (number, rule) in ruleSet.rules.enumerated() where rule.applies(to: layouts[index].platform) {
            for locale in rule.readsText ? locales[...] : locales[..<1] {
                context.reader.locale = locale
                visit(rule, number, layout: index, locale: rule.readsText ? locale : 0)
            }
            guard let failure = context.failure else { continue }
            context.failure = nil
            let entry = RuleFailure(rule: number, expression: failure.expression, message: failure.error.message)
            if !result.failures.contains(entry) { result.failures.append(entry) }
        }
        for number in ruleSet.telling where ruleSet.rules[number].applies(to: layouts[index].platform) {
            tell(ruleSet.rules[number], number, layout: index)
        }
    }

    /// Notes what the screen says of itself, for others to be compared with.
    private mutating func tell(_ rule: CompiledRule, _ number: Int, layout: Int) {
        let place = Place(context.layout)
        let value = Slot(node: store.node(of: context.layout), payload: context.layout.offset)
        let screen = Visit(place: place, value: value, type: .component(.screen))
        for locale in rule.readsText ? locales[...] : locales[..<1] {
            context.reader.locale = locale
            rule.check.tell(of: screen, &context)
            collectFacts(of: number, layout: layout, locale: rule.readsText ? locale : 0)
        }
    }

    private mutating func visit(_ rule: CompiledRule, _ number: Int, layout: Int, locale: UInt32) {
        var verdict = Verdict.notApplicable
        rule.path.visit(context.layout, in: store) { reached in
            switch reached {
            case .node(let visit):
                verdict = verdict.combined(with: judge(rule, number, visit, layout: layout, locale: locale))
            case .nothing(let visit) where rule.kind.judgesNothing:
                verdict = verdict.combined(with: judge(rule, number, visit, layout: layout, locale: locale))
            case .unknown:
                verdict = verdict.combined(with: .undetermined)
            case .nothing, .unreachable:
                break
            }
        }
        result.verdicts[number] = result.verdicts[number].combined(with: verdict)
    }

    private mutating func judge(
        _ rule: CompiledRule,
        _ number: Int,
        _ visit: Visit,
        layout: Int,
        locale: UInt32
    ) -> Verdict {
        let component = store.node(of: visit.component)
        if !silenced.isEmpty, silenced.contains(Silence(rule: number, component: component)) { return .notApplicable }
        if let exception = rule.exception, let node = exception.firstNode(in: context.layout, store),
            context.isGiven(node)
        {
            return .notApplicable
        }
        if let condition = rule.condition {
            switch context.test(condition, visit) {
            case .yes: break
            case .no: return .notApplicable
            case .unknown: return .undetermined
            }
        }
        let verdict = rule.check.judge(visit, &context)
        let settled =
            if verdict == .violated || (rule.kind.isLimit && verdict != .notApplicable) {
                ruleSet.superseded[number]
            } else if verdict != .notApplicable {
                ruleSet.supersededElsewhere[number]
            } else {
                [Int]()
            }
        for other in settled { silenced.insert(Silence(rule: other, component: component)) }
        collect(number, layout: layout, locale: locale)
        collectFacts(of: number, layout: layout, locale: locale)
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
            let key = FindingKey(
                rule: number,
                node: store.node(of: finding.place, locale: locale),
                anchor: finding.anchor,
                message: finding.message
            )
            if let index = known[key]?.first(where: { result.findings[$0].locale == locale }) {
                if result.findings[index].layouts.last != layout { result.findings[index].layouts.append(layout) }
            } else {
                known[key, default: []].append(result.findings.count)
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
        for (number, rule) in ruleSet.rules.enumerated() where rule.check.comparison == .layouts {
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
        for noted in facts where ruleSet.rules[noted.rule].check.comparison == .screens {
            let group = ScreenFact.Group(
                rule: ruleSet.rules[noted.rule].definition.id,
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
        var dropped = Set<Int>()
        for indices in known.values where indices.count == locales.count {
            result.findings[indices[0]].locale = 0
            dropped.formUnion(indices.dropFirst())
        }
        if !dropped.isEmpty {
            result.findings = result.findings.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
        }
    }
}
