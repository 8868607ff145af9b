import CStandardLibrary
import Diagnostics
import LanguageServer
import Linter

extension Command {
    /// `screenlint lsp`.
    static let lsp = Command(
        name: "lsp",
        summary: "Serve an editor by the Language Server Protocol over standard input and output.",
        options: CheckRun.options(named: ["guidelines", "rules", "config", "isolated"]) + [
            Option("stdio", "Taken from clients that always give it; there is no other way."),
            Option("clientProcessId", value: "ID", "The process that the server ends with; given by clients."),
        ]
    ) { arguments throws(UsageError) in
        // What is wrong with the options is said before anybody listens.
        let setup = try RunSetup(RunRequest(rules: arguments))
        let process = arguments.value("clientProcessId")
        if let process, Int(process) == nil {
            throw UsageError("--clientProcessId takes the number of a process; this is '\(process)'.")
        }
        return LanguageServer.run(
            setup: setup,
            reading: { try? RunSetup(RunRequest(rules: arguments)) },
            version: Release.version,
            review: { EditorReview(arguments: arguments, setup: $0).review(ofFile: $1, text: $2, wantsPage: $3) },
            process: process.flatMap { Int($0) },
            isRunning: { number in pid_t(exactly: number).map { kill($0, 0) == 0 || errno == EPERM } ?? true },
            read: { FileSystem.readAvailableInput() },
            write: { bytes in
                // A client that went away is noticed when its input ends.
                try? FileSystem.write(bytes)
            }
        )
    }
}
