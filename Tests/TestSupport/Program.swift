/// What tests of several modules share: programs that they run, and which of them are slow.

package import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A program that a test runs to its end.
///
/// It is started without Foundation's `Process`, which looks through the open files of this process before each start and
/// has crashed there beside the many tests that open and close some.
package struct Program {
    /// What a run came to.
    package struct Outcome {
        /// The exit status; below zero the number of the signal that ended it.
        package let status: Int32
        package let output: String
        package let errors: String
        /// Processor time in seconds.
        package let seconds: Double
        /// The most memory that it had at once, in MiB.
        package let memory: Int
    }

    /// That a program could not be started.
    package struct Failure: Error {
        package let message: String
    }

    private let words: [String]
    private let environment: [String: String]

    /// A program that is looked for in `PATH` unless it is a path.
    ///
    /// - Parameters:
    ///   - words: Its name or path, and its arguments.
    ///   - folder: The folder to run in; nil for that of this process.
    ///   - environment: Variables to add to those of this process.
    package init(_ words: [String], in folder: URL? = nil, environment: [String: String] = [:]) {
        // Not every system lets a process begin in another folder than ours.
        let change = folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0.path] } ?? []
        (self.words, self.environment) = (change + words, environment)
    }

    /// Runs it.
    ///
    /// - Parameters:
    ///   - input: The text on its standard input.
    ///   - seconds: When to end it, by the clock.
    /// - Returns: What it came to.
    /// - Throws: `Failure` if it can't be started.
    package func run(input: String = "", seconds: Double = 150) throws -> Outcome {
        let work = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: work) }
        let (inputFile, outputFile, errorFile) = (
            work.appending(path: "0"), work.appending(path: "1"), work.appending(path: "2")
        )
        try Data(input.utf8).write(to: inputFile)
        let process = try start(reading: inputFile.path, writing: outputFile.path, errorFile.path)
        let watchdog = DispatchWorkItem { kill(process, SIGTERM) }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: watchdog)
        var (status, usage) = (Int32(0), rusage())
        while unsafe wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        watchdog.cancel()
        func time(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        #if canImport(Darwin)
            let unit = 1 << 20
        #else
            let unit = 1 << 10
        #endif
        return Outcome(
            status: status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F),
            output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
            seconds: time(usage.ru_utime) + time(usage.ru_stime),
            memory: Int(usage.ru_maxrss) / unit
        )
    }

    private func start(reading input: String, writing output: String, _ errors: String) throws -> pid_t {
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #else
            var (actions, attributes) = unsafe (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
        let new = O_WRONLY | O_CREAT | O_TRUNC
        unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, new, 0o600)
        unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, new, 0o600)
        // Foundation opens files so that programs inherit them, and `fix` leaves a file alone that one could write to.
        #if canImport(Darwin)
            let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            let flags = POSIX_SPAWN_SETSIGMASK
            for file in 3..<Int32(256) { unsafe posix_spawn_file_actions_addclose(&actions, file) }
        #endif
        // Threads of Dispatch hold signals back, and what they start would, too.
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
        var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        var settings = unsafe variables.map { unsafe strdup($0) } + [nil]
        defer { unsafe (arguments + settings).forEach { unsafe free($0) } }
        var process: pid_t = 0
        let status = unsafe posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &settings)
        guard status == 0 else { throw Failure(message: "\(words[0]): \(unsafe String(cString: strerror(status)))") }
        return process
    }
}
