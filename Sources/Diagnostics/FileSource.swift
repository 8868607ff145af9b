/// Where the texts of a run come from: the work tree, a git revision, or memory.
///
/// All that is linted or read for it goes through one value of this kind. Paths are absolute, or relative to the
/// working folder, whatever the source.
package protocol FileSource: Sendable {
    /// What stands at a path, links followed; nil if there is nothing, or nothing that may be looked at.
    func kind(of path: String) -> FileKind?

    /// What stands in a folder, sorted by the bytes of the names.
    func entries(in folder: String) throws(FileFailure) -> [FileEntry]

    /// Whether a path ends in a symbolic link.
    func isLink(_ path: String) -> Bool

    /// The absolute path of what stands at a path, with all links resolved; nil if there is nothing.
    func realPath(of path: String) -> String?

    /// The content of a file, up to a number of bytes; the caller can tell from the count whether there are more.
    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]
}

extension FileSource {
    /// The names in a folder, sorted by their bytes.
    package func names(in folder: String) throws(FileFailure) -> [String] { try entries(in: folder).map(\.name) }
}

// A source without links.
extension FileSource {
    package func isLink(_ path: String) -> Bool { false }

    package func realPath(of path: String) -> String? { kind(of: path) == nil ? nil : path }
}

/// What stands at a path.
package enum FileKind: Sendable, Hashable {
    /// A file with content.
    case file
    /// A folder.
    case folder
    /// A pipe, a device or a socket.
    case other
}

/// What stands in a folder.
package struct FileEntry: Sendable, Hashable {
    /// The name.
    package let name: String
    /// Whether it is a symbolic link.
    package let isLink: Bool
    /// Whether it is a folder, as far as the list of its own folder tells.
    package let isFolder: Bool

    /// Creates an entry.
    package init(name: String, isLink: Bool, isFolder: Bool = false) {
        (self.name, self.isLink, self.isFolder) = (name, isLink, isFolder)
    }
}

/// Why a file could not be read, or something else not be done with it.
package struct FileFailure: Error, Sendable, Hashable {
    /// The system's words, such as "No such file or directory".
    package let message: String

    /// Creates a failure.
    package init(message: String) { self.message = message }
}
