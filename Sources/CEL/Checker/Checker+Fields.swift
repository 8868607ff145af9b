import Diagnostics

// Fields of objects, keys of maps.

extension Checker {
    /// Checks `operand.field`: a dotted name of a variable, or a field.
    mutating func select(_ expression: Expression, _ operand: Expression, _ field: Expression.Name) -> Typed {
        if environment.hasQualifiedNames, let qualified = qualifiedName(expression),
            let variable = variable(qualified.name, isAbsolute: qualified.isAbsolute)
        {
            return variable
        }
        let owner = operand
        let operand = check(owner)
        nameOwners(owner)
        if let constant = operand.constant, case .map(let entries) = constant {
            return constantField(constant, entries, operand, field)
        }
        switch fieldLookup(of: field, in: operand) {
        case .slot(let slot, let type): return (.field(operand, slot: slot), type)
        case .function(let function, let type): return (.call(function, [operand]), type)
        case .byName(let type): return (.namedField(operand, name: field.text), type)
        case .mistake(let message):
            return mistake(message, at: field.range, fallback: .namedField(operand, name: field.text))
        }
    }

    private mutating func constantField(
        _ constant: Constant,
        _ entries: [Constant.Entry],
        _ operand: TypedExpression,
        _ field: Expression.Name
    ) -> Typed {
        if let value = constant.value(forKey: field.text) { return typed(value) }
        let keys = entries.compactMap { if case .string(let key) = $0.key { key } else { nil } }
        var owner = "here"
        if let name = constants.first(where: { $0.value == constant })?.key { owner = "in '\(name)'" }
        let message = "There is no '\(field.text)' \(owner)." + Suggestion.sentence(for: field.text, among: keys)
        return mistake(message, at: field.range, fallback: .namedField(operand, name: field.text))
    }

    /// Checks `has(operand.field)`.
    mutating func has(_ operand: TypedExpression, _ field: Expression.Name) -> Typed {
        switch fieldLookup(of: field, in: operand) {
        case .slot(let slot, _): return (.hasField(operand, slot: slot), .bool)
        case .function: return (.constant(.bool(true)), .bool)
        case .byName: return (.hasNamedField(operand, name: field.text), .bool)
        case .mistake(let message):
            return mistake(message, at: field.range, fallback: .hasNamedField(operand, name: field.text))
        }
    }

    /// The parts of an object that have a field of a name which the object itself lacks; empty if none has.
    private func innerHint(_ field: String, _ type: ObjectType, _ names: [String]) -> String {
        let owners = names.filter { name in
            environment.provider.field(named: name, of: type).map { hasField(field, $0.type) } ?? false
        }
        guard !owners.isEmpty else { return "" }
        return " Did you mean \(owners.prefix(3).map { "'\($0).\(field)'" }.joined(separator: " or "))?"
    }

    private enum FieldLookup {
        case slot(Int, CELType)
        case byName(CELType)
        case function(Function, CELType)
        case mistake(String)
    }

    private mutating func fieldLookup(of field: Expression.Name, in operand: TypedExpression) -> FieldLookup {
        switch unifier.resolved(operand.type).plain {
        case .dyn, .parameter: return .byName(.dyn)
        case .map(let key, let value):
            guard unifier.unify(key, .string) else {
                return .mistake("The keys of this map are \(key), not string, so that it has no '.\(field.text)'.")
            }
            return .byName(value)
        case .object(let type):
            guard let found = environment.provider.field(named: field.text, of: type) else {
                let names = environment.provider.fieldNames(of: type)
                // What stands behind the hyphen of a name is subtracted.
                let hyphen = " A name with a hyphen stands in backticks, such as x.`x-owner`."
                var hint = field.text == "x" ? hyphen : Suggestion.sentence(for: field.text, among: names)
                if hint.isEmpty { hint = innerHint(field.text, type, names) }
                return .mistake("'\(type.name)' has no field '\(field.text)'." + hint)
            }
            reads.insert(FieldRead(object: type, slot: found.slot))
            return .slot(found.slot, found.type)
        case .color where field.text == "hex": return .function(.hex, .string)
        case .color where field.text == "luminance": return .function(.luminance, .double)
        case .color: return .mistake("A colour has 'hex' and 'luminance', and no '\(field.text)'.")
        case let other:
            var hint = OtherLanguages.function(field.text) ?? ""
            if hint.isEmpty, case .list(let element) = other, hasField(field.text, element) {
                hint = " Ask the elements: x.exists(i, i.\(field.text) …) or x.all(i, i.\(field.text) …)."
            }
            return .mistake("A value of type \(unifier.final(other)) has no field '\(field.text)'.\(hint)")
        }
    }
}
