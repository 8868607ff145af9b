/// Recognises the calls that are macros.
///
/// A macro is known by its name and number of arguments; with any other number the name is that of a function.
enum MacroExpansion {
    /// The macro that a call of a global function is, if it is one.
    static func global(_ name: Expression.Name, arguments: [Expression]) throws(CompilationError) -> Expression.Kind? {
        guard name.text == "has", arguments.count == 1 else { return nil }
        guard case .select(let operand, let field) = arguments[0].kind else {
            throw CompilationError("has() takes a field, such as has(screen.toolbar).", at: arguments[0].range)
        }
        return .has(operand, field: field)
    }

    /// The macro that a call with a receiver is, if it is one.
    static func member(
        _ name: Expression.Name,
        receiver: Expression,
        arguments: [Expression]
    ) throws(CompilationError) -> Expression.Kind? {
        if name.text == "bind", arguments.count == 3, case .identifier("cel", _) = receiver.kind {
            let variable = try variable(arguments[0], of: "cel.bind()")
            return .bind(variable, value: arguments[1], body: arguments[2])
        }
        guard let macro = ComprehensionMacro(named: name.text) else { return nil }
        guard arguments.count == 2 || macro == .map && arguments.count == 3 else { return nil }
        return .comprehension(
            Expression.Comprehension(
                macro: macro,
                variable: try variable(arguments[0], of: "\(name.text)()"),
                range: receiver,
                body: arguments[1],
                transform: arguments.count == 3 ? arguments[2] : nil
            )
        )
    }

    private static func variable(_ argument: Expression, of macro: String) throws(CompilationError) -> String {
        guard case .identifier(let name, isAbsolute: false) = argument.kind else {
            throw CompilationError("The first argument of \(macro) is a name for each value.", at: argument.range)
        }
        return name
    }
}
