import Importers
import Linter
import YAMLSyntax

/// A file named on the command line that holds screens.
enum ScreenFileArgument {
    /// Reads the file, and tells on standard error what of it can't be read; throws if it holds no screen.
    static func read(_ path: String, provider: RuleProvider) throws(UsageError) -> ScreenFile {
        if let owner = Importer.owners(ofTextAt: path, in: .workTree).first {
            throw UsageError("\(path) has texts of \(owner); name that file.")
        }
        let file = try UsageError.telling("\(path):", ScreenFile(path: path, provider: provider))
        Console.note(file.unreadParts, in: file.tree.source)
        guard !file.screens.isEmpty else { throw UsageError("\(path): there is no screen in this file.") }
        return file
    }
}
