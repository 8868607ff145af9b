extension JSONValue {
    /// What stands below keys of objects, the outermost first; nil if nothing or `null` does.
    subscript(_ keys: String...) -> JSONValue? { value(at: keys) }

    private func value(at keys: [String]) -> JSONValue? {
        keys.reduce(self) { value, key in
            guard case .object(let members) = value, let member = members[key], member != .null else { return nil }
            return member
        }
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }

    var number: Double? { if case .number(let text) = self { Double(text) } else { nil } }

    /// The value of a whole number.
    var integer: Int? {
        guard case .number(let text) = self else { return nil }
        return Int(text) ?? Double(text).flatMap(Int.init(exactly:))
    }

    /// The value of a word of truth.
    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

    var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    var texts: [String] { elements?.compactMap(\.text) ?? [] }

    var object: JSONValue? { if case .object = self { self } else { nil } }

    static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

// What the parameters of a message have to hold.
extension JSONValue {
    /// The parameters are others than the method takes.
    struct Mismatch: Error {}

    /// What a value below keys is, which has to be there.
    func required<Part>(_ part: (JSONValue) -> Part?, _ keys: String...) throws -> Part {
        guard let part = value(at: keys).flatMap(part) else { throw Mismatch() }
        return part
    }

    /// What a value below a key is; nil if nothing stands there.
    func optional<Part>(_ part: (JSONValue) -> Part?, _ key: String) throws -> Part? {
        try self[key].map { try $0.required(part) }
    }

    /// The address of the document that a message is about.
    var uri: String { get throws { try required(\.text, "textDocument", "uri") } }

    /// The point in the document that a message is about.
    var position: Position { get throws { try required(Position.init, "position") } }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(booleanLiteral value: Bool) { self = .boolean(value) }
    init(integerLiteral value: Int) { self = .number(String(value)) }
    init(stringLiteral value: String) { self = .string(value) }
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// An object, without the members that have no value.
    init(dictionaryLiteral members: (String, JSONValue?)...) {
        self = .object(Dictionary(members.compactMap { key, value in value.map { (key, $0) } }) { $1 })
    }
}
