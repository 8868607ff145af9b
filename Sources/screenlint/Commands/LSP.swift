import LanguageServer
import Linter

extension Command {
    /// `screenlint lsp`.
    static let lsp = Command(
        name: "lsp",
        summary: "Serve an editor by the Language Server Protocol over standard input and output.",
        operands: "",
        options: []
    ) { _ throws(UsageError) in
        let rules = try RunSetup(Arguments([], options: [])).rules
        var server = LanguageServer(providers: { rules.provider(forFile: $0) }, version: releaseVersion)
        return server.run {
            FileSystem.readAvailableInput()
        } write: { bytes in
            // A client that went away is noticed when its input ends.
            try? FileSystem.write(bytes)
        }
    }
}
