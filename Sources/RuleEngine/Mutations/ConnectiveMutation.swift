import CEL

extension MutationKind {
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
