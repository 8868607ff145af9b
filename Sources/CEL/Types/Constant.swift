/// A value that is known when an expression is compiled: a literal, or what the caller binds to a name.
package indirect enum Constant: Hashable, Sendable {
    /// `null`.
    case null
    /// A truth value.
    case bool(Bool)
    /// A signed integer.
    case int(Int64)
    /// An unsigned integer.
    case uint(UInt64)
    /// A floating-point number.
    case double(Double)
    /// A text.
    case string(String)
    /// Bytes.
    case bytes([UInt8])
    /// A string of the host's symbol table.
    case symbol(UInt32)
    /// A type as a value.
    case type(TypeName)
    /// A list.
    case list([Constant])
    /// A map; its keys are distinct.
    case map([Entry])

    /// One entry of a map.
    package struct Entry: Hashable, Sendable {
        /// The key: a bool, int, uint or string.
        package let key: Constant
        /// The value.
        package let value: Constant

        /// Creates an entry.
        package init(key: Constant, value: Constant) {
            (self.key, self.value) = (key, value)
        }
    }

    /// The value under a key of a map.
    func value(forKey key: String) -> Constant? {
        guard case .map(let entries) = self else { return nil }
        return entries.first { $0.key == .string(key) }?.value
    }

    /// The type that the checker gives the constant.
    var type: CELType {
        switch self {
        case .null: .null
        case .bool: .bool
        case .int: .int
        case .uint: .uint
        case .double: .double
        case .string, .symbol: .string
        case .bytes: .bytes
        case .type(let name): .type(name.type)
        case .list(let elements): .list(Constant.commonType(of: elements))
        case .map(let entries):
            .map(Constant.commonType(of: entries.map(\.key)), Constant.commonType(of: entries.map(\.value)))
        }
    }

    private static func commonType(of constants: [Constant]) -> CELType {
        guard let first = constants.first?.type else { return .dyn }
        return constants.dropFirst().allSatisfy { $0.type == first } ? first : .dyn
    }
}
