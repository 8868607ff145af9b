// Rules that are silent where another one has spoken.

extension ScreenChecker {
    /// A rule that has nothing more to say about a component, because another one supersedes it there.
    struct Silence: Hashable {
        let rule: Int
        let component: UInt32
        /// The locale, as the store numbers it, in which the other rule has spoken; 0 for all.
        var locale: UInt32
        /// The rule that goes first, and what it came to.
        var cause = 0
        var verdict = Verdict.notApplicable

        static func == (left: Silence, right: Silence) -> Bool {
            left.rule == right.rule && left.component == right.component && left.locale == right.locale
        }

        /// One word is hashed faster than two.
        func hash(into hasher: inout Hasher) { hasher.combine(rule << 40 | Int(locale) << 32 | Int(component)) }
    }

    /// Silences the rules that a rule supersedes, once it has judged a component.
    mutating func silence(_ step: CheckPlan.Step, _ visit: Visit, _ verdict: Verdict, locale: UInt32) {
        guard verdict != .notApplicable, step.supersedes else { return }
        let component = reader.node(of: visit.component)
        let isSettled = verdict == .violated || step.isLimit
        for other in isSettled ? ruleSet.superseded[step.rule] : ruleSet.supersededElsewhere[step.rule] {
            let silence = Silence(
                rule: other,
                component: component,
                locale: locale,
                cause: step.rule,
                verdict: verdict
            )
            silences.append(silence)
            silenced.insert(silence)
            isSilenced[other] = true
        }
    }

    /// Whether another rule has gone first for the component that a node belongs to: in all locales, in this one, or,
    /// if the rule reads no text, in any.
    mutating func isSilent(_ step: CheckPlan.Step, _ visit: Visit, locale: UInt32) -> Bool {
        var silence = Silence(rule: step.rule, component: reader.node(of: visit.component), locale: 0)
        var isSilent = silenced.contains(silence)
        for other in locales where !isSilent && other != 0 && (!step.readsText || other == locale) {
            silence.locale = other
            isSilent = silenced.contains(silence)
        }
        if isSilent, context.log != nil, let first = silenced.firstIndex(of: silence).map({ silenced[$0] }) {
            context.explain("\(ruleSet.rules[first.cause].id) goes first", first.reason(ruleSet))
        }
        return isSilent
    }
}
