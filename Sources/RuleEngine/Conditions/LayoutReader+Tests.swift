import Diagnostics
import CEL
import ScreenModel

// Tests of fields, which conditions are made of for the most part.
extension LayoutReader {
    /// Makes a test of a field; of what is not described, nothing is known.
    func test(_ test: FieldTest, _ object: UInt32) -> Truth {
        let result = outcome(of: test, object)
        if result == .unknown, let log = records.absences { note(test, object, log) }
        return result
    }

    /// Notes the first field on the way of a test that is not described.
    private func note(_ test: FieldTest, _ object: UInt32, _ log: AbsenceLog) {
        var object = object
        guard object != 0 else { return }
        for position in 0..<Int(test.depth) {
            let value = records.store.slots[Int(object) + 2 + test.slot(position)]
            if value.isAbsent { return log.note(test.slot(position), of: object) }
            guard value.hasValue, position < Int(test.depth) - 1 else { return }
            object = value.payload
        }
    }

    /// The place of the field that a test is about; nil if nothing is written there.
    func writtenPlace(of test: FieldTest, _ object: Record) -> Place? {
        var record = object
        let last = Int(test.depth) - 1
        for position in 0..<last {
            let value = slot(test.slot(position), of: record)
            guard value.hasValue else { return nil }
            record = value.record
        }
        let value = slot(test.slot(last), of: record)
        // What is worked out from the rest stands nowhere.
        if store.kind(of: record).component.fields[test.slot(last)].isDerived { return nil }
        return value.isWritten && value.hasValue ? Place(record, slot: test.slot(last)) : nil
    }

    private func outcome(of test: FieldTest, _ object: UInt32) -> Truth {
        var object = object
        guard object != 0 else { return .unknown }
        let last = Int(test.depth) - 1
        for position in 0..<last {
            let value = records.store.slots[Int(object) + 2 + test.slot(position)]
            guard value.hasValue else {
                // Where there is no object, it has no field; but that is all that is known.
                let isKnown = value.isNull && test.kind == .isPresent && position == last - 1
                return isKnown ? Truth(test.isNegated) : .unknown
            }
            object = value.payload
        }
        let slot = test.slot(last)
        var result: Truth
        switch test.kind {
        case .isPresent:
            result = has(slot, of: object)
        case .isTrue:
            let value = records.store.slots[Int(object) + 2 + slot]
            result = value.hasValue ? Truth(value.payload == 1) : .unknown
        case .isSymbol:
            let value = records.store.slots[Int(object) + 2 + slot]
            result =
                value.hasValue
                ? Truth(value.payload == test.symbol)
                : isAppearance(slot, of: object)
                    ? Truth(test.symbol == Symbols.dark) : value.isNull ? .no : .unknown
        case .isNull:
            let value = records.store.slots[Int(object) + 2 + slot]
            result = value.isNull ? .yes : value.hasValue ? .no : .unknown
        }
        if test.isNegated { result = !result }
        return result
    }
}

extension FieldTest {
    /// The slot of a field on the way, by its position from 0 up to `depth`.
    @inline(__always)
    fileprivate func slot(_ position: Int) -> Int { Int(slots >> UInt32(8 * position) & 0xFF) }
}
