import Diagnostics

/// The folder in which all must lie that a configuration names: a pull request can change a configuration, and nothing
/// in it may lead to files of the machine that it is read on.
struct Enclosure: Sendable {
    /// The real path of the folder.
    let root: String
    private let files: any FileSource

    /// The enclosure of a configuration: its repository, or its own folder where there is none.
    init(ofConfigurationIn folder: String, in files: any FileSource) {
        self.files = files
        let real = files.realPath(of: folder) ?? folder
        root = Enclosure.repository(of: real, in: files) ?? real
    }

    /// Whether what stands at an absolute path, or would, lies in the folder, with all links resolved.
    func contains(_ path: String) -> Bool {
        var (existing, rest) = (path, "")
        while files.realPath(of: existing) == nil, existing != "/" {
            // A link to nothing is one that something could be written through.
            if files.isLink(existing) { return false }
            rest = "/" + FilePath.name(of: existing) + rest
            existing = FilePath.folder(of: existing)
        }
        guard let real = files.realPath(of: existing) else { return false }
        return FilePath.isInside(FilePath.absolute(real + rest), root)
    }

    /// Whether a folder is the root of a repository.
    static func isRepository(_ folder: String, in files: any FileSource) -> Bool {
        files.kind(of: FilePath.joined(folder, ".git")) != nil
    }

    /// The root of the repository that a folder, given by its absolute path, is in; nil if it is in none.
    static func repository(of folder: String, in files: any FileSource) -> String? {
        var folder = folder
        while !isRepository(folder, in: files) {
            guard folder != "/", FilePath.isAbsolute(folder) else { return nil }
            folder = FilePath.folder(of: folder)
        }
        return folder
    }
}
