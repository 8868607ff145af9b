/// An expression as it was written, macros recognised.
struct Expression {
    let kind: Kind
    /// The place of the whole expression, in UTF-8 bytes.
    let range: Range<Int>
    /// The number of levels below and including this one.
    let height: Int

    init(_ kind: Kind, _ range: Range<Int>) {
        (self.kind, self.range) = (kind, range)
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
