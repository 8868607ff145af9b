import Diagnostics
import Importers
import Linter

/// A file named on the command line that holds screens.
enum ScreenFileArgument {
    /// Reads the file; throws if it can't be read or holds no screen.
    static func read(_ path: String, provider: RuleProvider) throws(UsageError) -> ScreenFile {
        if let owner = Importer.owners(ofTextAt: path, in: .workTree).first {
            throw UsageError(message: "\(path) has texts of \(owner); name that file.")
        }
        let file: ScreenFile
        do {
            file = try ScreenFile(path: path, provider: provider)
        } catch {
            throw UsageError(message: "\(path): \(error.message).")
        }
        guard !file.screens.isEmpty else { throw UsageError(message: "\(path): there is no screen in this file.") }
        return file
    }
}
