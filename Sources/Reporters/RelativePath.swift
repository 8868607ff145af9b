import Diagnostics
import Linter

/// Paths as other tools want them.
enum RelativePath {
    /// The path without a leading `./`.
    static func plain(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }

    /// The folder of the project that a job of GitHub Actions or GitLab CI works in; nil elsewhere.
    private static let project = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].lazy.compactMap(FileSystem.environment)
        .first(where: FilePath.isAbsolute)
        .map { FilePath.absolute($0) }

    /// The path as GitHub and GitLab look it up: from the root of the project, where a job says which that is.
    static func inProject(_ path: String) -> String {
        project.flatMap { FilePath.relative(FilePath.absolute(path), to: $0) } ?? plain(path)
    }

    /// The path in a form that does not begin like a workflow command (`::error::`, `##[error]`).
    static func inert(_ path: String) -> String { path.hasPrefix(":") || path.hasPrefix("#") ? "./" + path : path }

    /// The path as a URI reference: relative as it is, absolute as a `file` URI (RFC 3986, section 3.3).
    static func uri(_ path: String) -> String {
        let path = inProject(path)
        return (path.hasPrefix("/") ? "file://" : "") + path.uriPath
    }
}
