/// Evaluates programs, one at a time.
///
/// Its memory is used again: a result is valid until the next evaluation.
package struct Evaluator: Sendable {
    var registers: [Value] = []
    var evaluation: Evaluation

    /// Creates an evaluator that gives up after a number of steps: one for each element visited and for some 16 bytes
    /// of text made or read.
    package init(costLimit: Int = 1_000_000) { evaluation = Evaluation(costLimit: costLimit) }

    /// The steps that the last evaluation took.
    package var cost: Int { evaluation.cost }

    /// Whether `filter` and `map` leave out an element of which something is not known; else the whole list is not known.
    package var passesOverUnknown: Bool {
        get { evaluation.passesOverUnknown }
        set { evaluation.passesOverUnknown = newValue }
    }

    /// Evaluates a program with the values of the environment's variables, in their order; a missing one is absent.
    ///
    /// The result may be `absent` or a failure, which are values, too: see `Value.kind` and `result(of:)`.
    package mutating func evaluate(_ program: Program, variables: [Value], reader: borrowing some Reader) -> Value {
        prepare(for: program)
        for index in 0..<program.variableCount {
            registers[index] = index < variables.count ? variables[index] : .absent
        }
        return Interpreter.run(program, program.instructions.indices, &registers, &evaluation, reader)
    }

    /// Evaluates a program with at most three variables, or the part of it at an index, without an array of them.
    package mutating func evaluate(
        _ program: Program,
        part: Int? = nil,
        _ first: Value,
        _ second: Value,
        _ third: Value,
        reader: borrowing some Reader
    ) -> Value {
        prepare(for: program)
        (registers[0], registers[1], registers[2]) = (first, second, third)
        let instructions = part.map { program.parts[$0].instructions } ?? program.instructions.indices
        let result = Interpreter.run(program, instructions, &registers, &evaluation, reader)
        guard let part, !evaluation.isExhausted else { return result }
        return registers[program.parts[part].register]
    }

    private mutating func prepare(for program: Program) {
        evaluation.reset(for: program)
        while registers.count < program.registerCount { registers.append(.absent) }
    }
}

extension Program {
    /// A program that does nothing, for an evaluator before its first use.
    static let none = Program(CodeGenerator(variableCount: 0, provider: NoObjects(), source: ""), type: .dyn, reads: [])
}
