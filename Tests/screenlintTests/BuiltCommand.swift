import Foundation

/// The `screenlint` that was built beside the tests, run as a user would.
struct BuiltCommand {
    /// What a run came to.
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String

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
        let inputFile = folder.outside("input")
        let outputFile = folder.outside("output")
        let errorFile = folder.outside("errors")
        try Data(input.utf8).write(to: inputFile)
        for file in [outputFile, errorFile] { try Data().write(to: file) }
        // AddressSanitizer maps terabytes.
        let isSanitized = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
        let limits = "ulimit -t \(Int(seconds))" + (isSanitized ? "" : "; ulimit -v 3000000 2> /dev/null")
        let process = Process()
        let program = program ?? Self.productsFolder.appending(path: "screenlint")
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", limits + "; exec \"$0\" \"$@\"", program.path] + words
        process.currentDirectoryURL = folder.url
        var variables = ProcessInfo.processInfo.environment
        for name in ["NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "GITHUB_STEP_SUMMARY"] { variables[name] = nil }
        process.environment = variables.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        let watchdog = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds * 5, execute: watchdog)
        process.waitUntilExit()
        watchdog.cancel()
        return Outcome(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
        )
    }
}
