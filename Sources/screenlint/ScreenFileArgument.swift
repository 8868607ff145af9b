import Diagnostics
import Importers
import Linter

/// A file named on the command line that holds screens.
enum ScreenFileArgument {
    /// Reads the file; throws if it can't be read or holds no screen.
    static func read(_ path: String, provider: RuleProvider) throws(UsageError) -> ScreenFile {
        if let owner = Importer.owners(ofTextAt: path, in: .workTree).first {
            throw UsageError("\(path) has texts of \(owner); name that file.")
        }
        let file = try UsageError.telling("\(path):") { () throws(FileFailure) in
            try ScreenFile(path: path, provider: provider)
        }
        guard !file.screens.isEmpty else { throw UsageError("\(path): there is no screen in this file.") }
        return file
    }
}
