import CEL

extension MutationKind {
    /// One is enough where all were needed, or the other way round.
    static let quantifier = MutationKind { part in
        part.exchanges { found in
            guard case .quantifier(let name) = found.kind else { return [] }
            return [name == "all" ? "exists" : "all"]
        }
    }
}
