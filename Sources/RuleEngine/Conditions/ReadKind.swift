import ScreenModel

/// How a slot is turned into a value of a condition; small, because it is looked up for every read.
enum ReadKind: UInt8 {
    case text, identifier, token, boolean, integer, number, symbol, record, list, dynamic
    /// The language of a screen's texts, which is another one where texts are read in a locale of their own.
    case language

    init(_ type: FieldType) {
        switch type {
        case .text: self = .text
        case .identifier: self = .identifier
        case .token: self = .token
        case .boolean: self = .boolean
        case .integer: self = .integer
        case .number: self = .number
        case .enumeration: self = .symbol
        case .component: self = .record
        case .list: self = .list
        case .dynamic: self = .dynamic
        }
    }

    /// The read kinds of every slot of every component, 64 to a component.
    static let table: [ReadKind] = {
        var kinds = ReadKind.table { ReadKind($0) }
        kinds[Int(ComponentKind.screen.rawValue) * 64 + Slots.Screen.locale] = .language
        return kinds
    }()

    /// The number of fields of every component.
    static let fieldCounts = Schema.standard.components.map { $0.fields.count }

    /// The field of every component that says whether it is hidden; -1 for one that is always shown.
    static let hiddenSlots = ComponentKind.allCases.map { Schema.standard.hidden(of: $0)?.slot ?? -1 }

    /// The read kinds of the elements of list slots, laid out like `table`.
    static let elementTable = table { $0.element.map { ReadKind($0) } ?? .dynamic }

    private static func table(_ kind: (FieldType) -> ReadKind) -> [ReadKind] {
        var table = Array(repeating: ReadKind.dynamic, count: Schema.standard.components.count * 64)
        for (number, component) in Schema.standard.components.enumerated() {
            for (slot, field) in component.fields.enumerated() { table[number * 64 + slot] = kind(field.type) }
        }
        return table
    }
}

/// How a visited node is read, and the elements of it if it is a list.
struct NodeKind: Sendable, Hashable {
    let value: ReadKind
    let element: ReadKind

    init(_ type: FieldType) {
        value = ReadKind(type)
        element = type.element.map { ReadKind($0) } ?? .dynamic
    }
}
