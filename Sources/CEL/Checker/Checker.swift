/// Gives every part of an expression its type and resolves its names.
///
/// All mistakes are collected; a part with a mistake counts as `dyn`, so that one mistake is reported once.
struct Checker {
    let environment: Environment
    let constants: [String: Constant]
    let checking: TypeChecking
    var unifier = TypeUnifier()
    var errors: [CompilationError] = []
    var reads: Set<FieldRead> = []
    /// The variables of the macros around the part that is being checked, innermost last.
    private(set) var locals: [(name: String, type: CELType, number: Int)] = []
    private var localCount = 0
    /// The names that stand for expressions, each of which may use those before it.
    var definitions: [(name: String, meaning: Expression)] = []
    /// Where a definition is used that is being checked: all of it counts as written there.
    private var place: Range<Int>?
    /// How many bytes of definitions may still be written out; those that use one another twice multiply.
    private var room = 20_000

    init(environment: Environment, constants: [String: Constant], checking: TypeChecking) {
        (self.environment, self.constants, self.checking) = (environment, constants, checking)
    }

    mutating func check(_ expression: Expression) -> TypedExpression {
        let (kind, type) = typed(expression)
        return TypedExpression(kind: kind, type: type, range: place ?? expression.range)
    }

    /// What a part does, and its type.
    typealias Typed = (kind: TypedExpression.Kind, type: CELType)

    private mutating func typed(_ expression: Expression) -> Typed {
        switch expression.kind {
        case .literal(let constant): return typed(constant)
        case .identifier(let name, let isAbsolute): return identifier(name, isAbsolute: isAbsolute, expression.range)
        case .select(let operand, let field): return select(expression, operand, field)
        case .has(let operand, let field): return has(check(operand), field)
        case .call(let name, let receiver, let arguments): return call(name, receiver, arguments)
        case .operation(let symbol, let place, let operands):
            let checked = operands.map { check($0) }
            if symbol == .equal || symbol == .notEqual { nameWords(operands, checked) }
            return operation(symbol, place, checked)
        case .logical(let connective, let operands): return logical(connective, operands.map { check($0) })
        case .conditional(let condition, let first, let second):
            return conditional(check(condition), check(first), check(second))
        case .list(let elements):
            let checked = elements.map { check($0) }
            return (.list(checked), .list(commonType(of: checked)))
        case .map(let entries): return map(entries.map { (check($0.key), check($0.value)) })
        case .comprehension(let loop): return comprehension(loop)
        case .bind(let name, let value, let body): return bind(name, check(value), body)
        }
    }

    // MARK: Results

    func typed(_ constant: Constant) -> Typed { (.constant(constant), constant.type) }

    /// Reports a mistake; `fallback` is what an unchecked expression does instead.
    mutating func mistake(_ message: String, at place: Range<Int>, fallback: TypedExpression.Kind) -> Typed {
        report(message, at: place)
        return (fallback, .dyn)
    }

    mutating func report(_ message: String, at place: Range<Int>, wantsQuotes: Bool = false) {
        guard checking == .strict else { return }
        errors.append(CompilationError(message, at: self.place ?? place, wantsQuotes: wantsQuotes))
    }

    /// Whether the latest mistake is that an expression is an unknown name; answers it with the name.
    func unknownName(_ expression: Expression) -> (error: CompilationError, name: String)? {
        guard let error = errors.last, error.wantsQuotes, error.range == place ?? expression.range,
            case .identifier(let name, _) = expression.kind
        else { return nil }
        return (error, name)
    }

    // MARK: Names

    private mutating func identifier(_ name: String, isAbsolute: Bool, _ range: Range<Int>) -> Typed {
        if !isAbsolute, let local = locals.last(where: { $0.name == name }) {
            return (.local(local.number), local.type)
        }
        if let index = definitions.lastIndex(where: { $0.name == name }) { return meaning(ofDefinition: index, range) }
        if let variable = variable(name, isAbsolute: isAbsolute) { return variable }
        if let type = TypeName(named: name) { return typed(.type(type)) }
        let known = locals.map(\.name) + definitions.map(\.name) + environment.variables.map(\.name) + constants.keys
        let hint = hint(name, known)
        let message = Checker.undeclared(name) + (hint ?? " A word needs quotes: '\(name)'.")
        report(message, at: range, wantsQuotes: hint == nil)
        return (.failure(.unknownName), .dyn)
    }

    /// What a name stands for, at the place where it is used: nothing but what stands before it counts there.
    private mutating func meaning(ofDefinition index: Int, _ range: Range<Int>) -> Typed {
        let (outer, all, outerPlace) = (locals, definitions, place)
        let length = all[index].meaning.range.count
        guard length <= room else {
            room = 0
            let message = "The expression is too large with what '\(all[index].name)' stands for written out."
            return mistake(message, at: range, fallback: .failure(.unknownName))
        }
        room -= length
        locals = []
        definitions = Array(all[..<index])
        place = place ?? range
        defer { (locals, definitions, place) = (outer, all, outerPlace) }
        return typed(all[index].meaning)
    }

