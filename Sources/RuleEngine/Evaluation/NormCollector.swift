import Diagnostics
import CEL

/// Collects what the screens of a run have, file by file, to tell what is usual among them.
///
/// Of each group of facts the first values that differ are kept, with the number of screens that have each, so that
/// memory does not grow with the number of screens.
package struct NormCollector: Sendable {
    /// A value of a group, and those equal to it.
    struct Candidate: Sendable {
        let value: ComparedValue
        /// The first screen that has it.
        let example: ComparedFact
        /// How many screens have it.
        var count = 0
    }

    /// What is known of a group.
    struct Tally: Sendable {
        var candidates: [Candidate] = []
        /// How many screens there are.
        var total = 0
        /// For each candidate the first of its two numbers.
        var numbers: [Int] = []
        /// The candidate of each value as it is written.
        private var known: [ComparedValue: Int] = [:]
        /// The most ways to write values that are looked up.
        private static let mostKnown = 1000

        /// The position of a fact's candidate, which it may be the first of; nil if there are hundreds of others.
        mutating func position(of fact: ComparedFact) -> Int? {
            if let position = known[fact.value] { return position }
            var position = candidates.firstIndex { $0.value.isSame(as: fact.value) == .yes }
            if position == nil, candidates.count < ComparedValue.mostGroups {
                position = candidates.count
                candidates.append(Candidate(value: fact.value, example: fact))
            }
            if known.count < Tally.mostKnown { known[fact.value] = position }
            return position
        }
    }

    /// A screen of the file at hand with one of its values, or with any.
    private struct Seen: Hashable {
        let group: Int
        let screen: String
        let value: ComparedValue?
    }

    private var groups: [ScreenFact.Group: Int] = [:]
    private var tallies: [Tally] = []
    private var seen = Set<Seen>()
    /// The number of values, of those that are compared as tokens and as texts apart.
    private var count = 2

    /// The numbers of values that are in no group, because there are hundreds of others.
    private static let other = 0

    /// Creates a collector that has seen nothing.
    package init() {}

    /// Takes over the facts of a file, in the order of its screens; the files come in the order of their paths.
    ///
    /// - Returns: The numbers of the values that its screens have.
    package mutating func add(_ facts: [ComparedFact]) -> Set<Int> {
        var numbers = Set<Int>()
        seen.removeAll(keepingCapacity: true)
        for fact in facts where fact.kind == .shared {
            let group = number(of: fact.group)
            // A screen counts once for each of its values.
            guard seen.insert(Seen(group: group, screen: fact.screen, value: fact.value)).inserted else { continue }
            if seen.insert(Seen(group: group, screen: fact.screen, value: nil)).inserted { tallies[group].total += 1 }
            numbers.insert(add(fact, to: group))
        }
        return numbers
    }

    private mutating func number(of group: ScreenFact.Group) -> Int {
        if let known = groups[group] { return known }
        groups[group] = tallies.count
        tallies.append(Tally())
        return tallies.count - 1
    }

    /// Counts a screen; gives the number of its value.
    private mutating func add(_ fact: ComparedFact, to group: Int) -> Int {
        guard let position = tallies[group].position(of: fact) else { return NormCollector.other }
        if position == tallies[group].numbers.count {
            tallies[group].numbers.append(count)
            count += 2
        }
        tallies[group].candidates[position].count += 1
        return tallies[group].numbers[position] + (fact.value.isToken ? 1 : 0)
    }

    /// What is usual, when all files have been seen.
    ///
    /// - Parameter sources: What others are compared with, by group and the id of the screen that it is about.
    /// - Returns: The norms, and for each number whether screens with such a value may depart from one.
    package func norms(
        _ sources: @escaping @Sendable (ScreenFact.Group, String) -> [ComparedFact]
    ) -> (norms: ScreenNorms, deviating: [Bool]) {
        var norms: [ScreenFact.Group: ScreenNorms.Norm] = [:]
        var deviating = [Bool](repeating: false, count: count)
        deviating[NormCollector.other] = true
        for (group, number) in groups {
            let tally = tallies[number]
            guard tally.candidates.count > 1, let norm = ScreenNorms.Norm(tally) else { continue }
            norms[group] = norm
            for (candidate, number) in zip(tally.candidates, tally.numbers) {
                for isToken in [false, true] {
                    let value = ComparedValue(
                        text: candidate.value.text,
                        isToken: isToken,
                        isNone: candidate.value.isNone
                    )
                    deviating[number + (isToken ? 1 : 0)] = value.isSame(as: norm.value) == .no
                }
            }
        }
        return (ScreenNorms(norms, sources), deviating)
    }
}

extension ScreenNorms.Norm {
    /// What most screens of a group have; of equally many, what comes first.
    fileprivate init?(_ tally: NormCollector.Tally) {
        guard let most = tally.candidates.map(\.count).max(),
            let first = tally.candidates.firstIndex(where: { $0.count == most })
        else { return nil }
        let norm = tally.candidates[first]
        let others = tally.candidates[..<first] + tally.candidates[(first + 1)...]
        self.init(
            value: norm.value,
            count: norm.count,
            rival: others.map(\.count).max() ?? 0,
            total: tally.total,
            example: norm.example
        )
    }
}
