/// What an expression may use: variables, the host's types and the standard functions.
package struct Environment: Sendable {
    /// A variable whose value is given to each evaluation; a dotted name is read as it is written.
    package typealias Variable = (name: String, type: CELType)

    /// A name that stands for an expression.
    package typealias Definition = (name: String, source: String)

    /// The variables, in the order of the values that an evaluation is given.
    let variables: [Variable]
    /// The host's types.
    let provider: any TypeProvider
    /// The prefix with which names are tried first, as in a package of protocol buffers.
    let container: String

    let hasQualifiedNames: Bool

    /// Creates an environment.
    package init(variables: [Variable], provider: any TypeProvider = NoObjects(), container: String = "") {
        (self.variables, self.provider, self.container) = (variables, provider, container)
        hasQualifiedNames = !container.isEmpty || variables.contains { $0.name.contains(".") }
    }

    /// Compiles an expression; throws all mistakes in it.
    ///
    /// Names in `constants` have values known now: what depends only on them is computed now. Each of the definitions,
    /// which are names that stand for expressions, may use those before it.
    package func compile(
        _ source: String,
        constants: [String: Constant] = [:],
        definitions: [Definition] = [],
        checking: TypeChecking = .strict
    ) throws(CompilationFailure) -> Program {
        var errors: [CompilationError] = []
        do throws(CompilationError) {
            let expression = try Parser.parse(source)
            var checker = Checker(environment: self, constants: constants, checking: checking)
            for definition in definitions {
                // What is wrong with it is told where it is compiled by itself.
                guard let meaning = try? Parser.parse(definition.source) else { continue }
                checker.definitions.append((definition.name, meaning))
            }
            let typed = checker.check(expression)
            if let first = checker.errors.first {
                errors = checker.errors.sorted { $0.range.lowerBound < $1.range.lowerBound }
                throw first
            }
            return try CodeGenerator.program(
                for: ConstantFolder(provider: provider).fold(typed),
                source: source,
                type: checker.unifier.final(typed.type),
                reads: checker.reads,
                environment: self
            )
        } catch {
            throw CompilationFailure(errors: errors.isEmpty ? [error] : errors)
        }
    }
}
