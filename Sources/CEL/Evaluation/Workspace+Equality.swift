// Equality: across kinds of numbers, element by element, and of the host's texts as the host says.

extension Workspace {
    /// Compares two values; values of different types are different, never an error.
    mutating func equal<Reader: ObjectReader & ~Copyable>(
        _ left: Value,
        _ right: Value,
        _ reader: borrowing Reader
    ) -> TextComparison {
        if left.isFailure || right.isFailure { return .unknown }
        if left.tag == right.tag, let result = equalOfSameTag(left, right, reader) { return result }
        if left.isString { return right.isString ? equalStrings(left, right, reader) : .different }
        switch left.tag {
        case .int, .uint, .double: return Numbers.compare(left, right) == .equal ? .equal : .different
        case .constantBytes, .bytes: return right.isBytes ? equalBytes(left, right) : .different
        case .constantList, .list, .hostList: return right.isList ? equalLists(left, right, reader) : .different
        case .constantMap, .map, .hostMap: return right.isMap ? equalMaps(left, right, reader) : .different
        default: return .different
        }
    }

    private func equalOfSameTag<Reader: ObjectReader & ~Copyable>(
        _ left: Value,
        _ right: Value,
        _ reader: borrowing Reader
    ) -> TextComparison? {
        switch left.tag {
        case .bool, .int, .uint, .type, .object, .symbol: left.bits == right.bits ? .equal : .different
        case .double: left.doubleBits == right.doubleBits ? .equal : .different
        case .null: .equal
        case .text: left.bits == right.bits ? .equal : reader.compare(left.reference, right.reference)
        default: nil
        }
    }

    private mutating func equalStrings<Reader: ObjectReader & ~Copyable>(
        _ left: Value,
        _ right: Value,
        _ reader: borrowing Reader
    ) -> TextComparison {
        if left.tag == .text { return equalText(left, right, reader) }
        if right.tag == .text { return equalText(right, left, reader) }
        guard let left = ownString(left, reader), let right = ownString(right, reader) else { return .unknown }
        return equalBytes(left, right)
    }

    private mutating func equalText<Reader: ObjectReader & ~Copyable>(
        _ text: Value,
        _ other: Value,
        _ reader: borrowing Reader
    ) -> TextComparison {
        if other.tag == .constantString {
            let constants = program.bytes
            return reader.compare(text.reference, utf8: constants.span.extracting(other.range))
        }
        guard let other = ownString(other, reader) else { return .unknown }
        return reader.compare(text.reference, utf8: bytes.span.extracting(other.range))
    }

    private func equalBytes(_ left: Value, _ right: Value) -> TextComparison {
        guard left.range.count == right.range.count else { return .different }
        return withBytes(left) { left in withBytes(right) { left.isEqual(to: $0) } } ? .equal : .different
    }

    private mutating func equalLists<Reader: ObjectReader & ~Copyable>(
        _ left: Value,
        _ right: Value,
        _ reader: borrowing Reader
    ) -> TextComparison {
        let count = count(left, reader) ?? 0
        guard count == self.count(right, reader) else { return .different }
        var result = TextComparison.equal
        for index in 0..<count {
            guard charge(1) else { return .unknown }
            switch equal(element(index, of: left, reader), element(index, of: right, reader), reader) {
            case .equal: continue
            case .different: return .different
            case .unknown: result = .unknown
            }
        }
        return result
    }

    private mutating func equalMaps<Reader: ObjectReader & ~Copyable>(
        _ left: Value,
        _ right: Value,
        _ reader: borrowing Reader
    ) -> TextComparison {
        let count = count(left, reader) ?? 0
        guard count == self.count(right, reader) else { return .different }
        var result = TextComparison.equal
        for index in 0..<count {
            guard let other = entry(element(index, of: left, reader), of: right, reader) else { return .different }
            switch equal(mapValue(index, of: left, reader), mapValue(other, of: right, reader), reader) {
            case .equal: continue
            case .different: return .different
            case .unknown: result = .unknown
            }
        }
        return result
    }
}
