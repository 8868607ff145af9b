import Diagnostics

/// What is usual among some screens, for each rule that compares them.
///
/// What most screens have is the norm; of equally many, what comes first in the order of the files. Of each group of
/// facts the first values that differ are counted, so that memory does not grow with the number of screens.
struct ScreenNorms: Sendable {
    /// What a screen can be compared with.
    struct Example: Sendable, Hashable {
        let file: String
        let screen: String
        let range: SourceRange
    }

    /// A value of a group, and the screens that have it or an equal one.
    struct Candidate: Sendable {
        let value: ComparedValue
        /// The first of them.
        let example: Example
        /// How many they are.
        var count = 0
    }

    /// What is usual in a group.
    struct Norm: Sendable {
        let group: ComparedFact.Group
        let candidate: Candidate
        /// How many screens have something else, at most.
        let rival: Int
        /// How many screens there are.
        let total: Int
    }

    private struct Tally {
        let group: ComparedFact.Group
        var candidates: [Candidate] = []
        var total = 0
        /// The candidate of each value as it is written, by its hash, as far as it is known.
        var known: [Int: Int] = [:]

        private static let mostKnown = 1000

        mutating func add(_ fact: FactDigest, of file: FileFacts, isNewScreen: Bool) {
            if isNewScreen { total += 1 }
            guard let position = known[fact.value] ?? position(of: file.fact(at: fact.offset), in: file) else { return }
            if known.count < Tally.mostKnown { known[fact.value] = position }
            candidates[position].count += 1
        }

        /// The candidate that has the value of a fact; nil if there are too many.
        private mutating func position(of fact: ComparedFact, in file: FileFacts) -> Int? {
            if let known = candidates.firstIndex(where: { $0.value.isSame(as: fact.value) == .yes }) { return known }
            guard candidates.count < ComparedValue.mostGroups else { return nil }
            let example = Example(file: file.file, screen: fact.screen, range: fact.range)
            candidates.append(Candidate(value: fact.value, example: example))
            return candidates.count - 1
        }

        /// Nil where all have the same.
        var norm: Norm? {
            guard candidates.count > 1, let most = candidates.map(\.count).max(),
                let first = candidates.firstIndex(where: { $0.count == most })
            else { return nil }
            var others = candidates
            let norm = others.remove(at: first)
            return Norm(group: group, candidate: norm, rival: others.map(\.count).max() ?? 0, total: total)
        }
    }

    /// A screen of the file at hand with one of its values, or with any.
    private struct Seen: Hashable {
        let group: Int
        let screen: Int
        let value: Int?
    }

    /// By the hashes of the groups.
    private var tallies: [Int: Tally] = [:]

    /// Counts the facts of a file; the files come in the order of their paths.
    mutating func add(_ file: FileFacts) {
        var seen = Set<Seen>()
        for fact in file.facts where fact.kind == .shared {
            // A screen counts once for each of its values.
            guard seen.insert(Seen(group: fact.group, screen: fact.screen, value: fact.value)).inserted else {
                continue
            }
            let isFirst = seen.insert(Seen(group: fact.group, screen: fact.screen, value: nil)).inserted
            tallies[fact.group, default: Tally(group: file.fact(at: fact.offset).group)]
                .add(fact, of: file, isNewScreen: isFirst)
        }
    }

    /// What is usual in each group in which not all have the same, by the hashes of the groups.
    var norms: [Int: Norm] { tallies.compactMapValues(\.norm) }
}
