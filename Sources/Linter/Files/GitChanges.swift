import Diagnostics

/// Tells which files differ from what a git revision has.
///
/// Git is asked for what it has stored, and files are compared here, byte by byte. To look at the work tree, git would run
/// what the repository's configuration and attributes name.
package enum GitChanges {
    /// Of some files those, in the same order, that differ from a revision, which is anything that git takes for one,
    /// or are new and not ignored.
    package static func files(
        among files: [String],
        since revision: String
    ) throws(FileSystem.Failure) -> [String] {
        let before = try GitRevision(revision)
        let list = try GitProcess.output(
            of: ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
            otherwise: "git can't list its files"
        )
        let folder = FileSystem.realPath(of: ".") ?? FileSystem.workingFolder
        let known = Set(
            list.split(separator: 0).map {
                PathKey(FilePath.absolute(String(decoding: $0, as: UTF8.self), from: folder))
            }
        )
        return files.filter { file in
            let path = FileSystem.realPath(of: file) ?? FilePath.absolute(file)
            guard known.contains(PathKey(path)) else { return false }
            guard before.kind(of: path) == .file, let now = try? FileSystem.read(path, limit: .max >> 1) else {
                return true
            }
            return (try? before.read(path, limit: now.count + 1)) != now
        }
    }
}
