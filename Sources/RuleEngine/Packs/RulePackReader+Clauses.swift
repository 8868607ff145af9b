import Diagnostics
import YAMLSyntax

// Clauses, and what is done about them.

extension RulePackReader {
    /// Reads a clause, and reports its mistakes.
    mutating func readClause(_ member: YAMLValue.Member, document: String, in file: RuleFile) {
        var reader = MapReader(member.value, "A clause", keys: RuleFileKeys.clause, in: file)
        let id = member.key.text ?? ""
        defer { diagnostics += reader.diagnostics }
        if let other = pack.clause(id) {
            let place = RelatedRange(message: "the other one", file: clauseFiles[id] ?? file.path, range: other.range)
            let message = "The clause '\(id)' stands in the pack twice."
            return reader.report(.ruleDuplicateID, member.key.range, message, related: [place])
        }
        clauseFiles[id] = file.path
        reportWays(&reader)
        let sameAs = reader.expression("sameAs")
        let permits = reader.expression("permits")
        for (name, isRule) in [(sameAs, false), (permits, true)] {
            if let name { references.append((name, file.path, isRule)) }
        }
        let (unchecked, checkedBy) = (reader.expression("unchecked"), reader.expression("checkedBy"))
        if let sameAs, sameAs.text == id {
            reader.report(.ruleNoEffect, sameAs.range, "'sameAs' names another clause that says the same.")
        }
        if let unchecked, !unchecked.text.contains(where: \.isWhitespace) {
            let message = "'unchecked' says in words why no rule checks the clause, such as: Layout is not described."
            reader.report(.ruleNoEffect, unchecked.range, message)
        }
        if let checkedBy, checkedBy.text != "schema" {
            let message = "'checkedBy' takes schema, of a clause that the format of screens itself holds."
            reader.report(.ruleNoEffect, checkedBy.range, message)
        }
        pack.clauses.append(
            Clause(
                id: id,
                document: document,
                modality: reader.word("modality", Modality.self) ?? .fact,
                says: reader.text("says") ?? "",
                sameAs: sameAs?.text,
                unchecked: unchecked?.text,
                permits: permits?.text,
                checkedBy: checkedBy?.text,
                conflicts: reader.texts("conflicts").map(\.text),
                range: member.key.range
            )
        )
        if !reader.diagnostics.isEmpty { flawedClauses.insert(id) }
    }

    /// Reports a clause that is left to several things, of which one would do.
    private func reportWays(_ reader: inout MapReader) {
        let ways = ["sameAs", "unchecked", "permits", "checkedBy"].compactMap { key in
            reader.value(key).map { (key: key, range: $0.range) }
        }
        guard ways.count > 1 else { return }
        let keys = ways.map { "'\($0.key)'" }.joined(separator: " and ")
        let message = "A clause has one of sameAs, unchecked, permits and checkedBy, and this one has \(keys)."
        reader.report(.ruleNoEffect, ways[1].range, message)
    }

    /// Reports the clauses of which nobody says how they are checked, or why they are not.
    mutating func reportUnusedClauses() {
        let citing = unread.compactMap { $0.member.value["clauses"] }.flatMap(\.listed)
        let cited = Set(citing.compactMap(\.text) + pack.clauses.compactMap(\.sameAs)).union(flawedClauses)
        for clause in pack.clauses where !cited.contains(clause.id) {
            guard clause.sameAs == nil, clause.unchecked == nil, clause.permits == nil, clause.checkedBy == nil else {
                continue
            }
            let message = "No rule rests on '\(clause.id)'; cite it in a rule's 'clauses', or say 'unchecked: why'."
            let file = clauseFiles[clause.id] ?? ""
            diagnostics.append(Diagnostic(.ruleNoEffect, in: file, at: clause.range, message))
        }
    }

    /// Reports former ids that lead to another rule of the pack: one that has it today, or one that claims it before.
    mutating func reportUnusedFormerIDs() {
        let today = Set(unread.compactMap { $0.member.key.text.map { "\(pack.name)/\($0)" } })
        var owners: [String: String] = [:]
        for rule in unread where rule.readsExamples {
            let own = "\(pack.name)/\(rule.member.key.text ?? "")"
            for value in rule.member.value["formerly"]?.listed ?? [] {
                guard let id = value.text, id != own else { continue }
                let owner = owners[id] ?? own
                owners[id] = owner
                guard today.contains(id) || owner != own else { continue }
                let message =
                    today.contains(id)
                    ? "'\(id)' is another rule of the pack today, and means that one; name an id that no rule has any more."
                    : "'\(id)' is a former id of '\(owner)', and leads there alone; leave it out here."
                diagnostics.append(Diagnostic(.ruleNoEffect, in: rule.file.path, at: value.range, message))
            }
        }
    }
}
