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

    /// Hands over what was asked for since the last time.
    func take(_ body: (Set<Field>) -> Void) {
        fields.withLock { fields in
            body(fields)
            if !fields.isEmpty { fields.removeAll(keepingCapacity: fields.capacity < 1000) }
        }
    }
}
