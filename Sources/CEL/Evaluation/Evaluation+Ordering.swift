// Order, for values of one type and across kinds of numbers.

extension Evaluation {
    /// The order of two values.
    mutating func order(_ left: Value, _ right: Value, _ reader: borrowing some Reader) -> Order {
        guard left.isString, right.isString else { return ownOrder(left, right) }
        guard let left = ownString(left, reader), let right = ownString(right, reader) else { return .incomparable }
        charge(min(left.range.count, right.range.count) / 16)
        return ownOrder(left, right)
    }

    /// The order of two values of which none is a string of the host's.
    func ownOrder(_ left: Value, _ right: Value) -> Order {
        switch left.tag {
        case .int, .uint, .double: return Numbers.compare(left, right)
        case .bool where right.tag == .bool: return Numbers.order(left.bits, right.bits)
        case .constantBytes where right.isBytes, .bytes where right.isBytes: break
        case .constantString where right.isString, .string where right.isString: break
        default: return .incomparable
        }
        return withBytes(left) { left in withBytes(right) { left.order(to: $0) } }
    }
}
