import Diagnostics
package import RuleEngine

// What packs say of rules that may be those of other packs, which are read later.

extension PackLibrary {
    /// The mistakes in what packs say of other rules, a report for each file.
    var reportsOfUnknownRules: [FileReport] {
        packsNamingOthers.flatMap { loaded in
            FileReport.each(unknownRules(in: loaded)) { loaded.files[$0]?.source }
        }
    }

    private func unknownRules(in loaded: LoadedPack) -> [Diagnostic] {
        let own = packsOfFolders.flatMap { $0.rules.map(\.id) }
        // The other built-in packs are asked only for what somebody may have meant.
        let named = own + loaded.namedPacks.flatMap { rules(ofPack: $0).map(\.id) }
        guard !loaded.unknownRules(known: named).isEmpty else { return [] }
        let known = own + RuleLibrary.packNames.flatMap { rules(ofPack: $0).map(\.id) }
        return loaded.unknownRules(known: known) { name in
            mayHold(ruleNamed: name)
                || name.contains("/") && !hasPack(named: RulePack.name(ofRule: name))
                    && Suggestion.closest(to: name, in: known) == nil
        }
    }

    /// The principal clause of a rule, with the document it stands in.
    package func clause(_ id: String, ofRule rule: String) -> (clause: Clause, document: GuidelineDocument?)? {
        guard let pack = front(ofPack: RulePack.name(ofRule: rule)), let clause = pack.clause(id) else { return nil }
        return (clause, pack.document(clause.document))
    }

    /// A rule of a pack, with its pack; nil for screenlint's own rules.
    package func rule(_ id: String) -> (rule: RuleDefinition, pack: RulePack)? {
        guard let pack = pack(named: RulePack.name(ofRule: id)), let rule = pack.rules.first(where: { $0.id == id })
        else { return nil }
        return (rule, pack)
    }

    /// Where the document of a rule can be read; nil if that is nowhere on the web.
    package func url(ofRule id: String) -> String? {
        guard let rule = definition(id) else { return nil }
        return front(ofPack: RulePack.name(ofRule: rule.id))?.document(rule.document)?.url
    }
}
