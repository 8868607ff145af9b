import Diagnostics

// Functions on texts that are filled in at run time in parts: what the literal parts decide is decided.
//
// Such a text is absent, with its number beside the place that it comes from. What is made of one, such as its lower case,
// is one, too: the parts of it stay in the evaluation.

extension Evaluation {
    /// Calls a function on a text that is filled in at run time; absent where its literal parts decide nothing.
    mutating func openTextFunction(
        _ function: Function,
        _ text: Value,
        _ other: Value,
        _ reader: borrowing some Reader
    ) -> Value {
        // An error is no text.
        guard text.tag == .absent else { return text }
        let parts = literalParts(of: text, reader)
        let length = parts.reduce(0) { $0 + $1.count }
        guard charge(1 + length / 16) else { return absent }
        switch function {
        case .lowerASCII: return open(parts.map { $0.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 } })
        case .upperASCII: return open(parts.map { $0.map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 } })
        case .contains, .startsWith, .endsWith:
            guard let other = ownString(other, reader) else { return other.isFailure ? other : text }
            // Searching takes up to one step for each pair of bytes.
            guard charge(length * (other.range.count / 16) / 16) else { return absent }
            let wanted = withBytes(other) { bytes in (0..<bytes.count).map { bytes[$0] } }
            return Evaluation.decide(function, parts, wanted).map { .bool($0) } ?? text
        case .matches:
            guard let pattern = ownString(other, reader) else { return other.isFailure ? other : text }
            return matches(text, dynamicPattern: pattern, reader)
        default: return text
        }
    }

    /// Whether a pattern is found in a text that is filled in at run time; absent where its literal parts don't decide it.
    mutating func openMatches(_ text: Value, _ pattern: RegularExpression, _ reader: borrowing some Reader) -> Value {
        guard text.tag == .absent, charge(1) else { return text }
        search.mostVisits = (costLimit - cost) * Evaluation.visitsInStep
        let truth = pattern.isFound(inParts: literalParts(of: text, reader), &search)
        guard charge(1 + search.visits / Evaluation.visitsInStep) else { return absent }
        return truth == .unknown ? text : .bool(truth == .yes)
    }

    /// Whether a text has another one in it, at its beginning or at its end; nil if its literal parts don't tell.
    private static func decide(_ function: Function, _ parts: [[UInt8]], _ wanted: [UInt8]) -> Bool? {
        guard let first = parts.first, let last = parts.last else { return nil }
        switch function {
        case .startsWith:
            if first.starts(with: wanted) { return true }
            return wanted.starts(with: first) ? nil : false
        case .endsWith:
            if last.reversed().starts(with: wanted.reversed()) { return true }
            return wanted.reversed().starts(with: last.reversed()) ? nil : false
        default:
            return parts.contains { $0.span.firstIndex(of: wanted.span) != nil } ? true : nil
        }
    }

    private func literalParts(of text: Value, _ reader: borrowing some Reader) -> [[UInt8]] {
        let number = UInt32(truncatingIfNeeded: text.openBits - 1)
        return number & Evaluation.ownOpenText == 0
            ? reader.literalParts(ofText: number) : openTexts[Int(number & ~Evaluation.ownOpenText)]
    }

    /// A text of the evaluation that is filled in at run time.
    private mutating func open(_ parts: [[UInt8]]) -> Value {
        openTexts.append(parts)
        let number = UInt32(openTexts.count - 1) | Evaluation.ownOpenText
        return Value(.absent, UInt64(number + 1) << 32 | UInt64(position))
    }

    /// What tells the evaluation's texts from the host's.
    private static let ownOpenText: UInt32 = 1 << 30
}
