/// Encodes a value of Swift to a value of JSON.
///
/// A class, because what is encoded into a container shows in the encoder that the container came from.
final class JSONEncoding: Encoder {
    enum Content {
        case value(JSONValue)
        case elements([JSONEncoding])
        case members([String: JSONEncoding])
    }

    var content = Content.value(.null)

    // What has been encoded; `null` as long as nothing has.
    var value: JSONValue {
        switch content {
        case .value(let value): value
        case .elements(let elements): .array(elements.map(\.value))
        case .members(let members): .object(members.mapValues(\.value))
        }
    }

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .members = content {} else { content = .members([:]) }
        return KeyedEncodingContainer(Members(encoding: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if case .elements = content {} else { content = .elements([]) }
        return Elements(encoding: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleValue(encoding: self) }

    private func member(_ key: any CodingKey) -> JSONEncoding {
        let member = JSONEncoding()
        guard case .members(var members) = content else { return member }
        content = .value(.null)
        members[key.stringValue] = member
        content = .members(members)
        return member
    }

    private func element() -> JSONEncoding {
        let element = JSONEncoding()
        guard case .elements(var elements) = content else { return element }
        content = .value(.null)
        elements.append(element)
        content = .elements(elements)
        return element
    }

    private struct SingleValue: SingleValueEncodingContainer {
        let encoding: JSONEncoding

        var codingPath: [any CodingKey] { [] }

        func encodeNil() { encoding.content = .value(.null) }
        func encode(_ value: Bool) { encoding.content = .value(.boolean(value)) }
        func encode(_ value: String) { encoding.content = .value(.string(value)) }
        func encode(_ value: some BinaryInteger & Encodable) { encoding.content = .value(.number(String(value))) }

        func encode(_ value: some BinaryFloatingPoint & Encodable) throws {
            // JSON has no word for what is no number.
            guard value.isFinite else { return encodeNil() }
            encoding.content = .value(.number("\(Double(value))"))
        }

        func encode(_ value: some Encodable) throws { try value.encode(to: encoding) }
    }

    private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoding: JSONEncoding

        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) { _ = encoding.member(key) }
        func encode(_ value: some Encodable, forKey key: Key) throws { try value.encode(to: encoding.member(key)) }

        // No value of the protocol asks for what follows.
        func nestedContainer<Nested>(keyedBy: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
            encoding.member(key).container(keyedBy: keyedBy)
        }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            encoding.member(key).unkeyedContainer()
        }
        func superEncoder() -> any Encoder { encoding }
        func superEncoder(forKey key: Key) -> any Encoder { encoding.member(key) }
    }

    private struct Elements: UnkeyedEncodingContainer {
        let encoding: JSONEncoding

        var codingPath: [any CodingKey] { [] }
        var count: Int { if case .elements(let elements) = encoding.content { elements.count } else { 0 } }

        func encodeNil() { _ = encoding.element() }
        func encode(_ value: some Encodable) throws { try value.encode(to: encoding.element()) }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            encoding.element().container(keyedBy: type)
        }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoding.element().unkeyedContainer() }
        func superEncoder() -> any Encoder { encoding.element() }
    }
}
