package import Diagnostics
import Importers
import RuleEngine

/// Finds the files to lint below the paths given.
///
/// A file that is named is taken whatever its name. Folders are searched for screen descriptions, in the order of their
/// names; hidden folders and those of package managers are left out. A file is found once, however many paths and links
/// lead to it, and a link that leads out of the folders given is left out.
package struct FileDiscovery {
    /// What files that hold no screens are.
    package struct LeftAlone: Hashable, Sendable {
        /// One of them.
        let noun: String
        /// Why nothing in them is checked.
        let reason: String
    }

    /// The files found, each once, sorted by their path.
    package private(set) var files: [String] = []
    /// The named paths at which there is nothing, or in which there is no screen, each with a sentence that helps.
    package private(set) var failures: [String] = []
    /// What was left out because it leads out of the folders given, a sentence each.
    private(set) var notes: [String] = []
    /// The number of named files left out because a configuration excludes them.
    private(set) var excludedCount = 0
    /// Whether the folder being searched has something that is left out by its configuration.
    private var leavesOut = false
    /// The number of files found that hold no screens, by what they are.
    private(set) var leftAlone: [LeftAlone: Int] = [:]
    private let source: any FileSource
    private let finder: ConfigurationFinder?
    private let excludesNamedFiles: Bool
    /// The real paths of the folders given.
    private let roots: [String]
    /// The real paths of the files that were named, or found by a link.
    private var realPaths = Set<PathKey>()
    /// The files found, as they were reached.
    private var found = Set<PathKey>()
    /// The folders searched by their real paths, each as it was reached.
    private var searched: [PathKey: String] = [:]
    private var links: [(folder: String, name: String)] = []

    private static let skippedFolders: Set<String> = ["node_modules", "Pods", "DerivedData"]
    private static let endings = [".screen.yaml", ".screen.yml"]

    /// Whether a file with a name is searched for, whatever a configuration says.
    package static func hasScreenName(_ name: String) -> Bool {
        endings.contains { FilePath.hasEnding(name, $0) } || Importer.forFile(at: name) != nil
    }

    /// Whether the folder of a file is searched where the search begins at a folder, both by their absolute paths.
    package static func searches(_ path: String, below root: String) -> Bool {
        guard let relative = FilePath.relative(path, to: root) else { return false }
        return !relative.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { name in
            name.first == UInt8(ascii: ".") || skippedFolders.contains(String(Substring(name)))
        }
    }

    /// Whether an entry of a folder is not looked at: one with a dot before its name, unless that is a file called like a
    /// screen, and not what editors (`.#a.screen.yaml`) and Macs (`._a.screen.yaml`) put beside one.
    private static func isPassedOver(_ entry: FileEntry) -> Bool {
        guard entry.name.utf8.first == UInt8(ascii: ".") else { return false }
        return entry.isFolder || entry.isLink || !hasScreenName(entry.name)
            || [".#", "._"].contains(where: entry.name.hasPrefix)
    }

    /// Searches the paths, with the usual patterns for files to include where there is no finder of configurations;
    /// files that are named are searched even if a configuration excludes them, unless that holds for them, too.
    package init(
        _ paths: [String],
        in source: any FileSource = .workTree,
        finder: ConfigurationFinder? = nil,
        excludesNamedFiles: Bool = false
    ) {
        (self.source, self.finder, self.excludesNamedFiles) = (source, finder, excludesNamedFiles)
        roots = paths.filter { source.kind(of: $0) == .folder }.compactMap(source.realPath)
        for path in paths { search(path) }
        files.sort { PathKey($0) < PathKey($1) }
    }

    private mutating func search(_ path: String) {
        let kind = source.kind(of: path)
        if kind != nil, leavesOutNamed(path) {
            excludedCount += 1
            return
        }
        switch kind {
        case .file, .other:
            // A file of texts stands for the files whose screens show them.
            let owners = Importer.owners(ofTextAt: path, in: source)
            if owners.isEmpty, Importer.isText(path) {
                leftAlone[LeftAlone(noun: "text file", reason: "beside no screen file"), default: 0] += 1
                return
            }
            // A hook names what has changed, of which a folder would not be searched for everything.
            if excludesNamedFiles, let importer = Importer.forFile(at: path), !mayHold(path, importer) {
                let reason = importer.others ?? "no screens of \(importer.tool)"
                leftAlone[LeftAlone(noun: "file", reason: reason), default: 0] += 1
                return
            }
            for file in owners.isEmpty ? [path] : owners { add(file, real: source.realPath(of: file)) }
        case .folder: searchNamedFolder(path)
        case nil:
            // `--guidelines apple-hig sap-fiori-ios`
            let hint = RuleLibrary.packNames.contains(path) ? "; between guidelines stands a comma" : ""
            failures.append("\(path): there is no such file or folder\(hint).")
        }
    }

    /// Whether a file is left out although it is named.
    func leavesOutNamed(_ path: String) -> Bool {
        excludesNamedFiles && path != LintRun.Input.standardInput && finder?.excludes(path) == true
    }

    private mutating func searchNamedFolder(_ path: String) {
        guard let root = source.realPath(of: path) else {
            failures.append("\(path): there is no such file or folder.")
            return
        }
        let before = files.count
        leavesOut = false
        var others = [String]()
        searchFolder(path, real: root, &others)
        // What links lead to is looked at last, so that a file is reported at its own place if it has one here.
        while let (folder, name) = links.popLast() { follow(name, in: folder, &others) }
        guard files.count == before, !hasFound(below: root) else { return }
        if leavesOut {
            failures.append(
                "\(path): there is no screen description here but what the configuration's 'exclude' leaves out."
            )
            return
        }
        let imported = Importer.all.map { "for \($0.tool), \($0.endings.joined(separator: " and "))" }
        var message =
            "\(path): there is no screen description here; their names end in "
            + "\(FileDiscovery.endings.joined(separator: ", ")) or, \(imported.joined(separator: "; "))."
        if let other = others.prefix(FileDiscovery.mostExamined).first(where: looksLikeScreen) {
            let stem = FilePath.name(of: other).prefix { $0 != "." }
            message += " \(other) looks like a screen; name it \(stem).screen.yaml, or name it on the command line."
        }
        failures.append(message)
    }

    private func hasFound(below root: String) -> Bool {
        let folders = searched.filter { FilePath.isInside($0.key.path, root) }.map(\.value)
        return files.contains { folders.contains(FilePath.folder(of: $0)) }
            || realPaths.contains { FilePath.isInside($0.path, root) }
    }

    private mutating func searchFolder(_ folder: String, real: String, _ others: inout [String]) {
        guard searched[PathKey(real)] == nil else { return }
        searched[PathKey(real)] = folder
        let entries: [FileEntry]
        do {
            entries = try source.entries(in: folder)
        } catch {
            failures.append("\(folder): \(error.message).")
            return
        }
        let configuration = finder?.configuration(forFolder: folder)
        let filter = configuration?.include == nil ? nil : configuration
        let excluding = finder?.configurations(excludingIn: folder) ?? []
        for entry in entries where !FileDiscovery.isPassedOver(entry) {
            if entry.isLink {
                links.append((folder, entry.name))
            } else {
                let (path, real) = (FilePath.joined(folder, entry.name), FilePath.joined(real, entry.name))
                if !excluding.isEmpty, case let absolute = FilePath.absolute(path),
                    excluding.contains(where: { $0.excludes(absolute) })
                {
                    leavesOut = true
                } else {
                    take(path, real: real, isFolder: entry.isFolder, filter, &others)
                }
            }
        }
    }

    /// Takes a file if it is one to lint, or searches a folder.
    private mutating func take(
        _ path: String,
        real: String,
        isFolder: Bool = false,
        _ filter: Configuration?,
        _ others: inout [String]
    ) {
        if let filter, filter.includes(FilePath.absolute(path)), source.kind(of: path) == .file {
            return add(path, real: real)
        }
        func hasEnding(_ ending: String) -> Bool { FilePath.hasEnding(path, ending) }
        if !isFolder, FileDiscovery.endings.contains(where: hasEnding) {
            add(path, real: real)
        } else if let importer = Importer.forFile(at: path), source.kind(of: path) == .file {
            if mayHold(path, importer) {
                add(path, real: real)
            } else if let others = importer.others {
                leftAlone[LeftAlone(noun: "\(importer.tool) file", reason: others), default: 0] += 1
            }
        } else if source.kind(of: path) == .folder {
            if !FileDiscovery.skippedFolders.contains(FilePath.name(of: path)) {
                searchFolder(path, real: real, &others)
            }
        } else if hasEnding(".yaml") || hasEnding(".yml") {
            others.append(path)
        }
    }

    /// Takes the file that a link leads to, if it lies in the folders given; a folder there is searched at its own place.
    private mutating func follow(_ name: String, in folder: String, _ others: inout [String]) {
        let path = FilePath.joined(folder, name)
        let configuration = finder?.configuration(forFolder: folder)
        guard let real = source.realPath(of: path) else {
            // It leads nowhere; who opens it finds out why.
            if FileDiscovery.endings.contains(where: { FilePath.hasEnding(path, $0) }) { add(path, real: nil) }
            return
        }
        if finder?.excludes(path) == true || finder?.excludes(real) == true { return }
        guard let root = roots.first(where: { FilePath.isInside(real, $0) }) else {
            if mayHoldScreens(path, configuration) {
                notes.append("\(path) leads out of the folders given, and is left out.")
            }
            return
        }
        if FileDiscovery.searches(real, below: root), source.kind(of: path) == .file {
            take(path, real: real, configuration, &others)
        }
    }

    private func mayHoldScreens(_ path: String, _ configuration: Configuration?) -> Bool {
        source.kind(of: path) == .folder || configuration?.includes(FilePath.absolute(path)) == true
            || FileDiscovery.hasScreenName(path)
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
        guard let bytes = try? source.read(path) else { return true }
        return importer.mayHold(bytes)
    }

    /// Adds a file by the path as it was reached, unless one with its real path, if it has one, has been found.
    private mutating func add(_ path: String, real: String?) {
        let real = PathKey(real ?? FilePath.absolute(path))
        let folder = searched[PathKey(FilePath.folder(of: real.path))]
        let ownPath = folder.map { FilePath.joined($0, FilePath.name(of: real.path)) }
        // A file at its own place in a folder is known by that; the real paths of all would take memory.
        if let ownPath, PathKey(ownPath) == PathKey(path) {
            if realPaths.contains(real) { return }
        } else if ownPath.map({ found.contains(PathKey($0)) }) == true || !realPaths.insert(real).inserted {
            return
        }
        if found.insert(PathKey(path)).inserted { files.append(path) }
    }
}
