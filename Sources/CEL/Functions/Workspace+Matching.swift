// `matches`: regular expressions in RE2's syntax.

extension Workspace {
    /// Whether a pattern is found in a text.
    mutating func matches<Reader: ObjectReader & ~Copyable>(
        _ value: Value,
        _ pattern: RegularExpression,
        _ reader: borrowing Reader
    ) -> Value {
        guard let text = ownString(value, reader) else { return noOverload(value) }
        // A character costs up to one visit to each instruction.
        guard charge(1 + text.range.count * (1 + pattern.size / 16) / 16) else { return absent }
        switch text.tag {
        case .constantString:
            let constants = program.bytes
            return .bool(pattern.isFound(in: constants.span.extracting(text.range), &search))
        default:
            // Taken out while it is read, for the memory of the search lies beside it.
            var taken: [UInt8] = []
            swap(&taken, &bytes)
            defer { swap(&taken, &bytes) }
            return .bool(pattern.isFound(in: taken.span.extracting(text.range), &search))
        }
    }

    /// Whether a pattern that is known only now is found in a text.
    mutating func matches<Reader: ObjectReader & ~Copyable>(
        _ text: Value,
        dynamicPattern: Value,
        _ reader: borrowing Reader
    ) -> Value {
        guard charge(dynamicPattern.range.count) else { return absent }
        guard let pattern = try? RegularExpression(self.text(dynamicPattern)) else {
            return fail(.pattern, dynamicPattern)
        }
        charge(pattern.size)
        return matches(text, pattern, reader)
    }
}
