// What a caller asks about results. A result is valid until the next evaluation.

extension Evaluator {
    /// What a value that the last evaluation gave is.
    package mutating func result(of value: Value, reader: borrowing some Reader) -> EvaluationResult {
        switch value.tag {
        case .absent: .absent(at: range(at: Int(value.bits & 0xFFFF_FFFF)))
        case .error: .failure(failure(value, reader))
        default: .value(value)
        }
    }

    /// The elements of a list, the host's included; none for any other value.
    package func elements(of value: Value, reader: borrowing some Reader) -> [Value] {
        guard value.isList, let count = evaluation.count(value, reader) else { return [] }
        return (0..<count).map { evaluation.element($0, of: value, reader) }
    }

    /// The keys and values of a map, the host's included; none for any other value.
    package func entries(of value: Value, reader: borrowing some Reader) -> [(key: Value, value: Value)] {
        guard value.isMap, let count = evaluation.count(value, reader) else { return [] }
        return (0..<count).map { index in
            (evaluation.element(index, of: value, reader), evaluation.mapValue(index, of: value, reader))
        }
    }

    /// The text of a string, the host's included; nil for any other value.
    package mutating func string(of value: Value, reader: borrowing some Reader) -> String? {
        evaluation.ownString(value, reader).map { evaluation.text($0) }
    }

    /// The content of a bytes value; nil for any other value.
    func bytes(of value: Value) -> [UInt8]? {
        switch value.tag {
        case .constantBytes: Array(evaluation.program.bytes[value.range])
        case .bytes: Array(evaluation.bytes[value.range])
        default: nil
        }
    }

    /// The value as a constant; nil if it is a failure or refers to the host.
    package func constant(of value: Value, reader: borrowing some Reader) -> Constant? {
        switch value.tag {
        case .error, .absent, .text, .hostList, .hostMap, .object, .color: return nil
        case .null: return .null
        case .bool: return .bool(value.bits != 0)
        case .int: return .int(value.intBits)
        case .uint: return .uint(value.bits)
        case .double: return .double(value.doubleBits)
        case .symbol: return .symbol(value.reference)
        case .type: return .type(TypeName(bits: value.bits))
        case .constantString, .string: return .string(evaluation.text(value))
        case .constantBytes, .bytes: return bytes(of: value).map { .bytes($0) }
        case .constantList, .list:
            var constants: [Constant] = []
            for element in elements(of: value, reader: reader) {
                guard let constant = constant(of: element, reader: reader) else { return nil }
                constants.append(constant)
            }
            return .list(constants)
        case .constantMap, .map:
            var constants: [Constant.Entry] = []
            for entry in entries(of: value, reader: reader) {
                guard let key = constant(of: entry.key, reader: reader),
                    let value = constant(of: entry.value, reader: reader)
                else { return nil }
                constants.append(Constant.Entry(key: key, value: value))
            }
            return .map(constants)
        }
    }

    private func range(at position: Int) -> Range<Int> {
        let ranges = evaluation.program.ranges
        return position < ranges.count ? ranges[position] : 0..<0
    }

    private mutating func failure(_ value: Value, _ reader: borrowing some Reader) -> EvaluationFailure {
        EvaluationFailure(
            message: evaluation.message(of: value, reader),
            range: range(at: Int(value.bits >> 8 & 0xFF_FFFF))
        )
    }

    /// A value as text, for people to read: strings as they are, an object by its type.
    package mutating func description(of value: Value, reader: borrowing some Reader) -> String {
        evaluation.plainText(of: value, reader) ?? evaluation.typeText(value)
    }
}
