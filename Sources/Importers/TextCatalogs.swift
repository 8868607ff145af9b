package import Diagnostics
import YAMLSyntax

/// Finds the i18n file that an MDK page takes its texts from: the nearest `i18n/i18n.properties` above it, in its
/// repository if it has one.
///
/// Each folder is looked into once, whatever the number of pages below it.
package struct TextCatalogs {
    private let files: any FileSource
    private var known: [String: PropertiesFile?] = [:]

    /// How far above the working folder the search goes for a page named by a relative path.
    private static let levelsAbove = 6

    /// Creates an empty cache.
    package init(_ files: any FileSource) { self.files = files }

    /// The texts for the page at a path; nil if no folder above it has an i18n file.
    package mutating func catalog(forPageAt path: String) -> PropertiesFile? {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let found = catalog(in: folder + "/") { return found }
            if files.isRepository(folder + "/") { return nil }
        }
        guard !path.hasPrefix("/") else { return nil }
        var prefix = ""
        for _ in 0...TextCatalogs.levelsAbove {
            if let found = catalog(in: prefix) { return found }
            if files.isRepository(prefix) { return nil }
            prefix += "../"
        }
        return nil
    }

    private mutating func catalog(in folder: some StringProtocol) -> PropertiesFile? {
        let path = folder + "i18n/i18n.properties"
        if let known = known[path] { return known }
        let bytes =
            files.holds(path, in: String(folder)) ? try? files.read(path, limit: YAMLLimits.standard.byteCount) : nil
        let file = bytes.map(PropertiesFile.init)
        known.updateValue(file, forKey: path)
        return file
    }
}
