// Layouts that hardly differ from the first: what reads none of the differences comes to the same.

extension ScreenChecker {
    /// What a rule came to in the first layout, to be repeated in another one.
    struct Trace {
        /// Its findings, as indices of the result's.
        let findings: Range<Int>
        /// What it silenced, as indices of `silences`.
        let silences: Range<Int>
    }

    /// Whether a rule comes to the same as in the first layout, from which the one at hand differs in some fields.
    func isRepeatable(_ step: CheckPlan.Step, _ plan: CheckPlan, _ differences: FieldSet) -> Bool {
        guard let reads = step.reads, !isUnsettled[step.rule] else { return false }
        for index in reads where differences.slots[plan.reads[index].component] & plan.reads[index].slots != 0 {
            return false
        }
        return true
    }

    /// Notes that a rule comes to the same as in the first layout.
    mutating func repeatFirst(_ position: Int, layout: Int) {
        for index in traces[position].findings { result.findings[index].layouts.append(layout) }
        for silence in silences[traces[position].silences] {
            silenced.insert(silence)
            isSilenced[silence.rule] = true
        }
    }
}
