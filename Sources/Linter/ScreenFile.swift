package import Diagnostics
import Importers
package import RuleEngine
package import ScreenModel
package import YAMLSyntax

/// One file with the layouts of its screens, for what looks at a single file closely.
package struct ScreenFile: ~Copyable {
    let path: String
    /// Whether it is another tool's, and was read by its importer.
    let isImported: Bool
    /// The tree that ranges and nodes are of.
    package private(set) var tree = YAMLTree()
    /// What it describes.
    package let description: Description
    /// What is done for it at most.
    package let budget: FileBudget
    /// The fields of the layouts.
    package let reader: LayoutReader

    /// What keeps the file from being read in full.
    package let unreadParts: [Diagnostic]

    /// The screens.
    package var screens: [Screen] { description.screens }

    /// The layouts of each screen.
    package var layouts: [[Layout]] { description.layouts }

    /// Reads a file.
    package init(
        path: String,
        in files: any FileSource = .workTree,
        provider: RuleProvider? = nil
    ) throws(FileFailure) {
        let bytes = try files.read(path)
        self.init(bytes, path: path, in: files, provider: provider)
    }

    /// Reads a file whose content is at hand; diagnostics name its path, beside which texts of an import are found.
    package init(_ bytes: [UInt8], path: String, in files: any FileSource = .workTree, provider: RuleProvider? = nil) {
        var context = ImportContext(files)
        var description: Description
        let importer = Importer.forFile(at: path)
        self.path = path
        isImported = importer?.parse(bytes, &tree) == true
        if let importer, isImported {
            description = importer.describe(path, &tree, &context, RecordStore())
        } else {
            if importer == nil { tree.parse(bytes) }
            description = Description(&tree, file: path)
        }
        unreadParts = UnreadParts.diagnostics(of: description, tree, path: path)
        provider?.configure(&description.store)
        budget = description.resolveLayouts(byteCount: tree.source.count)
        reader = LayoutReader(description.store)
        self.description = description
    }

    /// Reads such a file, and what it takes texts from; throws if no importer does.
    package static func imported(path: String, in files: any FileSource = .workTree) throws(FileFailure) -> ScreenFile {
        let noImporter = FileFailure(message: "it is no file of \(Importer.all.map(\.tool).joined(separator: " or "))")
        guard Importer.forFile(at: path) != nil else {
            throw files.kind(of: path) == nil ? FileFailure(message: "there is no such file") : noImporter
        }
        let file = try ScreenFile(path: path, in: files)
        guard file.isImported else { throw noImporter }
        return file
    }

    /// The part of a screen's id that tells it from the file's others; nil if the file has but one screen.
    package static func object(ofScreen id: String) -> String? {
        id.lastIndex(of: "#").map { String(id[id.index(after: $0)...]) }
    }

    /// The numbers of the screens by their ids, object ids and names; of two of one name the first.
    var screensByName: [String: Int] {
        let pairs = screens.enumerated().flatMap { number, screen in names(of: screen).map { ($0, number) } }
        return Dictionary(pairs) { first, _ in first }
    }

    /// What a screen is called: its id, its object id and its name.
    package func names(of screen: Screen) -> [String] {
        let name = description.store.string(screen.record, Slots.Screen.name)
        return [screen.id, screen.id.flatMap(ScreenFile.object), name].compactMap(\.self)
    }
}

/// What keeps a file from being read in full, for what looks at a single file closely.
enum UnreadParts {
    /// The mistakes after which nobody knows what the file goes on to say.
    static func diagnostics(of description: Description, _ tree: borrowing YAMLTree, path: String) -> [Diagnostic] {
        var found = description.diagnostics
        for problem in tree.problems {
            found.append(SwallowedSyntax.diagnostic(for: problem, in: tree, file: path) ?? problem.diagnostic(in: path))
        }
        let isCut = !tree.isComplete
        return found.filter { diagnostic in
            OwnRule.endsReading(diagnostic.rule)
                || isCut && diagnostic.severity == .error && diagnostic.rule.hasPrefix("yaml/")
        }.sorted()
    }
}
