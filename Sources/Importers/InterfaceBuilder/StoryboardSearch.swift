import Diagnostics

/// Finds the storyboards that may belong to one app, each folder looked into once.
struct StoryboardSearch {
    private let files: any FileSource
    private var contents: [String: Content] = [:]
    /// The folders that may hold the app of the storyboards in a folder.
    private var roots: [String: [String]] = [:]

    /// What a folder holds.
    private struct Content {
        var storyboards: [String] = []
        var folders: [String] = []
        /// Whether an Xcode project stands in it, so that an app stands below it.
        var isProject = false
        /// Whether it is the root of a repository, above which nothing belongs to a file in it.
        var isRepository = false
    }

    /// How many folders, and how many storyboards, are looked at for one app.
    private static let (mostFolders, mostStoryboards) = (1000, 500)
    /// How far below the folder of an app, and how far above a storyboard, is looked.
    private static let (deepest, highest) = (8, 6)
    /// How far above a storyboard its app may begin where there is no project.
    private static let highestWithoutProject = 3
    private static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
    /// The endings of folders that Xcode shows as one file.
    private static let packages: Set<String> = [
        "xcassets", "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "playground", "xcdatamodeld",
        "app", "docc", "appiconset", "imageset", "scnassets", "swiftpm",
    ]

    init(_ files: any FileSource) { self.files = files }

    /// The folders that may hold the app of a storyboard, the innermost first: that of its project alone, or where there is
    /// none the one above its own, and further ones within what the path names.
    mutating func roots(ofFileAt path: String) -> [String] {
        let folder = LocalizedPath(path).folder
        if let known = roots[folder] { return known }
        if roots.count >= 4 * StoryboardSearch.mostFolders { roots.removeAll() }
        let found = roots(ofStoryboardsIn: folder)
        roots[folder] = found
        return found
    }

    private mutating func roots(ofStoryboardsIn innermost: String) -> [String] {
        var folder = innermost[...]
        var roots = [innermost]
        for level in 0..<StoryboardSearch.highest {
            let path = String(folder)
            let content = content(of: path)
            if content.isProject { return [path] }
            if level == 1 {
                roots = [path]
            } else if 2...StoryboardSearch.highestWithoutProject ~= level, path != "", !innermost.hasPrefix("/") {
                roots.append(path)
            }
            let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/"))
            let name = folder[(slash.map(folder.utf8.index(after:)) ?? folder.startIndex)...]
            if content.isRepository || ["", ".", ".."].contains(name) { break }
            folder = folder[..<(slash ?? folder.startIndex)]
        }
        return roots
    }

    /// The paths of the storyboards below a folder.
    mutating func storyboards(below root: String) -> [String] {
        var paths = [String]()
        var folderCount = 0
        find(in: root, depth: 0, &paths, &folderCount)
        return paths
    }

    private mutating func find(in folder: String, depth: Int, _ paths: inout [String], _ folderCount: inout Int) {
        guard depth < StoryboardSearch.deepest, folderCount < StoryboardSearch.mostFolders,
            paths.count < StoryboardSearch.mostStoryboards
        else { return }
        folderCount += 1
        let content = content(of: folder)
        paths += content.storyboards.prefix(StoryboardSearch.mostStoryboards - paths.count)
        for inner in content.folders { find(in: inner, depth: depth + 1, &paths, &folderCount) }
    }

    private mutating func content(of folder: String) -> Content {
        if let known = contents[folder] { return known }
        if contents.count >= 4 * StoryboardSearch.mostFolders { contents.removeAll() }
        var content = Content()
        for entry in (try? files.entries(in: folder.isEmpty ? "." : folder)) ?? [] {
            let name = entry.name
            if name == ".git" { content.isRepository = true }
            if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { content.isProject = true }
            guard !entry.isLink, !name.hasPrefix(".") else { continue }
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            if name.hasSuffix(".storyboard") {
                content.storyboards.append(path)
            } else if mayBeFolder(name, at: path) {
                content.folders.append(path)
            }
        }
        contents[folder] = content
        return content
    }

    /// Whether something may be a folder with storyboards; files are told by the endings of their names, if they have any.
    private func mayBeFolder(_ name: String, at path: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return !StoryboardSearch.skippedFolders.contains(name) }
        let ending = name[name.index(after: dot)...]
        if ending == "lproj" { return true }
        // `Rocket.Chat` is a folder, `Chat.swift` is none.
        guard !StoryboardSearch.packages.contains(String(ending)),
            ending.contains(where: { $0.isUppercase || $0 == " " })
        else { return false }
        return files.kind(of: path) == .folder
    }
}
