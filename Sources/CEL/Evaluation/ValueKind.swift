/// What a result is, for the caller.
package enum ValueKind: Hashable, Sendable {
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
    /// A string of the expression's making; `Evaluator.string(of:reader:)` gives its text.
    case string
    /// A string of the host's symbol table.
    case symbol(UInt32)
    /// A text of the host's.
    case text(UInt32)
    /// Bytes.
    case bytes
    /// A list; `Evaluator.elements(of:reader:)` gives its elements.
    case list
    /// A map; `Evaluator.entries(of:reader:)` gives its entries.
    case map
    /// An object of the host's.
    case object(UInt32, type: UInt32)
    /// A colour: red, green, blue and opacity, a byte each.
    case color(UInt32)
    /// A type.
    case type(TypeName)
    /// Not a value: the description does not say.
    case absent
    /// Not a value: the evaluation failed.
    case failure
}

extension Value {
    /// What the value is.
    package var kind: ValueKind {
        switch tag {
        case .error: .failure
        case .absent: .absent
        case .null: .null
        case .bool: .bool(bits != 0)
        case .int: .int(intBits)
        case .uint: .uint(bits)
        case .double: .double(doubleBits)
        case .type: .type(TypeName(bits: bits))
        case .constantString, .string: .string
        case .text: .text(reference)
        case .symbol: .symbol(reference)
        case .constantBytes, .bytes: .bytes
        case .constantList, .list, .hostList: .list
        case .constantMap, .map, .hostMap: .map
        case .object: .object(reference, type: objectType)
        case .color: .color(reference)
        }
    }
}
