package import Diagnostics

/// The files as they stand on the disk.
package struct WorkTree: FileSource {
    /// Creates the source.
    package init() {}

    package func kind(of path: String) -> FileKind? { FileSystem.kind(of: path) }

    package func identity(of path: String) -> FileIdentity? { FileSystem.identity(of: path) }

    package func names(in folder: String) throws(FileFailure) -> [String] { try FileSystem.names(in: folder) }

    package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        try FileSystem.read(path, limit: limit)
    }
}

extension FileSource where Self == WorkTree {
    /// The files as they stand on the disk.
    package static var workTree: WorkTree { WorkTree() }
}
