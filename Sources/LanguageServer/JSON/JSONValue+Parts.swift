extension JSONValue {
    /// What stands below keys of objects, the outermost first; nil if nothing or `null` does.
    subscript(_ keys: String...) -> JSONValue? {
        var value = self
        for key in keys {
            guard case .object(let members) = value, let member = members[key], member != .null else { return nil }
            value = member
        }
        return value
    }

    /// The text of a string.
    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The value of a whole number.
    var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

    /// The elements of an array.
    var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    /// The strings of an array.
    var texts: [String] { elements?.compactMap(\.text) ?? [] }

    /// Whether the value is an object.
    var isObject: Bool { if case .object = self { true } else { false } }

    /// An array of strings.
    static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(booleanLiteral value: Bool) { self = .boolean(value) }
    init(integerLiteral value: Int) { self = .number(String(value)) }
    init(stringLiteral value: String) { self = .string(value) }
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(Dictionary(members) { $1 }) }
}

extension JSONValue: Codable {
    init(from decoder: any Decoder) throws {
        guard let decoding = decoder as? JSONDecoding else { throw JSONDecoding.Mismatch() }
        self = decoding.value
    }

    func encode(to encoder: any Encoder) throws { (encoder as? JSONEncoding)?.value = self }
}
