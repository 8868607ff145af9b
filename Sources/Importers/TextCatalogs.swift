package import Diagnostics
import YAMLSyntax

/// Finds the i18n file of an MDK page: the nearest `i18n/i18n.properties` above it, in its repository if it has one.
package struct TextCatalogs {
    private let files: any FileSource
    private var known: [String: PropertiesFile?] = [:]

    /// How far above the working folder the search goes for a page named by a relative path.
    private static let levelsAbove = 6

    /// Creates an empty cache.
    package init(_ files: any FileSource) { self.files = files }

    /// The texts for the page at a path; nil if no folder above it has an i18n file.
    package mutating func catalog(forPageAt path: String) -> PropertiesFile? {
        file(forPageAt: path).flatMap { known[$0] ?? nil }
    }

    /// The path of the file with the texts for the page at a path; nil if no folder above it has one.
    mutating func file(forPageAt path: String) -> String? {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let found = file(in: folder + "/") { return found }
            if files.isRepository(folder + "/") { return nil }
        }
        guard !path.hasPrefix("/") else { return nil }
        var prefix = ""
        for _ in 0...TextCatalogs.levelsAbove {
            if let found = file(in: prefix) { return found }
            if files.isRepository(prefix) { return nil }
            prefix += "../"
        }
        return nil
    }

    private mutating func file(in folder: some StringProtocol) -> String? {
        let path = folder + "i18n/i18n.properties"
        if known[path] == nil {
            let isThere = files.holds(path, in: String(folder))
            let bytes = isThere ? try? files.read(path, limit: YAMLLimits.standard.byteCount) : nil
            known.updateValue(bytes.map(PropertiesFile.init), forKey: path)
        }
        return (known[path] ?? nil) == nil ? nil : path
    }
}
