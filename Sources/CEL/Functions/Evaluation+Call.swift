// Calls: from a function to the code that computes it.

extension Evaluation {
    /// Calls a function that has no instruction of its own; a failure among its arguments is its result.
    mutating func call(_ function: Function, _ arguments: CallArguments, _ reader: borrowing some Reader) -> Value {
        let first = arguments.first
        let second = arguments.second
        // What lies beneath an opaque colour makes no difference.
        if function == .over, first.tag == .color, first.reference & 0xFF == 0xFF { return first }
        if first.isFailure {
            return first.openBits == 0
                ? first.withoutCount : openTextFunction(function, first, arguments.second, reader)
        }
        if arguments.count > 1, second.isFailure { return second.withoutCount }
        if arguments.count > 2, arguments.third.isFailure { return arguments.third.withoutCount }
        if arguments.count > 3, arguments.fourth.isFailure { return arguments.fourth.withoutCount }
        switch function {
        case .negate: return negate(first)
        case .multiply, .divide, .remainder, .subtract: return arithmetic(function, first, second)
        case .index: return element(at: second, of: first, reader)
        case .toBool, .toInt, .toUint, .toDouble, .toString, .toBytes: return convert(first, function, reader)
        case .toDyn: return first
        case .typeOf: return Value(.type, typeName(of: first).bits)
        case .join where first.isList: return join(arguments, reader)
        case .color, .hex, .luminance, .contrast, .over: return colorFunction(function, first, second, reader)
        case .slice, .first, .last, .distinct, .flatten, .sort: return listFunction(function, arguments, reader)
        default: return stringFunction(function, arguments, reader)
        }
    }

    func typeName(of value: Value) -> TypeName {
        switch value.tag {
        case .bool: .bool
        case .int: .int
        case .uint: .uint
        case .double: .double
        case .constantString, .string, .text, .symbol: .string
        case .constantBytes, .bytes: .bytes
        case .constantList, .list, .hostList: .list
        case .constantMap, .map, .hostMap: .map
        case .object: .object(value.objectType)
        case .color: .color
        case .type: .type
        case .null, .error, .absent: .null
        }
    }

    /// `size()`: Unicode scalars, bytes, elements or entries.
    mutating func size(_ value: Value, _ reader: borrowing some Reader) -> Value {
        if let count = count(value, reader) {
            return isCertain(value, reader) ? .int(Int64(count)) : sizeOfKnown(value, count, reader)
        }
        if value.isBytes { return .int(Int64(value.range.count)) }
        if value.tag == .text { return reader.size(ofText: value.reference).map { .int(Int64($0)) } ?? absent }
        guard let string = ownString(value, reader) else { return noOverload(value) }
        charge(string.range.count / 16)
        return .int(Int64(withBytes(string) { $0.scalarCount }))
    }

    /// How many elements a list has at least, some of which may not be there.
    private mutating func sizeOfKnown(_ list: Value, _ count: Int, _ reader: borrowing some Reader) -> Value {
        guard charge(count / 16) else { return absent }
        let known = (0..<count).count { isThere(element($0, of: list, reader), reader) }
        return .atLeast(known, at: UInt64(position))
    }
}
