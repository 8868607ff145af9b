import Diagnostics

// Equality: across kinds of numbers, element by element, and of the host's texts as the host says.

extension Evaluation {
    /// Compares two values; values of different types are different, never an error.
    mutating func equal(_ left: Value, _ right: Value, _ reader: borrowing some Reader) -> Truth {
        if left.isFailure || right.isFailure { return .unknown }
        if left.tag == right.tag, let result = equalOfSameTag(left, right, reader) { return result }
        if left.isString { return right.isString ? equalStrings(left, right, reader) : .no }
        switch left.tag {
        case .int, .uint, .double: return Truth(Numbers.compare(left, right) == .equal)
        case .constantBytes, .bytes: return right.isBytes ? equalBytes(left, right) : .no
        case .constantList, .list, .hostList: return right.isList ? equalLists(left, right, reader) : .no
        case .constantMap, .map, .hostMap: return right.isMap ? equalMaps(left, right, reader) : .no
        default: return .no
        }
    }

    private mutating func equalOfSameTag(_ left: Value, _ right: Value, _ reader: borrowing some Reader) -> Truth? {
        switch left.tag {
        case .bool, .int, .uint, .type, .object, .color, .symbol: return Truth(left.bits == right.bits)
        case .double: return Truth(left.doubleBits == right.doubleBits)
        case .null: return .yes
        case .text:
            if left.bits == right.bits { return .yes }
            guard charge(reader.length(ofText: left.reference) / 16) else { return .unknown }
            return reader.isEqual(left.reference, right.reference)
        default: return nil
        }
    }

    private mutating func equalStrings(_ left: Value, _ right: Value, _ reader: borrowing some Reader) -> Truth {
        if left.tag == .text { return equalText(left, right, reader) }
        if right.tag == .text { return equalText(right, left, reader) }
        guard let left = ownString(left, reader), let right = ownString(right, reader) else { return .unknown }
        return equalBytes(left, right)
    }

    private mutating func equalText(_ text: Value, _ other: Value, _ reader: borrowing some Reader) -> Truth {
        if other.tag == .constantString {
            guard charge(other.range.count / 16) else { return .unknown }
            let constants = program.bytes
            return reader.isEqual(text.reference, utf8: constants.span.extracting(other.range))
        }
        guard let other = ownString(other, reader), charge(other.range.count / 16) else { return .unknown }
        return reader.isEqual(text.reference, utf8: bytes.span.extracting(other.range))
    }

    private mutating func equalBytes(_ left: Value, _ right: Value) -> Truth {
        guard left.range.count == right.range.count else { return .no }
        guard charge(left.range.count / 16) else { return .unknown }
        return Truth(withBytes(left) { left in withBytes(right) { left.isEqual(to: $0) } })
    }

    private mutating func equalLists(_ left: Value, _ right: Value, _ reader: borrowing some Reader) -> Truth {
        let count = count(left, reader) ?? 0
        let isCertain = isCertain(left, reader) && isCertain(right, reader)
        guard count == self.count(right, reader) else { return isCertain ? .no : .unknown }
        var result = isCertain ? Truth.yes : .unknown
        for index in 0..<count {
            guard charge(1) else { return .unknown }
            result = result && equal(element(index, of: left, reader), element(index, of: right, reader), reader)
            if result == .no { return .no }
        }
        return result
    }

    private mutating func equalMaps(_ left: Value, _ right: Value, _ reader: borrowing some Reader) -> Truth {
        let count = count(left, reader) ?? 0
        guard count == self.count(right, reader) else { return .no }
        var result = Truth.yes
        for index in 0..<count {
            guard let other = entry(element(index, of: left, reader), of: right, reader) else { return .no }
            result = result && equal(mapValue(index, of: left, reader), mapValue(other, of: right, reader), reader)
            if result == .no { return .no }
        }
        return result
    }
}
