package import Diagnostics

/// Finds the storyboards that belong together, each of which can refer to the others.
///
/// They are those below the folder of the Xcode project around the one at hand; where there is none, below the folder above
/// its own. Each is looked at once.
package struct StoryboardIndex {
    private let files: any FileSource
    private var families: [String: StoryboardFamily] = [:]
    /// The storyboards that were parsed to follow references.
    private var parsed: [String: InterfaceBuilderDocument] = [:]
    private var parsedBytes = 0
    private var marks: [String: Mark] = [:]

    /// What a folder is known to be, by what stands in it.
    private enum Mark { case none, project, repository }

    /// How many folders, and how many storyboards, are looked at for one app.
    private static let mostFolders = 1000
    private static let mostStoryboards = 500
    private static let (deepest, highest) = (8, 6)
    /// How many bytes of storyboards are kept to follow references, of one and of all.
    private static let (mostBytes, mostBytesOfAll) = (16 << 20, 64 << 20)
    private static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
    /// The endings of folders that Xcode shows as one file.
    private static let packages: Set<String> = [
        "xcassets", "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "playground", "xcdatamodeld",
        "app",
        "docc", "appiconset", "imageset", "scnassets", "swiftpm",
    ]

    /// Creates an index that has read nothing yet.
    package init(_ files: any FileSource) { self.files = files }

    /// What the other storyboards of its app say of the one at a path.
    package mutating func references(ofFileAt path: String) -> StoryboardReferences {
        guard path.hasSuffix(".storyboard") else { return StoryboardReferences() }
        let root = root(of: path)
        if let known = families[root] { return StoryboardReferences(known) }
        if families.count >= 64 || parsedBytes > StoryboardIndex.mostBytesOfAll / 2 {
            (families, parsed, parsedBytes) = ([:], [:], 0)
        }
        var paths = [String]()
        var folderCount = 0
        find(in: root, depth: 0, &paths, &folderCount)
        let family = family(of: paths)
        families[root] = family
        return StoryboardReferences(family)
    }

    /// The file at a path, whose bytes are given; one that was parsed to follow its references is not parsed again.
    package func document(at path: String, _ bytes: [UInt8]) -> InterfaceBuilderDocument {
        if let known = parsed[path], known.xml.source == bytes { return known }
        return InterfaceBuilderDocument(bytes)
    }

    private mutating func family(of paths: [String]) -> StoryboardFamily {
        var texts: [String: [UInt8]] = [:]
        var (parsed, byteCount) = (parsed, parsedBytes)
        let files = files
        func text(_ path: String) -> [UInt8]? {
            guard byteCount < StoryboardIndex.mostBytesOfAll else { return nil }
            return try? files.read(path, limit: StoryboardIndex.mostBytes)
        }
        let family = StoryboardFamily(paths) { path in
            if let known = parsed[path] { return known }
            guard let bytes = texts.removeValue(forKey: path) ?? text(path) else { return nil }
            let document = InterfaceBuilderDocument(bytes)
            parsed[path] = document
            byteCount += bytes.count
            return document
        } refersToOthers: { path in
            let bytes = parsed[path]?.xml.source ?? text(path)
            guard let bytes, ExpatParser.holds("<viewControllerPlaceholder", bytes) else { return false }
            if parsed[path] == nil { texts[path] = bytes }
            return true
        }
        (self.parsed, parsedBytes) = (parsed, byteCount)
        return family
    }

    /// The folder that holds the storyboards of an app: that of its project, or the one above the storyboard's own.
    private mutating func root(of path: String) -> String {
        var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
        var root = folders.joined(separator: "/")
        for level in 0..<StoryboardIndex.highest {
            let folder = folders.joined(separator: "/")
            let isProject = mark(of: folder) == .project
            if level == 1 || isProject { root = folder }
            // Nothing above the root of a repository belongs to a file in it, and nothing above what a path names.
            if isProject || mark(of: folder) == .repository || ["", ".", ".."].contains(folders.last ?? "") { break }
            folders.removeLast()
        }
        return root
    }

    private mutating func mark(of folder: String) -> Mark {
        if let known = marks[folder] { return known }
        if marks.count >= StoryboardIndex.mostFolders { marks.removeAll() }
        let names = (try? files.names(in: folder.isEmpty ? "." : folder)) ?? []
        var mark = names.contains(".git") ? Mark.repository : .none
        if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) { mark = .project }
        marks[folder] = mark
        return mark
    }

    private func find(in folder: String, depth: Int, _ paths: inout [String], _ folderCount: inout Int) {
        guard depth < StoryboardIndex.deepest, folderCount < StoryboardIndex.mostFolders,
            let entries = try? files.entries(in: folder.isEmpty ? "." : folder)
        else { return }
        folderCount += 1
        for entry in entries where paths.count < StoryboardIndex.mostStoryboards {
            let name = entry.name
            guard !entry.isLink, !name.hasPrefix(".") else { continue }
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            if name.hasSuffix(".storyboard") {
                paths.append(path)
            } else if mayBeFolder(name, at: path) {
                find(in: path, depth: depth + 1, &paths, &folderCount)
            }
        }
    }

    /// Whether something may be a folder with storyboards; files are told by the endings of their names, if they have any.
    private func mayBeFolder(_ name: String, at path: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return !StoryboardIndex.skippedFolders.contains(name) }
        let ending = String(name[name.index(after: dot)...])
        if ending == "lproj" { return true }
        // `Rocket.Chat` is a folder, `Chat.swift` is none.
        guard !StoryboardIndex.packages.contains(ending), ending.first?.isUppercase == true || ending.contains(" ")
        else {
            return false
        }
        return files.kind(of: path) == .folder
    }
}
