/// An expression whose names are resolved and whose type is known.
struct TypedExpression {
    var kind: Kind
    let type: CELType
    /// The place in the source, in UTF-8 bytes.
    let range: Range<Int>

    indirect enum Kind {
        case constant(Constant)
        /// A variable of the environment, by its index.
        case variable(Int)
        /// A variable of a macro, by its number within the expression.
        case local(Int)
        case field(TypedExpression, slot: Int)
        case hasField(TypedExpression, slot: Int)
        /// A field or key that is looked up by name when the expression is evaluated.
        case namedField(TypedExpression, name: String)
        case hasNamedField(TypedExpression, name: String)
        case call(Function, [TypedExpression])
        case logical(LogicalOperator, [TypedExpression])
        case conditional(TypedExpression, TypedExpression, TypedExpression)
        case list([TypedExpression])
        case map([(key: TypedExpression, value: TypedExpression)])
        case comprehension(Comprehension)
        case bind(Int, value: TypedExpression, body: TypedExpression)
        /// What cannot be evaluated; only an unchecked expression has such parts.
        case failure(FailureCode)
    }

    struct Comprehension {
        let macro: ComprehensionMacro
        let variable: Int
        var range: TypedExpression
        var body: TypedExpression
        var transform: TypedExpression?
    }

    /// Whether it is `has` with a field.
    var asksPresence: Bool {
        switch kind {
        case .hasField, .hasNamedField: true
        default: false
        }
    }

    /// The constant, if the expression is one.
    var constant: Constant? {
        if case .constant(let constant) = kind { return constant }
        return nil
    }
}
