package import Diagnostics

/// The texts of one file of translations, with where each stands.
///
/// A file holds one language (`.strings`) or several (`.xcstrings`).
package struct Translation: Sendable {
    /// A text in a file.
    struct Entry: Sendable {
        /// The text.
        let text: String
        /// Where it stands, without its quotes.
        let range: SourceRange
    }

    /// The path of the file.
    package let path: String
    /// The file's text, in UTF-8.
    package let source: [UInt8]
    /// The texts by key, then by language.
    var entries: [String: [String: Entry]] = [:]
}

/// Finds and reads the translations of screen files that Xcode keeps beside them.
///
/// `App/Base.lproj/Main.storyboard` has those of `App/de.lproj/Main.strings` and of other such folders, and those of the
/// String Catalog `App/mul.lproj/Main.xcstrings` or `App/Main.xcstrings`. A folder is listed once, a file read once.
package struct TranslationCatalogs {
    private let files: any FileSource
    /// What stands in the folders that were looked into.
    private var listed: [String: Set<String>] = [:]
    private var known: [String: [Translation]] = [:]

    /// How many bytes a file of translations may have; a larger one is not read.
    private static let mostBytes = 16 << 20
    /// How many files' translations, and how many folders' names, are kept to be used again.
    private static let (mostKept, mostFolders) = (64, 1000)

    /// Creates catalogs that have read nothing yet.
    package init(_ files: any FileSource) { self.files = files }

    /// The translations of a file, in the order of their paths.
    package mutating func translations(ofFileAt path: String) -> [Translation] {
        if let found = known[path] { return found }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.last, let dot = name.lastIndex(of: ".") else { return [] }
        let stem = name[..<dot]
        let isInLanguage = parts.dropLast().last?.hasSuffix(".lproj") == true
        let folder = parts.dropLast(isInLanguage ? 2 : 1).map { $0 + "/" }.joined()
        var translations = [Translation]()
        let names = names(in: folder)
        for language in names.filter({ $0.hasSuffix(".lproj") }).map({ String($0.dropLast(".lproj".count)) }).sorted()
        where language != "Base" && language != "mul" {
            if let (path, bytes) = read("\(stem).strings", in: "\(folder)\(language).lproj/", of: folder) {
                translations.append(StringsFile.translation(bytes, path: path, language: language))
            }
        }
        for inner in names.contains("mul.lproj") ? ["\(folder)mul.lproj/", folder] : [folder] {
            if let (path, bytes) = read("\(stem).xcstrings", in: inner, of: folder) {
                translations.append(StringCatalog.translation(bytes, path: path))
            }
        }
        if known.count >= TranslationCatalogs.mostKept { known.removeAll() }
        known[path] = translations
        return translations
    }

    /// The storyboards and xibs that take texts from the file of translations at a path.
    static func owners(ofFileAt path: String, in files: any FileSource) -> [String] {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.last, let dot = name.lastIndex(of: ".") else { return [] }
        let isInLanguage = parts.dropLast().last?.hasSuffix(".lproj") == true
        let folder = parts.dropLast(isInLanguage ? 2 : 1).map { $0 + "/" }.joined()
        let names = (try? files.names(in: folder.isEmpty ? "." : folder)) ?? []
        let folders = [""] + names.filter { $0.hasSuffix(".lproj") }.map { $0 + "/" }
        return folders.flatMap { inner in
            [".storyboard", ".xib"].map { "\(folder)\(inner)\(name[..<dot])\($0)" }
        }.filter { files.kind(of: $0) == .file }
    }

    /// The path and the content of a file in a folder, which both lie in the folder of the app.
    private mutating func read(_ name: String, in folder: String, of app: String) -> (String, [UInt8])? {
        let path = folder + name
        guard names(in: folder).contains(name), files.kind(of: path) == .file, files.holds(path, in: app),
            let bytes = try? files.read(path, limit: TranslationCatalogs.mostBytes + 1),
            bytes.count <= TranslationCatalogs.mostBytes
        else { return nil }
        return (path, bytes)
    }

    private mutating func names(in folder: String) -> Set<String> {
        if let known = listed[folder] { return known }
        if listed.count >= TranslationCatalogs.mostFolders { listed.removeAll() }
        let names = Set((try? files.names(in: folder.isEmpty ? "." : folder)) ?? [])
        listed[folder] = names
        return names
    }
}
