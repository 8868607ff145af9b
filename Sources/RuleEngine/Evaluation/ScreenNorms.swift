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
    /// What screens say of themselves, by the id under which others speak of them.
    private var sources: [ScreenFact.Group: [String: [ComparedFact]]] = [:]
    private var deviating = Set<String>()

    /// Finds the norms of some facts.
    ///
    /// - Parameter facts: The facts of all screens, in the order of files and screens.
    package init(_ facts: [ComparedFact]) {
        for (group, all) in Dictionary(grouping: facts, by: \.group) {
            let facts = all.filter { $0.kind == .shared }
            if facts.count < all.count { note(all, in: group) }
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

    /// The most values of other screens that a claim is compared with; no page has so many before it.
    private static let mostSources = 100

    /// Takes over what screens say of themselves, and finds the screens that contradict it.
    private mutating func note(_ facts: [ComparedFact], in group: ScreenFact.Group) {
        for fact in facts {
            guard case .source(let id) = fact.kind else { continue }
            // One more shows that there are too many.
            if sources[group]?[id]?.count ?? 0 > ScreenNorms.mostSources { continue }
            sources[group, default: [:]][id, default: []].append(fact)
        }
        for fact in facts where !deviating.contains(fact.file) {
            guard case .claim(let id) = fact.kind else { continue }
            if contradiction(of: fact.value, about: id, group, fact.file, fact.screen) != nil {
                deviating.insert(fact.file)
            }
        }
    }

    /// The first of the other screens' facts that contradicts a claim; nil if one agrees, or nobody knows better.
    private func contradiction(
        of value: ComparedValue,
        about id: String,
        _ group: ScreenFact.Group,
        _ file: String,
        _ screen: String
    ) -> ComparedFact? {
        guard let all = sources[group]?[id], all.count <= ScreenNorms.mostSources else { return nil }
        let others = all.filter { $0.file != file || $0.screen != screen }
        return others.allSatisfy { $0.value.compare(with: value) == .different } ? others.first : nil
    }

    /// The paths of the files with screens that depart from a norm.
    package var deviatingFiles: Set<String> { deviating }

    /// The findings about a screen that departs from the norms, or contradicts what others say of themselves.
    ///
    /// - Parameters:
    ///   - facts: The facts of the screen.
    ///   - screen: The screen's id.
    ///   - file: The path of its file.
    /// - Returns: The findings, in the order of the facts.
    package func findings(_ facts: [ScreenFact], of screen: String?, in file: String) -> [ScreenFinding] {
        facts.compactMap { fact in
            switch fact.fact.kind {
            case .shared: departure(fact)
            case .claim(let id): contradiction(fact, about: id, screen ?? "", file)
            case .source: nil
            }
        }
    }

    private func departure(_ fact: ScreenFact) -> ScreenFinding? {
        guard let norm = norms[fact.group], fact.fact.value.compare(with: norm.value) == .different else { return nil }
        let (value, expected) = (fact.fact.value.text, norm.value.text)
        var message = "This is '\(value)'; \(norm.count) of \(norm.total) screens have '\(expected)', "
        message += "such as '\(norm.example.screen)' in \(norm.example.file)."
        if norm.rival == norm.count {
            message += " As many have the one as the other, so the first in the order of files counts."
        }
        let values = ["value": value, "expected": expected]
        let proof = ScreenFinding.Proof(fact: norm.example, message: "here it is '\(expected)'")
        return finding(fact, message, values, proof)
    }

    private func contradiction(
        _ fact: ScreenFact,
        about id: String,
        _ screen: String,
        _ file: String
    ) -> ScreenFinding? {
        let value = fact.fact.value
        guard let other = contradiction(of: value, about: id, fact.group, file, screen) else { return nil }
        let expected = other.value.text
        let message = "This is '\(value.text)'; the screen '\(other.screen)' in \(other.file) has '\(expected)'."
        let values = ["value": value.text, "expected": expected, "screen": other.screen]
        return finding(fact, message, values, ScreenFinding.Proof(fact: other, message: "the other screen"))
    }

    private func finding(
        _ fact: ScreenFact,
        _ message: String,
        _ values: [String: String],
        _ proof: ScreenFinding.Proof
    ) -> ScreenFinding {
        ScreenFinding(
            rule: fact.rule,
            finding: Finding(at: fact.fact.place, anchor: fact.fact.anchor, message: message, values: values),
            layouts: fact.layouts,
            locale: fact.locale,
            proof: proof
        )
    }
}
