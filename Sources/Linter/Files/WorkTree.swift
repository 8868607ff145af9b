package import Diagnostics

/// The files as they stand on the disk.
package struct WorkTree: FileSource {
    package func kind(of path: String) -> FileKind? { FileSystem.kind(of: path) }

    package func entries(in folder: String) throws(FileFailure) -> [FileEntry] { try FileSystem.entries(in: folder) }

    package func isLink(_ path: String) -> Bool { FileSystem.isLink(path) }

    package func realPath(of path: String) -> String? { FileSystem.realPath(of: path) }

    package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        try FileSystem.read(path, limit: limit)
    }
}

extension FileSource where Self == WorkTree {
    /// The files as they stand on the disk.
    package static var workTree: WorkTree { WorkTree() }
}
