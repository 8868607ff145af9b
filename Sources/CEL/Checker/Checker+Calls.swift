import Diagnostics

// Calls of functions and operators: finding the forms that fit.

extension Checker {
    mutating func call(_ name: Expression.Name, _ receiver: Expression?, _ arguments: [Expression]) -> Typed {
        if let receiver, case .identifier(let prefix, _) = receiver.kind,
            !locals.contains(where: { $0.name == prefix }),
            let overloads = FunctionTable.overloads(named: prefix + "." + name.text)
        {
            let name = Expression.Name(text: prefix + "." + name.text, range: name.range)
            return resolve(name, overloads, isMember: false, arguments.map { check($0) })
        }
        guard let overloads = FunctionTable.overloads(named: name.text) else {
            return unknownFunction(name, receiver, arguments)
        }
        let operands = ((receiver.map { [$0] } ?? []) + arguments).map { check($0) }
        return resolve(name, overloads, isMember: receiver != nil, operands)
    }

    private mutating func unknownFunction(
        _ name: Expression.Name,
        _ receiver: Expression?,
        _ arguments: [Expression]
    ) -> Typed {
        var message = "There is no function '\(name.text)'."
        if let macro = ComprehensionMacro(named: name.text), receiver != nil || arguments.count > 1 {
            let example = "x.\(macro.rawValue)(i, i.role == 'done')"
            message = "\(macro.rawValue)() takes a name for each element and what is asked of it, such as \(example)."
        } else if let other = OtherLanguages.function(name.text) {
            message += other
        } else {
            message += Suggestion.sentence(for: name.text, among: FunctionTable.names)
            // What stands in a function that nobody knows may be of another language, too, and is not looked at.
            if let receiver {
                let count = errors.count
                _ = check(receiver)
                nameOwners(receiver)
                if errors.count > count { return (.failure(.unknownFunction), .dyn) }
            }
        }
        return mistake(message, at: name.range, fallback: .failure(.unknownFunction))
    }

    private mutating func resolve(
        _ name: Expression.Name,
        _ overloads: [Overload],
        isMember: Bool,
        _ operands: [TypedExpression]
    ) -> Typed {
        let candidates = overloads.filter { $0.isMember == isMember && $0.parameters.count == operands.count }
        if let result = resultType(of: candidates, operands), let function = candidates.first?.function {
            return (.call(function, operands), result)
        }
        let found = Overload.description(name: name.text, isMember: isMember, operands.map { unifier.final($0.type) })
        let expected = overloads.map { $0.description(name: name.text) }.joined(separator: " or ")
        var hint = ""
        if name.text == "contains", let type = operands.first?.type, case .list = unifier.final(type).plain {
            hint = " Of a list, write y in x, or x.exists(i, i.role == 'done')."
        }
        return mistake(
            "Found \(found), but expected \(expected).\(hint)",
            at: name.range,
            fallback: candidates.first.map { .call($0.function, operands) } ?? .failure(.noSuchOverload)
        )
    }

    mutating func operation(_ symbol: Operator, _ place: Range<Int>, _ operands: [TypedExpression]) -> Typed {
        let overloads = FunctionTable.overloads(of: symbol)
        let function = overloads[0].function
        let types = operands.map { unifier.resolved($0.type) }
        if function.isOrdering || function.isEquality, types.allSatisfy(\.isNumeric) {
            return (.call(function, operands), .bool)
        }
        if symbol == .index, let mistake = placeBeforeFirst(types[0], operands[1]) { return mistake }
        let operands = withSymbols(function, operands)
        if let result = resultType(of: overloads, operands) { return (.call(function, operands), result) }
        let message = message(for: symbol, types.map { unifier.final($0) }, operands)
        return mistake(message, at: place, fallback: .call(function, operands))
    }

