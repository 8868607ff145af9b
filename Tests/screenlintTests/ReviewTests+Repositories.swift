import Foundation
import TestSupport
import Testing

// Folders in no repository, and repositories that hold less than is compared.
extension ReviewTests {
    /// The repository is that of the folder at hand, whatever files are named.
    @Test func aFolderInNoRepositoryIsNamed() throws {
        let (repository, other) = (try Self.repository(), try TemporaryFolder())
        let outcome = try BuiltCommand(folder: other)("review", "HEAD", repository.folder.url.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("\(other.url.path) is in no git repository"), "\(outcome.errors)")
    }

    @Test func shallowCloneIsToldHowToFetch() throws {
        let repository = try Self.repository()
        try repository.commit()
        let clone = try TemporaryFolder()
        let (source, here) = (repository.folder.url.path, clone.url.appending(path: "clone").path)
        try repository.git("clone", "-q", "--depth", "1", "file://\(source)", here)
        let outcome = try BuiltCommand(folder: clone).afterShell("cd clone", "review", "HEAD~1")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("shallow clone") && outcome.errors.contains("fetch-depth"))
        #expect(outcome.errors.contains("'git fetch --unshallow'"))
        let branch = try BuiltCommand(folder: clone).afterShell("cd clone", "review", "origin/dev")
        #expect(branch.errors.contains("'git fetch --depth=1 origin dev:refs/remotes/origin/dev'"))
    }
}
