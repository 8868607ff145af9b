// Layouts that hardly differ from the first: what reads none of the differences comes to the same.

extension ScreenChecker {
    /// What a step came to in the first layout, to be repeated in another one.
    struct FirstResult {
        let step: Int
        /// Its findings, as indices of the result's.
        let findings: Range<Int>
        /// What it silenced, as indices of `silences`.
        let silences: Range<Int>
    }

    /// Notes that steps come to the same as in the first layout, up to the one that is to be run.
    mutating func repeatResults(from next: inout Int, before position: Int, layout: Int) {
        while next < firstResults.count, firstResults[next].step < position {
            if !due.contains(firstResults[next].step) { repeatFirst(firstResults[next], layout: layout) }
            next += 1
        }
    }

    private mutating func repeatFirst(_ first: FirstResult, layout: Int) {
        context.steps += first.findings.count * 20
        for index in first.findings { result.findings[index].layouts.append(layout) }
        for index in first.silences { add(silences[index]) }
    }
}
