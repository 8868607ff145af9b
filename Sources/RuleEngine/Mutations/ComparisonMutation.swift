import CEL

extension MutationKind {
    /// A comparison takes in what it left out, or the other way round.
    static let comparison = MutationKind { part in
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
