import Diagnostics
import Linter

/// Turns the addresses of documents into paths, and back.
enum DocumentAddress {
    /// The path of a `file:` address, escapes resolved; any other address as it is.
    static func path(of uri: String) -> String {
        guard uri.hasPrefix("file://") else { return uri }
        // Between the slashes may stand the name of this computer.
        return String(unescaping: uri.utf8.dropFirst(7).drop { $0 != UInt8(ascii: "/") })
    }

    /// The absolute path of a folder, without a slash at its end.
    static func folder(of uri: String) -> String { FilePath.absolute(path(of: uri)) }

    /// The `file:` address of an absolute path.
    static func uri(of path: String) -> String { "file://" + path.uriPath }
}
