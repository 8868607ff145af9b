/// Whether an expression's types are checked when it is compiled.
package enum TypeChecking: Sendable {
    /// A wrong type or an unknown name is an error of the expression.
    case strict
    /// A wrong type or an unknown name is an error only if it is evaluated.
    case dynamic
}
