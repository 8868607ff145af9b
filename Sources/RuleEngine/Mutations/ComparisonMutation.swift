import CEL

extension MutationKind {
    /// A comparison takes in what it left out, or the other way round.
    static let comparison = MutationKind(
        "comparison",
        "A comparison holds for the limit, or no longer, or for the others."
    ) { part in
        part.exchanges { found in
            switch found.kind {
            case .comparison("<"): ["<="]
            case .comparison("<="): ["<"]
            case .comparison(">"): [">="]
            case .comparison(">="): [">"]
            case .comparison("=="): ["!="]
            case .comparison("!="): ["=="]
            default: []
            }
        }
    }
}
