import Diagnostics
import Linter
import RuleEngine

/// A rule pack named on the command line: a built-in one by its name, or a folder.
enum PackArgument {
    static func read(_ name: String) throws(UsageError) -> LoadedPack {
        if let pack = RuleLibrary.pack(named: name, readsExamples: true) {
            if FileSystem.kind(of: "\(name)/pack.yaml") == .file {
                let folder = "the folder here; that is './\(name)'"
                Console.note("screenlint: '\(name)' is the built-in pack, and not \(folder).")
            }
            return pack
        }
        guard FileSystem.kind(of: name) == .folder else {
            if FileSystem.kind(of: name) == .file {
                throw UsageError("'\(name)' is a file; a rule pack is the folder that has it.")
            }
            let suggestion = Suggestion.likely(for: name, in: RuleLibrary.packNames)
            let rest =
                suggestion.map { "did you mean '\($0)'?" }
                ?? "built in are \(RuleLibrary.packNames.joined(separator: ", "))."
            throw UsageError("There is no rule pack or folder '\(name)'; \(rest)")
        }
        let pack = try UsageError.telling("\(name):", RulePackFolder.read(name, in: .workTree, readsExamples: true))
        // The files of a built-in pack itself have its title.
        if let builtIn = RuleLibrary.rulePack(named: pack.pack.name), builtIn.title != pack.pack.title {
            let name = pack.pack.name
            Console.note("screenlint: '\(name)' is the name of a built-in pack, so 'check' takes no other one of it.")
        }
        return pack
    }

    /// The folders of packs that a command line and the configuration in force for a folder name, with what keeps that
    /// from meaning all that it says, as sentences.
    static func folders(_ arguments: Arguments, for folder: String = ".") -> (paths: [String], obstacles: [String]) {
        let choice = (try? RunRequest(rules: arguments).configuration) ?? .nearest
        let finder = ConfigurationFinder(choice, library: PackLibrary())
        let configured = finder.configuration(forFolder: folder)?.rulePacks.map { FilePath.display($0.value) } ?? []
        let given = arguments.all("rules")
        let known = Set(given.map { FilePath.absolute($0) })
        return (given + configured.filter { !known.contains(FilePath.absolute($0)) }, finder.obstacles)
    }
}
