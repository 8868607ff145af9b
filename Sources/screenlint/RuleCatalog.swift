import Diagnostics
import Linter
import RuleEngine

/// Finds rules and clauses by what somebody types.
struct RuleCatalog {
    let packs: [LoadedPack]
    /// What keeps the configuration from meaning all that it says, as sentences.
    let obstacles: [String]
    private let folders: [String]

    /// A rule with its pack.
    typealias Rule = (pack: LoadedPack, definition: RuleDefinition)

    /// The built-in packs, those that `--rules` names, and those of the configuration in force for a folder.
    init(_ arguments: Arguments, for folder: String = ".") throws(UsageError) {
        (folders, obstacles) = PackArgument.folders(arguments, for: folder)
        packs =
            RuleLibrary.packNames.compactMap { RuleLibrary.pack(named: $0, readsExamples: true) }
            + (try folders.map { name throws(UsageError) in try PackArgument.read(name) })
    }

    /// The same packs, ready to be run; a pack with mistakes has been refused before.
    var library: PackLibrary {
        let library = PackLibrary()
        for folder in folders { _ = try? library.read(folder: FilePath.absolute(folder)) }
        return library
    }

    var rules: [Rule] { packs.flatMap { pack in pack.pack.rules.map { (pack, $0) } } }

    /// The rule with an id, a former id, or a name that only one pack has.
    func rule(_ name: String) throws(UsageError) -> Rule {
        if let found = try find(name) { return found }
        if OwnRule(rawValue: name) != nil {
            let message = "'\(name)' is no rule of a pack; 'screenlint explain \(name)' tells of it."
            throw UsageError(message)
        }
        if let clause = clause(name)?.clause {
            let ids = rules.filter { $0.definition.clauses.contains(clause.id) }.map(\.definition.id)
            let rest = ids.isEmpty ? "no rule checks it." : "name its rule: \(ids.joined(separator: ", "))."
            throw UsageError("\(clause.id) is a clause; \(rest)")
        }
        let known = rules.flatMap { [$0.definition.id, $0.definition.name] }
        let suggestion = Suggestion.likely(for: name, in: known)
        throw UsageError("There is no rule '\(name)'" + RuleNames.hint(suggestion))
    }

    /// The rule with a name; nil if there is none.
    func find(_ name: String) throws(UsageError) -> Rule? {
        let exact =
            rules.first { $0.definition.id == name } ?? rules.first { $0.definition.formerly.contains(name) }
        if let exact { return exact }
        let named = rules.filter { $0.definition.name == name }
        guard named.count < 2 else { throw UsageError(RuleNames.ambiguous(name, named.map(\.definition.id))) }
        return named.first
    }

    /// The clause with an id, case and zeros before the number ignored, and its pack.
    func clause(_ id: String) -> (pack: LoadedPack, clause: Clause)? {
        packs.lazy.flatMap { pack in pack.pack.clauses.lazy.map { (pack, $0) } }
            .first { RuleCatalog.plain($0.1.id) == RuleCatalog.plain(id) }
    }

    /// The ids of the clauses that a text is the end of, such as `NAV-04`.
    func clauses(endingIn text: String) -> [String] {
        let word = text.lowercased().prefix { $0.isLetter }
        let number = text.dropFirst(word.count).drop { $0 == "-" || $0 == "0" }
        guard !word.isEmpty, !number.isEmpty, number.allSatisfy(\.isNumber) else { return [] }
        return packs.flatMap(\.pack.clauses).map(\.id).filter { RuleCatalog.plain($0).hasSuffix("-\(word)-\(number)") }
    }

    /// A clause id as it is compared: in lower case, its number without zeros in front.
    private static func plain(_ id: String) -> String {
        id.lowercased().split(separator: "-").map { $0.drop { $0 == "0" } }.joined(separator: "-")
    }
}
