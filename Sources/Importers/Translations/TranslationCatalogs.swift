package import Diagnostics

/// Finds and reads the translations of screen files that Xcode keeps beside them.
///
/// `App/Base.lproj/Main.storyboard` has those of `App/de.lproj/Main.strings` and of other such folders, and those of the
/// String Catalog `App/mul.lproj/Main.xcstrings` or `App/Main.xcstrings`. A folder is listed once, a file read once.
package struct TranslationCatalogs {
    /// What stands in a folder that was looked into.
    private struct Folder {
        /// Whether what has a name is a link.
        var isLink: [String: Bool] = [:]
        /// The languages that have a folder in it, in their order.
        var languages: [String] = []
    }

    private let files: any FileSource
    private var listed: [String: Folder] = [:]
    private var known: [String: Translations] = [:]

    /// How many bytes a file of translations may have; a larger one is not read.
    private static let mostBytes = 16 << 20
    /// How many files' translations, and how many folders' names, are kept to be used again.
    private static let (mostKept, mostFolders) = (64, 1000)
    /// What the folders of languages end with.
    private static let ending = ".lproj"

    /// Creates catalogs that have read nothing yet.
    package init(_ files: any FileSource) { self.files = files }

    mutating func translations(ofFileAt path: String) -> Translations {
        if let found = known[path] { return found }
        let place = LocalizedPath(path)
        guard let stem = place.stem else { return Translations() }
        var found = [Translation]()
        let folder = folder(place.prefix)
        for language in folder.languages where language != "Base" && language != "mul" {
            if let (path, bytes) = read("\(stem).strings", in: language + TranslationCatalogs.ending, of: place.prefix)
            {
                found.append(StringsFile.translation(bytes, path: path, language: language))
            }
        }
        for inner in folder.languages.contains("mul") ? ["mul.lproj", nil] : [nil] {
            if let (path, bytes) = read("\(stem).xcstrings", in: inner, of: place.prefix) {
                found.append(StringCatalog.translation(bytes, path: path))
            }
        }
        let translations = Translations(found)
        if known.count >= TranslationCatalogs.mostKept { known.removeAll() }
        known[path] = translations
        return translations
    }

    /// The storyboards and xibs that take texts from the file of translations at a path.
    static func owners(ofFileAt path: String, in files: any FileSource) -> [String] {
        let place = LocalizedPath(path)
        guard let stem = place.stem else { return [] }
        let names = (try? files.names(in: place.prefix.isEmpty ? "." : place.prefix)) ?? []
        let folders = [""] + names.filter { $0.hasSuffix(ending) }.map { $0 + "/" }
        return folders.flatMap { inner in
            [".storyboard", ".xib"].map { "\(place.prefix)\(inner)\(stem)\($0)" }
        }.filter { files.kind(of: $0) == .file }
    }

    /// The path and the content of a file in a folder of the app, or in that of the app itself; both lie in the latter.
    private mutating func read(_ name: String, in inner: String?, of app: String) -> (String, [UInt8])? {
        let prefix = inner.map { "\(app)\($0)/" } ?? app
        guard let isLink = folder(prefix).isLink[name] else { return nil }
        let path = prefix + name
        let mayLeadAway = isLink || inner.map { folder(app).isLink[$0] != false } == true
        guard files.kind(of: path) == .file, !mayLeadAway || files.holds(path, in: app),
            let bytes = try? files.read(path, limit: TranslationCatalogs.mostBytes + 1),
            bytes.count <= TranslationCatalogs.mostBytes
        else { return nil }
        return (path, bytes)
    }

    private mutating func folder(_ path: String) -> Folder {
        if let known = listed[path] { return known }
        if listed.count >= TranslationCatalogs.mostFolders { listed.removeAll() }
        var folder = Folder()
        for entry in (try? files.entries(in: path.isEmpty ? "." : path)) ?? [] {
            folder.isLink[entry.name] = entry.isLink
            let name = entry.name.utf8
            if name.suffix(6).elementsEqual(TranslationCatalogs.ending.utf8) {
                folder.languages.append(String(decoding: name.dropLast(6), as: UTF8.self))
            }
        }
        folder.languages.sort()
        listed[path] = folder
        return folder
    }
}
