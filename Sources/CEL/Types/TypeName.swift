/// A type as a value: what `type(x)` gives, without type parameters.
package enum TypeName: Hashable, Sendable {
    // One case for each name of the specification; an object of the host has the host's name.
    case bool, int, uint, double, string, bytes, list, map, null, type, color
    case object(UInt32)

    /// The types but those of objects, each with what it is to the checker.
    private static let all: KeyValuePairs<TypeName, CELType> = [
        .bool: .bool, .int: .int, .uint: .uint, .double: .double, .string: .string, .bytes: .bytes,
        .list: .list(.dyn), .map: .map(.dyn, .dyn), .null: .null, .type: .type(.dyn), .color: .color,
    ]

    /// The type for the checker.
    var type: CELType { TypeName.all.first { $0.key == self }?.value ?? .dyn }

    /// The name of the specification; an object's is the host's to give.
    var name: String {
        switch self {
        case .list: "list"
        case .map: "map"
        case .null: "null_type"
        case .type: "type"
        case .object: "object"
        default: type.description
        }
    }

    /// The type that an identifier names, if any.
    init?(named name: String) {
        guard let match = TypeName.all.first(where: { $0.key.name == name }) else { return nil }
        self = match.key
    }

    /// The type as the payload of a value.
    var bits: UInt64 {
        if case .object(let id) = self { return UInt64(id) << 8 | 0xFF }
        return UInt64(TypeName.all.firstIndex { $0.key == self } ?? 0)
    }

    /// The type that a payload stands for.
    init(bits: UInt64) {
        self =
            bits & 0xFF == 0xFF
            ? .object(UInt32(truncatingIfNeeded: bits >> 8)) : TypeName.all[Int(bits & 0xFF) % TypeName.all.count].key
    }
}
