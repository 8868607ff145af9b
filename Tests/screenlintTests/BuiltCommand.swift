import Foundation
import TestSupport

/// The `screenlint` that was built beside the tests, run as a user would.
struct BuiltCommand {
    /// What a run came to.
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
        /// Processor time in seconds.
        let seconds: Double
        /// The most memory that the run had at once, in MiB.
        let memory: Int

        /// The lines of standard output.
        var lines: [Substring] { output.split(separator: "\n") }
    }

    /// The folder to run in.
    let folder: TemporaryFolder
    /// Variables added to the environment.
    var environment: [String: String] = [:]

    /// The folder that holds the test bundle and the built products.
    static var productsFolder: URL {
        #if os(macOS)
            for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
                return bundle.bundleURL.deletingLastPathComponent()
            }
        #endif
        return Bundle.main.bundleURL
    }

    /// Runs the command with some words, and a text on its standard input.
    func callAsFunction(_ words: String..., input: String = "") throws -> Outcome {
        try run(words, input: input)
    }

    /// Runs the command in a shell that has run `script` before, such as to set a limit.
    func afterShell(_ script: String, _ words: String...) throws -> Outcome {
        let command = Self.productsFolder.appending(path: "screenlint").path
        return try run(["-c", script + "; exec \"$0\" \"$@\"", command] + words, of: URL(filePath: "/bin/sh"))
    }

    /// Runs the command with some words, and a text on its standard input.
    ///
    /// A run that takes longer than some seconds of processor time, or several times as long by the clock, or that maps
    /// more than 3 GB where the system can limit that, is cut off; its exit status is none of screenlint's own.
    func run(_ words: [String], input: String = "", of program: URL? = nil, seconds: Double = 30) throws -> Outcome {
        // AddressSanitizer maps terabytes.
        let isSanitized = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
        let limits = "ulimit -t \(Int(seconds))" + (isSanitized ? "" : "; ulimit -v 3000000 2> /dev/null")
        let unset = "unset \(Self.unset.filter { environment[$0] == nil }.joined(separator: " "))"
        let program = program ?? Self.productsFolder.appending(path: "screenlint")
        let shell = ["/bin/bash", "-c", "\(limits); \(unset); exec \"$0\" \"$@\"", program.path]
        let run = try Program(shell + words, in: folder.url, environment: environment)
            .run(input: input, seconds: seconds * 5)
        return Outcome(
            status: run.status,
            output: run.output,
            errors: run.errors,
            seconds: run.seconds,
            memory: run.memory
        )
    }

    /// Variables of the shell that runs the tests which would change what the command does.
    private static let unset = [
        "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "CI_PROJECT_DIR",
    ]
}
