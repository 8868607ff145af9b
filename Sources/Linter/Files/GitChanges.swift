import Diagnostics

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
        let failure = "git could not tell what has changed"
        let changed = try GitProcess.output(
            of: ["diff", "--name-only", "--relative", "-z", "--diff-filter=d", revision, "--"],
            otherwise: failure
        )
        let new = try GitProcess.output(
            of: ["ls-files", "--others", "--exclude-standard", "-z"],
            otherwise: failure
        )
        return Set((changed + new).split(separator: 0).map { FilePath.absolute(String(decoding: $0, as: UTF8.self)) })
    }
}
