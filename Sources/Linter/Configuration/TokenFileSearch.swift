import Diagnostics

/// Finds the token files below a folder that patterns fit.
struct TokenFileSearch {
    private let folder: String
    private let source: any FileSource
    /// The files and folders that may still be looked at.
    private var remaining = 100_000
    /// The absolute paths of the files below the folder, in order; nil until somebody asks.
    private var all: [String]?

    /// Makes ready to search an absolute folder.
    init(_ folder: String, in source: any FileSource) {
        (self.folder, self.source) = (folder, source)
    }

    /// The absolute paths of the files that a pattern fits, in order; hidden folders and links are left alone.
    mutating func files(_ pattern: String) -> [String] {
        let glob = Glob(pattern, folder: folder)
        let all = all ?? files(in: folder)
        self.all = all
        return all.filter(glob.matches)
    }

    private mutating func files(in folder: String) -> [String] {
        var files = [String]()
        for name in (try? source.names(in: folder)) ?? [] where !name.hasPrefix(".") && name != "node_modules" {
            let path = FilePath.joined(folder, name)
            guard remaining > 0, !source.isLink(path) else { continue }
            remaining -= 1
            switch source.kind(of: path) {
            case .folder: files += self.files(in: path)
            case .file: files.append(path)
            default: break
            }
        }
        return files
    }
}
