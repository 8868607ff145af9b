package import Diagnostics
import Importers
package import ScreenModel
package import YAMLSyntax

/// A file of another tool, with the screens that its importer read.
package struct ImportedFile: ~Copyable {
    /// The path.
    package let path: String
    /// The tree that nodes are of.
    package let tree: YAMLTree
    /// The screens with their records, of which no layouts are made.
    package let description: Description
    /// The guideline that such files are for, where it is another one than that of descriptions.
    package let guideline: String?

    /// What keeps the file from being read in full.
    package let unreadParts: [Diagnostic]

    /// Reads a file, and what it takes texts from; throws if no importer reads such a file.
    package init(path: String, in files: any FileSource = .workTree) throws(FileFailure) {
        guard let importer = Importer.forFile(at: path) else {
            throw files.kind(of: path) == nil ? FileFailure(message: "there is no such file") : ImportedFile.noImporter
        }
        let bytes = try files.read(path, limit: YAMLLimits.standard.byteCount + 1)
        var tree = YAMLTree()
        guard importer.parse(bytes, &tree) else { throw ImportedFile.noImporter }
        var context = ImportContext(files)
        description = importer.describe(path, &tree, &context, RecordStore())
        unreadParts = UnreadParts.diagnostics(of: description, tree, path: path)
        guideline = importer.defaultGuideline.flatMap { $0 == RuleProvider.standardPack ? nil : $0 }
        self.path = path
        self.tree = tree
    }

    private static var noImporter: FileFailure {
        FileFailure(message: "it is no file of \(Importer.all.map(\.tool).joined(separator: " or "))")
    }

    /// The part of a screen's id that tells it from the file's others; nil if the file has but one screen.
    package static func object(ofScreen id: String) -> String? {
        id.lastIndex(of: "#").map { String(id[id.index(after: $0)...]) }
    }

    /// The numbers of the screens by their ids, object ids and names; of two of one name the first.
    package var screensByName: [String: Int] {
        var numbers: [String: Int] = [:]
        for (number, screen) in description.screens.enumerated() {
            for name in names(of: screen) where numbers[name] == nil { numbers[name] = number }
        }
        return numbers
    }

    /// Whether a name that people type means a screen.
    package func isNamed(_ name: String, _ screen: Screen) -> Bool { names(of: screen).contains(name) }

    /// What a screen is called: its id, its object id and its name.
    private func names(of screen: Screen) -> [String] {
        let name = description.store.string(screen.record, Slots.Screen.name)
        return [screen.id, screen.id.flatMap(ImportedFile.object), name].compactMap(\.self)
    }
}
