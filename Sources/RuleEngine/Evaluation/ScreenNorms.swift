import CEL

/// What is usual among the screens of a run, for each rule that compares them.
///
/// What most screens have is the norm; of equally many, what comes first in the order of the facts.
package struct ScreenNorms: Sendable {
    private struct Norm {
        let value: ComparedValue
        /// How many screens follow it.
        let count: Int
        /// How many screens have something else, at most.
        let rival: Int
        /// How many screens there are.
        let total: Int
        /// The first screen that follows it.
        let example: ComparedFact
    }

    /// A screen with one of its values.
    private struct ComparedScreen: Hashable {
        let file: String
        let screen: String
        let value: ComparedValue
    }

    private var norms: [ScreenFact.Group: Norm] = [:]
    private var deviating = Set<String>()

    /// Finds the norms of some facts.
    ///
    /// - Parameter facts: The facts of all screens, in the order of files and screens.
    package init(_ facts: [ComparedFact]) {
        for (group, facts) in Dictionary(grouping: facts, by: \.group) {
            // A screen counts once for each of its values.
            var seen = Set<ComparedScreen>()
            let distinct = facts.filter {
                seen.insert(ComparedScreen(file: $0.file, screen: $0.screen, value: $0.value)).inserted
            }
            let groups = ComparedValue.groups(distinct.map(\.value))
            let norm = ComparedValue.norm(groups)
            guard groups.count > 1, let first = norm.first else { continue }
            norms[group] = Norm(
                value: distinct[first].value,
                count: norm.count,
                rival: groups.lazy.filter { $0 != norm }.map(\.count).max() ?? 0,
                total: Set(distinct.map { [$0.file, $0.screen] }).count,
                example: distinct[first]
            )
            for fact in distinct where fact.value.compare(with: distinct[first].value) == .different {
                deviating.insert(fact.file)
            }
        }
    }

    /// The paths of the files with screens that depart from a norm.
    package var deviatingFiles: Set<String> { deviating }

    /// The findings about a screen that departs from the norms.
    package func findings(_ facts: [ScreenFact]) -> [ScreenFinding] {
        facts.compactMap { fact in
            guard let norm = norms[fact.group], fact.fact.value.compare(with: norm.value) == .different else {
                return nil
            }
            let (value, expected) = (fact.fact.value.text, norm.value.text)
            var message = "This is '\(value)'; \(norm.count) of \(norm.total) screens have '\(expected)', "
            message += "such as '\(norm.example.screen)' in \(norm.example.file)."
            if norm.rival == norm.count {
                message += " As many have the one as the other, so the first in the order of files counts."
            }
            return ScreenFinding(
                rule: fact.rule,
                finding: Finding(
                    at: fact.fact.place,
                    message: message,
                    values: ["value": value, "expected": expected]
                ),
                layouts: fact.layouts,
                locale: fact.locale,
                norm: norm.example
            )
        }
    }
}
