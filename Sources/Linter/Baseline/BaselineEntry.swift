package import Diagnostics
import Importers

/// What the baseline knows a diagnostic by: no lines, and no numbers of list elements, so that edits elsewhere in the
/// file and another order of the elements change nothing.
package struct BaselineEntry: Sendable, Hashable, Comparable {
    /// The path of the file, relative to the folder of the baseline.
    private(set) var file: String
    /// The id of the screen; nil for a finding about the file.
    @Uncompared package private(set) var screen: String?
    /// The path of the node, `[]` for any element of a list; nil for a finding about the file.
    let path: String?
    /// The rule's id.
    let rule: String
    /// The id of the screen as it is compared: that of another tool's begins with the path of its file, which is another
    /// one from another folder.
    private let screenName: String?

    init(file: String, screen: String?, path: String?, rule: String) {
        (self.file, self.path, self.rule) = (file, path, rule)
        _screen = Uncompared(wrappedValue: screen)
        screenName = Importer.forFile(at: file) == nil ? screen : screen.map(BaselineEntry.withoutFolders)
    }

    /// An id without the folders that lead to its file.
    private static func withoutFolders(_ id: String) -> String {
        let end = id.lastIndex(of: "#") ?? id.endIndex
        return id[..<end].lastIndex(of: "/").map { String(id[id.index(after: $0)...]) } ?? id
    }
}

extension BaselineEntry {
    /// Makes the entry for a diagnostic of a screen in `file`, which can itself stand in another one; paths are
    /// relative to the baseline's folder.
    package init(_ diagnostic: Diagnostic, of file: String, folder: String) {
        self.init(
            file: BaselineEntry.name(of: file, in: folder),
            screen: diagnostic.screen,
            path: diagnostic.path.map(BaselineEntry.withoutIndices),
            rule: diagnostic.rule
        )
    }

    /// How the entries of a baseline in a folder name a file: by its path from there.
    static func name(of file: String, in folder: String) -> String {
        let path = FilePath.absolute(file)
        return FilePath.relative(path, to: folder) ?? path
    }

    /// A path with `[]` for any element of a list.
    static func withoutIndices(_ path: String) -> String {
        var (result, isIndex) = ("", false)
        for character in path {
            if character == "]" { isIndex = false }
            if !isIndex { result.append(character) }
            if character == "[" { isIndex = true }
        }
        return result
    }

    /// What it says of its screen, wherever that stands.
    var inAnyFile: BaselineEntry {
        var entry = self
        entry.file = ""
        return entry
    }

    private var key: [String] { [file, screen ?? "", path ?? "", rule] }

    /// Orders entries by file, screen, path and rule.
    package static func < (left: BaselineEntry, right: BaselineEntry) -> Bool {
        left.key.lexicographicallyPrecedes(right.key)
    }
}
