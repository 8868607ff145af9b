import Diagnostics
import Importers
import Linter

/// What a document is to the server.
enum DocumentKind: Hashable, Sendable {
    /// A screen description.
    case screen
    /// A configuration.
    case configuration
    /// A file of the rule pack in a folder.
    case rules(folder: String)
    /// A file with the team's colours.
    case tokens
    /// A file that screens of other tools take texts from.
    case texts
    /// Something that the command would not read.
    case other

    /// Tells what the file at an absolute path is.
    init(_ path: String, _ setup: RunSetup) {
        let name = FilePath.name(of: path)
        let configuration = setup.finder.configuration(forFile: path)
        if name == Configuration.fileName || setup.finder.files.contains(path) {
            self = .configuration
        } else if FileDiscovery.hasScreenName(name) || configuration?.includes(path) == true {
            self = setup.finder.excludes(path) ? .other : .screen
        } else if [".yaml", ".yml"].contains(where: { FilePath.hasEnding(name, $0) }),
            let folder = DocumentKind.pack(of: path, in: setup.files)
        {
            self = .rules(folder: folder)
        } else if DocumentKind.isTokenFile(path, setup) {
            self = .tokens
        } else if !Importer.owners(ofTextAt: path, in: setup.files).isEmpty {
            self = .texts
        } else {
            self = .other
        }
    }

    /// Whether a configuration names a file for its colours, or a file that it names does.
    private static func isTokenFile(_ path: String, _ setup: RunSetup) -> Bool {
        guard [".json", ".tokens", ".md", ".yaml", ".yml"].contains(where: path.hasSuffix) else { return false }
        // The files are read when the rules for a file are first asked for.
        _ = setup.rules.provider(forFile: path)
        return setup.library.tokenFiles.contains(path)
    }

    /// The folder of the rule pack that a file belongs to: the nearest with a `pack.yaml`.
    private static func pack(of path: String, in files: any FileSource) -> String? {
        var folder = path
        for _ in 0..<4 where folder != "/" {
            folder = FilePath.folder(of: folder)
            if files.kind(of: folder + "/pack.yaml") == .file { return folder }
        }
        return nil
    }
}
