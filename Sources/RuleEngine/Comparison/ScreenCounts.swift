/// How many nodes the screens of an app have, for each rule that counts them.
struct ScreenCounts: Sendable {
    /// The count of a rule in an app.
    struct Tally: Sendable {
        /// How many there are for certain.
        var certain = 0
        /// Whether there may be more.
        var isOpen = false
        /// The first one over the limit; where there are too few, the first screen.
        var place: ScreenNorms.Example?
        /// The first one of all.
        var first: ScreenNorms.Example?
    }

    private(set) var tallies: [ComparedFact.Group: Tally] = [:]

    /// Counts the facts of a file; the files come in the order of their paths.
    mutating func add(_ facts: [ComparedFact], file: String) {
        var seen: [ComparedFact.Group: Set<ScreenNorms.Example>] = [:]
        for fact in facts {
            let place = ScreenNorms.Example(file: file, screen: fact.screen, range: fact.range)
            switch fact.kind {
            case .counted(let bound):
                guard seen[fact.group, default: []].insert(place).inserted else { continue }
                var tally = tallies[fact.group] ?? Tally()
                tally.certain += 1
                tally.first = tally.first ?? place
                if bound.isMaximum, tally.certain == bound.limit + 1 { tally.place = place }
                tallies[fact.group] = tally
            case .counting: tallies[fact.group, default: Tally()].place = tallies[fact.group]?.place ?? place
            case .uncounted: tallies[fact.group, default: Tally()].isOpen = true
            default: continue
            }
        }
    }

    /// The count that a fact is to be reported for; nil if all is well, or if it is reported elsewhere.
    func excess(_ fact: ComparedFact, _ bound: Fact.Bound, inFile file: String, isComplete: Bool) -> Tally? {
        guard let tally = tallies[fact.group],
            tally.place == ScreenNorms.Example(file: file, screen: fact.screen, range: fact.range)
        else { return nil }
        if bound.isMaximum { return tally.certain > bound.limit ? tally : nil }
        return isComplete && !tally.isOpen && tally.certain < bound.limit ? tally : nil
    }
}
