/// The type of an expression, as the checker sees it.
package indirect enum CELType: Hashable, Sendable {
    /// Any type; what is done with such a value is checked when it is evaluated.
    case dyn
    /// The type of `null`.
    case null
    /// Truth values.
    case bool
    /// Signed integers of 64 bits.
    case int
    /// Unsigned integers of 64 bits.
    case uint
    /// Floating-point numbers of 64 bits.
    case double
    /// Texts, sequences of Unicode scalars.
    case string
    /// Sequences of bytes.
    case bytes
    /// Lists with elements of one type.
    case list(CELType)
    /// Maps from keys to values.
    case map(CELType, CELType)
    /// The type whose values are types.
    case type(CELType)
    /// Colours.
    case color
    /// An object of the host.
    case object(ObjectType)
    /// A string of the host's that is one of a closed list.
    case enumeration(Enumeration)
    /// A value of the host's that may be `null`; it can stand wherever its plain type can.
    case nullable(CELType)
    /// A type that the checker is still to find, by its number.
    case parameter(Int)
}

extension CELType: CustomStringConvertible {
    /// The type as it is written in messages, such as `list(item)`.
    package var description: String {
        switch self {
        case .dyn, .parameter: "dyn"
        case .null: "null"
        case .bool: "bool"
        case .int: "int"
        case .uint: "uint"
        case .double: "double"
        case .string: "string"
        case .bytes: "bytes"
        case .list(let element): "list(\(element))"
        case .map(let key, let value): "map(\(key), \(value))"
        case .type(let type): "type(\(type))"
        case .color: "color"
        case .object(let object): object.name
        case .enumeration(let enumeration): enumeration.name
        case .nullable(let type): type.description
        }
    }
}

extension CELType {
    /// The type without what only the checker of a comparison cares for: nullability and closed lists of names.
    var plain: CELType {
        switch self {
        case .nullable(let type): type.plain
        case .enumeration: .string
        default: self
        }
    }

    /// The type with others in place of those that it is made of.
    func replacingParts(_ replacement: (CELType) -> CELType) -> CELType {
        switch self {
        case .list(let element): .list(replacement(element))
        case .map(let key, let value): .map(replacement(key), replacement(value))
        case .type(let inner): .type(replacement(inner))
        case .nullable(let inner): .nullable(replacement(inner))
        default: self
        }
    }

    /// Whether values of the type are numbers.
    var isNumeric: Bool {
        switch plain {
        case .int, .uint, .double: true
        default: false
        }
    }

    /// Whether values of the type are numbers, true or false: no things that one could point at.
    package var isFigure: Bool { isNumeric || plain == .bool }

    /// What to write where true or false is wanted and something of this type stands, with a space before it; else nothing.
    package var comparingHint: String {
        switch self {
        case .nullable(let type): return type.comparingHint
        case .enumeration(let enumeration):
            return " Compare it with one of its words: x == '\(enumeration.members.first ?? "")'."
        case .string: return " Compare it: x == '…', or size(x) > 0."
        case .list: return " Ask how many there are, size(x) > 0, or of its elements, x.exists(i, …)."
        case .int, .uint, .double: return " Compare it: x > 0."
        case .object: return " Whether there is one, tells has(x.field)."
        default: return ""
        }
    }
}
