/// Finds the i18n file that an MDK page takes its texts from: the nearest `i18n/i18n.properties` above it.
///
/// Each folder is looked into once, whatever the number of pages below it.
package struct TextCatalogs {
    private let read: (String) -> [UInt8]?
    private var known: [String: PropertiesFile?] = [:]

    /// How far above the working folder the search goes for a page named by a relative path.
    private static let levelsAbove = 6

    /// Creates an empty cache.
    ///
    /// - Parameter read: Reads the file at a path; nil if there is none.
    package init(read: @escaping (String) -> [UInt8]?) {
        self.read = read
    }

    /// The texts for the page at a path; nil if no folder above it has an i18n file.
    package mutating func catalog(forPageAt path: String) -> PropertiesFile? {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let found = catalog(in: folder + "/") { return found }
        }
        guard !path.hasPrefix("/") else { return nil }
        var prefix = ""
        for _ in 0...TextCatalogs.levelsAbove {
            if let found = catalog(in: prefix) { return found }
            prefix += "../"
        }
        return nil
    }

    private mutating func catalog(in folder: some StringProtocol) -> PropertiesFile? {
        let path = folder + "i18n/i18n.properties"
        if let known = known[path] { return known }
        let file = read(path).map(PropertiesFile.init)
        known.updateValue(file, forKey: path)
        return file
    }
}
