import Diagnostics

// Functions on lists.

extension Evaluation {
    /// Calls a function whose first argument is a list.
    mutating func listFunction(
        _ function: Function,
        _ arguments: CallArguments,
        _ reader: borrowing some Reader
    ) -> Value {
        let list = arguments.first
        guard list.isList, let count = count(list, reader) else { return noOverload(list) }
        switch function {
        case .first, .last:
            guard count > 0 else { return list.tag == .hostList ? absent : fail(.emptyList) }
            return isCertain(list, reader) ? element(function == .first ? 0 : count - 1, of: list, reader) : absent
        case .slice: return slice(list, arguments, reader)
        case .distinct: return distinct(list, reader)
        case .flatten: return flatten(list, arguments, reader)
        default: return sort(list, reader)
        }
    }

    private mutating func slice(_ list: Value, _ arguments: CallArguments, _ reader: borrowing some Reader) -> Value {
        let start = arguments.second
        let end = arguments.third
        guard start.tag == .int, end.tag == .int else { return noOverload(start, end) }
        let count = Int64(count(list, reader) ?? 0)
        guard start.intBits >= 0, start.intBits <= count else { return fail(.indexOutOfRange, start) }
        guard end.intBits >= 0, end.intBits <= count else { return fail(.indexOutOfRange, end) }
        guard start.intBits <= end.intBits else { return fail(.substringRange, start, end) }
        let first = values.count
        let range = Int(start.intBits)..<Int(end.intBits)
        if let failure = appendElements(of: list, reader, in: range) { return failure }
        return self.list(from: first)
    }

    /// The elements without those that equal an earlier one.
    private mutating func distinct(_ list: Value, _ reader: borrowing some Reader) -> Value {
        var kept: [Value] = []
        for index in 0..<(count(list, reader) ?? 0) {
            let element = element(index, of: list, reader)
            if element.isFailure { return element }
            var isNew = true
            for other in kept {
                guard charge(1) else { return list }
                switch equal(element, other, reader) {
                case .yes: isNew = false
                case .unknown: return absent
                case .no: continue
                }
                break
            }
            if isNew { kept.append(element) }
        }
        return makeList(kept.span)
    }

    /// The elements of the lists within the list, one level deep or as deep as is said.
    private mutating func flatten(_ list: Value, _ arguments: CallArguments, _ reader: borrowing some Reader) -> Value {
        var depth: Int64 = 1
        if arguments.count > 1 {
            guard arguments.second.tag == .int else { return noOverload(list, arguments.second) }
            depth = arguments.second.intBits
            guard depth >= 0 else { return fail(.negativeDepth, arguments.second) }
        }
        var elements: [Value] = []
        if let failure = flatten(list, depth, into: &elements, reader) { return failure }
        return makeList(elements.span)
    }

    private mutating func flatten(
        _ list: Value,
        _ depth: Int64,
        into elements: inout [Value],
        _ reader: borrowing some Reader
    ) -> Value? {
        for index in 0..<(count(list, reader) ?? 0) {
            guard charge(1) else { return nil }
            let element = element(index, of: list, reader)
            if element.isFailure { return element }
            if depth > 0, element.isList {
                if let failure = flatten(element, depth - 1, into: &elements, reader) { return failure }
            } else {
                elements.append(element)
            }
        }
        return nil
    }

    /// The elements in ascending order; equal ones stay in theirs.
    private mutating func sort(_ list: Value, _ reader: borrowing some Reader) -> Value {
        var elements: [Value] = []
        var length = 0
        for index in 0..<(count(list, reader) ?? 0) {
            let element = element(index, of: list, reader)
            if element.isFailure { return element }
            guard charge(1) else { return list }
            let own = ownString(element, reader) ?? element
            if own.isString { length += own.range.count }
            elements.append(own)
        }
        if let first = elements.first {
            for element in elements where order(element, first, reader) == .incomparable {
                return noOverload(first, element)
            }
        }
        let steps = (elements.count + length / 16) * (Int.bitWidth - elements.count.leadingZeroBitCount)
        guard charge(steps) else { return list }
        let indices = elements.indices.sorted { left, right in
            switch ownOrder(elements[left], elements[right]) {
            case .less: true
            case .greater: false
            default: left < right
            }
        }
        let sorted = indices.map { elements[$0] }
        return makeList(sorted.span)
    }
}
