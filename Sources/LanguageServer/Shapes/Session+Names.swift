// The names that the workspace has, and the shape of each document.
import Diagnostics
import Importers
import Linter
import RuleEngine
import ScreenModel
import YAMLSyntax

extension Session {
    /// What stands in a document; nil for one that the server has nothing to say about.
    func shape(of document: OpenDocument, _ tree: borrowing YAMLTree) -> Shape? {
        switch document.kind {
        case .screen:
            // The parts of other tools' files are theirs.
            if Importer.forFile(at: document.path) != nil { return nil }
            return .component(tree.documents.contains { DocumentLocation.isDocument($0, tree) } ? .document : .screen)
        case .configuration: return Shape(.keys(ConfigurationKeys.file))
        case .rules:
            return Shape(.keys(document.path.hasSuffix("/pack.yaml") ? RuleFileKeys.pack : RuleFileKeys.file))
        case .tokens, .texts, .other: return nil
        }
    }

    /// The names of a kind, each with what it stands for, in the order of their names; without what is being typed.
    func names(_ source: NameSource, for document: OpenDocument, typed: String = "") -> [ShapeWord] {
        switch source {
        case .screens:
            let screens = screenContents(seenFrom: document.path).flatMap { $0.content.screens }
            return words(screens.map { ($0.id, $0.name ?? "") })
        case .tokens(let field):
            let used = screenContents(seenFrom: document.path).flatMap { $0.content.tokens[field] ?? [] }
                .filter { $0 != typed }.map { ($0, "") }
            return words((Field.colorNames.contains(field) ? colorNames(for: document, typed: typed) : []) + used)
        case .named(.pack):
            let builtIn = setup.library.packs.prefix(RuleLibrary.packNames.count)
            return (builtIn + setup.library.packsOfFolders.filter(\.isListed)).map {
                ShapeWord(name: $0.name, summary: $0.title)
            }
        case .named(.rule):
            let rules = setup.library.packs.flatMap { $0.rules.map { ($0.id, $0.summary) } }
            // A configuration says things of whole packs, too.
            let packs = document.kind == .configuration ? setup.library.packs.map { ("\($0.name)/*", $0.title) } : []
            return words(rules + packs + OwnRule.allCases.map { ($0.id, $0.summary) })
        case .named(.clause): return words(pack(of: document)?.clauses.map { ($0.id, $0.says) } ?? [])
        case .named(.document): return words(pack(of: document)?.documents.map { ($0.name, $0.title) } ?? [])
        }
    }

    /// The screens and tokens of the workspace, those of open documents as they are being typed.
    func screenContents() -> [(path: String, content: ScreenContent)] {
        let paths = Set(documents.values.filter { $0.kind == .screen }.map(\.path))
        let open = paths.compactMap { document(ofFile: $0) }
        let closed = workspace.files.filter { !paths.contains($0.key) }.map {
            (path: $0.key, content: $0.value.content)
        }
        return (closed + open.map { (path: $0.path, content: ScreenContent($0.text)) }).sorted { $0.path < $1.path }
    }

    /// The screens and tokens that a file can name: those of its project, with whose screens it is compared.
    func screenContents(seenFrom path: String) -> [(path: String, content: ScreenContent)] {
        let context = workspace.context(ofFile: path, setup)
        return screenContents().filter { $0.path == path || workspace.context(ofFile: $0.path, setup) == context }
    }

    private func pack(of document: OpenDocument) -> RulePack? {
        guard case .rules(let folder) = document.kind else { return nil }
        return try? RulePackFolder.read(folder, in: files(below: folder), readsExamples: false).pack
    }

    private func words(_ pairs: [(String, String)]) -> [ShapeWord] {
        Dictionary(pairs) { first, _ in first }.sorted { $0.key < $1.key }.map { ShapeWord(name: $0, summary: $1) }
    }
}
