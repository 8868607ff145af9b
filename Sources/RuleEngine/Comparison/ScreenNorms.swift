import Diagnostics

/// What is usual among some screens, for each rule that compares them.
///
/// What most screens have is the norm; of equally many, what comes first in the order of the files. Of each group of
/// facts the first values that differ are counted, so that memory does not grow with the number of screens.
struct ScreenNorms: Sendable {
    /// What a screen can be compared with.
    struct Example: Sendable {
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
        let candidate: Candidate
        /// How many screens have something else, at most.
        let rival: Int
        /// How many screens there are.
        let total: Int
    }

    private struct Tally {
        var candidates: [Candidate] = []
        var total = 0
        /// The candidate of each value as it is written, as far as it is known.
        var known: [ComparedValue: Int] = [:]

        private static let mostKnown = 1000

        mutating func add(_ value: ComparedValue, _ example: Example, isNewScreen: Bool) {
            if isNewScreen { total += 1 }
            var position = known[value] ?? candidates.firstIndex { $0.value.isSame(as: value) == .yes }
            if position == nil, candidates.count < ComparedValue.mostGroups {
                position = candidates.count
                candidates.append(Candidate(value: value, example: example))
            }
            guard let position else { return }
            if known.count < Tally.mostKnown { known[value] = position }
            candidates[position].count += 1
        }

        /// Nil where all have the same.
        var norm: Norm? {
            guard candidates.count > 1, let most = candidates.map(\.count).max(),
                let first = candidates.firstIndex(where: { $0.count == most })
            else { return nil }
            var others = candidates
            let norm = others.remove(at: first)
            return Norm(candidate: norm, rival: others.map(\.count).max() ?? 0, total: total)
        }
    }

    /// A screen of the file at hand with one of its values, or with any.
    private struct Seen: Hashable {
        /// The group, by the place of its first fact in the file.
        let group: Int
        let screen: String
        let value: ComparedValue?
    }

    private var tallies: [ScreenFact.Group: Tally] = [:]

    /// Counts the facts of a file; the files come in the order of their paths.
    mutating func add(_ file: FileFacts) {
        var seen = Set<Seen>()
        var groups: [ScreenFact.Group: Int] = [:]
        for (place, fact) in file.facts.enumerated() where fact.kind == .shared {
            let group = groups[fact.group] ?? place
            if group == place { groups[fact.group] = place }
            // A screen counts once for each of its values.
            guard seen.insert(Seen(group: group, screen: fact.screen, value: fact.value)).inserted else { continue }
            let isFirst = seen.insert(Seen(group: group, screen: fact.screen, value: nil)).inserted
            let example = Example(file: file.file, screen: fact.screen, range: fact.range)
            tallies[fact.group, default: Tally()].add(fact.value, example, isNewScreen: isFirst)
        }
    }

    /// What is usual in each group in which not all have the same.
    var norms: [ScreenFact.Group: Norm] { tallies.compactMapValues(\.norm) }
}
