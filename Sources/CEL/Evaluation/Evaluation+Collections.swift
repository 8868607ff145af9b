import Diagnostics

// Reading lists and maps, whoever holds them.

extension Evaluation {
    /// The number of elements of a list or entries of a map; nil if the value is neither.
    func count(_ value: Value, _ reader: borrowing some Reader) -> Int? {
        switch value.tag {
        case .constantList, .list: value.range.count
        case .constantMap, .map: value.range.count / 2
        case .hostList: reader.count(ofList: value.reference)
        case .hostMap: reader.count(ofMap: value.reference)
        default: nil
        }
    }

    /// The element of a list, or the key of a map's entry, at an index within its count.
    func element(_ index: Int, of value: Value, _ reader: borrowing some Reader) -> Value {
        switch value.tag {
        case .constantList: program.values[value.range.lowerBound + index]
        case .list: values[value.range.lowerBound + index]
        case .hostList: fromHost(reader.element(index, ofList: value.reference))
        case .constantMap: program.values[value.range.lowerBound + 2 * index]
        case .map: values[value.range.lowerBound + 2 * index]
        case .hostMap: fromHost(reader.key(index, ofMap: value.reference))
        default: absent
        }
    }

    /// Whether an element of a list is there for sure: what loops find of one that is not decides nothing.
    @inline(__always)
    func isThere(_ element: Value, _ reader: borrowing some Reader) -> Bool {
        switch element.tag {
        case .object: reader.isThere(element.reference)
        case .absent: false
        default: true
        }
    }

    /// Whether all elements of a list are there for sure, so that its size and the place of each are known.
    mutating func isCertain(_ list: Value, _ reader: borrowing some Reader) -> Bool {
        guard list.tag == .list || list.tag == .hostList else { return true }
        let count = count(list, reader) ?? 0
        guard charge(count / 16) else { return false }
        if list.tag == .hostList { return reader.isCertain(list: list.reference) }
        for index in 0..<count where !isThere(element(index, of: list, reader), reader) { return false }
        return true
    }

    /// The value of a map's entry at an index within its count.
    func mapValue(_ index: Int, of map: Value, _ reader: borrowing some Reader) -> Value {
        switch map.tag {
        case .constantMap: program.values[map.range.lowerBound + 2 * index + 1]
        case .map: values[map.range.lowerBound + 2 * index + 1]
        case .hostMap: fromHost(reader.value(index, ofMap: map.reference))
        default: absent
        }
    }

    /// The index of the entry with a key; nil if there is none.
    mutating func entry(_ key: Value, of map: Value, _ reader: borrowing some Reader) -> Int? {
        for index in 0..<(count(map, reader) ?? 0) {
            guard charge(1) else { return nil }
            if equal(element(index, of: map, reader), key, reader) == .yes { return index }
        }
        return nil
    }

    /// A list of values that lie side by side in registers.
    mutating func makeList(_ elements: Span<Value>) -> Value {
        let start = values.count
        for index in elements.indices {
            if elements[index].isFailure { return elements[index].withoutCount }
            values.append(elements[index])
        }
        charge(values.count - start)
        return list(from: start)
    }

    /// A map of keys and values in turn.
    mutating func makeMap(_ content: [Value], _ reader: borrowing some Reader) -> Value {
        if let failure = content.first(where: \.isFailure) { return failure.withoutCount }
        let start = values.count
        for index in stride(from: 0, to: content.count, by: 2) {
            let key = content[index]
            switch key.tag {
            case .bool, .int, .uint, .constantString, .string, .text, .symbol: break
            default: return key.isHostNull ? absent : fail(.unsupportedKey, key)
            }
            let soFar = Value.slice(.map, start..<values.count)
            if entry(key, of: soFar, reader) != nil { return fail(.repeatedKey, key) }
            values.append(key)
            values.append(content[index + 1])
        }
        return .slice(.map, start..<values.count)
    }
}
