package import Diagnostics

/// A source in which some files and folders are those of another one.
package struct CombinedFiles: FileSource {
    private let files: any FileSource
    private let other: any FileSource
    private let places: [String]

    /// Creates a source in which `other` has what stands at some places, and `files` the rest.
    package init(_ files: any FileSource, with places: [String], from other: any FileSource) {
        self.files = files
        self.other = other
        self.places = places.map { FilePath.absolute($0) }
    }

    private func source(of path: String) -> any FileSource {
        guard !places.isEmpty else { return files }
        let path = FilePath.absolute(path)
        return places.contains { FilePath.isInside(path, $0) } ? other : files
    }

    package func kind(of path: String) -> FileKind? { source(of: path).kind(of: path) }

    package func entries(in folder: String) throws(FileFailure) -> [FileEntry] {
        try source(of: folder).entries(in: folder)
    }

    package func isLink(_ path: String) -> Bool { source(of: path).isLink(path) }

    package func realPath(of path: String) -> String? { source(of: path).realPath(of: path) }

    package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        try source(of: path).read(path, limit: limit)
    }
}
