package import Diagnostics

/// Texts at hand in place of what another source has at their paths: open documents of an editor, or cases of a test.
package struct FilesInMemory: FileSource {
    private let texts: [String: [UInt8]]
    private let base: (any FileSource)?

    /// Creates a source of texts by their paths, over one that has all other files.
    package init(_ texts: [String: [UInt8]], over base: (any FileSource)? = nil) {
        self.texts = Dictionary(texts.map { (FilePath.absolute($0.key), $0.value) }) { $1 }
        self.base = base
    }

    package func kind(of path: String) -> FileKind? {
        let absolute = FilePath.absolute(path)
        if texts[absolute] != nil { return .file }
        if let kind = base?.kind(of: path) { return kind }
        return texts.keys.contains { FilePath.relative($0, to: absolute) != nil } ? .folder : nil
    }

    package func entries(in folder: String) throws(FileFailure) -> [FileEntry] {
        let absolute = FilePath.absolute(folder)
        var names = Set(
            texts.keys.compactMap { path in
                FilePath.relative(path, to: absolute)?.split(separator: "/").first.map(String.init)
            }
        )
        if let base, names.isEmpty || base.kind(of: folder) == .folder {
            names.formUnion(try base.names(in: folder))
        } else if names.isEmpty {
            throw FileFailure(message: "No such file or directory")
        }
        return names.sorted().map { name in
            let path = FilePath.joined(folder, name)
            let isFolder = FileDiscovery.hasScreenName(name) && kind(of: path) == .folder
            return FileEntry(name: name, isLink: isLink(path), isFolder: isFolder)
        }
    }

    package func isLink(_ path: String) -> Bool { texts[FilePath.absolute(path)] == nil && base?.isLink(path) == true }

    package func realPath(of path: String) -> String? {
        if let real = base?.realPath(of: path) { return real }
        return kind(of: path) == nil ? nil : FilePath.absolute(path)
    }

    package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        if let text = texts[FilePath.absolute(path)] { return Array(text.prefix(limit)) }
        guard let base else { throw FileFailure(message: "No such file or directory") }
        return try base.read(path, limit: limit)
    }
}
