import RuleEngine

/// Where guidelines contradict each other, with what each says, and what is reported when both are in force.
struct RuleConflicts {
    private let packs: [RulePack]
    private let shown: Set<String>

    /// Looks for conflicts of the packs with the names `shown` with any other.
    init(_ packs: [RulePack], of shown: [String]) {
        self.packs = packs
        self.shown = Set(shown)
    }

    /// A clause or rule with its pack.
    private typealias Owned<Value> = (value: Value, pack: RulePack)

    /// The conflicts as text for people.
    var text: String {
        var entries = [String]()
        var settled = Set<[String]>()
        for pack in packs {
            for clause in pack.clauses {
                for id in clause.conflicts {
                    guard let other = self.clause(id), shown.contains(pack.name) || shown.contains(other.pack.name)
                    else { continue }
                    let clause = (value: clause, pack: pack)
                    let outcome = outcome(clause, other, &settled)
                    entries.append("\(clause.value.id) and \(id)\n" + says(clause) + says(other) + "  \(outcome)\n")
                }
            }
        }
        entries += precedences(without: settled)
        return entries.isEmpty ? "No guideline contradicts another.\n" : entries.joined(separator: "\n")
    }

    /// What is reported when the guidelines of both clauses are in force.
    private func outcome(_ one: Owned<Clause>, _ other: Owned<Clause>, _ settled: inout Set<[String]>) -> String {
        for (winner, loser) in [(one, other), (other, one)] {
            let losing = rules(of: loser)
            let pairs = winner.pack.rules.flatMap { rule in
                rule.supersedes.filter { name in losing.contains { $0.id == name.text } }.map { [rule.id, $0.text] }
            }
            guard !pairs.isEmpty else { continue }
            settled.formUnion(pairs)
            let list = pairs.map { "\($0[0]) over \($0[1])" }.joined(separator: ", ")
            return "With both active, \(winner.pack.title) decides: \(list)"
        }
        let (first, second) = (rules(of: one).map(\.id), rules(of: other).map(\.id))
        switch (first.isEmpty, second.isEmpty) {
        case (true, true): return "With both active, neither is reported: no rule checks either."
        case (true, false): return "With both active, the second alone is checked: \(second.joined(separator: ", "))"
        case (false, true): return "With both active, the first alone is checked: \(first.joined(separator: ", "))"
        case (false, false):
            return "With both active, each is reported by its own rules, and neither goes before the other: "
                + (first + second).joined(separator: ", ")
        }
    }

    /// The rules that take precedence over one of another pack without a conflict of their clauses.
    private func precedences(without settled: Set<[String]>) -> [String] {
        packs.flatMap { pack in
            pack.rules.flatMap { rule in
                rule.supersedes.compactMap { name in
                    guard !settled.contains([rule.id, name.text]), let other = self.rule(name.text),
                        other.pack.name != pack.name, shown.contains(pack.name) || shown.contains(other.pack.name)
                    else { return nil }
                    return "\(rule.id) over \(other.value.id)\n" + says((rule, pack)) + says(other)
                        + "  With both active, \(pack.title) decides wherever \(rule.name) applies.\n"
                }
            }
        }
    }

    /// The rules that check a clause, or the one that says the same.
    private func rules(of clause: Owned<Clause>) -> [RuleDefinition] {
        let id = clause.value.sameAs ?? clause.value.id
        return clause.pack.rules.filter { $0.clauses.contains(id) }
    }

    private func clause(_ id: String) -> Owned<Clause>? {
        packs.lazy.compactMap { pack in pack.clause(id).map { ($0, pack) } }.first
    }

    private func rule(_ id: String) -> Owned<RuleDefinition>? {
        let rules = packs.lazy.flatMap { pack in pack.rules.lazy.map { (value: $0, pack: pack) } }
        return rules.first { $0.value.id == id } ?? rules.first { $0.value.formerly.contains(id) }
    }

    private func says(_ clause: Owned<Clause>) -> String {
        "  \(clause.pack.title.inOneLine), \(clause.value.id.inOneLine) (\(clause.value.modality.rawValue)): "
            + "\(clause.value.says.inOneLine)\n"
    }

    private func says(_ rule: Owned<RuleDefinition>) -> String {
        guard let clause = rule.value.clauses.first.flatMap(rule.pack.clause) else {
            return "  \(rule.pack.title.inOneLine): \(rule.value.summary.inOneLine)\n"
        }
        return says((clause, rule.pack))
    }
}
