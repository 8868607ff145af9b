import CEL

extension Evaluator {
    /// Evaluates a program to a result.
    mutating func result<Reader: ObjectReader & ~Copyable>(
        _ program: Program,
        variables: [Value],
        reader: borrowing Reader
    ) -> EvaluationResult {
        result(of: evaluate(program, variables: variables, reader: reader), reader: reader)
    }
}
