/// What the checker has found out about type parameters.
struct TypeUnifier {
    /// What the parameters stand for, by their numbers.
    private var bindings: [CELType?] = []
    /// What parameters stood for before the latest attempt, the first to change first.
    private var changes: [(number: Int, before: CELType?)] = []

    /// Makes types the same, and whatever `body` does for that; if it can't be done, all is as before.
    mutating func attempt(_ body: (inout TypeUnifier) -> Bool) -> Bool {
        let count = bindings.count
        changes = []
        if body(&self) { return true }
        for change in changes.reversed() { bindings[change.number] = change.before }
        bindings.removeLast(bindings.count - count)
        return false
    }

    private mutating func bind(_ number: Int, to type: CELType) {
        changes.append((number, bindings[number]))
        bindings[number] = type
    }

    /// A new type parameter.
    mutating func fresh() -> CELType {
        bindings.append(nil)
        return .parameter(bindings.count - 1)
    }

    /// New parameters for those of an overload, which are numbered from 0.
    mutating func reserve(_ count: Int) -> Int {
        bindings.append(contentsOf: repeatElement(nil, count: count))
        return bindings.count - count
    }

    /// A type in which known parameters stand for themselves no more.
    func resolved(_ type: CELType) -> CELType {
        guard case .parameter(let number) = type else { return type.replacingParts(resolved) }
        return bindings[number].map(resolved) ?? type
    }

    /// A type without parameters: what is still unknown is `dyn`.
    func final(_ type: CELType) -> CELType {
        let type = resolved(type)
        if case .parameter = type { return .dyn }
        return type.replacingParts(final)
    }

    /// Makes two types the same as far as parameters allow; false if they can't be.
    mutating func unify(_ left: CELType, _ right: CELType) -> Bool {
        switch (left, right) {
        case (_, .parameter(let number)):
            if let isValid = substitute(left, for: number) { return isValid }
            guard case .parameter(let other) = left else { return false }
            return substitute(right, for: other) ?? false
        case (.parameter(let number), _): return substitute(right, for: number) ?? false
        case (.dyn, _), (_, .dyn): return true
        case (.nullable, .null), (.null, .nullable), (.null, .null): return true
        case (.nullable(let inner), let other), (let other, .nullable(let inner)): return unify(inner, other)
        case (.list(let first), .list(let second)): return unify(first, second)
        case (.map(let firstKey, let firstValue), .map(let secondKey, let secondValue)):
            return unify(firstKey, secondKey) && unify(firstValue, secondValue)
        case (.type, .type): return true
        case (.enumeration, .string), (.string, .enumeration), (.enumeration, .enumeration): return true
        default: return left == right
        }
    }

    /// Takes a type for a parameter; nil if the parameter cannot be it, but might be taken for it the other way round.
    private mutating func substitute(_ type: CELType, for number: Int) -> Bool? {
        if type == .parameter(number) { return true }
        if let known = bindings[number] {
            if type == known { return true }
            guard unify(type, known) else { return false }
            let general = isAsGeneral(type, as: known) ? type : known
            if !occurs(number, in: general) { bind(number, to: general) }
            return true
        }
        guard !occurs(number, in: type) else { return nil }
        bind(number, to: type)
        return true
    }

    private func occurs(_ number: Int, in type: CELType) -> Bool {
        switch type {
        case .parameter(let other): other == number || (bindings[other].map { occurs(number, in: $0) } ?? false)
        case .list(let element): occurs(number, in: element)
        case .map(let key, let value): occurs(number, in: key) || occurs(number, in: value)
        case .type(let inner), .nullable(let inner): occurs(number, in: inner)
        default: false
        }
    }

    /// The more general of two types that can be unified.
    func general(_ left: CELType, _ right: CELType) -> CELType { isAsGeneral(left, as: right) ? left : right }

    private func isAsGeneral(_ left: CELType, as right: CELType) -> Bool {
        switch (left, right) {
        case (.dyn, _), (.parameter, _): true
        case (_, .dyn), (_, .parameter): false
        case (.nullable(let first), .nullable(let second)): isAsGeneral(first, as: second)
        case (.nullable, .null): true
        case (.nullable(let first), _): isAsGeneral(first, as: right)
        case (_, .nullable): false
        case (.list(let first), .list(let second)): isAsGeneral(first, as: second)
        case (.map(let firstKey, let firstValue), .map(let secondKey, let secondValue)):
            isAsGeneral(firstKey, as: secondKey) && isAsGeneral(firstValue, as: secondValue)
        case (.string, .enumeration): true
        default: left == right
        }
    }
}
