import Diagnostics
import Linter
import Tokens

/// A file named on the command line that holds screens.
enum ScreenFileArgument {
    /// Reads the file; throws if it can't be read or holds no screen.
    static func read(_ path: String, tokens: TokenCatalog? = nil) throws(UsageError) -> ScreenFile {
        let file: ScreenFile
        do {
            file = try ScreenFile(path: path, tokens: tokens)
        } catch {
            throw UsageError(message: "\(path): \(error.message).")
        }
        guard !file.screens.isEmpty else { throw UsageError(message: "\(path): there is no screen in this file.") }
        return file
    }
}
