import Diagnostics

// `in` and `[]`.

extension Evaluation {
    /// `element in container`.
    mutating func contains(_ container: Value, element: Value, _ reader: borrowing some Reader) -> Value {
        if element.isFailure { return element }
        guard container.isList || container.isMap, let count = count(container, reader) else {
            return noOverload(element, container)
        }
        let (words, values) = (program.bytes, program.values)
        let length = exactLength(element, reader)
        let isConstant = container.tag == .constantList
        let constants = values.span.extracting(isConstant ? container.range : 0..<0)
        var result = Truth.no
        guard charge(count / 16) else { return absent }
        var index = 0
        while result != .yes {
            // Most lists are words of a rule, in which a text or a word of the host's is looked for; most are passed over.
            if let length { index = constants.indexOfWord(length: length, from: index) }
            guard index < count, charge(1) else { break }
            let candidate = isConstant ? constants[index] : self.element(index, of: container, reader)
            if candidate.tag == .constantString, element.tag == .text {
                result = result || reader.isEqual(element.reference, utf8: words.span.extracting(candidate.range))
            } else {
                result = result || equal(candidate, element, reader)
            }
            index += 1
        }
        return truth(result, isNegated: false)
    }

    /// The number of UTF-8 bytes that what equals a value has; nil if that isn't certain.
    private func exactLength(_ value: Value, _ reader: borrowing some Reader) -> Int? {
        switch value.tag {
        case .text: reader.exactLength(ofText: value.reference)
        case .string, .constantString: value.range.count
        default: nil
        }
    }

    /// `container[index]`.
    mutating func element(at index: Value, of container: Value, _ reader: borrowing some Reader) -> Value {
        if container.isMap {
            guard let entry = entry(index, of: container, reader) else { return missing(index, in: container) }
            return mapValue(entry, of: container, reader)
        }
        guard container.isList, let count = count(container, reader) else { return noOverload(container, index) }
        let position: Int? =
            switch index.tag {
            case .int: Int(index.intBits)
            case .uint: Int(exactly: index.bits)
            case .double: Int(exactly: index.doubleBits)
            default: nil
            }
        guard let position else { return index.isHostNull ? absent : fail(.indexOutOfRange, index) }
        guard position >= 0, position < count else {
            // What a host's list doesn't have is none of its mistakes, as with a field of null.
            return container.tag == .hostList ? absent : fail(.indexOutOfRange, index)
        }
        guard isCertain(container, reader) else { return absent }
        return element(position, of: container, reader)
    }
}

extension Span<Value> {
    /// The index from which on the next value stands that is no string, or one with a number of UTF-8 bytes.
    fileprivate func indexOfWord(length: Int, from start: Int) -> Int {
        var index = start
        while index < count, self[index].tag == .constantString, self[index].range.count != length { index += 1 }
        return index
    }
}
