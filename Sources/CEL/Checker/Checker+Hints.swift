import Diagnostics

// What leads on from names that nobody has declared.

extension Checker {
    /// What leads on from an unknown name: the one that was meant; nil if it looks like a word, which needs quotes.
    func hint(_ name: String, _ known: [String]) -> String? {
        if let other = OtherLanguages.name(name) { return other }
        let operation = OtherLanguages.word(name)
        guard operation.isEmpty else { return operation }
        if known.contains("self"), ["this", "it", "node", "element"].contains(name) { return " Write self." }
        if known.contains("self"), name == "item" {
            return " What is visited is self; 'item' is an element of a visited list."
        }
        if ["self", "parent", "item", "params"].contains(name), !environment.variables.isEmpty {
            return " There is \(environment.variables.map(\.name).joined(separator: ", ")) here."
        }
        // What is visited goes before the screen around it.
        for variable in environment.variables.reversed() where hasField(name, variable.type) {
            return " Write \(variable.name).\(name)."
        }
        for (constant, value) in constants where value.value(forKey: name) != nil {
            return " Write \(constant).\(name)."
        }
        let suggestion = Suggestion.sentence(for: name, among: known)
        return suggestion.isEmpty ? nil : suggestion
    }

    /// Of an unknown name that something is asked of, says which names there are, as quotes would be no help.
    mutating func nameOwners(_ owner: Expression) {
        guard let (error, name) = unknownName(owner) else { return }
        let names = environment.variables.map(\.name).joined(separator: ", ")
        let message = Checker.undeclared(name) + (names.isEmpty ? "" : " There are \(names).")
        errors[errors.count - 1] = CompilationError(message, at: error.range)
    }

    /// Of a word without quotes that is compared with a closed list of words, says which there are.
    mutating func nameWords(_ operands: [Expression], _ checked: [TypedExpression]) {
        guard let index = operands.firstIndex(where: { unknownName($0) != nil }),
            let (error, name) = unknownName(operands[index]),
            case .nullable(.enumeration(let words)) = checked[1 - index].type, !words.members.contains(name)
        else { return }
        let message = "\(error.message.dropLast()); \(words.name) is one of \(words.members.joined(separator: ", "))."
        errors[errors.count - 1] = CompilationError(message, at: error.range)
    }

    /// That a name is unknown.
    static func undeclared(_ name: String) -> String { "The name '\(name)' is not declared." }

    /// Whether an object of a type has a field.
    func hasField(_ name: String, _ type: CELType) -> Bool {
        guard case .object(let object) = unifier.final(type).plain else { return false }
        return environment.provider.field(named: name, of: object) != nil
    }
}