    /// The variable or constant of a name, looked up in the container from the inside out.
    func variable(_ name: String, isAbsolute: Bool) -> Typed? {
        var container = isAbsolute ? "" : environment.container
        while true {
            let qualified = container.isEmpty ? name : container + "." + name
            if let constant = constants[qualified] { return typed(constant) }
            if let index = environment.variables.firstIndex(where: { $0.name == qualified }) {
                return (.variable(index), environment.variables[index].type)
            }
            guard !container.isEmpty else { return nil }
            container = container.lastIndex(of: ".").map { String(container[..<$0]) } ?? ""
        }
    }

    /// The dotted name that a chain of selections may be, unless it begins with a macro's variable.
    func qualifiedName(_ expression: Expression) -> (name: String, isAbsolute: Bool)? {
        switch expression.kind {
        case .identifier(let name, let isAbsolute):
            return isAbsolute || !locals.contains { $0.name == name } ? (name, isAbsolute) : nil
        case .select(let operand, let field):
            guard let prefix = qualifiedName(operand) else { return nil }
            return (prefix.name + "." + field.text, prefix.isAbsolute)
        default: return nil
        }
    }

    // MARK: Structure

    private mutating func logical(_ connective: LogicalOperator, _ operands: [TypedExpression]) -> Typed {
        for operand in operands { expectBool(operand, "'\(connective.rawValue)' takes") }
        return (.logical(connective, operands), .bool)
    }

    private mutating func expectBool(_ expression: TypedExpression, _ who: String) {
        guard !unifier.unify(.bool, expression.type) else { return }
        let found = unifier.final(expression.type)
        report("\(who) bool, but found \(found).\(found.comparingHint)", at: expression.range)
    }

    private mutating func conditional(
        _ condition: TypedExpression,
        _ first: TypedExpression,
        _ second: TypedExpression
    ) -> Typed {
        expectBool(condition, "'?' takes")
        let kind = TypedExpression.Kind.conditional(condition, first, second)
        if let type = joined(first.type, second.type) { return (kind, type) }
        let types = "\(unifier.final(first.type)) and \(unifier.final(second.type))"
        let place = first.range.lowerBound..<second.range.upperBound
        return mistake("Both outcomes of '?' have one type, but found \(types).", at: place, fallback: kind)
    }

    /// The type that covers both, if there is one.
    private mutating func joined(_ first: CELType, _ second: CELType) -> CELType? {
        guard unifier.attempt({ $0.unify(first, second) }) else { return nil }
        return unifier.general(unifier.resolved(first), unifier.resolved(second))
    }

    /// The type of the elements of a list, or of the keys or values of a map: `dyn` where they differ.
    private mutating func commonType(of elements: [TypedExpression]) -> CELType {
        guard let first = elements.first else { return unifier.fresh() }
        var common = first.type
        for element in elements.dropFirst() {
            guard let type = joined(common, element.type) else { return .dyn }
            common = type
        }
        return common
    }

    private mutating func map(_ entries: [(key: TypedExpression, value: TypedExpression)]) -> Typed {
        for key in entries.map(\.key) where !mayBeKey(key.type) {
            let found = unifier.final(key.type)
            report("The key of a map is bool, int, uint or string, but found \(found).", at: key.range)
        }
        // A type that is no key's is not repeated in the map's, so that types do not grow faster than expressions.
        let key = commonType(of: entries.map(\.key))
        let value = commonType(of: entries.map(\.value))
        return (.map(entries), .map(mayBeKey(key) || entries.isEmpty ? key : .dyn, value))
    }

    private func mayBeKey(_ type: CELType) -> Bool {
        switch unifier.final(type).plain {
        case .dyn, .bool, .int, .uint, .string: true
        default: false
        }
    }

    // MARK: Macros

    private mutating func comprehension(_ loop: Expression.Comprehension) -> Typed {
        let source = check(loop.range)
        let element = elementType(of: source, macro: loop.macro)
        localCount += 1
        let number = localCount - 1
        locals.append((loop.variable, element, number))
        let body = check(loop.body)
        let transform = loop.transform.map { check($0) }
        locals.removeLast()
        if loop.macro != .map || transform != nil { expectBool(body, "The condition of \(loop.macro.rawValue)() is") }
        let result: CELType =
            switch loop.macro {
            case .all, .exists, .existsOne: .bool
            case .filter: .list(element)
            case .map: .list(transform?.type ?? body.type)
            }
        let typed = TypedExpression.Comprehension(
            macro: loop.macro,
            variable: number,
            range: source,
            body: body,
            transform: transform
        )
        return (.comprehension(typed), result)
    }

    private mutating func elementType(of source: TypedExpression, macro: ComprehensionMacro) -> CELType {
        switch unifier.resolved(source.type).plain {
        case .list(let element): return element
        case .map(let key, _): return key
        case .dyn, .parameter: return .dyn
        case let other:
            let found = unifier.final(other)
            report("\(macro.rawValue)() visits a list or a map, but found \(found).", at: source.range)
            return .dyn
        }
    }

    private mutating func bind(_ name: String, _ value: TypedExpression, _ body: Expression) -> Typed {
        localCount += 1
        let number = localCount - 1
        locals.append((name, value.type, number))
        let body = check(body)
        locals.removeLast()
        return (.bind(number, value: value, body: body), body.type)
    }
}
