package import Diagnostics
package import RuleEngine
import YAMLSyntax

/// Reads rule packs by name or from folders.
package enum RulePackFolder {
    /// Reads the pack in a folder: its `pack.yaml` and all YAML files below it.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder; its name is the pack's.
    ///   - source: Where it is read.
    ///   - readsExamples: Whether to read the examples of its rules.
    /// - Returns: The pack.
    /// - Throws: Why the folder holds no pack or can't be read.
    package static func read(
        _ folder: String,
        in source: any FileSource,
        readsExamples: Bool
    ) throws(FileFailure) -> LoadedPack {
        let trimmed = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let packPath = trimmed + "/pack.yaml"
        guard source.kind(of: packPath) == .file || source.kind(of: trimmed) != .folder else {
            throw FileFailure(message: "there is no pack.yaml, so this is no rule pack")
        }
        var paths = [String]()
        var seen = Set<FileIdentity>()
        try search(trimmed, in: source, depth: 0, &paths, &seen)
        var files = [RuleFile]()
        for path in [packPath] + paths.filter({ $0 != packPath }) {
            let bytes = try source.read(path, limit: YAMLLimits.standard.byteCount + 1)
            files.append(RuleFile(path: path, bytes: bytes))
        }
        guard let pack = LoadedPack(name: name(of: trimmed), files: files, readsExamples: readsExamples) else {
            throw FileFailure(message: "there is no rule file")
        }
        return pack
    }

    private static func name(of folder: String) -> String {
        let isHere = folder == "." || folder.hasSuffix("/.") || folder.hasSuffix("..")
        let path = isHere ? FileSystem.workingFolder : folder
        return path.split(separator: "/").last.map(String.init) ?? "rules"
    }

    private static func search(
        _ folder: String,
        in source: any FileSource,
        depth: Int,
        _ paths: inout [String],
        _ seen: inout Set<FileIdentity>
    ) throws(FileFailure) {
        // A pack is a folder with one level of folders; deeper than this, or seen before, is a loop of links.
        guard depth < 8, let identity = source.identity(of: folder), seen.insert(identity).inserted else { return }
        for name in try source.names(in: folder) where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
                paths.append(path)
            } else if source.kind(of: path) == .folder {
                try search(path, in: source, depth: depth + 1, &paths, &seen)
            }
        }
    }
}
