import Diagnostics
import CEL

/// What is usual among the screens of a run, for each rule that compares them.
///
/// What most screens have is the norm; of equally many, what comes first in the order of the facts.
package struct ScreenNorms: Sendable {
    /// What is usual in a group of facts.
    struct Norm: Sendable {
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

    private let norms: [ScreenFact.Group: Norm]
    /// What screens say of themselves, by the id under which others speak of them.
    private let sources: @Sendable (ScreenFact.Group, String) -> [ComparedFact]

    init(
        _ norms: [ScreenFact.Group: Norm],
        _ sources: @escaping @Sendable (ScreenFact.Group, String) -> [ComparedFact]
    ) {
        self.norms = norms
        self.sources = sources
    }

    /// Finds the norms of some facts.
    ///
    /// - Parameter facts: The facts of all screens of a file, in the order of the screens.
    init(_ facts: [ComparedFact]) {
        var collector = NormCollector()
        _ = collector.add(facts)
        self = collector.norms { group, id in facts.filter { $0.group == group && $0.kind == .source(id) } }.norms
    }

    /// The most values of other screens that a claim is compared with; no page has so many before it.
    package static let mostSources = 100

    /// The first of the other screens' facts that contradicts a claim; nil if one agrees, or nobody knows better.
    private func contradiction(
        of value: ComparedValue,
        about id: String,
        _ group: ScreenFact.Group,
        _ file: String,
        _ screen: String
    ) -> ComparedFact? {
        let all = sources(group, id)
        guard all.count <= ScreenNorms.mostSources else { return nil }
        let others = all.filter { $0.file != file || $0.screen != screen }
        return others.allSatisfy { $0.value.isSame(as: value) == .no } ? others.first : nil
    }

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
        guard let norm = norms[fact.group], fact.fact.value.isSame(as: norm.value) == .no else { return nil }
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
