import Diagnostics
import Importers
package import RuleEngine
package import ScreenModel
import Synchronization
package import Tokens
package import YAMLSyntax

/// Provides the rules in force for a screen, as the configuration of its file has them.
package final class RuleProvider: Sendable {
    /// The pack that applies where nobody has said which.
    package static let standardPack = "apple-hig"

    /// The names of the packs that a screen can ask for.
    package let knownPacks: [String]
    /// What is asked of the rules.
    let selection: RuleSelection
    /// What icons stand for, where the configuration knows more than the standard list.
    let iconMeanings: IconMeanings?
    /// The colours of the team's token files; nil where there are none.
    package let tokens: TokenCatalog?
    let library: PackLibrary
    /// Whether the rules of built-in packs are its alone, and not those that all share.
    private let isCopy: Bool
    private let sets = Mutex([[String]: RuleSet]())
    private let comparingSets = Mutex([[String]: RuleSet]())

    /// Creates a provider; the folders that the selection names have been read by the library.
    package init(_ selection: RuleSelection, library: PackLibrary, isCopy: Bool = false) {
        (self.selection, self.library, self.isCopy) = (selection, library, isCopy)
        knownPacks = RuleLibrary.packNames + selection.packFolders.compactMap { library.pack(ofFolder: $0)?.name }
        tokens = selection.tokenFiles.isEmpty ? nil : library.tokens(of: selection.tokenFiles)
        iconMeanings =
            selection.icons.isEmpty
            ? nil : IconMeanings(adding: selection.icons.map { (meaning: $0.meaning, name: $0.name) })
    }

    /// A provider of the same rules for one thread alone.
    ///
    /// Threads that count references to the same rules take that memory from each other.
    func copy() -> RuleProvider { RuleProvider(selection, library: library, isCopy: true) }

    /// Tells the screens of a file what their configuration says beside the rules: names of icons, language and colours.
    package func configure(_ store: inout RecordStore) {
        (store.iconMeanings, store.defaultLocale, store.tokens) = (iconMeanings, selection.locale, tokens)
    }

    /// The packs for a screen that names none.
    var defaultPacks: [String] { selection.guidelines ?? [RuleProvider.standardPack] }

    /// The rules of the named packs, and of those that always apply.
    package func rules(ofPacks names: [String]) -> RuleSet {
        sets.withLock { sets in
            sets.remembered(names) {
                RuleSet((names.flatMap(rules(ofPack:)) + ownRules(names)).compactMap(configured))
            }
        }
    }

    private func rules(ofPack name: String) -> [CompiledRule] {
        isCopy ? BuiltInPack(named: name)?.rules ?? [] : library.rules(ofPack: name)
    }

    /// The rules of the team's own packs: those that always apply, and those that are listed by name.
    private func ownRules(_ names: [String]) -> [CompiledRule] {
        selection.packFolders.flatMap { folder in
            let applies = library.pack(ofFolder: folder).map { !$0.isListed || names.contains($0.name) } ?? true
            return applies ? library.rules(ofFolder: folder) : []
        }
    }

    /// Of these rules, those that compare screens, with those that can silence them.
    func comparingRules(ofPacks names: [String]) -> RuleSet {
        comparingSets.withLock { $0.remembered(names) { rules(ofPacks: names).comparing } }
    }

    /// The rule as it is configured; nil if it is not run.
    private func configured(_ rule: CompiledRule) -> CompiledRule? {
        guard selection.includes(rule.id) else { return nil }
        guard let setting = selection.setting(ofRule: rule.id) else { return rule }
        let definition = rule.definition.configured(severity: setting.severity, values: setting.parameters)
        guard definition != rule.definition else { return rule }
        // What does not fit has been reported where the configuration was read; the rule then stays as it is.
        var diagnostics = [Diagnostic]()
        return RuleCompiler.compile(definition, &diagnostics) ?? rule
    }

    /// Whether a breach of an own rule is told in a screen: it is on, and what it takes is there.
    func tells(_ rule: OwnRule) -> Bool { selection.tells(rule) && (!rule.readsTokens || tokens?.isEmpty == false) }

    /// The id of a rule that somebody probably meant, rather one in force.
    func suggestion(forRule id: String, inForce: [RuleSet]) -> String? {
        library.suggestion(forRule: id, first: inForce.flatMap { $0.rules.map(\.id) })
    }
}

extension RuleProvider {
    /// The packs for a screen of a file that names none: those of the configuration, or else what the file's kind asks for.
    package func defaultPacks(forFile path: String) -> [String] {
        if let guidelines = selection.guidelines { return guidelines }
        return Importer.forFile(at: path)?.defaultGuideline.map { [$0] } ?? defaultPacks
    }

    /// The names of the packs in force for a screen: those that it names and we have, or else the usual ones of its file.
    package func packs(for screen: Screen, _ records: RecordStore, ofFile path: String) -> [String] {
        records.packs(namedBy: screen, among: knownPacks) ?? defaultPacks(forFile: path)
    }
}

extension RecordStore {
    /// Returns the packs that a screen names, by our names or as people call them; nil if it names none.
    ///
    /// `tell` is told of each name that is not ours, with the pack that is meant and where it stands.
    package func packs(
        namedBy screen: Screen,
        among known: [String] = RuleLibrary.packNames,
        _ tell: (_ name: String, _ meant: String?, _ node: NodeIndex) -> Void = { _, _, _ in }
    ) -> [String]? {
        let guidelines = self[screen.record, Slots.Screen.guidelines]
        guard guidelines.isWritten, guidelines.hasValue else { return nil }
        var packs = [String]()
        for element in elements(ofListAt: guidelines.payload).prefix(100) where element.hasValue {
            let name = string(of: texts[Int(element.payload)])
            let isOurs = known.contains(name)
            let meant = isOurs ? name : GuidelineName.pack(meantBy: name, among: known)
            // A name written twice asks for nothing more, and each list of names is a set of rules that is kept.
            if let meant, !packs.contains(meant) { packs.append(meant) }
            if !isOurs { tell(name, meant, element.nodeIndex) }
        }
        return packs
    }
}
