import Diagnostics

extension FileSource {
    /// Whether a file that an importer finds in a folder lies there, too, with all links resolved.
    ///
    /// Who sends a screen file for review could send a link beside it, and findings show the text that it leads to.
    func holds(_ path: String, in folder: String) -> Bool {
        guard let file = realPath(of: path) else { return false }
        // Only a source without links leaves a path relative.
        guard let folder = realPath(of: folder.isEmpty ? "." : folder), folder.utf8.first == UInt8(ascii: "/") else {
            return true
        }
        return file.utf8.starts(with: (folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/").utf8)
    }

    /// Whether a folder, given with its last slash, is the root of a repository, above which nothing belongs to a file in it.
    func isRepository(_ folder: String) -> Bool { kind(of: folder + ".git") != nil }
}
