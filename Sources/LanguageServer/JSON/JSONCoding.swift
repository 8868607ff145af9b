/// Encodes and decodes the protocol's values.
///
/// `FoundationEssentials` has coders for JSON, too. Linking it makes the binary a third larger, and every start of the
/// command, which needs none of it, a twentieth longer: the Swift runtime looks through all protocol conformances of the
/// binary for those that generic types ask for.
enum JSONCoding {
    /// Decodes a value; nil if the JSON is broken or another value.
    static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) -> Value? {
        var parser = JSONParser(bytes)
        return try? JSONDecoding(parser.parse()).decode(type)
    }

    /// Encodes a value with sorted keys; a value that can't be encoded becomes `null`.
    static func encode(_ value: some Encodable) -> [UInt8] {
        let encoding = JSONEncoding()
        guard (try? value.encode(to: encoding)) != nil else { return Array("null".utf8) }
        return encoding.value.bytes
    }
}
