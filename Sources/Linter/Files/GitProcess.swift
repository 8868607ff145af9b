import Diagnostics

/// Runs git.
///
/// It is asked by plumbing commands alone, and told to run nothing itself: no monitor, no fetch, no pager.
enum GitProcess {
    private static let options = ["--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
    // Older versions don't know `GIT_NO_LAZY_FETCH`; so no protocol is allowed either.
    private static let settings = [
        "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0",
        "GIT_NO_REPLACE_OBJECTS=1",
    ]

    private static let advice = "install it, or name the files to check"

    /// Starts git with some arguments.
    static func start(_ words: [String]) throws(FileFailure) -> ChildProcess {
        try ChildProcess("git", options + words, settings: settings, advice: advice)
    }

    /// The one line that git answers with.
    static func line(of words: [String], otherwise failure: String) throws(FileFailure) -> String {
        let output = try output(of: words, otherwise: failure)
        return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// The root of the repository around a folder.
    static func root(around folder: String = ".") throws(FileFailure) -> String {
        try line(of: ["-C", folder, "rev-parse", "--show-toplevel"], otherwise: reason(around: folder))
    }

    /// Why no repository can be read around a folder: git refuses one that belongs to somebody else, as in a container.
    private static func reason(around folder: String) -> String {
        let folder = FilePath.absolute(folder)
        guard let root = Enclosure.repository(of: folder, in: WorkTree()) else {
            return "\(folder) is in no git repository"
        }
        return "git can't read the repository in \(root); if it belongs to another user, "
            + "'git config --global --add safe.directory \(root)' allows it"
    }

    /// Runs git to its end, and gives what it wrote to standard output; if it fails, its own words are left out.
    static func output(of words: [String], otherwise failure: String) throws(FileFailure) -> [UInt8] {
        try ChildProcess.output(of: "git", options + words, otherwise: failure, settings: settings, advice: advice)
    }
}
