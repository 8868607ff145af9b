package import RuleEngine

/// What reporters say about a rule beside its diagnostics: its clause in our words, and where to read it.
extension PackLibrary {
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
