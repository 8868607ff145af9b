import Diagnostics
package import RuleEngine

/// The output of `screenlint rules --format json`, version 1.
package enum RuleListJSON {
    /// The rules and clauses of some packs.
    package static func text(_ packs: [RulePack]) -> String {
        JSONWriter.object { writer in
            writer.field("version", 1)
            let rules = packs.flatMap { pack in pack.rules.map { (pack, $0) } }
            writer.field("rules", of: rules) { write($0.0, $0.1, &$1) }
            let clauses = packs.flatMap { pack in pack.clauses.map { (pack, $0) } }
            writer.field("clauses", of: clauses) { write($0.0, $0.1, &$1) }
        } + "\n"
    }

    private static func write(_ pack: RulePack, _ rule: RuleDefinition, _ writer: inout JSONWriter) {
        writer.field("id", rule.id)
        writer.field("pack", pack.name)
        writer.field("document", rule.document.isEmpty ? nil : rule.document)
        writer.field("summary", rule.summary)
        writer.field("severity", rule.severity.rawValue)
        writer.field("clauses", rule.clauses)
        writer.field("platforms", rule.platforms)
        writer.field("fixable", isFixable(rule))
        writer.field("url", pack.document(rule.document)?.url)
    }

    private static func isFixable(_ rule: RuleDefinition) -> Bool {
        var mistakes = [Diagnostic]()
        return RuleCompiler.compile(rule, &mistakes)?.isFixable ?? false
    }

    private static func write(_ pack: RulePack, _ clause: Clause, _ writer: inout JSONWriter) {
        writer.field("id", clause.id)
        writer.field("pack", pack.name)
        writer.field("document", clause.document.isEmpty ? nil : clause.document)
        writer.field("modality", clause.modality.rawValue)
        writer.field("says", clause.says)
        writer.field("rules", pack.rules.filter { $0.clauses.contains(clause.id) }.map(\.id))
        writer.field("sameAs", clause.sameAs)
        writer.field("unchecked", clause.unchecked)
        writer.field("permits", clause.permits)
        writer.field("checkedBy", clause.checkedBy)
    }
}
