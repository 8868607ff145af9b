// Macros become loops.

extension CodeGenerator {
    /// Writes the loop of a macro.
    mutating func comprehension(
        _ loop: TypedExpression.Comprehension,
        into target: Int,
        _ range: Range<Int>
    ) throws(CompilationError) {
        switch loop.macro {
        case .all:
            try visit(loop, from: .bool(true), into: target, range, step: .all)
        case .exists:
            try visit(loop, from: .bool(false), into: target, range, step: .exists)
        case .existsOne:
            try count(loop, into: target, range)
            emit(.isOne, target: target, at: range)
        case .filter:
            try visit(loop, from: nil, into: target, range, step: .keep)
        case .map:
            try visit(loop, from: nil, into: target, range, step: .append)
        }
    }

    /// Writes a loop that counts the elements for which the body is true.
    mutating func count(
        _ loop: TypedExpression.Comprehension,
        into target: Int,
        _ range: Range<Int>
    ) throws(CompilationError) {
        try visit(loop, from: .int(0), into: target, range, step: .count)
    }

    /// Writes a loop whose result is a constant at first, or else a list of what it collects.
    private mutating func visit(
        _ loop: TypedExpression.Comprehension,
        from start: Constant?,
        into target: Int,
        _ range: Range<Int>,
        step: Operation
    ) throws(CompilationError) {
        useRegister(target + 4)
        try generate(loop.range, into: target + 1)
        var exits = [emit(.beginLoop, target: target, at: loop.range.range)]
        if let start {
            emit(start, target: target, at: range)
        } else {
            emit(.beginList, target: target, at: range)
        }
        let top = Int(here)
        let next = emit(.nextElement, target: target, at: range)
        locals[loop.variable] = target + 3
        try generate(loop.body, into: target + 4)
        if let transform = loop.transform {
            let skip = emit(.skip, target: target, left: top, at: loop.body.range)
            try generate(transform, into: target + 4)
            exits.append(emit(step, target: target, right: top, at: transform.range))
            instructions[skip].right = here + 1
        } else {
            exits.append(emit(step, target: target, right: top, at: loop.body.range))
        }
        land([next])
        if start == nil { emit(.endList, target: target, at: range) }
        land(exits)
    }
}
