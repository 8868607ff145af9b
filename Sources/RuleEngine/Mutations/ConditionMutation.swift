import CEL

extension MutationKind {
    /// A condition is left out: all of it, one of its operands, or its negation; of a sum of lists, one list.
    static let condition = MutationKind { part in
        if part.kind == .path, part.isOptional { return [Change(text: nil, words: "'\(part.text)' is left out")] }
        guard part.kind == .expression else { return [] }
        var changes = part.changes { found, source in
            switch found.kind {
            case .connective(let isAnd, let operands): rest(of: operands.map(source), isAnd: isAnd, part.guarded)
            case .negation(let operand): [(source(operand), "'!' before '\(shortened(source(operand)))' is left out")]
            case .sum(let operands) where !operands.contains(where: { Double(source($0)) != nil }):
                operands.filter { !source($0).contains("+") }.map { operand in
                    let others = operands.filter { $0 != operand }.map { "(\(source($0)))" }
                    return (others.joined(separator: " + "), "'\(shortened(source(operand)))' is left out")
                }
            default: []
            }
        }
        let isConjunction = ExpressionPart.all(of: part.text).first.map { first in
            if case .connective = first.kind { first.range.count == part.text.utf8.count } else { false }
        }
        if part.isOptional, isConjunction != true, !guardsOnly(part.text, [], part.guarded) {
            changes.append(Change(text: nil, words: "'\(shortened(part.text))' is left out"))
        }
        return changes
    }

    /// The operands without one of them; those aside whose absence changes nothing.
    private static func rest(
        of operands: [String],
        isAnd: Bool,
        _ guarded: [String]
    ) -> [(text: String, words: String)] {
        operands.indices.compactMap { left in
            let others = operands.indices.filter { $0 != left }.map { operands[$0] }
            if isAnd, guardsOnly(operands[left], others, guarded) { return nil }
            let text = others.map { "(\($0))" }.joined(separator: isAnd ? " && " : " || ")
            return ("(\(text))", "'\(shortened(operands[left]))' is left out")
        }
    }

    /// Whether an operand asks for no more than that a field is there which one of the others beside it reads: without
    /// the field that one comes to nothing, too.
    ///
    /// What is guarded is evaluated only where the condition holds; it may well compare a field that is not there, and
    /// comes to nothing only if it asks something of it.
    private static func guardsOnly(_ operand: String, _ others: [String], _ guarded: [String]) -> Bool {
        guard operand.hasPrefix("has("), operand.hasSuffix(")") else { return false }
        let field = operand.dropFirst(4).dropLast()
        func isRead(in text: String, _ isWanted: (Character?) -> Bool) -> Bool {
            text.ranges(of: field).contains { found in
                isWanted(text[found.upperBound...].first) && !text[..<found.lowerBound].hasSuffix("has(")
            }
        }
        return others.contains { other in isRead(in: other) { $0.map { !$0.isLetter && !$0.isNumber } ?? true } }
            || guarded.contains { text in isRead(in: text) { $0 == "." } }
    }

    private static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count <= 80 ? line : line.prefix(79) + "…"
    }

    /// What had to hold together is enough by itself, or the other way round.
    static let connective = MutationKind { part in
        part.changes { found, source in
            guard case .connective(let isAnd, let operands) = found.kind else { return [] }
            let (was, becomes) = isAnd ? ("&&", "||") : ("||", "&&")
            let text = operands.map { "(\(source($0)))" }.joined(separator: " \(becomes) ")
            return [("(\(text))", "'\(was)' becomes '\(becomes)'")]
        }
    }
}
