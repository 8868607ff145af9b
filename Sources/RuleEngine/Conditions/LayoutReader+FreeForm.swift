import CEL
import Diagnostics
import ScreenModel

// Free-form data: the `x-` keys of a description.

extension LayoutReader {
    /// The value of an `x-` key; null where there is none, because nobody but who writes it knows of the key.
    func extra(_ slot: Int, of object: UInt32) -> Value {
        let record = Record(offset: object)
        guard let value = extraField(slot, of: record) else { return isWhole(record) ? .null : .absent }
        return freeForm(value)
    }

    /// Whether there is something under an `x-` key, as of any other: null, a blank text and an empty list are nothing.
    func hasExtra(_ slot: Int, of record: Record) -> Truth {
        guard let value = extraField(slot, of: record) else { return isWhole(record) ? .no : .unknown }
        return switch records.store.freeFormValues[Int(value)] {
        case .null: .no
        case .text(let text): Truth(!records.store.texts[Int(text)].isBlank)
        case .list(let list): Truth(!records.store.elements(ofListAt: list).isEmpty)
        default: .yes
        }
    }

    /// The index of the value of an `x-` key; nil where there is none.
    func extraField(_ slot: Int, of record: Record) -> UInt32? {
        records.store.extras[record]?.first { ExtraSlot.slot(of: $0.name) == slot }?.value
    }

    /// Where a field, or an `x-` key, stands.
    func place(ofField slot: Int, of record: Record) -> Place {
        guard ExtraSlot.isExtra(slot) else { return Place(record, slot: slot) }
        return extraField(slot, of: record).map { Place(record, freeFormValue: $0) } ?? Place(record)
    }

    /// Whether a record has no other keys of one's own than those that could be read.
    func isWhole(_ record: Record) -> Bool {
        records.store.takesOwnKeys && !records.store.partlyUnknown.contains(record)
    }

    /// The index of the value of a key in a free-form map; nil where there is none.
    func freeFormMember(_ slot: Int, of map: UInt32) -> UInt32? {
        freeFormMembers(map).first { member in
            ExtraSlot.slot(of: records.store.string(of: records.store.texts[Int(member.key)])) == slot
        }?.value
    }

    func freeForm(_ index: UInt32) -> Value {
        switch records.store.freeFormValues[Int(index)] {
        case .null: .null
        case .boolean(let value): .bool(value)
        case .integer(let value): .int(value)
        case .number(let value): .double(value)
        case .text(let text): .text(text)
        case .list(let offset): .list(UInt32(ReadKind.dynamic.rawValue) << 28 | offset)
        case .map: .map(index)
        }
    }

    /// The entries of a free-form map.
    func freeFormMembers(_ map: UInt32) -> [FreeFormValue.Member] {
        guard case .map(let members) = records.store.freeFormValues[Int(map)] else { return [] }
        return members
    }
}
