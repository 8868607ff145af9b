package import Diagnostics
package import RuleEngine

/// Reads rule packs by name or from folders.
package enum RulePackFolder {
    /// Reads the pack in a folder, which gives it its name: its `pack.yaml` and all YAML files below it.
    package static func read(
        _ folder: String,
        in source: any FileSource,
        readsExamples: Bool
    ) throws(FileFailure) -> LoadedPack {
        let trimmed = trimmed(folder)
        let packPath = FilePath.joined(trimmed, "pack.yaml")
        if source.kind(of: trimmed) == .file {
            throw FileFailure(
                message: "it is a file; its folder is '\(FilePath.display(FilePath.folder(of: trimmed)))'"
            )
        }
        guard source.kind(of: packPath) == .file || source.kind(of: trimmed) != .folder else {
            let inner = (try? source.entries(in: trimmed))?.prefix(64).map { FilePath.joined(trimmed, $0.name) } ?? []
            let pack = inner.first { source.kind(of: $0 + "/pack.yaml") == .file }
            throw FileFailure(
                message: "there is no pack.yaml" + (pack.map { "; '\(FilePath.display($0))' has one" } ?? "")
            )
        }
        if source.isLink(packPath), !Contents(root: trimmed, source: source).holds(packPath) {
            throw FileFailure(message: "its pack.yaml is a link that leads out of the folder")
        }
        var contents = Contents(root: trimmed, source: source)
        try contents.search(trimmed)
        var files = [RuleFile]()
        for path in [packPath] + contents.paths.filter({ $0 != packPath }) {
            do {
                let bytes = try source.read(path)
                files.append(RuleFile(path: FilePath.display(path), bytes: bytes))
            } catch {
                throw path == packPath ? error : FileFailure(message: "\(FilePath.name(of: path)): \(error.message)")
            }
        }
        guard let pack = LoadedPack(name: name(of: trimmed), files: files, readsExamples: readsExamples) else {
            throw FileFailure(message: "there is no rule file")
        }
        return pack
    }

    private static func name(of folder: String) -> String {
        let isHere = folder == "." || FilePath.hasEnding(folder, "/.") || FilePath.hasEnding(folder, "..")
        let path = isHere ? FileSystem.workingFolder : folder
        return path.split(separator: "/").last.map(String.init) ?? "rules"
    }

    private static func trimmed(_ folder: String) -> String {
        folder.utf8.count > 1 && FilePath.hasEnding(folder, "/") ? String(folder.dropLast()) : folder
    }

    /// The links below the folder of a pack that lead out of it; they are not read.
    static func linksOutward(in folder: String, _ source: any FileSource) -> [String] {
        var contents = Contents(root: trimmed(folder), source: source)
        try? contents.search(contents.root)
        return contents.linksOutward
    }

    /// What is found in the folder of a pack.
    private struct Contents {
        let root: String
        let source: any FileSource
        var paths: [String] = []
        var seen = Set<PathKey>()
        var linksOutward: [String] = []

        /// Whether what a path leads to stands in the folder.
        func holds(_ path: String) -> Bool {
            guard let path = source.realPath(of: path), let root = source.realPath(of: root) else { return false }
            return FilePath.isInside(path, root)
        }

        mutating func search(_ folder: String, depth: Int = 0) throws(FileFailure) {
            // A pack is a folder with one level of folders.
            guard depth < 8, let real = source.realPath(of: folder), seen.insert(PathKey(real)).inserted else { return }
            for entry in try source.entries(in: folder) where entry.name.utf8.first != UInt8(ascii: ".") {
                let path = FilePath.joined(folder, entry.name)
                if entry.isLink, !holds(path) {
                    linksOutward.append(path)
                } else if FilePath.hasEnding(path, ".yaml") || FilePath.hasEnding(path, ".yml") {
                    // A file that a link leads to, too, is read once.
                    let real = source.realPath(of: path) ?? path
                    if seen.insert(PathKey(real)).inserted { paths.append(path) }
                } else if source.kind(of: path) == .folder {
                    try search(path, depth: depth + 1)
                }
            }
        }
    }
}
