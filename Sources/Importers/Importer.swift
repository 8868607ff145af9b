package import Diagnostics
package import ScreenModel
package import YAMLSyntax

/// A kind of screen file of another tool: how it is read, and what it allows.
///
/// All that differs between such files and screen descriptions stands here; nobody else asks how a path ends.
package struct Importer: Sendable {
    /// The tool, as messages name it.
    package let tool: String
    /// What the paths of its files end with.
    package let endings: [String]
    /// What the paths of the files end with that its screens take texts from.
    package let textEndings: [String]
    /// The file that the screens of the one at a path take texts from, where their nodes don't tell; nil for none.
    package let texts: @Sendable (_ path: String, _ files: any FileSource) -> String?
    /// The files whose screens take texts from the one at a path, for somebody who names that one.
    let owners: @Sendable (_ path: String, _ files: any FileSource) -> [String]
    /// What the files with such a name are that `mayHold` leaves out; nil if nobody need know of them.
    package let others: String?
    /// The pack for screens of which nobody says which guidelines apply; nil for the one that other screens get.
    package let defaultGuideline: String?
    /// Whether fixes can be written into the file; the tool's own editor may write it another way.
    package let allowsFixes: Bool
    /// Whether two files can have a screen with the same id; where an id begins with the path, they can't.
    package let sharesIDs: Bool
    /// Whether a file holds such a screen, as far as its bytes tell; a broken file can be one, too.
    package let mayHold: @Sendable (_ bytes: [UInt8]) -> Bool
    /// Parses a file into the tree; false if it turns out to be none of the tool's, and was parsed as YAML.
    package let parse: @Sendable (_ bytes: [UInt8], _ tree: inout YAMLTree) -> Bool
    /// Reads the screens of a file that was parsed, with what that takes from other files.
    ///
    /// The records are made in `store`, so that its memory is used again; what it held is dropped.
    package let describe:
        @Sendable (
            _ path: String,
            _ tree: inout YAMLTree,
            _ context: inout ImportContext,
            _ store: consuming RecordStore
        ) -> Description

    /// All importers.
    package static let all = [mdk, interfaceBuilder]

    /// The files that a named file of texts stands for; none if it is no such file.
    package static func owners(ofTextAt path: String, in files: any FileSource) -> [String] {
        all.filter { $0.textEndings.contains(where: path.hasSuffix) }.flatMap { $0.owners(path, files) }
    }

    /// Whether a path is one of a file that screens may take texts from, as far as it tells.
    package static func isText(_ path: String) -> Bool {
        all.contains { $0.textEndings.contains(where: path.hasSuffix) }
    }

    /// The importer of the file at a path, as far as the path tells; nil for a screen description.
    package static func forFile(at path: String) -> Importer? {
        all.first { $0.endings.contains(where: path.hasSuffix) }
    }
}

/// What importers read beside the files themselves, each text once.
package struct ImportContext {
    /// Where texts are read.
    let files: any FileSource
    /// The localised texts of MDK apps.
    var catalogs: TextCatalogs
    /// The translations that Xcode keeps beside screen files.
    var translations: TranslationCatalogs
    /// The storyboards that refer to others.
    var storyboards: StoryboardIndex

    /// Creates a context in which nothing has been read yet.
    package init(_ files: any FileSource) {
        self.files = files
        translations = TranslationCatalogs(files)
        storyboards = StoryboardIndex(files)
        catalogs = TextCatalogs(files)
    }
}
