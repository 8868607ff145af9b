import Diagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A running git, with pipes to it and from it.
///
/// It is asked by plumbing commands alone, and told to run nothing itself: no monitor, no fetch, no pager.
final class GitProcess: Sendable {
    private let process: pid_t
    private let input: Int32
    private let output: Int32

    /// Starts git.
    ///
    /// - Parameter words: Its arguments.
    /// - Throws: `FileFailure` if there is no git.
    init(_ words: [String]) throws(FileFailure) {
        let (toGit, fromGit) = (try GitProcess.makePipe(), try GitProcess.makePipe())
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = unsafe posix_spawn_file_actions_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, toGit.read, STDIN_FILENO)
        unsafe posix_spawn_file_actions_adddup2(&actions, fromGit.write, STDOUT_FILENO)
        unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        let options = ["git", "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
        var arguments = unsafe (options + words).map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        // Older versions don't know `GIT_NO_LAZY_FETCH`; so no protocol is allowed either.
        let settings = [
            "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0",
            "GIT_NO_REPLACE_OBJECTS=1",
        ]
        var variables = unsafe settings.map { unsafe strdup($0) } + []
        defer { unsafe variables.prefix(settings.count).forEach { unsafe free($0) } }
        var variable = unsafe environ
        while let text = unsafe variable.pointee {
            unsafe variables.append(text)
            unsafe variable += 1
        }
        unsafe variables.append(nil)
        var process: pid_t = 0
        let status = unsafe posix_spawnp(&process, "git", &actions, nil, &arguments, variables)
        close(toGit.read)
        close(fromGit.write)
        (input, output, self.process) = (toGit.write, fromGit.read, process)
        guard status == 0 else {
            close(toGit.write)
            close(fromGit.read)
            throw FileFailure(message: "git can't be run; install it, or name the files to check")
        }
    }

    /// Pipes that no other process inherits.
    private static func makePipe() throws(FileFailure) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { throw .last }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Runs git to its end.
    ///
    /// - Parameters:
    ///   - words: Its arguments.
    ///   - failure: What to say if it fails; its own words are left out.
    /// - Returns: What it wrote to standard output.
    /// - Throws: `FileFailure` if there is no git, or it failed.
    static func output(of words: [String], otherwise failure: String) throws(FileFailure) -> [UInt8] {
        let process = try GitProcess(words)
        close(process.input)
        defer { close(process.output) }
        let output = try FileSystem.read(process.output, limit: .max >> 1, expected: 0)
        var status: Int32 = 0
        unsafe waitpid(process.process, &status, 0)
        guard status == 0 else { throw FileFailure(message: failure) }
        return output
    }

    /// Sends a text to git.
    func write(_ text: String) throws(FileFailure) { try FileSystem.write(Array(text.utf8), to: input) }

    /// Reads some bytes that git writes.
    ///
    /// - Throws: `FileFailure` if git ends before it has written as many.
    func read(_ count: Int) throws(FileFailure) -> [UInt8] {
        let bytes = try FileSystem.read(output, limit: count, expected: count)
        guard bytes.count == count else { throw FileFailure(message: "git ended too soon") }
        return bytes
    }

    /// Ends git, which stops when nobody asks any more.
    func end() {
        close(input)
        close(output)
        var status: Int32 = 0
        unsafe waitpid(process, &status, 0)
    }
}
