import Synchronization

/// The rules in force for a screen, in the order in which they are run.
///
/// A rule that supersedes others runs before them, so that it can silence them.
package final class RuleSet: Sendable {
    /// The rules; a rule's index is its number in this set.
    package let rules: [CompiledRule]
    /// For each rule the numbers of the rules it supersedes.
    let superseded: [[Int]]
    /// Of those, the numbers of the rules of other packs, which are silent wherever the superseding rule applies:
    /// of two guidelines that contradict each other, one decides.
    let supersededElsewhere: [[Int]]
    /// The numbers of the rules that note something of every screen.
    let telling: [Int]
    /// The numbers of the rules that compare the layouts of a screen.
    let comparingLayouts: [Int]
    private let plans = Plans()

    /// Puts rules in order.
    package init(_ rules: [CompiledRule]) {
        let order = RuleOrder(rules)
        let ordered = order.indices.map { rules[$0] }
        self.rules = ordered
        comparingLayouts = ordered.indices.filter { ordered[$0].comparison == .layouts }
        superseded = ordered.map { rule in rule.superseded.compactMap { order.numbers[$0] } }
        telling = ordered.indices.filter { ordered[$0].tellsOfScreen }
        supersededElsewhere = zip(ordered, superseded).map { rule, others in
            others.isEmpty ? [] : others.filter { RuleSet.pack(of: ordered[$0]) != RuleSet.pack(of: rule) }
        }
    }

    /// The plans that have been made, one for each platform that a screen had.
    private final class Plans: Sendable {
        let known = Mutex([CheckPlan]())
    }

    /// The rules that are for a platform, ready to be run.
    func plan(for platform: UInt32) -> CheckPlan {
        plans.known.withLock { known in
            if let plan = known.first(where: { $0.platform == platform }) { return plan }
            let plan = CheckPlan(self, platform: platform)
            known.append(plan)
            return plan
        }
    }

    /// The same plan with more open paths.
    func plan(_ plan: CheckPlan, opening paths: [Int]) -> CheckPlan {
        plans.known.withLock { known in
            let index = known.firstIndex { $0.platform == plan.platform }
            let plan = (index.map { known[$0] } ?? plan).opening(paths, self)
            if let index { known[index] = plan }
            return plan
        }
    }

    /// The name of the pack that a rule belongs to.
    private static func pack(of rule: CompiledRule) -> Substring {
        rule.id[..<(rule.id.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rule.id.endIndex)]
    }
}

extension RuleSet {
    /// Whether a rule is for a platform.
    package func hasRules(for platform: UInt32) -> Bool { !plan(for: platform).steps.isEmpty }

    /// The rules that compare screens, with those that can silence them.
    package var comparing: RuleSet {
        var needed = rules.map(\.comparesScreens)
        // A rule stands before those it supersedes.
        for number in rules.indices.reversed() where superseded[number].contains(where: { needed[$0] }) {
            needed[number] = true
        }
        return RuleSet(zip(rules, needed).filter(\.1).map(\.0))
    }

    /// The findings about a screen by itself that a comparing rule goes before; `first` is the place of the first among
    /// those of the file.
    func overruled(
        by fact: ScreenFact,
        _ findings: [MergedFinding],
        from first: Int,
        _ reader: LayoutReader
    ) -> [ComparedFact.Overruled] {
        guard !superseded[fact.rule].isEmpty else { return [] }
        let node = reader.records.store.writtenNode(of: fact.fact.place)
        return findings.indices.filter { index in
            let found = findings[index]
            return superseded[fact.rule].contains(found.rule)
                && reader.records.store.writtenNode(of: found.finding.place) == node
        }.map { ComparedFact.Overruled(finding: first + $0, rule: findings[$0].rule) }
    }

    /// Adds the findings of rules that compare layouts, which are known only when all have been seen, and drops what
    /// they supersede at the same node.
    func adding(_ compared: [MergedFinding], to findings: [MergedFinding], _ reader: LayoutReader) -> [MergedFinding] {
        guard !compared.isEmpty else { return findings }
        let store = reader.store
        let kept = findings.filter { found in
            let node = store.writtenNode(of: found.finding.place)
            return !compared.contains { other in
                superseded[other.rule].contains(found.rule) && store.writtenNode(of: other.finding.place) == node
            }
        }
        return kept + compared
    }
}
