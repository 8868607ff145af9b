import RuleEngine

extension ClauseConformance {
    /// The clauses of a pack before anything is counted, then its rules that rest on no clause.
    static func all(of pack: RulePack) -> [ClauseConformance] {
        let rulesOfClauses = pack.rules.reduce(into: [String: [RuleDefinition]]()) { result, rule in
            for clause in rule.clauses { result[clause, default: []].append(rule) }
        }
        let clauses = pack.clauses.map { clause in
            let rules = rulesOfClauses[clause.id] ?? []
            return ClauseConformance(
                id: clause.id,
                document: clause.document,
                modality: clause.modality,
                says: clause.says,
                rules: rules.map(\.id),
                isApproximate: !rules.isEmpty && rules.allSatisfy(\.isApproximate),
                standing: rules.isEmpty ? standing(of: clause) : .turnedOff
            )
        }
        let rules = pack.rules.filter(\.clauses.isEmpty).map { rule in
            ClauseConformance(
                id: rule.id,
                document: rule.document,
                modality: nil,
                says: rule.summary + ".",
                rules: [rule.id],
                isApproximate: rule.isApproximate,
                standing: .turnedOff
            )
        }
        return clauses + rules
    }

    private static func standing(of clause: Clause) -> Standing {
        if let other = clause.sameAs { return .sameAs(other) }
        if let rule = clause.permits { return .permits(rule) }
        if let checker = clause.checkedBy { return .checkedBy(checker) }
        return .unchecked(clause.unchecked ?? "no rule rests on it")
    }

    /// Counts a screen; a verdict of nil means that no rule in force checks the clause there.
    mutating func add(_ verdict: Verdict?, screen: Int, isKnown: Bool, limit: Int) {
        guard let verdict else {
            turnedOff += rules.isEmpty ? 0 : 1
            return
        }
        standing = .checked
        switch verdict {
        case .satisfied: satisfied.add(screen, limit: limit)
        case .undetermined: undetermined.add(screen, limit: limit)
        case .notApplicable: notApplicable += 1
        case .violated:
            violated.add(screen, limit: limit)
            if isKnown { known.add(screen, limit: limit) }
        }
    }
}
