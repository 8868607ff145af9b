/// What the constants of a program that is being made consist of.
struct ConstantPool {
    private(set) var values: [Value] = []
    private(set) var bytes: [UInt8] = []
    private(set) var names: [Program.Name] = []

    mutating func index(ofName name: String) -> UInt32 {
        if let index = names.firstIndex(where: { $0.text == name }) { return UInt32(index) }
        names.append(Program.Name(text: name, value: value(of: .string(name))))
        return UInt32(names.count - 1)
    }

    /// The value of a constant, whose bytes and elements lie in the pool.
    mutating func value(of constant: Constant) -> Value {
        switch constant {
        case .null: return .nullLiteral
        case .bool(let value): return .bool(value)
        case .int(let value): return .int(value)
        case .uint(let value): return .uint(value)
        case .double(let value): return .double(value)
        case .symbol(let symbol): return .symbol(symbol)
        case .type(let name): return Value(.type, name.bits)
        case .string(let text): return slice(.constantString, text.utf8)
        case .bytes(let content): return slice(.constantBytes, content)
        case .list(let elements): return slice(.constantList, elements.map { value(of: $0) })
        case .map(let entries):
            return slice(.constantMap, entries.flatMap { [value(of: $0.key), value(of: $0.value)] })
        }
    }

    private mutating func slice(_ tag: Value.Tag, _ content: some Collection<UInt8>) -> Value {
        bytes.append(contentsOf: content)
        return .slice(tag, (bytes.count - content.count)..<bytes.count)
    }

    private mutating func slice(_ tag: Value.Tag, _ content: [Value]) -> Value {
        values.append(contentsOf: content)
        return .slice(tag, (values.count - content.count)..<values.count)
    }
}
