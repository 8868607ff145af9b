#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Asks git which files have changed.
package enum GitChanges {
    /// Lists the files below the working folder that differ from a revision, new ones included.
    ///
    /// - Parameter revision: Anything that git takes for a revision.
    /// - Returns: Their absolute paths.
    /// - Throws: `Failure` if git is not there, or does not know the revision.
    package static func files(since revision: String) throws(FileSystem.Failure) -> Set<String> {
        // A word with a hyphen would be an option of git's.
        guard !revision.hasPrefix("-"), !revision.isEmpty else {
            throw FileSystem.Failure(message: "'\(revision)' is no revision")
        }
        let changed = try git(["diff", "--name-only", "--relative", "-z", "--diff-filter=d", revision, "--"])
        let new = try git(["ls-files", "--others", "--exclude-standard", "-z"])
        return Set((changed + new).split(separator: 0).map { FilePath.absolute(String(decoding: $0, as: UTF8.self)) })
    }

    private static func git(_ words: [String]) throws(FileSystem.Failure) -> [UInt8] {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { throw .last }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = unsafe posix_spawn_file_actions_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        unsafe posix_spawn_file_actions_addclose(&actions, ends[0])
        unsafe posix_spawn_file_actions_addclose(&actions, ends[1])
        var arguments = unsafe (["git"] + words).map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var process: pid_t = 0
        let status = unsafe posix_spawnp(&process, "git", &actions, nil, &arguments, environ)
        close(ends[1])
        defer { close(ends[0]) }
        guard status == 0 else { throw FileSystem.Failure(message: "git can't be run") }
        let output = try FileSystem.read(ends[0], limit: .max >> 1, expected: 0)
        var result: Int32 = 0
        unsafe waitpid(process, &result, 0)
        guard result == 0 else { throw FileSystem.Failure(message: "git could not tell what has changed") }
        return output
    }
}
