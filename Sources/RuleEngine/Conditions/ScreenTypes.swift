package import CEL
import ScreenModel

/// The schema as CEL's types: what conditions may read, and of which type it is.
package struct ScreenTypes: TypeProvider {
    /// The words of all enumerations.
    package let symbols = SymbolNames(names: Schema.standard.symbols.names)

    /// The types of the standard schema.
    static let standard = ScreenTypes()

    /// The type of records of a kind.
    static func objectType(_ kind: ComponentKind) -> ObjectType {
        ObjectType(id: UInt32(kind.rawValue), name: kind.component.name)
    }

    /// The type of a field's values in an expression.
    static func type(of field: FieldType, named name: String) -> CELType {
        switch field {
        case .text, .identifier, .token: .nullable(.string)
        case .boolean: .nullable(.bool)
        case .integer: .nullable(.int)
        case .number: .nullable(.double)
        case .enumeration(let words):
            .nullable(.enumeration(CEL.Enumeration(name: name, members: words.names)))
        case .component(let kind): .nullable(.object(objectType(kind)))
        case .list(let element): .list(elementType(element, named: name))
        case .dynamic: .dyn
        }
    }

    /// The type of a list's elements: never null.
    static func elementType(_ field: FieldType, named name: String) -> CELType {
        if case .nullable(let type) = type(of: field, named: name) { return type }
        return type(of: field, named: name)
    }

    package func objectType(_ id: UInt32) -> ObjectType? {
        UInt8(exactly: id).flatMap(ComponentKind.init).map(ScreenTypes.objectType)
    }

    package func field(named name: String, of type: ObjectType) -> ObjectField? {
        guard let kind = UInt8(exactly: type.id).flatMap(ComponentKind.init) else { return nil }
        if let slot = kind.component.slot(named: name) {
            return (slot, ScreenTypes.type(of: kind.component.fields[slot].type, named: name))
        }
        guard name.hasPrefix("x-") else { return nil }
        return (ExtraSlot.slot(of: name), .dyn)
    }

    package func fieldNames(of type: ObjectType) -> [String] {
        UInt8(exactly: type.id).flatMap(ComponentKind.init)?.component.fields.map(\.name) ?? []
    }
}

/// The slots by which conditions read `x-` keys, which no schema numbers.
enum ExtraSlot {
    /// The slot of a key: a 31-bit hash of its name above all slots of fields.
    ///
    /// An instruction has 32 bits for a slot; that two keys of one record meet is very unlikely.
    static func slot(of name: String) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(hash >> 33 | 1 << 31)
    }

    /// Whether a slot is that of an `x-` key.
    static func isExtra(_ slot: Int) -> Bool { slot >= 1 << 31 }
}
