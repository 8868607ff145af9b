/// Computes the parts of an expression that depend on nothing.
///
/// Each is compiled and evaluated like any program; one that fails is left as it is, since that may not matter.
struct ConstantFolder {
    let provider: any TypeProvider

    /// The greatest number of bytes or elements that a folded constant may have.
    private static let sizeLimit = 4_096

    /// The expression with its constant parts computed.
    func fold(_ expression: TypedExpression) -> TypedExpression {
        var result = expression
        switch expression.kind {
        case .constant, .variable, .local, .failure: return expression
        case .field(let object, let slot): result.kind = .field(fold(object), slot: slot)
        case .hasField(let object, let slot): result.kind = .hasField(fold(object), slot: slot)
        case .namedField(let object, let name):
            let object = fold(object)
            result.kind = .namedField(object, name: name)
            if object.constant != nil { return computed(result) }
        case .hasNamedField(let object, let name):
            let object = fold(object)
            result.kind = .hasNamedField(object, name: name)
            if object.constant != nil { return computed(result) }
        case .call(let function, let arguments):
            let arguments = arguments.map { fold($0) }
            result.kind = .call(function, arguments)
            if arguments.allSatisfy({ $0.constant != nil }) { return computed(result) }
        case .logical(let connective, let operands):
            return logical(connective, operands.map { fold($0) }, result)
        case .conditional(let condition, let first, let second):
            let condition = fold(condition)
            if case .bool(let value)? = condition.constant { return fold(value ? first : second) }
            result.kind = .conditional(condition, fold(first), fold(second))
        case .list(let elements):
            let elements = elements.map { fold($0) }
            let constants = elements.compactMap(\.constant)
            result.kind = constants.count == elements.count ? .constant(.list(constants)) : .list(elements)
        case .map(let entries):
            let entries = entries.map { (key: fold($0.key), value: fold($0.value)) }
            result.kind = .map(entries)
            if entries.allSatisfy({ $0.key.constant != nil && $0.value.constant != nil }) { return computed(result) }
        case .comprehension(var loop):
            loop.range = fold(loop.range)
            loop.body = fold(loop.body)
            loop.transform = loop.transform.map { fold($0) }
            result.kind = .comprehension(loop)
        case .bind(let number, let value, let body):
            result.kind = .bind(number, value: fold(value), body: fold(body))
        }
        return result
    }

    /// `&&` and `||` without the operands that cannot change the outcome.
    private func logical(
        _ connective: LogicalOperator,
        _ operands: [TypedExpression],
        _ original: TypedExpression
    ) -> TypedExpression {
        var result = original
        let neutral = Constant.bool(connective == .and)
        if operands.contains(where: { $0.constant == .bool(connective != .and) }) {
            result.kind = .constant(.bool(connective != .and))
            return result
        }
        let remaining = operands.filter { $0.constant != neutral }
        if remaining.isEmpty {
            result.kind = .constant(neutral)
        } else if remaining.count == 1, remaining[0].type == .bool {
            return remaining[0]
        } else {
            result.kind = .logical(connective, remaining.count == 1 ? operands : remaining)
        }
        return result
    }

    private func computed(_ expression: TypedExpression) -> TypedExpression {
        let environment = Environment(variables: [], provider: provider)
        guard
            let program = try? CodeGenerator.program(
                for: expression,
                source: "",
                type: expression.type,
                reads: [],
                environment: environment
            )
        else { return expression }
        var evaluator = Evaluator(costLimit: ConstantFolder.sizeLimit)
        let reader = NoObjects()
        let value = evaluator.evaluate(program, variables: [], reader: reader)
        guard let constant = evaluator.constant(of: value, reader: reader) else { return expression }
        return TypedExpression(kind: .constant(constant), type: expression.type, range: expression.range)
    }
}
