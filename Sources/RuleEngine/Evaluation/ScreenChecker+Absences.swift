import ScreenModel

// Which keys, once described, would decide what a screen leaves open; noted only where somebody wants to know.

extension ScreenChecker {
    /// Whether somebody wants to know.
    var notesAbsences: Bool { reader.records.absences != nil }

    /// Forgets what was asked for so far.
    func beginAbsences() { _ = reader.records.absences?.take() }

    /// Notes what a rule asked for in vain.
    mutating func noteAbsences(of rule: Int, _ verdict: Verdict) {
        guard let fields = reader.records.absences?.take(), verdict == .undetermined else { return }
        for field in fields { noteAbsence(field.slot, of: Record(offset: field.record), rule) }
    }

    /// Notes that a rule's path ends where the description does.
    mutating func noteEnd(of path: NodePath, _ rule: Int) {
        guard notesAbsences else { return }
        var records = [context.layout]
        for segment in path.segments where !segment.leadsToTexts {
            var next = [Record]()
            for record in records {
                let value = reader.slot(segment.slot, of: record)
                if value.isAbsent { noteAbsence(segment.slot, of: record, rule) }
                guard value.hasValue, segment.component.component.fields[segment.slot].type.component != nil else {
                    continue
                }
                if segment.isEach {
                    next += reader.elements(ofListAt: value.payload).filter(\.hasValue).map {
                        Record(offset: $0.payload)
                    }
                } else {
                    next.append(Record(offset: value.payload))
                }
            }
            records = next
        }
    }

    private mutating func noteAbsence(_ slot: Int, of record: Record, _ rule: Int) {
        absences[rule, default: []].insert(MissingKey(slot, of: record, reader.store))
    }

    /// The rules that stay undecided, with the keys that they asked for.
    var undecided: [UndecidedRule] {
        guard notesAbsences else { return [] }
        return result.verdicts.indices.filter { result.verdicts[$0] == .undetermined }.map { rule in
            UndecidedRule(rule: rule, keys: absences[rule] ?? [])
        }
    }
}
