// Rules that are silent where another one has spoken.

extension ScreenChecker {
    /// A rule that has nothing more to say about a component, because another one supersedes it there.
    struct Silence {
        let rule: Int
        let component: UInt32
        /// The locale, as the store numbers it, in which the other rule has spoken; 0 for all.
        let locale: UInt32
        /// The rule that goes first, and what it came to.
        let cause: Int
        let verdict: Verdict
        /// The index of the silence before it about the same component in the same layout; nil if there is none.
        var earlier: Int?
    }

    /// Silences the rules that a rule supersedes, once it has judged a component.
    mutating func silence(_ step: CheckStep, _ visit: Visit, _ verdict: Verdict, locale: UInt32) {
        guard verdict != .notApplicable, step.supersedes else { return }
        let component = reader.node(of: visit.component)
        let isSettled = verdict == .violated || step.isLimit
        // Of many nodes of one component, the first has said it.
        if let latest = latestSilence(of: component).map({ silences[$0] }), latest.cause == step.rule,
            latest.locale == locale, latest.verdict == verdict
        {
            return
        }
        for other in isSettled ? ruleSet.superseded[step.rule] : ruleSet.supersededElsewhere[step.rule] {
            add(Silence(rule: other, component: component, locale: locale, cause: step.rule, verdict: verdict))
        }
    }

    /// Notes a silence in the layout at hand.
    mutating func add(_ silence: Silence) {
        let component = Int(silence.component)
        var silence = silence
        silence.earlier = latestSilence(of: silence.component)
        silences.append(silence)
        if component >= latestSilences.count {
            latestSilences += repeatElement(-1, count: component + 1 - latestSilences.count)
        }
        latestSilences[component] = silences.count - 1
        isSilenced[silence.rule] = true
    }

    /// The index of the latest silence about a component in the layout at hand; what stands there may be of another layout.
    private func latestSilence(of component: UInt32) -> Int? {
        guard component < latestSilences.count else { return nil }
        let index = latestSilences[Int(component)]
        return index >= firstSilence && index < silences.count && silences[index].component == component ? index : nil
    }

    /// Whether another rule has gone first for the component that a node belongs to: in all locales, in this one, or,
    /// if the rule reads no text, in any.
    mutating func isSilent(_ step: CheckStep, _ visit: Visit, locale: UInt32) -> Bool {
        var next = latestSilence(of: reader.node(of: visit.component))
        var first: Silence?
        while let index = next {
            let silence = silences[index]
            next = silence.earlier
            guard silence.rule == step.rule, silence.locale == 0 || !step.readsText || silence.locale == locale else {
                continue
            }
            first = silence
            if context.log == nil { break }
        }
        if let first { context.explain("\(ruleSet.rules[first.cause].id) goes first", first.reason(ruleSet)) }
        return first != nil
    }
}
