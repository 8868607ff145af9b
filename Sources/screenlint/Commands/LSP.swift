import Diagnostics
import LanguageServer
import Linter

extension Command {
    /// `screenlint lsp`.
    static let lsp = Command(
        name: "lsp",
        summary: "Serve an editor by the Language Server Protocol over standard input and output.",
        options: CheckRun.options(named: ["guidelines", "rules", "config", "isolated"]) + [
            Option("stdio", "Taken from clients that always give it; there is no other way.")
        ]
    ) { arguments throws(UsageError) in
        // What is wrong with the options is said before anybody listens.
        _ = try RunSetup(RunRequest(rules: arguments))
        return LanguageServer.run(
            setup: {
                guard let setup = try? RunSetup(RunRequest(rules: arguments)) else { return nil }
                return ServerSetup(finder: setup.finder, library: setup.library, rules: setup.rules) {
                    EditorReview(arguments: arguments, setup: setup).review(ofFile: $0, text: $1, wantsPage: $2)
                }
            },
            version: Release.version,
            read: { FileSystem.readAvailableInput() },
            write: { bytes in
                // A client that went away is noticed when its input ends.
                try? FileSystem.write(bytes)
            }
        )
    }
}
