package import RuleEngine
import Synchronization

/// What reporters say about a rule beside its diagnostics: its clause in our words, and where to read it.
///
/// Packs are read when a diagnostic first needs them.
package final class RuleMetadata: Sendable {
    private let packs = Mutex([String: RulePack]())

    /// Creates the metadata of the built-in packs.
    package init() {}

    /// Adds the packs of a team's own.
    package func add(_ packs: [RulePack]) {
        self.packs.withLock { known in
            for pack in packs where known[pack.name] == nil { known[pack.name] = pack }
        }
    }

    /// The principal clause of a rule, with the document it stands in.
    package func clause(_ id: String, ofRule rule: String) -> (clause: Clause, document: GuidelineDocument?)? {
        guard let pack = pack(ofRule: rule), let clause = pack.clause(id) else { return nil }
        return (clause, pack.document(clause.document))
    }

    /// A rule of a pack, with its pack; nil for screenlint's own rules.
    package func rule(_ id: String) -> (rule: RuleDefinition, pack: RulePack)? {
        guard let pack = pack(ofRule: id), let rule = pack.rules.first(where: { $0.id == id }) else { return nil }
        return (rule, pack)
    }

    /// Where the document of a rule can be read; nil if that is nowhere on the web.
    package func url(ofRule id: String) -> String? {
        guard let (rule, pack) = rule(id), let url = pack.document(rule.document)?.url else { return nil }
        return url.hasPrefix("https://") || url.hasPrefix("http://") ? url : nil
    }

    /// The title of a pack; nil if there is no such pack.
    package func title(ofPack name: String) -> String? { pack(ofRule: name)?.title }

    private func pack(ofRule rule: String) -> RulePack? {
        let name = rule.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(rule[..<$0]) } ?? rule
        return packs.withLock { packs in
            if let known = packs[name] { return known }
            let pack = RuleLibrary.rulePack(named: name)
            packs[name] = pack
            return pack
        }
    }
}
