import CEL

extension MutationKind {
    /// A size class is the other one.
    static let sizeClass = MutationKind { part in
        part.exchanges { found in
            switch found.kind {
            case .text("compact"): ["'regular'"]
            case .text("regular"): ["'compact'"]
            default: []
            }
        }
    }
}
