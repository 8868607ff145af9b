// `matches`: regular expressions in RE2's syntax.

extension Evaluation {
    /// Whether a pattern is found in a text.
    mutating func matches(_ value: Value, _ pattern: RegularExpression, _ reader: borrowing some Reader) -> Value {
        if value.isFailure, value.openBits != 0 { return openMatches(value, pattern, reader) }
        guard let text = ownString(value, reader) else { return noOverload(value) }
        guard charge(1) else { return absent }
        search.mostVisits = (costLimit - cost) * Evaluation.visitsInStep
        let isFound = isFound(pattern, text)
        guard charge(1 + search.visits / Evaluation.visitsInStep) else { return absent }
        return .bool(isFound)
    }

    /// A step is some 30 ns; so long takes a visit to an instruction of an automaton, more or less.
    static let visitsInStep = 2

    private mutating func isFound(_ pattern: RegularExpression, _ text: Value) -> Bool {
        switch text.tag {
        case .constantString:
            let constants = program.bytes
            return pattern.isFound(in: constants.span.extracting(text.range), &search)
        default:
            // Taken out while it is read, for the memory of the search lies beside it.
            var taken: [UInt8] = []
            swap(&taken, &bytes)
            defer { swap(&taken, &bytes) }
            return pattern.isFound(in: taken.span.extracting(text.range), &search)
        }
    }

    /// Whether a pattern that is known only now is found in a text.
    mutating func matches(_ text: Value, dynamicPattern: Value, _ reader: borrowing some Reader) -> Value {
        guard charge(dynamicPattern.range.count) else { return absent }
        guard let pattern = try? RegularExpression(self.text(dynamicPattern)) else {
            return fail(.pattern, dynamicPattern)
        }
        charge(pattern.size)
        return matches(text, pattern, reader)
    }
}
