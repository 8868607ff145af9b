import Foundation
import TestSupport
import Testing

/// A git repository that goes away with the last reference to it.
struct Repository {
    /// Where it is.
    let folder: TemporaryFolder

    /// Makes a repository with one commit.
    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder(files)
        try git("init", "-q")
        try commit()
    }

    /// Commits all files as they are.
    func commit() throws {
        try git("add", "--all")
        try git("commit", "-q", "--allow-empty", "-m", "change")
    }

    /// Replaces a text in a file.
    func replace(_ text: String, with other: String, in path: String) throws {
        let old = try folder.read(path)
        try #require(old.contains(text), "\(path) has no '\(text)'")
        try folder.write(path, old.replacing(text, with: other))
    }

    /// Runs git.
    func git(_ words: String...) throws {
        let options = ["user.name=t", "user.email=t@example.org", "commit.gpgsign=false", "core.autocrlf=false"]
        let outcome = try Program(["git"] + options.flatMap { ["-c", $0] } + words, in: folder.url).run()
        try #require(outcome.status == 0, "git \(words.joined(separator: " "))")
    }
}
