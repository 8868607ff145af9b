import Diagnostics

/// Finds the token files that a pattern of a configuration fits.
struct TokenFileSearch {
    private let glob: Glob
    private let enclosure: Enclosure
    private let source: any FileSource
    /// The files and folders that may still be looked at.
    private var remaining = 100_000

    /// Makes ready to search.
    init(_ glob: Glob, _ enclosure: Enclosure, in source: any FileSource) {
        self.glob = glob
        self.enclosure = enclosure
        self.source = source
    }

    /// The absolute paths of the files in a folder and below it, in order; hidden folders and links are left alone.
    mutating func files(in folder: String) -> [String] {
        var files = [String]()
        for name in (try? source.names(in: folder)) ?? [] where !name.hasPrefix(".") && name != "node_modules" {
            let path = FilePath.joined(folder, name)
            guard remaining > 0, !source.isLink(path) else { continue }
            remaining -= 1
            switch source.kind(of: path) {
            case .folder: files += self.files(in: path)
            case .file where glob.matches(path) && enclosure.contains(path): files.append(path)
            default: break
            }
        }
        return files
    }
}
