// The wording of failures.

extension Evaluation {
    /// What happened, in a sentence.
    mutating func message(of failure: Value, _ reader: borrowing some Reader) -> String {
        let code = FailureCode(rawValue: UInt8(truncatingIfNeeded: failure.bits)) ?? .noSuchOverload
        let operands = operands(of: failure)
        func text(_ index: Int) -> String {
            guard index < operands.count else { return "?" }
            let value = operands[index]
            let text = plainText(of: value, reader) ?? typeText(value)
            return value.isString ? "'\(text)'" : text
        }
        switch code {
        case .unknownName: return "This name is not declared."
        case .unknownFunction: return "There is no function of this name."
        case .noSuchOverload:
            return "This cannot be computed for \(operands.map { typeText($0) }.joined(separator: " and "))."
        case .noSuchField: return "A value of type \(typeText(operands.last ?? .absent)) has no field \(text(0))."
        case .noSuchKey: return "The map has no key \(text(0))."
        case .unsupportedKey: return "\(text(0)) cannot be the key of a map; bool, int, uint and string can."
        case .repeatedKey: return "The key \(text(0)) is repeated."
        case .indexOutOfRange: return "The index \(text(0)) is out of range."
        case .emptyList: return "The list is empty."
        case .divisionByZero: return "Division by zero."
        case .remainderByZero: return "Remainder of a division by zero."
        case .overflow: return "The result is out of the range of its type."
        case .conversionRange: return "\(text(0)) is out of the range of the type."
        case .conversionSyntax: return "\(text(0)) cannot be read as a value of the type."
        case .invalidUTF8: return "The bytes are not valid UTF-8."
        case .substringRange: return "The start \(text(0)) lies after the end \(text(1))."
        case .negativeDepth: return "The depth \(text(0)) is negative."
        case .format:
            return operands.count > 1
                ? "The format \(text(0)) cannot show a value of type \(typeText(operands[1]))."
                : "The format \(text(0)) has a clause that is unknown."
        case .pattern: return "\(text(0)) is no regular expression."
        case .costLimit: return "The evaluation takes more than \(costLimit) steps."
        }
    }

    private func operands(of failure: Value) -> [Value] {
        let index = Int(failure.bits >> 32) - 1
        guard index >= 0, index < values.count else { return [] }
        return Array(values[(index + 1)..<(index + 1 + Int(values[index].intBits))])
    }

    /// The name of a value's type.
    func typeText(_ value: Value) -> String {
        if value.tag == .object, let type = program.provider.objectType(value.objectType) { return type.name }
        return typeName(of: value).name
    }
}
