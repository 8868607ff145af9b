// For those who want to know how verdicts came about, and not only what is to be reported.
extension FileJudge {
    /// Compares the screens of the file with others, among which it has a number, or among themselves, and settles the
    /// traces, for each screen that was judged.
    package func comparedResults(with others: (screens: ComparedScreens, number: Int)? = nil) -> [ScreenResult] {
        let (screens, number) = others ?? (ScreenComparison.within(facts), 0)
        var compared = [[MergedFinding]](repeating: [], count: results.count)
        let facts = facts
        for (fact, found) in zip(facts.facts, screenFacts) {
            guard let finding = screens.finding(about: fact, of: facts, number),
                let draft = facts.draft(at: fact.offset)
            else { continue }
            let (place, anchor) = (found.fact.place, found.fact.anchor)
            compared[draft.screen].append(
                MergedFinding(
                    rule: found.rule,
                    finding: Finding(place: place, anchor: anchor, message: finding.words, values: finding.values),
                    layouts: found.layouts,
                    locale: found.locale
                )
            )
        }
        return results.indices.map { results[$0].adding(compared[$0], rules[frames[$0]], reader) }
    }
}

extension ScreenResult {
    /// The result with what comparing the screen with others has shown, and with its traces settled.
    fileprivate func adding(_ compared: [MergedFinding], _ rules: RuleSet, _ reader: LayoutReader) -> ScreenResult {
        var result = self
        result.findings = rules.adding(compared, to: findings, reader)
        for finding in compared { result.verdicts[finding.rule] = .violated }
        for number in Array(traces.keys) {
            let reported = result.findings.filter { $0.rule == number }
            var settled = traces[number] ?? []
            for index in settled.indices { settled[index].settle(reported, rules.rules[number], reader.store) }
            result.traces[number] = settled.withoutEqualLocales
        }
        return result
    }
}
