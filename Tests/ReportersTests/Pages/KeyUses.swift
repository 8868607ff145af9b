import Linter
import RuleEngine
import ScreenModel

/// How often each key is written in some screens.
struct KeyUses: Sendable {
    private var counts: [FormatKey: Int] = [:]

    /// Creates a count of nothing.
    init() {}

    /// How often a key is written; a variant's keys count for the screen.
    func count(_ slot: Int, of kind: ComponentKind) -> Int {
        counts[.field(kind == .variant ? .screen : kind, slot: slot)] ?? 0
    }

    /// Adds the screens of a file.
    mutating func add(_ bytes: [UInt8], path: String) {
        let file = ScreenFile(bytes, path: path)
        for screen in file.screens { add(screen.record, file.reader.store) }
    }

    private mutating func add(_ record: Record, _ store: RecordStore) {
        let kind = store.kind(of: record)
        for (slot, field) in kind.component.fields.enumerated() where !field.isDerived {
            guard store[record, slot].isWritten else { continue }
            counts[.field(kind == .variant ? .screen : kind, slot: slot), default: 0] += 1
            guard field.type.component != nil else { continue }
            if case .list = field.type {
                for element in store.elements(record, slot) where element.hasValue {
                    add(element.record, store)
                }
            } else if let part = store.record(record, slot) {
                add(part, store)
            }
        }
    }
}
