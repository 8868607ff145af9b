// Arithmetic: integers never wrap round, doubles follow IEEE 754.

extension Evaluation {
    /// `-x`.
    mutating func negate(_ value: Value) -> Value {
        switch value.tag {
        case .int: checked(Int64(0).subtractingReportingOverflow(value.intBits))
        case .double: .double(-value.doubleBits)
        default: noOverload(value)
        }
    }

    /// `-`, `*`, `/` and `%`.
    mutating func arithmetic(_ function: Function, _ left: Value, _ right: Value) -> Value {
        switch (left.tag, right.tag) {
        case (.int, .int): integer(function, left.intBits, right.intBits, left, right)
        case (.uint, .uint): integer(function, left.bits, right.bits, left, right)
        case (.double, .double): double(function, left, right)
        default: noOverload(left, right)
        }
    }

    /// `+`, most often of positions in a list.
    @inline(__always)
    mutating func sum(_ left: Value, _ right: Value, _ reader: borrowing some Reader) -> Value {
        if left.tag == .int, right.tag == .int {
            let (sum, overflows) = left.intBits.addingReportingOverflow(right.intBits)
            if !overflows { return .int(sum) }
        }
        guard left.isFailure || right.isFailure else { return add(left, right, reader) }
        let failure = left.isFailure ? left : right
        return Evaluation.sum(ofCounts: left, right).map { .atLeast($0, at: failure.bits) } ?? failure.withoutCount
    }

    /// How much two numbers come to at least of which one or both are only known for that; nil for any other values.
    private static func sum(ofCounts left: Value, _ right: Value) -> Int? {
        func least(_ value: Value) -> Int? {
            value.leastCount
                ?? (value.tag == .int ? Int(exactly: value.intBits).flatMap { abs($0) < 1 << 31 ? $0 : nil } : nil)
        }
        guard let one = least(left), let other = least(right), one + other >= 0 else { return nil }
        return one + other
    }

    /// Numbers, and what can be put in a row.
    private mutating func add(_ left: Value, _ right: Value, _ reader: borrowing some Reader) -> Value {
        switch (left.tag, right.tag) {
        case (.int, .int): return checked(left.intBits.addingReportingOverflow(right.intBits))
        case (.uint, .uint): return checked(left.bits.addingReportingOverflow(right.bits))
        case (.double, .double): return .double(left.doubleBits + right.doubleBits)
        default: break
        }
        if left.isBytes, right.isBytes { return concatenate(.bytes, left, right) }
        if left.isList, right.isList { return concatenateLists(left, right, reader) }
        guard left.isString, right.isString, let left = ownString(left, reader), let right = ownString(right, reader)
        else { return noOverload(left, right) }
        return concatenate(.string, left, right)
    }

    private mutating func integer<Number: FixedWidthInteger>(
        _ function: Function,
        _ left: Number,
        _ right: Number,
        _ leftValue: Value,
        _ rightValue: Value
    ) -> Value {
        switch function {
        case .subtract: return checked(left.subtractingReportingOverflow(right))
        case .multiply: return checked(left.multipliedReportingOverflow(by: right))
        case .divide: return right == 0 ? fail(.divisionByZero) : checked(left.dividedReportingOverflow(by: right))
        case .remainder:
            return right == 0 ? fail(.remainderByZero) : checked(left.remainderReportingOverflow(dividingBy: right))
        default: return noOverload(leftValue, rightValue)
        }
    }

    private mutating func double(_ function: Function, _ left: Value, _ right: Value) -> Value {
        switch function {
        case .subtract: .double(left.doubleBits - right.doubleBits)
        case .multiply: .double(left.doubleBits * right.doubleBits)
        case .divide: .double(left.doubleBits / right.doubleBits)
        default: noOverload(left, right)
        }
    }

    private mutating func checked<Number: FixedWidthInteger>(
        _ result: (partialValue: Number, overflow: Bool)
    ) -> Value {
        if result.overflow { return fail(.overflow) }
        return Number.isSigned
            ? .int(Int64(truncatingIfNeeded: result.partialValue))
            : .uint(UInt64(truncatingIfNeeded: result.partialValue))
    }

    private mutating func concatenate(_ tag: Value.Tag, _ left: Value, _ right: Value) -> Value {
        let start = bytes.count
        appendBytes(of: left)
        appendBytes(of: right)
        return .slice(tag, start..<bytes.count)
    }

    /// Appends the content of a string or bytes value that is not the host's.
    mutating func appendBytes(of value: Value) {
        switch value.tag {
        case .constantString, .constantBytes: append(program.bytes[value.range])
        default:
            guard charge(1 + value.range.count / 16) else { return }
            for index in value.range { bytes.append(bytes[index]) }
        }
    }

    private mutating func concatenateLists(_ left: Value, _ right: Value, _ reader: borrowing some Reader) -> Value {
        let start = values.count
        if let failure = appendElements(of: left, reader) { return failure }
        if let failure = appendElements(of: right, reader) { return failure }
        return list(from: start)
    }

    /// Appends the elements of a list, or those in a range; gives the failure that one of them is.
    mutating func appendElements(of value: Value, _ reader: borrowing some Reader, in range: Range<Int>? = nil)
        -> Value?
    {
        let range = range ?? 0..<(count(value, reader) ?? 0)
        guard charge(range.count) else { return nil }
        for index in range {
            let element = element(index, of: value, reader)
            if element.isFailure { return element }
            values.append(element)
        }
        return nil
    }
}
