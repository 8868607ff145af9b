import Diagnostics

// Comparisons of the host's enumerations with literals.

extension Checker {
    /// The operands of a comparison in which literals beside an enumeration have become symbols.
    ///
    /// A literal that the enumeration does not have is a mistake: such a comparison can never be true.
    mutating func withSymbols(_ function: Function, _ operands: [TypedExpression]) -> [TypedExpression] {
        guard function.isEquality || function == .contained else { return operands }
        if let enumeration = enumeration(operands[0].type) {
            return [operands[0], symbols(in: operands[1], enumeration)]
        }
        var type = operands[1].type
        if function == .contained {
            guard case .list(let element) = unifier.resolved(type).plain else { return operands }
            type = element
        }
        guard let enumeration = enumeration(type) else { return operands }
        return [symbols(in: operands[0], enumeration), operands[1]]
    }

    private func enumeration(_ type: CELType) -> Enumeration? {
        switch unifier.resolved(type) {
        case .enumeration(let enumeration): enumeration
        case .nullable(let inner): enumeration(inner)
        default: nil
        }
    }

    private mutating func symbols(in operand: TypedExpression, _ enumeration: Enumeration) -> TypedExpression {
        var operand = operand
        switch operand.kind {
        case .constant(let constant): operand.kind = .constant(symbols(in: constant, at: operand.range, enumeration))
        case .list(let elements): operand.kind = .list(elements.map { symbols(in: $0, enumeration) })
        default: break
        }
        return operand
    }

    private mutating func symbols(in constant: Constant, at range: Range<Int>, _ enumeration: Enumeration) -> Constant {
        switch constant {
        case .list(let elements): return .list(elements.map { symbols(in: $0, at: range, enumeration) })
        case .string(let name):
            if enumeration.members.contains(name) {
                return environment.provider.symbols.symbol(named: name).map { .symbol($0) } ?? constant
            }
            let suggestion =
                Suggestion.closest(to: name, in: enumeration.members).map { "Did you mean '\($0)'?" }
                ?? "Expected one of \(enumeration.members.joined(separator: ", "))."
            report("'\(name)' is no \(enumeration.name). \(suggestion)", at: range)
            return constant
        default: return constant
        }
    }
}
