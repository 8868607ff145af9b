/// An expression as it was written, macros recognised.
struct Expression {
    let kind: Kind
    /// The place of the whole expression, in UTF-8 bytes.
    let range: Range<Int>
    /// The number of levels below and including this one.
    let height: Int

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
        height = 1 + (kind.children.map(\.height).max() ?? 0)
    }

    indirect enum Kind {
        case literal(Constant)
        /// A name; an absolute one (`.name`) is not looked for in the container or among macro variables.
        case identifier(String, isAbsolute: Bool)
        case select(Expression, field: Name)
        case call(Name, receiver: Expression?, arguments: [Expression])
        /// An operator with its own place.
        case operation(Operator, operatorRange: Range<Int>, [Expression])
        /// Two or more operands of `&&` or `||`.
        case logical(LogicalOperator, [Expression])
        case conditional(Expression, Expression, Expression)
        case list([Expression])
        case map([(key: Expression, value: Expression)])
        /// `has(operand.field)`.
        case has(Expression, field: Name)
        case comprehension(Comprehension)
        /// `cel.bind(name, value, body)`.
        case bind(String, value: Expression, body: Expression)

        var children: [Expression] {
            switch self {
            case .literal, .identifier: []
            case .select(let operand, _), .has(let operand, _): [operand]
            case .call(_, let receiver, let arguments): (receiver.map { [$0] } ?? []) + arguments
            case .operation(_, _, let operands), .logical(_, let operands), .list(let operands): operands
            case .conditional(let condition, let first, let second): [condition, first, second]
            case .map(let entries): entries.flatMap { [$0.key, $0.value] }
            case .comprehension(let loop): [loop.range, loop.body] + (loop.transform.map { [$0] } ?? [])
            case .bind(_, let value, let body): [value, body]
            }
        }
    }

    /// A name with its place.
    struct Name {
        let text: String
        let range: Range<Int>
    }

    /// A macro that visits the elements of a list or the keys of a map.
    struct Comprehension {
        let macro: ComprehensionMacro
        let variable: String
        let range: Expression
        /// The condition; of `map` with three arguments the filter, of `map` with two the transformation.
        let body: Expression
        /// The transformation of `map` with three arguments.
        let transform: Expression?
    }
}

extension Expression {
    /// The expression as if all of it were written at one place.
    func moved(to range: Range<Int>) -> Expression {
        func moved(_ expression: Expression) -> Expression { expression.moved(to: range) }
        func name(_ name: Name) -> Name { Name(text: name.text, range: range) }
        let kind: Kind =
            switch kind {
            case .literal, .identifier: kind
            case .select(let operand, let field): .select(moved(operand), field: name(field))
            case .call(let function, let receiver, let arguments):
                .call(name(function), receiver: receiver.map(moved), arguments: arguments.map(moved))
            case .operation(let symbol, _, let operands):
                .operation(symbol, operatorRange: range, operands.map(moved))
            case .logical(let connective, let operands): .logical(connective, operands.map(moved))
            case .conditional(let condition, let first, let second):
                .conditional(moved(condition), moved(first), moved(second))
            case .list(let elements): .list(elements.map(moved))
            case .map(let entries): .map(entries.map { (key: moved($0.key), value: moved($0.value)) })
            case .has(let operand, let field): .has(moved(operand), field: name(field))
            case .comprehension(let loop):
                .comprehension(
                    Comprehension(
                        macro: loop.macro,
                        variable: loop.variable,
                        range: moved(loop.range),
                        body: moved(loop.body),
                        transform: loop.transform.map(moved)
                    )
                )
            case .bind(let variable, let value, let body):
                .bind(variable, value: moved(value), body: moved(body))
            }
        return Expression(kind, range)
    }
}
