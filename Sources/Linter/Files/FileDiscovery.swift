package import Diagnostics
import Importers
import YAMLSyntax

/// Finds the files to lint below the paths given.
///
/// A file that is named is taken whatever its name. Folders are searched for screen descriptions, in the order of their
/// names; hidden folders and those of package managers are left out, and a loop of links ends.
package struct FileDiscovery {
    /// The files found, each once, sorted by their path.
    package private(set) var files: [String] = []
    /// The named paths at which there is nothing, or in which there is no screen, each with a sentence that helps.
    package private(set) var failures: [String] = []
    /// The number of named files left out because a configuration excludes them.
    package private(set) var excludedCount = 0
    /// The number of files found that hold no screens, by what they are.
    package private(set) var leftAlone: [String: Int] = [:]
    private let source: any FileSource
    private let finder: ConfigurationFinder?
    private let excludesNamedFiles: Bool
    private var seen = Set<String>()
    private var visitedFolders = Set<FileIdentity>()

    private static let skippedFolders: Set<String> = ["node_modules", "Pods", "DerivedData"]
    private static let endings = [".screen.yaml", ".screen.yml"]

    /// Whether a file with a name is searched for, whatever a configuration says.
    package static func hasScreenName(_ name: String) -> Bool {
        endings.contains(where: name.hasSuffix) || Importer.forFile(at: name) != nil
    }

    /// Searches the paths.
    ///
    /// - Parameters:
    ///   - paths: Files and folders.
    ///   - source: Where they are.
    ///   - finder: Where to ask which files to include and exclude; nil for the usual ones.
    ///   - excludesNamedFiles: Whether files that are named are left out, too, if a configuration excludes them.
    package init(
        _ paths: [String],
        in source: any FileSource = .workTree,
        finder: ConfigurationFinder? = nil,
        excludesNamedFiles: Bool = false
    ) {
        self.source = source
        self.finder = finder
        self.excludesNamedFiles = excludesNamedFiles
        for path in paths { search(path) }
        files.sort()
    }

    private mutating func search(_ path: String) {
        let kind = source.kind(of: path)
        if excludesNamedFiles, kind != nil, isExcluded(path) {
            excludedCount += 1
            return
        }
        switch kind {
        case .file, .other:
            // A file of texts stands for the files whose screens show them.
            let owners = Importer.owners(ofTextAt: path, in: source)
            for file in owners.isEmpty ? [path] : owners { add(file) }
        case .folder: searchNamedFolder(path)
        case nil: failures.append("\(path): there is no such file or folder.")
        }
    }

    private func isExcluded(_ path: String) -> Bool {
        guard let configuration = finder?.configuration(forFolder: FilePath.folder(of: path)) else { return false }
        return configuration.excludes(FilePath.absolute(path))
    }

    private mutating func searchNamedFolder(_ path: String) {
        let before = files.count
        var others = [String]()
        searchFolder(path, &others)
        guard files.count == before, !seen.contains(where: { $0.hasPrefix(path) }) else { return }
        let imported = Importer.all.map { "for \($0.tool), \($0.endings.joined(separator: " and "))" }
        var message =
            "\(path): there is no screen description here; their names end in "
            + "\(FileDiscovery.endings.joined(separator: ", ")) or, \(imported.joined(separator: "; "))."
        if let other = others.prefix(FileDiscovery.mostExamined).first(where: looksLikeScreen) {
            let name = other.split(separator: "/").last ?? other[...]
            let stem = name.prefix { $0 != "." }
            message += " \(other) looks like a screen; name it \(stem).screen.yaml, or name it on the command line."
        }
        failures.append(message)
    }

    private mutating func searchFolder(_ folder: String, _ others: inout [String]) {
        guard let identity = source.identity(of: folder), visitedFolders.insert(identity).inserted else { return }
        let names: [String]
        do {
            names = try source.names(in: folder)
        } catch {
            failures.append("\(folder): \(error.message).")
            return
        }
        let configuration = finder?.configuration(forFolder: folder)
        let filter = configuration?.exclude == nil && configuration?.include == nil ? nil : configuration
        for name in names where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? folder + name : folder == "." ? name : "\(folder)/\(name)"
            if let filter {
                let absolute = FilePath.absolute(path)
                if filter.excludes(absolute) { continue }
                if filter.includes(absolute), source.kind(of: path) == .file {
                    add(path)
                    continue
                }
            }
            if FileDiscovery.endings.contains(where: name.hasSuffix) {
                add(path)
            } else if let importer = Importer.forFile(at: name), source.kind(of: path) == .file {
                if mayHold(path, importer) {
                    add(path)
                } else if let others = importer.others {
                    leftAlone["\(importer.tool) files that are \(others)", default: 0] += 1
                }
            } else if source.kind(of: path) == .folder {
                if !FileDiscovery.skippedFolders.contains(name) { searchFolder(path, &others) }
            } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
                others.append(path)
            }
        }
    }

    private static let mostExamined = 1000

    /// Whether a YAML file has a key at its top that a screen description begins with.
    private func looksLikeScreen(_ path: String) -> Bool {
        guard let bytes = try? source.read(path, limit: 1 << 16) else { return false }
        return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
            line.starts(with: "id:".utf8) || line.starts(with: "screens:".utf8)
        }
    }

    /// Several tools may have files of one ending; one that can't be read is kept, so that the run says so.
    private func mayHold(_ path: String, _ importer: Importer) -> Bool {
        guard let bytes = try? source.read(path, limit: YAMLLimits.standard.byteCount + 1) else { return true }
        return importer.mayHold(bytes)
    }

    private mutating func add(_ path: String) {
        if seen.insert(path).inserted { files.append(path) }
    }
}
