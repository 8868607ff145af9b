package import Diagnostics
package import RuleEngine
import Synchronization
package import Tokens

/// The rule packs of a run, each read and compiled once, when it is first asked for.
package final class PackLibrary: Sendable {
    private struct Folder {
        /// The path by which it was first named.
        let path: String
        let pack: RulePack
        let rules: [CompiledRule]
        /// Whether all of its files could be read to their ends.
        let isWhole: Bool
    }

    private struct State {
        var builtIn: [String: BuiltInPack] = [:]
        /// The packs by the real paths of their folders.
        var folders: [PathKey: Folder] = [:]
        /// The first rules that rest on statements, by the ids of these; nil until somebody asks.
        var rulesOfClauses: [String: String]?
        var notes: [String] = []
        /// The names of the packs that apply whatever configurations say.
        var forAll = Set<String>()
        /// The packs from folders with rules that name others.
        var namingOthers: [LoadedPack] = []
        var tokens: [[String]: TokenCatalog] = [:]
        /// Why token files could not be read, by their paths.
        var tokenFailures: [String: String] = [:]
        /// The texts of token files that are being typed, by their absolute paths.
        var tokenTexts: [String: [UInt8]] = [:]

        /// Reads the built-in pack with a name, if there is one and it was not read before.
        mutating func read(builtIn name: String) {
            if builtIn[name] == nil { builtIn[name] = BuiltInPack(named: name) }
        }

        /// The pack in a folder that has a name; nil if there is none.
        func packOfFolder(named name: String) -> RulePack? { folders.values.first { $0.pack.name == name }?.pack }
    }

    /// Where the packs in folders, and all else that a run asks for, are read.
    let files: any FileSource
    private let state = Mutex(State())

    /// Creates a library that has read nothing yet.
    package init(_ files: any FileSource = .workTree) { self.files = files }

    /// The compiled rules of a built-in pack, in its order; none if there is no such pack.
    func rules(ofPack name: String) -> [CompiledRule] {
        state.withLock { state in
            state.read(builtIn: name)
            return state.builtIn[name]?.rules ?? []
        }
    }

    /// The compiled rules of the pack in a folder that has been read.
    func rules(ofFolder folder: String) -> [CompiledRule] { self.folder(at: folder)?.rules ?? [] }

    /// The pack in a folder that has been read.
    func pack(ofFolder folder: String) -> RulePack? { self.folder(at: folder)?.pack }

    private func folder(at path: String) -> Folder? { state.withLock { $0.folders.values.first { $0.path == path } } }

    /// The colours of token files, by their absolute paths, read when they are first asked for; one that can't be read
    /// has been reported where it is named.
    ///
    /// What a resolver file names lies in its repository, as all does that is named in a file.
    package func tokens(of paths: [String]) -> TokenCatalog {
        state.withLock { state in
            if let known = state.tokens[paths] { return known }
            let texts = state.tokenTexts
            var files = [TokenFile]()
            for path in paths {
                let shown = FilePath.display(path)
                do throws(FileFailure) {
                    var text = texts[path]
                    if text == nil { text = try self.files.read(path, limit: TokenFile.byteLimit + 1) }
                    if let text { files.append(TokenFile(text, path: shown)) }
                } catch {
                    state.tokenFailures[path] = "\(shown): \(error.message)."
                }
            }
            let catalog = TokenCatalog(files) { path, resolver in
                texts[FilePath.absolute(path)] ?? self.tokenFile(path, namedIn: resolver)
            }
            state.tokens[paths] = catalog
            return catalog
        }
    }

    /// Has a token file say something else than it does on disk, as it is being typed.
    package func setText(_ text: [UInt8], ofTokenFile path: String) {
        state.withLock { state in
            state.tokenTexts[path] = text
            state.tokens = [:]
        }
    }

    /// The absolute paths of the token files read so far, those that resolver files name included.
    package var tokenFiles: Set<String> {
        state.withLock { state in
            Set(state.tokens.flatMap { $0.key + $0.value.files.map { FilePath.absolute($0.path) } })
        }
    }

    private func tokenFile(_ path: String, namedIn resolver: String) -> [UInt8]? {
        let path = FilePath.absolute(path)
        let enclosure = Enclosure(ofConfigurationIn: FilePath.folder(of: FilePath.absolute(resolver)), in: files)
        guard enclosure.contains(path) else { return nil }
        return try? files.read(path, limit: TokenFile.byteLimit + 1)
    }

    /// The token files that could not be read, each with the reason.
    var tokenFailures: [String] { state.withLock { $0.tokenFailures.sorted { $0.key < $1.key }.map(\.value) } }

    /// The mistakes in the token files read so far, a report for each file.
    package var tokenReports: [FileReport] {
        state.withLock { state in
            let reports = state.tokens.values.flatMap { catalog in
                FileReport.each(catalog.diagnostics) { path in catalog.files.first { $0.path == path }?.source }
            }
            return Dictionary(reports.map { ($0.path, $0) }) { $1 }.values.sorted { $0.path < $1.path }
        }
    }

    /// Reads the pack in a folder, once however its absolute path is spelt; throws if another pack has its name.
    ///
    /// It gives the path by which the folder was first named, and the mistakes in its files, told the first time.
    package func read(folder path: String) throws(FileFailure) -> (folder: String, reports: [FileReport]) {
        let key = PathKey(files.realPath(of: path) ?? path)
        if let known = state.withLock({ $0.folders[key] }) { return (known.path, []) }
        let loaded = try RulePackFolder.read(path, in: files, readsExamples: false)
        try checkName(of: loaded.pack)
        var diagnostics = loaded.diagnostics
        let rules = loaded.compile(loaded.pack.rules, &diagnostics)
        let isWhole = !diagnostics.contains { $0.rule == OwnRule.yamlSyntax.id }
        state.withLock { state in
            state.rulesOfClauses = nil
            state.folders[key] = Folder(path: path, pack: loaded.pack, rules: rules, isWhole: isWhole)
            if !loaded.namedPacks.isEmpty { state.namingOthers.append(loaded) }
            state.notes += RulePackFolder.linksOutward(in: path, files).map { link in
                "\(FilePath.display(link)) leads out of its rule pack, and is left out."
            }
        }
        return (path, FileReport.each(diagnostics) { loaded.files[$0]?.source })
    }

    /// The ids of rules begin with the names of their packs, so that two packs of one name could not be told apart.
    private func checkName(of pack: RulePack) throws(FileFailure) {
        if let problem = PackLibrary.problem(withName: pack.name) {
            throw FileFailure(message: "\(problem); rename the folder")
        }
        if let other = state.withLock({ $0.folders.values.first { $0.pack.name == pack.name } }) {
            throw FileFailure(
                message: "\(FilePath.display(other.path)) has the name '\(pack.name)', too; rename one of them"
            )
        }
    }

    /// Why no pack can have a name, without a full stop; nil for one that can.
    package static func problem(withName name: String) -> String? {
        if RuleLibrary.packNames.contains(name) { return "'\(name)' is the name of a built-in pack" }
        return OwnRule.prefixes.contains(name) ? "'\(name)' begins the ids of screenlint's own rules" : nil
    }

    /// What was left out of packs, a sentence each.
    var notes: [String] { state.withLock { $0.notes } }

    /// The packs that were read from folders and have rules that name others.
    var packsNamingOthers: [LoadedPack] { state.withLock(\.namingOthers) }

    /// The absolute paths of the folders that packs were read from.
    package var folders: [String] { state.withLock { $0.folders.values.map(\.path).sorted() } }

    /// The compiled rules of all packs: the built-in ones, then those that were read from folders.
    var rules: [CompiledRule] { RuleLibrary.packNames.flatMap(rules(ofPack:)) + folders.flatMap(rules(ofFolder:)) }

    /// The packs that were read from folders.
    package var packsOfFolders: [RulePack] { state.withLock { $0.folders.values.map(\.pack) } }

    /// The pack with a name, built in or read from a folder; nil if there is none.
    package func pack(named name: String) -> RulePack? {
        state.withLock { state in
            state.read(builtIn: name)
            return state.builtIn[name]?.pack ?? state.packOfFolder(named: name)
        }
    }

    /// The pack with a name as to its documents and clauses; its rules may be left out.
    func front(ofPack name: String) -> RulePack? {
        state.withLock { state in
            state.read(builtIn: name)
            return state.builtIn[name]?.front ?? state.packOfFolder(named: name)
        }
    }

    /// Whether there is a pack with a name, built in or read from a folder.
    func hasPack(named name: String) -> Bool {
        RuleLibrary.packNames.contains(name) || packsOfFolders.contains { $0.name == name }
    }

    /// Has the pack in a folder that has been read apply whatever configurations say.
    func applyToAll(folder: String) {
        if let name = pack(ofFolder: folder)?.name { _ = state.withLock { $0.forAll.insert(name) } }
    }

    /// Whether a pack applies whatever configurations say.
    func isForAll(_ name: String) -> Bool { state.withLock { $0.forAll.contains(name) } }

    /// All packs: the built-in ones and those that were read from folders.
    package var packs: [RulePack] { RuleLibrary.packNames.compactMap(pack(named:)) + packsOfFolders }

    /// Whether a rule may stand in a part of a pack that could not be read, which is told of the pack alone.
    func mayHold(ruleNamed id: String) -> Bool {
        let pack = RulePack.name(ofRule: id)
        return state.withLock { state in state.folders.values.contains { !$0.isWhole && $0.pack.name == pack } }
    }

    /// The rule that has an id, or else had it before.
    package func definition(_ id: String) -> RuleDefinition? {
        let name = RulePack.name(ofRule: id)
        for pack in packsOfFolders where pack.name == name {
            if let rule = pack.rules.rule(withID: id) { return rule }
        }
        let builtIn = rules(ofPack: name)
        if let rule = builtIn.first(where: { $0.id == id }) ?? builtIn.first(where: { $0.formerIDs.contains(id) }) {
            return rule.definition
        }
        // A pack that has another name by now says so rule by rule.
        return packsOfFolders.lazy.compactMap { $0.rules.first { $0.formerly.contains(id) } }.first
    }

    /// Whether a rule, of ours or of a pack, compares screens with each other.
    func comparesScreens(_ id: String) -> Bool {
        OwnRule(rawValue: id)?.comparesScreens ?? compiled(id)?.comparesScreens ?? false
    }

    /// Whether what a rule says may rest on a colour, as the mistakes in screens that token files tell of do.
    func readsColor(_ id: String) -> Bool { OwnRule(rawValue: id)?.readsTokens ?? compiled(id)?.mayReadColor ?? true }

    private func compiled(_ id: String) -> CompiledRule? {
        var diagnostics = [Diagnostic]()
        return definition(id).flatMap { RuleCompiler.compile($0, &diagnostics) }
    }

    /// The id that a rule has today; nil if there is no such rule, of ours or of a pack.
    package func currentID(ofRule id: String) -> String? { OwnRule(rawValue: id)?.id ?? definition(id)?.id }

    /// The ids of all rules, of ours and of packs.
    var ruleIDs: [String] {
        RuleLibrary.packNames.flatMap { rules(ofPack: $0).map(\.id) }
            + packsOfFolders.flatMap { $0.rules.map(\.id) } + OwnRule.allCases.map(\.id)
    }

    /// The id of a rule that somebody probably meant; `first` are those that are asked for first.
    func suggestion(forRule id: String, first: [String] = []) -> String? {
        let ids = first + ruleIDs
        // A rule's name without its pack is a likely slip, and the statement that it rests on.
        return Suggestion.closest(to: id, in: ids) ?? ids.first { $0.hasSuffix("/" + id) } ?? rule(ofClause: id)
    }

    /// The id of the first rule that rests on a statement.
    func rule(ofClause id: String) -> String? {
        if let known = state.withLock({ $0.rulesOfClauses }) { return known[id] }
        let pairs = rules.flatMap { rule in rule.definition.clauses.map { ($0, rule.id) } }
        let found = Dictionary(pairs) { first, _ in first }
        state.withLock { $0.rulesOfClauses = found }
        return found[id]
    }
}
