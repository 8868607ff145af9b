import Diagnostics
import Linter
import RuleEngine
import YAMLSyntax

/// What the workspace knows of one screen description.
struct IndexedFile: Sendable {
    /// The folder whose screens it is compared with.
    let context: String
    /// What others are compared with.
    var facts: FileFacts
    /// The screens and words in it.
    let content: ScreenContent

    /// Larger files are not read.
    static let largestFile = YAMLLimits.standard.byteCount
}

/// Reads the screen descriptions of a workspace.
struct IndexWork: Sendable {
    /// The absolute paths of the workspace's folders.
    let folders: [String]
    let setup: RunSetup
    /// The number of times that reading was asked for, to tell what is out of date.
    let generation: Int

    /// Reads all files.
    func run() -> [String: IndexedFile] {
        var linter = FileLinter(files: setup.files) { setup.rules.provider(forFile: $0) }
        var files = [String: IndexedFile]()
        for root in roots {
            for path in FileDiscovery([root], in: setup.files, finder: setup.finder).files {
                files[path] = read(path, &linter)
            }
        }
        return files
    }

    /// Reads one file, by its absolute path; nil if it is no screen description of the workspace.
    func read(_ path: String) -> IndexedFile? {
        guard case .screen = DocumentKind(path, setup) else { return nil }
        var linter = FileLinter(files: setup.files) { setup.rules.provider(forFile: $0) }
        return read(path, &linter)
    }

    private func read(_ path: String, _ linter: inout FileLinter) -> IndexedFile? {
        guard let context = context(ofFile: path),
            let bytes = try? setup.files.read(path, limit: IndexedFile.largestFile)
        else { return nil }
        let judged = linter.judge(bytes, path: FilePath.display(path), onlyFacts: true)
        return IndexedFile(context: context, facts: judged.facts, content: ScreenContent(bytes))
    }

    /// The folders that are searched.
    private var roots: [String] {
        folders.map { folder in
            let configuration = setup.finder.isNearest ? setup.finder.configuration(forFolder: folder) : nil
            return configuration?.folder ?? folder
        }
    }

    /// The folder whose screens a file is compared with; nil where nobody searches, as for a copy of an old state.
    func context(ofFile path: String) -> String? {
        guard roots.contains(where: { FileDiscovery.searches(path, below: $0) }) else { return nil }
        let configuration = setup.finder.isNearest ? setup.finder.configuration(forFile: path) : nil
        return configuration?.folder ?? folders.first { FilePath.relative(path, to: $0) != nil }
    }
}
