import Diagnostics

/// Writes the instructions of an expression.
///
/// Registers are given out like a stack: an expression leaves its value in the one it is told, and may use all above.
struct CodeGenerator {
    var instructions: [Instruction] = []
    var ranges: [Range<Int>] = []
    var pool = ConstantPool()
    var patterns: [RegularExpression] = []
    /// The text of the expression, for the places of mistakes within a literal.
    let source: String
    private(set) var registerCount: Int
    let variableCount: Int
    let provider: any TypeProvider
    /// The registers of the macros' variables.
    var locals: [Int: Int] = [:]
    /// The operands of the outermost `&&` that have been written.
    private(set) var parts: [Program.Part] = []
    private(set) var tests: [FieldTest] = []
    /// The variables read since the last part.
    private var variables: UInt64 = 0

    /// The program for a checked expression.
    static func program(
        for expression: TypedExpression,
        source: String,
        type: CELType,
        reads: Set<FieldRead>,
        environment: Environment
    ) throws(CompilationError) -> Program {
        var generator = CodeGenerator(
            variableCount: environment.variables.count,
            provider: environment.provider,
            source: source
        )
        let result: Int
        if case .logical(.and, let operands) = expression.kind {
            result = environment.variables.count
            generator.useRegister(result)
            try generator.logical(.and, operands, into: result, isOutermost: true)
        } else {
            result = try generator.operand(expression, at: environment.variables.count)
            generator.endPart(expression, from: 0, in: result)
        }
        generator.emit(.finish, left: result, at: expression.range)
        guard generator.registerCount <= Int(UInt16.max) else {
            throw CompilationError("The expression has too many parts.", at: expression.range)
        }
        return Program(generator, type: type, reads: reads)
    }

    init(variableCount: Int, provider: any TypeProvider, source: String) {
        (self.source, self.variableCount, self.provider) = (source, variableCount, provider)
        // Evaluators set three variables without asking how many there are.
        registerCount = max(variableCount + 1, 3)
    }

    /// Notes that the instructions from `start` on are one of the program's parts.
    private mutating func endPart(_ expression: TypedExpression, from start: Int, in register: Int) {
        let group = FieldTest.group(expression)
        let range = tests.count..<tests.count + group.tests.count
        tests += group.tests
        parts.append(
            Program.Part(
                range: expression.range,
                tests: Program.Tests(
                    indices: CompactRange(range),
                    isConjunction: group.isConjunction,
                    isWhole: group.isWhole
                ),
                variables: variables,
                instructions: start..<instructions.count,
                register: register
            )
        )
        variables = 0
    }

    // MARK: Instructions

    /// Appends an instruction; gives its index.
    @discardableResult
    mutating func emit(
        _ operation: Operation,
        target: Int = 0,
        left: Int = 0,
        right: Int = 0,
        at range: Range<Int>
    ) -> Int {
        instructions.append(Instruction(operation, target: target, left: left, right: right))
        ranges.append(range)
        return instructions.count - 1
    }

    /// Appends the instruction that leaves a constant in a register.
    mutating func emit(_ constant: Constant, target: Int, at range: Range<Int>) {
        instructions.append(Instruction(constant: pool.value(of: constant), target: target))
        ranges.append(range)
    }

    /// The index of the next instruction.
    var here: UInt32 { UInt32(instructions.count) }

    /// Makes instructions go on here.
    mutating func land(_ jumps: [Int]) { for jump in jumps { instructions[jump].left = here } }

    mutating func useRegister(_ register: Int) { registerCount = max(registerCount, register + 1) }

    // MARK: Expressions

    /// Makes sure that an expression's value is in some register: a variable's own, or the given one.
    mutating func operand(_ expression: TypedExpression, at register: Int) throws(CompilationError) -> Int {
        switch expression.kind {
        case .variable(let index):
            variables |= 1 << UInt64(index & 63)
            return index
        case .local(let number): return locals[number] ?? register
        default:
            try generate(expression, into: register)
            return register
        }
    }

    /// Leaves an expression's value in a register.
    mutating func generate(_ expression: TypedExpression, into target: Int) throws(CompilationError) {
        useRegister(target)
        let range = expression.range
        switch expression.kind {
        case .constant(let constant):
            emit(constant, target: target, at: range)
        case .variable, .local:
            try emit(.move, target: target, left: operand(expression, at: target), at: range)
        case .field(let object, let slot):
            try emit(.field, target: target, left: operand(object, at: target), right: slot, at: range)
        case .hasField(let object, let slot):
            try emit(.hasField, target: target, left: operand(object, at: target), right: slot, at: range)
        case .namedField(let object, let name):
            let register = try operand(object, at: target)
            emit(.namedField, target: target, left: register, right: Int(pool.index(ofName: name)), at: range)
        case .hasNamedField(let object, let name):
            let register = try operand(object, at: target)
            emit(.hasNamedField, target: target, left: register, right: Int(pool.index(ofName: name)), at: range)
        case .call(let function, let arguments):
            try call(function, arguments, into: target, range)
        case .logical(let connective, let operands):
            try logical(connective, operands, into: target)
        case .conditional(let condition, let first, let second):
            try conditional(condition, first, second, into: target, range)
        case .list(let elements):
            for (index, element) in elements.enumerated() { try generate(element, into: target + index) }
            emit(.list, target: target, left: target, right: elements.count, at: range)
        case .map(let entries):
            for (index, entry) in entries.enumerated() {
                try generate(entry.key, into: target + 2 * index)
                try generate(entry.value, into: target + 2 * index + 1)
            }
            emit(.map, target: target, left: target, right: entries.count, at: range)
        case .comprehension(let loop):
            try comprehension(loop, into: target, range)
        case .bind(let number, let value, let body):
            try generate(value, into: target + 1)
            locals[number] = target + 1
            try generate(body, into: target + 2)
            emit(.move, target: target, left: target + 2, at: range)
        case .failure(let code):
            emit(.fail, target: target, left: Int(code.rawValue), at: range)
        }
    }

    // MARK: Decisions

    private mutating func logical(
        _ connective: LogicalOperator,
        _ operands: [TypedExpression],
        into target: Int,
        isOutermost: Bool = false
    ) throws(CompilationError) {
        let isAnd = connective == .and
        var exits: [Int] = []
        for (index, operand) in operands.enumerated() {
            let start = instructions.count
            if index == 0 {
                try generate(operand, into: target)
                if isOutermost { endPart(operand, from: start, in: target) }
                exits.append(emit(isAnd ? .jumpIfFalse : .jumpIfTrue, target: target, at: operand.range))
            } else {
                let register = try self.operand(operand, at: target + 1)
                if isOutermost { endPart(operand, from: start, in: register) }
                exits.append(emit(isAnd ? .and : .or, target: target, right: register, at: operand.range))
            }
        }
        land(exits)
    }

    private mutating func conditional(
        _ condition: TypedExpression,
        _ first: TypedExpression,
        _ second: TypedExpression,
        into target: Int,
        _ range: Range<Int>
    ) throws(CompilationError) {
        try generate(condition, into: target)
        let branch = emit(.branch, target: target, at: condition.range)
        try generate(first, into: target)
        let exit = emit(.jump, at: range)
        land([branch])
        try generate(second, into: target)
        land([exit])
        instructions[branch].right = here
    }
}
