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
        let bytes = try files.read(path, limit: YAMLLimits.standard.byteCount + 1)
        self.init(bytes, path: path, in: files, provider: provider)
    }

    /// Reads a file whose content is at hand; diagnostics name its path, beside which the texts of an imported file are
    /// found.
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
}
