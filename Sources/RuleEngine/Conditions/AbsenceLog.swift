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

    private let fields = Mutex(Set<Field>())

    /// Notes that a field was asked for.
    func note(_ slot: Int, of record: UInt32) {
        fields.withLock { _ = $0.insert(Field(record: record, slot: slot)) }
    }

    /// What was asked for since the last time.
    func take() -> Set<Field> {
        fields.withLock { fields in
            defer { fields.removeAll() }
            return fields
        }
    }
}
