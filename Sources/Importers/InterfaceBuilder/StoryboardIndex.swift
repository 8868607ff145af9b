package import Diagnostics

/// Knows which storyboards belong together, so that each can refer to the others.
///
/// They are those of one Xcode project. Where there is none, they are those below the innermost folder around the storyboard
/// at hand in which others refer to it, or all to which it refers are found; it begins with the one above its own.
package struct StoryboardIndex {
    private let files: any FileSource
    private var search: StoryboardSearch
    private var families: [String: StoryboardFamily] = [:]
    /// The storyboards that were parsed to follow references.
    private var parsed: [String: InterfaceBuilderDocument] = [:]
    private var parsedBytes = 0
    /// The storyboards that refer to no other, which need not be read again.
    private var plain = Set<String>()

    /// How many families are kept to be used again.
    private static let mostFamilies = 1000
    /// How many bytes of storyboards are kept to follow references, of one and of all.
    private static let (mostBytes, mostBytesOfAll) = (16 << 20, 64 << 20)

    /// Creates an index that has read nothing yet.
    package init(_ files: any FileSource) {
        self.files = files
        search = StoryboardSearch(files)
    }

    /// What the other storyboards of its app say of the one at a path.
    package mutating func family(ofFileAt path: String) -> StoryboardFamily {
        guard path.hasSuffix(".storyboard") else { return StoryboardFamily() }
        var first: StoryboardFamily?
        for root in search.roots(ofFileAt: path) {
            let family = family(below: root)
            if family.isConnected(path) { return family }
            first = first ?? family
        }
        return first ?? StoryboardFamily()
    }

    /// The file at a path, whose bytes are given; one that was parsed to follow its references is not parsed again.
    func document(at path: String, _ bytes: [UInt8]) -> InterfaceBuilderDocument {
        if let known = parsed[path], ExpatParser.areSame(known.xml.source, bytes) { return known }
        return InterfaceBuilderDocument(bytes)
    }

    private mutating func family(below root: String) -> StoryboardFamily {
        if let known = families[root] { return known }
        if families.count >= StoryboardIndex.mostFamilies || parsedBytes > StoryboardIndex.mostBytesOfAll / 2 {
            (families, parsed, parsedBytes) = ([:], [:], 0)
        }
        var texts: [String: [UInt8]] = [:]
        // They are changed by closures, of which `self` can't be part.
        var (parsed, byteCount, plain, files) = (parsed, parsedBytes, plain, files)
        func text(_ path: String) -> [UInt8]? {
            guard byteCount < StoryboardIndex.mostBytesOfAll else { return nil }
            return try? files.read(path, limit: StoryboardIndex.mostBytes)
        }
        let family = StoryboardFamily(search.storyboards(below: root)) { path in
            if let known = parsed[path] { return known }
            guard let bytes = texts.removeValue(forKey: path) ?? text(path) else { return nil }
            let document = InterfaceBuilderDocument(bytes)
            parsed[path] = document
            byteCount += bytes.count
            return document
        } refersToOthers: { path in
            guard !plain.contains(path), let bytes = parsed[path]?.xml.source ?? text(path) else { return false }
            guard ExpatParser.holds("<viewControllerPlaceholder", bytes) else {
                plain.insert(path)
                return false
            }
            if parsed[path] == nil { texts[path] = bytes }
            return true
        }
        (self.parsed, parsedBytes, self.plain) = (parsed, byteCount, plain)
        families[root] = family
        return family
    }
}
