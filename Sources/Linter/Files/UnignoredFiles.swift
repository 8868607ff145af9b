package import Diagnostics

/// The work tree without what git ignores and without repositories in it, which no revision has either.
package struct UnignoredFiles: FileSource {
    private let files = WorkTree()
    private let root: String
    private let ignored: Set<String>

    /// Asks git what it ignores.
    package init() throws(FileFailure) {
        let root = try GitProcess.root()
        let list = try GitProcess.output(
            of: [
                "-C", root, "ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "--full-name",
                "-z",
            ],
            otherwise: "git can't list what it ignores"
        )
        self.root = root
        ignored = Set(
            list.split(separator: 0).map { FilePath.absolute(String(decoding: $0, as: UTF8.self), from: root) }
        )
    }

    package func kind(of path: String) -> FileKind? { files.kind(of: path) }

    package func entries(in folder: String) throws(FileFailure) -> [FileEntry] {
        let entries = try files.entries(in: folder)
        // A submodule, or a clone within the repository, has a history of its own.
        if entries.contains(where: { $0.name == ".git" }), realPath(of: folder) != root { return [] }
        if ignored.isEmpty { return entries }
        return entries.filter { !ignored.contains(FilePath.absolute(FilePath.joined(folder, $0.name))) }
    }

    package func isLink(_ path: String) -> Bool { files.isLink(path) }

    package func realPath(of path: String) -> String? { files.realPath(of: path) }

    package func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] { try files.read(path, limit: limit) }
}
