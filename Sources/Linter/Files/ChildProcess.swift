import CStandardLibrary
import Diagnostics

/// Another program that runs, with pipes to it and from it.
final class ChildProcess: Sendable {
    private let process: pid_t
    private let input: Int32
    private let output: Int32

    /// Starts a program, which is looked for on the path.
    ///
    /// The settings are variables of the environment beside those of this process, such as `A=1`; the advice is what
    /// else to do where there is no such program, behind a semicolon.
    init(_ program: String, _ words: [String], settings: [String] = [], advice: String? = nil) throws(FileFailure) {
        let (toProgram, fromProgram) = (try ChildProcess.makePipe(), try ChildProcess.makePipe())
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = unsafe posix_spawn_file_actions_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, toProgram.read, STDIN_FILENO)
        unsafe posix_spawn_file_actions_adddup2(&actions, fromProgram.write, STDOUT_FILENO)
        unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var arguments = unsafe ([program] + words).map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var variables = unsafe settings.map { unsafe strdup($0) } + []
        defer { unsafe variables.prefix(settings.count).forEach { unsafe free($0) } }
        var variable = unsafe environ
        while let text = unsafe variable.pointee {
            unsafe variables.append(text)
            unsafe variable += 1
        }
        unsafe variables.append(nil)
        var process: pid_t = 0
        let status = unsafe posix_spawnp(&process, program, &actions, nil, &arguments, variables)
        close(toProgram.read)
        close(fromProgram.write)
        (input, output, self.process) = (toProgram.write, fromProgram.read, process)
        guard status == 0 else {
            close(toProgram.write)
            close(fromProgram.read)
            throw FileFailure(message: "\(program) can't be run" + (advice.map { "; \($0)" } ?? ""))
        }
    }

    /// Pipes that no other process inherits.
    private static func makePipe() throws(FileFailure) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { throw .last }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Runs a program to its end, and gives what it wrote to standard output.
    ///
    /// It reads all of its input before it writes. If it fails, its own words are left out.
    static func output(
        of program: String,
        _ words: [String],
        input: [UInt8] = [],
        otherwise failure: String,
        settings: [String] = [],
        advice: String? = nil
    ) throws(FileFailure) -> [UInt8] {
        let process = try ChildProcess(program, words, settings: settings, advice: advice)
        defer { close(process.output) }
        // One that ends before it has read all fails, which its status tells.
        try? FileSystem.write(input, to: process.input)
        close(process.input)
        let output = try FileSystem.read(process.output, limit: .max >> 1, expected: 0)
        var status: Int32 = 0
        unsafe waitpid(process.process, &status, 0)
        guard status == 0 else { throw FileFailure(message: failure) }
        return output
    }

    /// Sends a text to the program.
    func write(_ text: String) throws(FileFailure) { try FileSystem.write(Array(text.utf8), to: input) }

    /// Reads some bytes that the program writes; throws if it ends before it has written as many.
    func read(_ count: Int) throws(FileFailure) -> [UInt8] {
        let bytes = try FileSystem.read(output, limit: count, expected: count)
        guard bytes.count == count else { throw FileFailure(message: "it ended too soon") }
        return bytes
    }

    /// Ends a program that stops when nobody asks any more.
    func end() {
        close(input)
        close(output)
        var status: Int32 = 0
        unsafe waitpid(process, &status, 0)
    }
}
