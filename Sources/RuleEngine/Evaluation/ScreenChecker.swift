import Diagnostics
package import ScreenModel
import Tokens

/// Runs sets of rules over the layouts of the screens of one file.
///
/// Extensions hold how conditions come out, which layouts repeat the first, which rule goes before which, and what is
/// made of the findings once all layouts are done.
package struct ScreenChecker {
    let reader: LayoutReader
    /// Whether somebody wants to know what rules asked for in vain.
    let notesAbsences: Bool
    private let measuresTime: Bool
    private let followed: Set<String>
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
    var compared: [MergedFinding] = []
    /// The number of facts of which it is known what rule they are of.
    var collectedFacts = 0
    /// Of the steps that found or silenced something in the first layout.
    var firstResults: [FirstResult] = []
    /// Of the rules that are followed, by their numbers: in each layout what each came to, in each locale.
    var traces: [Int: [RuleTrace]] = [:]
    /// What is silent in the layouts so far, one after the other.
    var silences: [Silence] = []
    /// For each component the index of its latest silence.
    var latestSilences: [Int] = []

    // Of the layout at hand.
    /// The appearances in which colours are judged.
    var appearances: [Appearance] = [.light]
    /// Those of the first layout.
    private var firstAppearances: [Appearance] = []
    var visits: [Visit] = []
    var reaches: [PathTree.Reach] = []
    /// The fields in which the layout differs from the first one, if it is compared with that.
    var differences = FieldSet()
    /// The steps that may come to something else than in the first layout; all of them in the first.
    var due = StepSet()
    /// The steps among them that have something to judge.
    var live = StepSet()
    /// The steps whose paths end where the description does.
    var openEnds = StepSet()
    /// Whether the operands over the screen alone hold, once one has been tested, locale by locale.
    var screenTruths: [Truth?] = []
    /// The index of its first silence.
    var firstSilence = 0
    /// Whether a rule is silenced anywhere.
    var isSilenced: [Bool] = []

    /// What rules asked for in vain, where somebody wants to know.
    var absences = Absences()

    /// Checks one screen.
    package static func check(
        _ screen: Screen,
        _ layouts: [Layout],
        _ rules: RuleSet,
        _ reader: LayoutReader
    ) -> ScreenResult {
        var checker = ScreenChecker(reader)
        return checker.check(screen, layouts, rules)
    }

    /// Creates a checker of the screens of a file, whose memory serves one after the other; after `stepLimit` steps
    /// nothing more is judged, as `isExhausted` tells.
    package init(
        _ reader: LayoutReader,
        measuresTime: Bool = false,
        stepLimit: Int = .max,
        following followed: Set<String> = []
    ) {
        self.reader = reader
        notesAbsences = reader.records.absences != nil
        (self.measuresTime, self.followed) = (measuresTime, followed)
        context = CheckContext(layout: Record(offset: 0), reader: reader, stepLimit: stepLimit)
    }

    /// Checks a screen of the file.
    package mutating func check(_ screen: Screen, _ layouts: [Layout], _ rules: RuleSet) -> ScreenResult {
        guard !layouts.isEmpty else { return ScreenResult(verdicts: []) }
        ruleSet = rules
        self.layouts = layouts
        locales = screen.locales.isEmpty ? [0] : screen.locales
        context.locales = locales
        result = ScreenResult(verdicts: Array(repeating: .notApplicable, count: rules.rules.count))
        if measuresTime { result.times = Array(repeating: .zero, count: rules.rules.count) }
        known.removeAll(keepingCapacity: true)
        earlier.removeAll(keepingCapacity: true)
        compared.removeAll()
        context.facts.removeAll(keepingCapacity: true)
        collectedFacts = 0
        firstResults.removeAll(keepingCapacity: true)
        traces.removeAll()
        for number in followed.isEmpty ? 0..<0 : rules.rules.indices where followed.contains(rules.rules[number].id) {
            traces[number] = []
        }
        silences.removeAll(keepingCapacity: true)
        absences.forgetNotes()
        for index in layouts.indices where !context.isExhausted { check(layout: index) }
        compareLayouts()
        handOnFacts()
        mergeAppearances()
        result.findings = rules.adding(mergingLocales(of: compared), to: mergingLocales(of: result.findings), reader)
        result.traces = traces
        result.undecided = undecided()
        return result
    }

    private mutating func check(layout index: Int) {
        // On a platform that could not be read, only what holds on every one is known to hold.
        let isKnown = reader.slot(Slots.Screen.platform, of: layouts[index].record).hasValue
        var plan = ruleSet.plan(for: isKnown ? layouts[index].platform : Slot.unreadable)
        // Who follows a rule sees it judged in every layout; what is judged in other appearances may come to something else.
        let shown = ScreenChecker.appearances(of: layouts[index], among: layouts, reader)
        let isCompared =
            index > 0 && layouts[index].platform == layouts[0].platform && traces.isEmpty && shown == firstAppearances
        if index == 0 { firstAppearances = shown }
        begin(plan, layouts[index], in: shown, isCompared: isCompared)
        plan.routes.paths.find(in: context.layout, reader, &visits, &reaches)
        context.steps += visits.count
        plan = chooseSteps(plan)
        beginTraces(plan, layout: index)
        var first = 0
        var next = 0
        while !context.isExhausted, let position = live.next(from: next) {
            next = position + 1
            if isCompared { repeatResults(from: &first, before: position, layout: index) }
            let step = plan.steps[position]
            let (findings, silences) = (result.findings.count, silences.count)
            if measuresTime {
                result.times[step.rule] += ContinuousClock().measure { run(step, plan, layout: index) }
            } else {
                run(step, plan, layout: index)
            }
            if index == 0, result.findings.count > findings || self.silences.count > silences {
                firstResults.append(
                    FirstResult(
                        step: position,
                        findings: findings..<result.findings.count,
                        silences: silences..<self.silences.count
                    )
                )
            }
        }
        if isCompared { repeatResults(from: &first, before: plan.steps.count, layout: index) }
        for number in plan.routes.telling {
            if isCompared, tellsTheSame(ruleSet.rules[number], layout: index) { continue }
            tell(ruleSet.rules[number], number, layout: index)
        }
    }

    /// Finds the steps that have something to judge in the layout at hand; gives the plan with all their paths open.
    private mutating func chooseSteps(_ plan: CheckPlan) -> CheckPlan {
        var opening = [Int]()
        for path in reaches.indices {
            if reaches[path].isUnknown {
                openEnds.formUnion(plan.routes.stepsByPath, path)
                if notesAbsences { noteEnd(of: path, plan.routes) }
            }
            let reached = reaches[path].visits.range
            if reached.isEmpty { continue }
            let isNothing = reached.allSatisfy { visits[$0].value.isNull }
            let hasSteps =
                isNothing
                ? live.formUnion(plan.routes.stepsByEmptyPath, path, in: due)
                : live.formUnion(plan.routes.stepsByPath, path, in: due)
            if hasSteps, !plan.isOpen[path] { opening.append(path) }
        }
        result.noteOpenEnds(openEnds, of: plan.routes)
        let plan = opening.isEmpty ? plan : ruleSet.plan(plan, opening: opening)
        screenTruths.reset(to: nil, count: plan.screenOperands.count * locales.count * appearances.count)
        return plan
    }

    /// Makes ready for another layout.
    private mutating func begin(_ plan: CheckPlan, _ layout: Layout, in shown: [Appearance], isCompared: Bool) {
        context.layout = layout.record
        appearances = shown
        context.reader.appearance = appearances[0]
        firstSilence = silences.count
        isSilenced.reset(to: false, count: ruleSet.rules.count)
        live.reset(stepCount: plan.steps.count)
        openEnds.reset(stepCount: plan.steps.count)
        due.reset(stepCount: plan.steps.count, filled: !isCompared)
        if isCompared {
            differences = LayoutDifference(layouts[0].record, layout.record, reader).fields
            plan.routes.add(readersOf: differences, to: &due)
        }
    }

    /// The appearances in which one of several layouts is judged: both, but for one that a layout of its own is for.
    private static func appearances(of layout: Layout, among layouts: [Layout], _ reader: LayoutReader) -> [Appearance]
    {
        let all = reader.appearances(of: layout.record)
        guard all.count > 1, layouts.count > 1 else { return all }
        let others = layouts.filter {
            $0.platform == layout.platform && $0.sizeClass == layout.sizeClass && $0.state == layout.state
        }
        let described = others.map { reader.appearances(of: $0.record) }.filter { $0.count == 1 }.joined()
        let left = all.filter { !described.contains($0) }
        return left.isEmpty ? all : left
    }

    private mutating func run(_ step: CheckStep, _ plan: CheckPlan, layout: Int) {
        if notesAbsences { beginAbsences() }
        var verdict = Verdict.notApplicable
        if appearances.count > 1, ruleSet.rules[step.rule].readsColor {
            for appearance in appearances {
                context.reader.appearance = appearance
                run(step, plan, layout: layout, appearance, &verdict)
            }
            context.reader.appearance = appearances[0]
        } else {
            run(step, plan, layout: layout, nil, &verdict)
        }
        if verdict != .notApplicable { result.verdicts[step.rule] = result.verdicts[step.rule].combined(with: verdict) }
        if notesAbsences { noteAbsences(of: step.rule, verdict) }
        if context.hasFailed { noteFailure(of: step.rule) }
    }

    private mutating func run(
        _ step: CheckStep,
        _ plan: CheckPlan,
        layout: Int,
        _ appearance: Appearance?,
        _ verdict: inout Verdict
    ) {
        for position in 0..<(step.readsText ? locales.count : 1) {
            context.reader.locale = locales[position]
            let isFollowed = !traces.isEmpty && traces[step.rule] != nil
            let screenTruth = isFollowed ? .yes : self.screenTruth(step, plan, position)
            if screenTruth == .no { continue }
            let reached = reaches[step.path].visits.range
            context.steps += reached.count
            for index in reached {
                let visit = visits[index]
                if visit.value.isNull, !step.judgesNothing { continue }
                let judged =
                    isFollowed
                    ? judgeAndTrace(visit, step, plan, locale: position)
                    : judge(visit, step, plan, screenTruth, locale: position)
                verdict = verdict.combined(with: judged)
                let locale = step.readsText ? locales[position] : 0
                if !context.findings.isEmpty { collect(step.rule, layout: layout, locale: locale, appearance) }
                if context.facts.count > collectedFacts { collectFacts(of: step.rule, layout: layout, locale: locale) }
            }
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
