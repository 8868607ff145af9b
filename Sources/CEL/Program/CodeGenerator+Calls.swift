// Calls and operators: the frequent ones have instructions of their own.

extension CodeGenerator {
    mutating func call(
        _ function: Function,
        _ arguments: [TypedExpression],
        into target: Int,
        _ range: Range<Int>
    ) throws(CompilationError) {
        if function == .size, case .comprehension(let loop) = arguments[0].kind, loop.macro == .filter {
            return try count(loop, into: target, range)
        }
        if function.isEquality, try compareSymbol(function, arguments, into: target, range) { return }
        if function == .matches, case .string(let pattern)? = arguments[1].constant {
            let pattern = try compile(pattern, at: arguments[1].range)
            try emit(.match, target: target, left: operand(arguments[0], at: target), right: pattern, at: range)
            return
        }
        if let operation = Operation(function) {
            let left = try operand(arguments[0], at: target)
            let right = arguments.count > 1 ? try operand(arguments[1], at: target + 1) : 0
            emit(operation, target: target, left: left, right: right, at: range)
            return
        }
        for (index, argument) in arguments.enumerated() { try generate(argument, into: target + index) }
        emit(.call, target: target, left: Int(function.rawValue) | arguments.count << 8, right: target, at: range)
    }

    /// The index of a pattern that is compiled now.
    private mutating func compile(_ pattern: String, at range: Range<Int>) throws(CompilationError) -> Int {
        do {
            patterns.append(try RegularExpression(pattern))
            return patterns.count - 1
        } catch {
            throw CompilationError(
                "In this regular expression: " + error.message,
                at: place(of: error.range, in: pattern, at: range)
            )
        }
    }

    /// The place of a stretch of a string, if it is written as a literal without escapes; else that of the whole.
    private func place(of part: Range<Int>, in text: String, at range: Range<Int>) -> Range<Int> {
        let literal = Array(source.utf8.dropFirst(range.lowerBound).prefix(range.count))
        for prefix in 1...4 where literal.count > text.utf8.count + prefix {
            guard literal[prefix..<(prefix + text.utf8.count)].elementsEqual(text.utf8) else { continue }
            let start = range.lowerBound + prefix
            return (start + part.lowerBound)..<(start + part.upperBound)
        }
        return range
    }

    private mutating func compareSymbol(
        _ function: Function,
        _ arguments: [TypedExpression],
        into target: Int,
        _ range: Range<Int>
    ) throws(CompilationError) -> Bool {
        let other: TypedExpression
        let symbol: UInt32
        switch (arguments[0].constant, arguments[1].constant) {
        case (_, .symbol(let number)?): (other, symbol) = (arguments[0], number)
        case (.symbol(let number)?, _): (other, symbol) = (arguments[1], number)
        default: return false
        }
        let register = try operand(other, at: target)
        let operation = function == .equal ? Operation.equalSymbol : .notEqualSymbol
        emit(operation, target: target, left: register, right: Int(symbol), at: range)
        return true
    }
}

extension Operation {
    /// The instruction of a function that has one.
    fileprivate init?(_ function: Function) {
        switch function {
        case .equal: self = .equal
        case .notEqual: self = .notEqual
        case .less: self = .less
        case .lessOrEqual: self = .lessOrEqual
        case .greater: self = .greater
        case .greaterOrEqual: self = .greaterOrEqual
        case .add: self = .add
        case .not: self = .not
        case .size: self = .size
        case .contained: self = .contained
        default: return nil
        }
    }
}
