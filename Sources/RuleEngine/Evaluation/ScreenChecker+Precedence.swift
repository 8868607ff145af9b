// Rules that are silent where another one has spoken.

extension ScreenChecker {
    /// A rule that has nothing more to say about a component, because another one supersedes it there.
    struct Silence: Hashable {
        let rule: Int
        let component: UInt32

        /// One word is hashed faster than two.
        func hash(into hasher: inout Hasher) { hasher.combine(rule << 32 | Int(component)) }
    }

    /// Silences the rules that a rule supersedes, once it has judged a component.
    mutating func silence(_ step: CheckPlan.Step, _ visit: Visit, _ verdict: Verdict) {
        guard verdict != .notApplicable, step.supersedes else { return }
        let component = reader.node(of: visit.component)
        let isSettled = verdict == .violated || step.isLimit
        for other in isSettled ? ruleSet.superseded[step.rule] : ruleSet.supersededElsewhere[step.rule] {
            silences.append(Silence(rule: other, component: component))
            silenced.insert(Silence(rule: other, component: component))
            isSilenced[other] = true
        }
    }
}
