import CEL

extension MutationKind {
    static let sizeClass = MutationKind("sizeClass", "A size class is the other one.") { part in
        part.exchanges { found in
            switch found.kind {
            case .text("compact"): ["'regular'"]
            case .text("regular"): ["'compact'"]
            default: []
            }
        }
    }
}
