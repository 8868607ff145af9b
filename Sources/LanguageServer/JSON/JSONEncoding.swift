/// Encodes a value of Swift to a value of JSON.
///
/// A class, because what is encoded into a container shows in the encoder that the container came from.
final class JSONEncoding: Encoder {
    /// A single value; `null` as long as nothing has been encoded.
    private var single = JSONValue.null
    private var elements: [JSONEncoding]?
    private var members: [String: JSONEncoding]?

    /// What has been encoded.
    var value: JSONValue {
        get { elements.map { .array($0.map(\.value)) } ?? members.map { .object($0.mapValues(\.value)) } ?? single }
        set { (single, elements, members) = (newValue, nil, nil) }
    }

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        (members, elements) = (members ?? [:], nil)
        return KeyedEncodingContainer(Members(encoding: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        (elements, members) = (elements ?? [], nil)
        return Elements(encoding: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleValue(encoding: self) }

    private func member(_ key: any CodingKey) -> JSONEncoding {
        let member = JSONEncoding()
        members?[key.stringValue] = member
        return member
    }

    private func element() -> JSONEncoding {
        let element = JSONEncoding()
        elements?.append(element)
        return element
    }

    private struct SingleValue: SingleValueEncodingContainer {
        let encoding: JSONEncoding

        var codingPath: [any CodingKey] { [] }

        func encodeNil() { encoding.value = .null }
        func encode(_ value: Bool) { encoding.value = .boolean(value) }
        func encode(_ value: String) { encoding.value = .string(value) }
        func encode(_ value: some BinaryInteger & Encodable) { encoding.value = .number(String(value)) }

        func encode(_ value: some BinaryFloatingPoint & Encodable) throws {
            // JSON has no word for what is no number.
            guard value.isFinite else { return encodeNil() }
            encoding.value = .number("\(Double(value))")
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
        var count: Int { encoding.elements?.count ?? 0 }

        func encodeNil() { _ = encoding.element() }
        func encode(_ value: some Encodable) throws { try value.encode(to: encoding.element()) }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            encoding.element().container(keyedBy: type)
        }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoding.element().unkeyedContainer() }
        func superEncoder() -> any Encoder { encoding.element() }
    }
}
