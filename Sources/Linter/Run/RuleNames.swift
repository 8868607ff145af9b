import Diagnostics
import RuleEngine

/// Finds the ids of rules by what somebody types for them.
package struct RuleNames {
    let library: PackLibrary
    /// The packs in which a name without pack is looked up first.
    let guidelines: [String]?

    /// The ids of rules by what somebody types: ids, former ids, or names that only one pack has; nil without any.
    ///
    /// The notes get a sentence on each name without pack, which may be meant for part of a name. What no rule is
    /// called, or several are, is a mistake.
    func ids(_ names: [String]?, notes: inout [String]) throws(UsageError) -> Set<String>? {
        guard let names else { return nil }
        var ids = Set<String>()
        for name in names {
            // As in a configuration, a pack's name stands for all its rules.
            let all = name.hasSuffix("/*") ? library.ruleIDs.filter { $0.hasPrefix(name.dropLast()) } : []
            let found = all.isEmpty ? [try id(name)] : all
            ids.formUnion(found)
            if let id = found.first, id != name, library.currentID(ofRule: name) == id {
                notes.append(RuleNames.renamed(name, to: id))
            }
            let isPartOfOthers = library.ruleIDs.contains { $0.contains("/\(name)-") || $0.contains("-\(name)") }
            if let only = found.first, only.hasSuffix("/" + name), isPartOfOthers, !isInForce(only) {
                notes.append("'\(name)' is taken for \(only) alone.")
            }
        }
        return ids
    }

    /// Whether a rule is one of the packs that are asked for.
    private func isInForce(_ id: String) -> Bool { guidelines?.contains { id.hasPrefix($0 + "/") } ?? false }

    private func id(_ name: String) throws(UsageError) -> String {
        if let id = library.currentID(ofRule: name) { return id }
        let all = library.ruleIDs
        let found = all.filter { $0.hasSuffix("/" + name) }
        let inForce = found.filter(isInForce)
        if let only = inForce.count == 1 ? inForce.first : found.count == 1 ? found.first : nil { return only }
        guard found.isEmpty else { throw UsageError(RuleNames.ambiguous(name, found)) }
        let names = all.map { String($0.drop { $0 != "/" }.dropFirst()) }
        let bare = String(name.drop { $0 != "/" }.dropFirst())
        let packs = Array(Set(all.compactMap { $0.split(separator: "/").first.map(String.init) })).sorted()
        if packs.contains(name) { throw UsageError("'\(name)' is a rule pack; its rules are '\(name)/*'.") }
        let pack = GuidelineName.pack(meantBy: RulePack.name(ofRule: name), among: packs)
        let elsewhere = bare.isEmpty ? [] : all.filter { $0.hasSuffix("/" + bare) }
        let suggestion =
            elsewhere.first { $0.hasPrefix((pack ?? "") + "/") } ?? Suggestion.closest(to: name, in: all)
            ?? elsewhere.first ?? Suggestion.likely(for: name, in: names) ?? library.rule(ofClause: name)
        throw UsageError("There is no rule '\(name)'" + RuleNames.hint(suggestion))
    }

    /// A sentence on a rule that is named by an id which it had before.
    static func renamed(_ former: String, to id: String) -> String {
        "'\(former)' is called '\(id)' by now; write that."
    }

    /// A sentence on a rule that somebody wants to turn off or to suppress, and can't.
    static func unsilenced(_ id: String, _ what: String = "turned off") -> String {
        "'\(id)' can't be \(what), because nobody knows what else is wrong with a file that can't be read in full; "
            + "'exclude' leaves the file out."
    }

    /// A sentence on a rule of which somebody says something that nothing comes of.
    static func unsettable(_ id: String) -> String {
        "'\(id)' is told of configurations and rule packs, and no setting changes that; take it out."
    }

    /// A sentence on a name that rules of several packs have.
    package static func ambiguous(_ name: String, _ ids: [String]) -> String {
        "Several packs have a rule '\(name)': \(ids.joined(separator: ", "))."
    }

    /// How a sentence ends that says of a rule that there is none.
    package static func hint(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean '\($0)'?" } ?? "; 'screenlint rules' lists them."
    }
}
