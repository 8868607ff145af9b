// Layouts that hardly differ from the first: what reads none of the differences comes to the same.

extension ScreenChecker {
    /// What a step came to in the first layout, to be repeated in another one.
    struct Trace {
        let step: Int
        /// Its findings, as indices of the result's.
        let findings: Range<Int>
        /// What it silenced, as indices of `silences`.
        let silences: Range<Int>
    }

    /// Notes that steps come to the same as in the first layout, up to one that is to be run.
    ///
    /// - Parameters:
    ///   - trace: The first trace that has not been considered.
    ///   - position: The step that is to be run.
    ///   - layout: The layout at hand.
    mutating func repeatTraces(from trace: inout Int, before position: Int, layout: Int) {
        while trace < traces.count, traces[trace].step < position {
            if !due.contains(traces[trace].step) { repeatFirst(traces[trace], layout: layout) }
            trace += 1
        }
    }

    private mutating func repeatFirst(_ trace: Trace, layout: Int) {
        context.steps += trace.findings.count * 20
        for index in trace.findings { result.findings[index].layouts.append(layout) }
        for silence in silences[trace.silences] {
            silenced.insert(silence)
            isSilenced[silence.rule] = true
        }
    }
}
