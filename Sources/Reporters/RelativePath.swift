import Diagnostics

/// Paths as other tools want them.
enum RelativePath {
    /// The path without a leading `./`.
    static func plain(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// The path in a form that does not begin like a workflow command (`::error::`, `##[error]`).
    static func inert(_ path: String) -> String {
        path.hasPrefix(":") || path.hasPrefix("#") ? "./" + path : path
    }

    /// The path as a URI reference: relative as it is, absolute as a `file` URI (RFC 3986, section 3.3).
    static func uri(_ path: String) -> String { (path.hasPrefix("/") ? "file://" : "") + plain(path).uriPath }
}
