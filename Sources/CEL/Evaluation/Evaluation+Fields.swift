// Fields that are looked up by name, and has().

extension Evaluation {
    /// `has()` of what is no object: where there is none, there is no field of it.
    mutating func hasNothing(_ value: Value) -> Value { value.isHostNull ? .bool(false) : noOverload(value) }

    /// The field or key of a value, by name.
    mutating func field(_ name: Int, of value: Value, _ reader: borrowing some Reader) -> Value {
        if value.isMap {
            let key = program.names[name].value
            guard let index = entry(key, of: value, reader) else { return missing(key, in: value) }
            return mapValue(index, of: value, reader)
        }
        guard value.tag == .object else { return value.isFailure ? value : noField(name, value) }
        guard let field = objectField(name, of: value) else { return noField(name, value) }
        return fromHost(reader.field(field.slot, of: value.reference))
    }

    /// Whether a value has a field or key, by name.
    mutating func hasField(_ name: Int, of value: Value, _ reader: borrowing some Reader) -> Value {
        if value.isMap { return .bool(entry(program.names[name].value, of: value, reader) != nil) }
        guard value.tag == .object else {
            return value.isFailure || value.isHostNull ? hasNothing(value) : noField(name, value)
        }
        guard let field = objectField(name, of: value) else { return noField(name, value) }
        return truth(reader.has(field.slot, of: value.reference))
    }

    /// What reading a key gives that a map does not have: of a free-form map of the host's it is not described.
    mutating func missing(_ key: Value, in map: Value) -> Value { map.tag == .hostMap ? absent : fail(.noSuchKey, key) }

    private func objectField(_ name: Int, of object: Value) -> ObjectField? {
        let provider = program.provider
        guard let type = provider.objectType(object.objectType) else { return nil }
        return provider.field(named: program.names[name].text, of: type)
    }

    private mutating func noField(_ name: Int, _ value: Value) -> Value {
        value.isHostNull ? absent : fail(.noSuchField, program.names[name].value, value)
    }
}
