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
            try visit(loop, from: .constant(.bool(true)), into: target, range, step: .all)
        case .exists:
            try visit(loop, from: .constant(.bool(false)), into: target, range, step: .exists)
        case .existsOne:
            try count(loop, into: target, range)
            emit(.isOne, target: target, at: range)
        case .filter:
            try visit(loop, from: .list, into: target, range, step: .keep)
        case .map:
            try visit(loop, from: .list, into: target, range, step: .append)
        }
    }

    /// Writes a loop that counts the elements for which the body is true.
    mutating func count(
        _ loop: TypedExpression.Comprehension,
        into target: Int,
        _ range: Range<Int>
    ) throws(CompilationError) {
        try visit(loop, from: .constant(.int(0)), into: target, range, step: .count)
    }

    /// What the result of a loop is at first.
    private enum Start {
        case constant(Constant)
        case list
    }

    private mutating func visit(
        _ loop: TypedExpression.Comprehension,
        from start: Start,
        into target: Int,
        _ range: Range<Int>,
        step: Operation
    ) throws(CompilationError) {
        useRegister(target + 4)
        try generate(loop.range, into: target + 1)
        var exits = [emit(.beginLoop, target: target, at: loop.range.range)]
        var isList = false
        switch start {
        case .constant(let constant):
            emit(constant, target: target, at: range)
        case .list:
            isList = true
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
        if isList { emit(.endList, target: target, at: range) }
        land(exits)
    }
}
