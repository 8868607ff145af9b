/// Decodes a value of Swift from a value of JSON.
struct JSONDecoding: Decoder, SingleValueDecodingContainer {
    /// The JSON is another value than the one asked for.
    struct Mismatch: Error {}

    let value: JSONValue

    // Nobody is told where a mismatch is: the client that sent the message can't do anything about it.
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = value else { throw Mismatch() }
        return KeyedDecodingContainer(Members(members: members))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = value else { throw Mismatch() }
        return Elements(elements: elements)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { value == .null }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .boolean(let value) = value else { throw Mismatch() }
        return value
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let text) = value else { throw Mismatch() }
        return text
    }

    func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) throws -> Number {
        guard case .number(let text) = value, let number = Number(text) ?? Double(text).flatMap(Number.init(exactly:))
        else { throw Mismatch() }
        return number
    }

    func decode<Number: BinaryFloatingPoint & Decodable>(_ type: Number.Type) throws -> Number {
        guard case .number(let text) = value, let number = Double(text) else { throw Mismatch() }
        return Number(number)
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

    private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let members: [String: JSONValue]

        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

        func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

        func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try member(key).decode(type)
        }

        // No value of the protocol asks for what follows.
        func nestedContainer<Nested>(keyedBy: Nested.Type, forKey: Key) throws -> KeyedDecodingContainer<Nested> {
            throw Mismatch()
        }
        func nestedUnkeyedContainer(forKey: Key) throws -> any UnkeyedDecodingContainer { throw Mismatch() }
        func superDecoder() throws -> any Decoder { throw Mismatch() }
        func superDecoder(forKey: Key) throws -> any Decoder { throw Mismatch() }

        private func member(_ key: Key) throws -> JSONDecoding {
            guard let value = members[key.stringValue] else { throw Mismatch() }
            return JSONDecoding(value: value)
        }
    }

    private struct Elements: UnkeyedDecodingContainer {
        let elements: [JSONValue]
        private(set) var currentIndex = 0

        var codingPath: [any CodingKey] { [] }
        var count: Int? { elements.count }
        var isAtEnd: Bool { currentIndex == elements.count }

        mutating func decodeNil() throws -> Bool {
            guard !isAtEnd else { throw Mismatch() }
            guard elements[currentIndex] == .null else { return false }
            currentIndex += 1
            return true
        }

        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().decode(type) }

        // Nor for what follows.
        func nestedContainer<Nested>(keyedBy: Nested.Type) throws -> KeyedDecodingContainer<Nested> { throw Mismatch() }
        func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Mismatch() }
        func superDecoder() throws -> any Decoder { throw Mismatch() }

        private mutating func next() throws -> JSONDecoding {
            guard !isAtEnd else { throw Mismatch() }
            currentIndex += 1
            return JSONDecoding(value: elements[currentIndex - 1])
        }
    }
}
