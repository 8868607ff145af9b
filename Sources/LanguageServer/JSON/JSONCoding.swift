/// Encodes and decodes the protocol's values.
///
/// `FoundationEssentials` has coders for JSON, too. Linking it makes the binary a third larger, and every start of the
/// command, which needs none of it, a twentieth longer: the Swift runtime looks through all protocol conformances of the
/// binary for those that generic types ask for.
enum JSONCoding {
    /// The value that a text is; nil if it is no JSON.
    static func parse(_ bytes: [UInt8]) -> JSONValue? {
        var parser = JSONParser(bytes)
        return try? parser.parse()
    }

    /// Decodes a value; nil if the JSON is another one.
    static func decode<Value: Decodable>(_ type: Value.Type, from value: JSONValue) -> Value? {
        try? JSONDecoding(value: value).decode(type)
    }

    /// Encodes a value; one that can't be encoded becomes `null`.
    static func value(of value: some Encodable) -> JSONValue {
        let encoding = JSONEncoding()
        return (try? value.encode(to: encoding)) == nil ? .null : encoding.value
    }
}
