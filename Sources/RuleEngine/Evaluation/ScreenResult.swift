/// What the rules come to for one screen.
package struct ScreenResult: Sendable {
    /// The findings, in the order of layouts and rules.
    package internal(set) var findings: [MergedFinding] = []
    /// For each rule of the set the most telling verdict of all layouts and nodes.
    package internal(set) var verdicts: [Verdict]
    /// The number of rules that came to no verdict.
    package var undeterminedCount: Int {
        // Without a way out of the loop, the compiler looks at many verdicts at a time.
        verdicts.reduce(0) { $0 &+ ($1.rawValue == Verdict.undetermined.rawValue ? 1 : 0) }
    }
    /// What rules that compare screens found, in the order of layouts and rules.
    var facts: [ScreenFact] = []
    /// For each rule of the set how long it took; empty unless that is measured.
    package internal(set) var times: [Duration] = []
    /// The rules that came to no verdict, with the keys that they asked for; empty unless somebody wants to know.
    package internal(set) var undecided: [UndecidedRule] = []
    /// The rules whose expressions failed, with what happened.
    package internal(set) var failures: [RuleFailure] = []
    /// Of the rules that are followed, by their numbers, what each came to layout by layout.
    package internal(set) var traces: [Int: [RuleTrace]] = [:]
}

extension ScreenResult {
    /// Notes that the description does not say all that some steps ask for.
    mutating func noteOpenEnds(_ steps: StepSet, of routes: CheckRoutes) {
        // A span is asked once whether it may be written to, and not for each verdict.
        var verdicts = verdicts.mutableSpan
        for word in steps.words.indices {
            var left = steps.words[word]
            while left != 0 {
                let rule = routes.rules[word << 6 | left.trailingZeroBitCount]
                verdicts[rule] = verdicts[rule].combined(with: .undetermined)
                left &= left - 1
            }
        }
    }
}
