import Synchronization

/// Notes the fields that rules ask for and that a layout does not describe.
///
/// Only a run that tells what would decide more has one; it watches the one evaluation that there is.
final class AbsenceLog: Sendable {
    /// A field of a record.
    struct Field: Hashable {
        let record: UInt32
        let slot: Int
    }

    private struct Notes {
        var fields = Set<Field>()
        /// What the expression at hand asked for; nil where nobody follows the rule.
        var latest: Set<Field>?
    }

    private let notes = Mutex(Notes())

    /// Notes that a field was asked for.
    func note(_ slot: Int, of record: UInt32) {
        let field = Field(record: record, slot: slot)
        notes.withLock { notes in
            notes.fields.insert(field)
            notes.latest?.insert(field)
        }
    }

    /// Hands over what was asked for since the last time.
    func take(_ body: (Set<Field>) -> Void) {
        notes.withLock { notes in
            body(notes.fields)
            if !notes.fields.isEmpty { notes.fields.removeAll(keepingCapacity: notes.fields.capacity < 1000) }
        }
    }

    /// What was asked for since the last time that somebody who follows a rule wanted to know, in the order of records.
    func takeLatest() -> [Field] {
        notes.withLock { notes in
            defer { notes.latest = [] }
            return (notes.latest ?? []).sorted { ($0.record, $0.slot) < ($1.record, $1.slot) }
        }
    }
}
