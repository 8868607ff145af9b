import Diagnostics

// Truth values, and what becomes of failures among them.

extension Evaluation {
    /// The value if it is a bool or a failure; otherwise the failure that it is none.
    @inline(__always)
    mutating func bool(_ value: Value) -> Value { value.tag == .bool || value.isFailure ? value : noOverload(value) }

    /// Combines what is known of a conjunction or disjunction with one more operand.
    ///
    /// A decisive operand (false for `&&`, true for `||`) decides, whatever failed before. Of two failures an absent
    /// value wins over an error, on whichever side it stands, and otherwise the first: where a description does not say
    /// enough, that is what its author should hear.
    @inline(__always)
    mutating func combine(_ known: Value, _ operand: Value, decisive: UInt64) -> Value {
        if operand.tag == .bool { return operand.bits == decisive || known.tag == .bool ? operand : known }
        return combineFailures(known, bool(operand))
    }

    private func combineFailures(_ known: Value, _ failure: Value) -> Value {
        known.isFailure && (known.tag == .absent || failure.tag != .absent) ? known : failure
    }

    /// A truth as a value: absent where it is unknown.
    @inline(__always)
    func truth(_ truth: Truth, isNegated: Bool = false) -> Value {
        truth == .unknown ? absent : .bool((truth == .yes) != isNegated)
    }

    /// `==` and `!=`.
    @inline(__always)
    mutating func equality(_ left: Value, _ right: Value, isNegated: Bool, _ reader: borrowing some Reader) -> Value {
        if left.tag == .int, right.tag == .int { return .bool((left.bits == right.bits) != isNegated) }
        if left.isFailure || right.isFailure {
            let failure = left.isFailure ? left : right
            return Evaluation.exceeds(left, right) || Evaluation.exceeds(right, left) ? .bool(isNegated) : failure
        }
        // In one expression, all of the evaluation would be copied first.
        let result = equal(left, right, reader)
        return truth(result, isNegated: isNegated)
    }

    /// `==` and `!=` with a symbol.
    @inline(__always)
    mutating func equalSymbol(
        _ value: Value,
        _ symbol: UInt32,
        isNegated: Bool,
        _ reader: borrowing some Reader
    ) -> Value {
        if value.tag == .symbol { return .bool((value.reference == symbol) != isNegated) }
        if value.tag == .null { return .bool(isNegated) }
        return equality(value, .symbol(symbol), isNegated: isNegated, reader)
    }

    /// `<`, `<=`, `>` and `>=`.
    @inline(__always)
    mutating func ordering(
        _ left: Value,
        _ right: Value,
        _ function: Function,
        _ reader: borrowing some Reader
    ) -> Value {
        if left.tag == .int, right.tag == .int {
            switch function {
            case .less: return .bool(left.intBits < right.intBits)
            case .lessOrEqual: return .bool(left.intBits <= right.intBits)
            case .greater: return .bool(left.intBits > right.intBits)
            default: return .bool(left.intBits >= right.intBits)
            }
        }
        return generalOrdering(left, right, function, reader)
    }

    private mutating func generalOrdering(
        _ left: Value,
        _ right: Value,
        _ function: Function,
        _ reader: borrowing some Reader
    ) -> Value {
        if left.isFailure || right.isFailure {
            let failure = left.isFailure ? left : right
            return Evaluation.ordering(ofCount: left, right, function) ?? failure
        }
        switch order(left, right, reader) {
        case .less: return .bool(function == .less || function == .lessOrEqual)
        case .equal: return .bool(function == .lessOrEqual || function == .greaterOrEqual)
        case .greater: return .bool(function == .greater || function == .greaterOrEqual)
        case .unordered: return .bool(false)
        case .incomparable: return noOverload(left, right)
        }
    }

    // MARK: Counting

    /// One more than a count where an element counts; where nobody knows whether it does, so many at least.
    @inline(__always)
    static func counting(_ outcome: Value, after count: Value) -> Value {
        if outcome.isTrue, count.tag == .int { return .int(count.intBits &+ 1) }
        guard let least = count.leastCount else { return .atLeast(Int(count.intBits), at: outcome.bits) }
        return outcome.isTrue ? .atLeast(least + 1, at: count.bits) : count
    }

    /// Whether there are more for sure than a number says, of what is only known to be so many at least.
    private static func exceeds(_ count: Value, _ number: Value) -> Bool {
        guard let least = count.leastCount, number.tag == .int else { return false }
        return Int64(least) > number.intBits
    }

    /// How a number compares of which only the least is known; nil if that does not tell.
    private static func ordering(ofCount left: Value, _ right: Value, _ function: Function) -> Value? {
        if left.leastCount == nil {
            return right.leastCount == nil ? nil : ordering(ofCount: right, left, mirrored(function))
        }
        // One less is exceeded where there are as many.
        let takesEqual = function == .greaterOrEqual || function == .less
        let limit = takesEqual && right.tag == .int ? Value.int(right.intBits &- 1) : right
        return exceeds(left, limit) ? .bool(function == .greater || function == .greaterOrEqual) : nil
    }

    private static func mirrored(_ function: Function) -> Function {
        switch function {
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        default: .lessOrEqual
        }
    }

    // MARK: Collecting

    /// Whether a list is made without an element of which something is not known.
    func passesOver(_ failure: Value) -> Bool { passesOverUnknown && failure.tag == .absent }

    /// Forgets the elements that a loop has collected.
    mutating func dropPending(from start: Value) { pending.removeSubrange(Int(start.bits)...) }

    /// Makes a list of the elements that a loop has collected.
    mutating func collectPending(from start: Value) -> Value {
        let first = values.count
        values.append(contentsOf: pending[Int(start.bits)...])
        dropPending(from: start)
        return list(from: first)
    }
}
