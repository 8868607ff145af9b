/// What an expression may use: variables, the host's types and the standard functions.
package struct Environment: Sendable {
    /// A variable whose value is given to each evaluation.
    package struct Variable: Hashable, Sendable {
        /// The name; a dotted one is read as it is written.
        package let name: String
        /// The type of its values.
        package let type: CELType

        /// Declares a variable.
        package init(_ name: String, _ type: CELType) {
            self.name = name
            self.type = type
        }
    }

    /// A name that stands for an expression.
    package struct Definition: Hashable, Sendable {
        let name: String
        let source: String

        /// Gives an expression a name.
        package init(_ name: String, _ source: String) {
            self.name = name
            self.source = source
        }
    }

    /// The variables, in the order of the values that an evaluation is given.
    package let variables: [Variable]
    /// The host's types.
    package let provider: any TypeProvider
    /// The prefix with which names are tried first, as in a package of protocol buffers.
    package let container: String

    private let indices: [String: Int]
    let hasQualifiedNames: Bool

    /// Creates an environment.
    package init(
        variables: [Variable],
        provider: any TypeProvider = NoObjects(),
        container: String = ""
    ) {
        self.variables = variables
        self.provider = provider
        self.container = container
        indices = Dictionary(variables.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        hasQualifiedNames = !container.isEmpty || variables.contains { $0.name.contains(".") }
    }

    /// The index of the variable of that name.
    func index(of name: String) -> Int? { indices[name] }

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
