/// Evaluates programs, one at a time.
///
/// Its memory is used again by the next evaluation, so that an evaluation of the usual kind allocates nothing; one
/// evaluator per worker is enough. A result is valid until the next evaluation.
package struct Evaluator: Sendable {
    var registers: [Value] = []
    var workspace: Workspace

    /// Creates an evaluator.
    ///
    /// - Parameter costLimit: The number of steps after which an evaluation is given up: one for each element visited
    ///   and for some 16 bytes of text made or read.
    package init(costLimit: Int = 1_000_000) {
        workspace = Workspace(program: .none, costLimit: costLimit)
    }

    /// The steps that the last evaluation took.
    package var cost: Int { workspace.cost }

    /// Evaluates a program.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - variables: The values of the environment's variables, in their order; one that is missing is absent.
    ///   - reader: The host's values.
    /// - Returns: The value; `absent` and failures are values, too: see `Value.kind` and `result(of:)`.
    package mutating func evaluate<Reader: ObjectReader & ~Copyable>(
        _ program: Program,
        variables: [Value],
        reader: borrowing Reader
    ) -> Value {
        while registers.count < program.registerCount { registers.append(.absent) }
        for index in 0..<program.variableCount {
            registers[index] = index < variables.count ? variables[index] : .absent
        }
        return run(program, part: nil, variables: nil, reader)
    }

    /// Evaluates a program with at most three variables, or the part of it at an index, without an array of them.
    package mutating func evaluate<Reader: ObjectReader & ~Copyable>(
        _ program: Program,
        part: Int? = nil,
        _ first: Value,
        _ second: Value,
        _ third: Value,
        reader: borrowing Reader
    ) -> Value {
        while registers.count < program.registerCount { registers.append(.absent) }
        return run(program, part: part, variables: (first, second, third), reader)
    }

    /// Carries out a program, or a part of it; without `variables`, they are in the registers.
    private mutating func run<Reader: ObjectReader & ~Copyable>(
        _ program: Program,
        part: Int?,
        variables: (Value, Value, Value)?,
        _ reader: borrowing Reader
    ) -> Value {
        workspace.reset(for: program)
        // The registers are taken out while they are used, so that the workspace beside them can be used, too.
        var taken: [Value] = []
        swap(&taken, &registers)
        var span = taken.mutableSpan
        if let variables { (span[0], span[1], span[2]) = variables }
        let instructions = part.map { program.parts[$0].instructions } ?? program.instructions.indices
        var result = Interpreter.run(program, instructions, &span, &workspace, reader)
        if let part, !workspace.isExhausted { result = span[program.parts[part].register] }
        swap(&taken, &registers)
        return result
    }

    /// Evaluates a program to a result.
    package mutating func result<Reader: ObjectReader & ~Copyable>(
        _ program: Program,
        variables: [Value],
        reader: borrowing Reader
    ) -> EvaluationResult {
        result(of: evaluate(program, variables: variables, reader: reader), reader: reader)
    }
}

extension Program {
    /// A program that does nothing, for an evaluator before its first use.
    static let none = Program(
        CodeGenerator(variableCount: 0, provider: NoObjects(), source: ""),
        type: .dyn,
        reads: []
    )
}
