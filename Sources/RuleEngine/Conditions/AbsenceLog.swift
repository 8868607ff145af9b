import Synchronization

/// Notes the fields that rules ask for and that a layout does not describe.
///
/// Only a run that tells what would decide more has one; it watches the one evaluation that there is.
final class AbsenceLog: Sendable {
    /// A field of a record.
    struct Field {
        let record: UInt32
        let slot: Int
    }

    private let fields = Mutex([Field]())

    /// Notes that a field was asked for.
    func note(_ slot: Int, of record: UInt32) {
        fields.withLock { $0.append(Field(record: record, slot: slot)) }
    }

    /// Hands over what was asked for since the last time, the same field as often as it was.
    func take(_ body: ([Field]) -> Void) {
        fields.withLock { fields in
            body(fields)
            fields.removeAll(keepingCapacity: true)
        }
    }
}
