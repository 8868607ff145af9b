package import Diagnostics

/// Finds the storyboards that refer to others, and what they say of where these stand.
///
/// An app's storyboards stand together: those below the folder above the one at hand (and its `.lproj`) are looked at,
/// each once. Of several with one name nobody knows which is meant, so references to these count within their folder only.
package struct StoryboardIndex {
    private let files: any FileSource
    private var known: [String: [String: StoryboardReferences]] = [:]
    /// The storyboards that were parsed to follow their references, and have not been asked for yet.
    private var parsed: [String: InterfaceBuilderDocument] = [:]

    /// How many folders, and how many storyboards, are looked at for one app.
    private static let mostFolders = 400
    private static let mostStoryboards = 300
    private static let deepest = 4
    private static let mostBytes = 16 << 20
    /// References that lead on through this many storyboards are followed.
    private static let mostRounds = 8
    private static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]

    /// Creates an index that has read nothing yet.
    package init(_ files: any FileSource) { self.files = files }

    /// What other storyboards say of the one at a path.
    package mutating func references(toFileAt path: String) -> StoryboardReferences {
        guard path.hasSuffix(".storyboard") else { return StoryboardReferences() }
        var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
        let isTop = files.isRepository(folders.map { $0 + "/" }.joined())
        if !isTop, folders.count > 1 || folders.first.map({ $0 != "" && $0 != "." && $0 != ".." }) == true {
            folders.removeLast()
        }
        let root = folders.joined(separator: "/")
        if known[root] == nil {
            if known.count >= 64 { known.removeAll() }
            parsed.removeAll()
            known[root] = references(below: root)
        }
        return known[root]?[path] ?? StoryboardReferences()
    }

    /// The file at a path, whose bytes are given; one that was parsed to follow its references is not parsed again.
    package mutating func document(at path: String, _ bytes: [UInt8]) -> InterfaceBuilderDocument {
        if let known = parsed.removeValue(forKey: path), known.xml.source == bytes { return known }
        return InterfaceBuilderDocument(bytes)
    }

    /// A storyboard that refers to others.
    private struct Referrer {
        let path: String
        let document: InterfaceBuilderDocument
    }

    private mutating func references(below root: String) -> [String: StoryboardReferences] {
        var paths = [String]()
        var folderCount = 0
        find(in: root, depth: 0, &paths, &folderCount)
        guard paths.count > 1 else { return [:] }
        let referrers = paths.compactMap(referrer)
        guard !referrers.isEmpty else { return [:] }
        for referrer in referrers { parsed[referrer.path] = referrer.document }
        let byName = Dictionary(grouping: paths, by: StoryboardIndex.name)
        let ways = referrers.map { StoryboardIndex.ways(from: $0, byName) }
        var references: [String: StoryboardReferences] = [:]
        for _ in 0..<StoryboardIndex.mostRounds {
            var next: [String: StoryboardReferences] = [:]
            for (referrer, ways) in zip(referrers, ways) {
                let entries = references[referrer.path]?.entries(of: referrer.document) ?? [:]
                let containment = Containment(referrer.document, entries: entries)
                for way in ways {
                    let found = containment.places[way.controller].surroundings
                    let before = next[way.target]?.surroundings[way.identifier]
                    next[way.target, default: StoryboardReferences()].surroundings[way.identifier] =
                        before?.union(found) ?? found
                }
            }
            if next.mapValues(\.surroundings) == references.mapValues(\.surroundings) { break }
            references = next
        }
        return references
    }

    /// A reference of a storyboard: the number of the controller that stands for another, and where that is.
    private struct Way {
        let controller: Int
        let target: String
        let identifier: String?
    }

    private static func ways(from referrer: Referrer, _ byName: [String: [String]]) -> [Way] {
        let xml = referrer.document.xml
        return referrer.document.controllers.indices.compactMap { number in
            let controller = referrer.document.controllers[number]
            guard controller.kind == .reference, let name = xml.value(of: "storyboardName", in: controller.element),
                xml.attribute("bundleIdentifier", of: controller.element) == nil,
                let target = target(byName[name] ?? [], from: referrer.path)
            else { return nil }
            let identifier = xml.value(of: "referencedIdentifier", in: controller.element)
            return Way(controller: number, target: target, identifier: identifier)
        }
    }

    /// The storyboard that a reference means: the only one of its name, or the one beside it.
    private static func target(_ paths: [String], from path: String) -> String? {
        if paths.count == 1 { return paths[0] }
        let beside = paths.filter { folder(of: $0) == folder(of: path) }
        return beside.count == 1 ? beside[0] : nil
    }

    private static func folder(of path: String) -> String {
        var folders = path.split(separator: "/").dropLast()
        if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
        return folders.joined(separator: "/")
    }

    private static func name(of path: String) -> String {
        String((path.split(separator: "/").last ?? "").dropLast(".storyboard".count))
    }

    /// The storyboard at a path if it refers to others; its bytes tell, before it is parsed.
    private func referrer(_ path: String) -> Referrer? {
        guard let bytes = try? files.read(path, limit: StoryboardIndex.mostBytes),
            ExpatParser.holds("<viewControllerPlaceholder", bytes)
        else {
            return nil
        }
        return Referrer(path: path, document: InterfaceBuilderDocument(bytes))
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
            } else if !name.contains(".") || name.hasSuffix(".lproj"), !StoryboardIndex.skippedFolders.contains(name) {
                find(in: path, depth: depth + 1, &paths, &folderCount)
            }
        }
    }
}
