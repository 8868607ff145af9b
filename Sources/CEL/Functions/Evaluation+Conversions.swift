// Conversions between the types of values.

extension Evaluation {
    /// `bool() int() uint() double() string() bytes()`.
    mutating func convert(_ value: Value, _ function: Function, _ reader: borrowing some Reader) -> Value {
        if value.isString {
            guard let string = ownString(value, reader) else { return noOverload(value) }
            return convert(string: string, function)
        }
        switch (function, value.tag) {
        case (.toBool, .bool), (.toInt, .int), (.toUint, .uint), (.toDouble, .double): return value
        case (.toBytes, .bytes), (.toBytes, .constantBytes): return value
        case (.toInt, .uint): return Int64(exactly: value.bits).map { .int($0) } ?? fail(.conversionRange, value)
        case (.toUint, .int): return UInt64(exactly: value.intBits).map { .uint($0) } ?? fail(.conversionRange, value)
        case (.toInt, .double): return int(value)
        case (.toUint, .double): return uint(value)
        case (.toDouble, .int): return .double(Double(value.intBits))
        case (.toDouble, .uint): return .double(Double(value.bits))
        case (.toString, .bool): return string(value.bits != 0 ? "true" : "false")
        case (.toString, .int): return string(String(value.intBits))
        case (.toString, .uint): return string(String(value.bits))
        case (.toString, .double): return string(NumberText.shortest(value.doubleBits))
        case (.toString, .bytes), (.toString, .constantBytes): return string(ofBytes: value)
        default: return noOverload(value)
        }
    }

    private mutating func convert(string value: Value, _ function: Function) -> Value {
        switch function {
        case .toString: return value
        case .toBytes: return Value(value.tag == .string ? .bytes : .constantBytes, value.bits)
        default: break
        }
        let text = text(value)
        let result: Value? =
            switch function {
            case .toInt: Int64(text).map { .int($0) }
            case .toUint: UInt64(text).map { .uint($0) }
            case .toDouble: Double(text).map { .double($0) }
            default: NumberText.bool(text).map { .bool($0) }
            }
        return result ?? fail(.conversionSyntax, value)
    }

    // The bounds themselves are out of range: as a double, 2⁶³ - 1 is 2⁶³.

    private mutating func int(_ value: Value) -> Value {
        let number = value.doubleBits
        guard number > -0x1p63, number < 0x1p63 else { return fail(.conversionRange, value) }
        return .int(Int64(number))
    }

    private mutating func uint(_ value: Value) -> Value {
        let number = value.doubleBits
        guard number > -1, number < 0x1p64 else { return fail(.conversionRange, value) }
        return .uint(UInt64(number))
    }

    private mutating func string(ofBytes value: Value) -> Value {
        charge(value.range.count / 16)
        let content = withBytes(value) { bytes in bytes.indices.map { bytes[$0] } }
        guard String(validating: content, as: UTF8.self) != nil else { return fail(.invalidUTF8) }
        return Value(value.tag == .bytes ? .string : .constantString, value.bits)
    }
}