    /// What is told of a place counted from the end, of a list of what a screen has; nil for any other place.
    private mutating func placeBeforeFirst(_ list: CELType, _ place: TypedExpression) -> Typed? {
        guard case .list(let element) = list.plain, case .object = unifier.final(element).plain,
            case .int(let number)? = place.constant, number < 0
        else { return nil }
        let message = "Places are counted from 0; the last element is x.last()."
        return mistake(message, at: place.range, fallback: .failure(.indexOutOfRange))
    }

    private func message(for symbol: Operator, _ types: [CELType], _ operands: [TypedExpression]) -> String {
        func description(_ types: [CELType]) -> String {
            if symbol == .index { return "\(types[0])[\(types[1])]" }
            return types.count == 1 ? "\(symbol.symbol)\(types[0])" : "\(types[0]) \(symbol.symbol) \(types[1])"
        }
        let expected =
            switch symbol {
            case .equal, .notEqual: "two values of one type"
            case .contained: "a value in a list or map of such values"
            case .index: "list[int] or a map with a key of its own type"
            default: FunctionTable.overloads(of: symbol).map { description($0.parameters) }.joined(separator: ", ")
            }
        return "Found \(description(types)), but expected \(expected)." + hint(for: symbol, types, operands)
    }

    /// What to write where types don't go together.
    private func hint(for symbol: Operator, _ types: [CELType], _ operands: [TypedExpression]) -> String {
        switch (symbol, types.count) {
        case (.not, _): return types[0].comparingHint
        case (.less, 2), (.lessOrEqual, 2), (.greater, 2), (.greaterOrEqual, 2):
            let isSized = { (type: CELType) in
                switch type.plain {
                case .string, .list: true
                default: false
                }
            }
            if types[0].plain == .bool, types[1].isNumeric { return " Between two numbers is 1 < x && x < 5." }
            guard isSized(types[0]) && types[1].isNumeric || isSized(types[1]) && types[0].isNumeric else { return "" }
            return operands.contains { if case .string = $0.constant { true } else { false } }
                ? " A number stands without quotes." : " How long something is, tells size(x)."
        case (.index, 2) where types[1].plain == .string:
            guard case .object = types[0].plain else { return "" }
            return " A field stands behind a dot, as in x.label."
        case (.index, 2) where types[0].plain == .string && types[1].isNumeric:
            return " One sign of a text is x.charAt(0)."
        case (.add, 2) where types.contains { $0.plain == .string } && types.contains(where: \.isNumeric):
            return " The text of a number is string(x)."
        case (.equal, 2), (.notEqual, 2):
            if types.contains(where: { $0.plain == .string }), types.contains(where: \.isNumeric) {
                return " A number stands without quotes, a text in quotes."
            }
            if types.contains(where: { $0.plain == .string }), types.contains(where: { $0.plain == .bool }) {
                return operands.contains(where: \.asksPresence)
                    ? " has(x) alone tells whether there is something; what it is, is compared as x == 'a'."
                    : " true and false stand without quotes."
            }
            if types.contains(where: { $0.plain == .null }) { return " Whether there is something, tells has(x)." }
            return types[1].plain == .string ? types[0].comparingHint : ""
        default: return ""
        }
    }

    /// The type that a call gives, if a form takes its operands; `dyn` if several do and give different types.
    private mutating func resultType(of overloads: [Overload], _ operands: [TypedExpression]) -> CELType? {
        var result: CELType?
        for overload in overloads {
            var offset = 0
            let fits = unifier.attempt { unifier in
                offset = unifier.reserve(2)
                return zip(overload.parameters, operands).allSatisfy { parameter, operand in
                    unifier.unify(Checker.shifted(parameter, by: offset), operand.type)
                }
            }
            guard fits else { continue }
            let type = unifier.resolved(Checker.shifted(overload.result, by: offset))
            guard let previous = result else {
                result = type
                continue
            }
            if previous != type { result = .dyn }
        }
        return result
    }

    /// A declared type with its parameters renumbered.
    private static func shifted(_ type: CELType, by offset: Int) -> CELType {
        if case .parameter(let number) = type { return .parameter(number + offset) }
        return type.replacingParts { shifted($0, by: offset) }
    }
}
