import Diagnostics
import Linter
import RuleEngine
import YAMLSyntax

/// What the workspace knows of one screen description.
struct IndexedFile: Sendable {
    /// The folder whose screens it is compared with.
    let context: String
    /// What rules that compare screens found in it.
    var facts: [ComparedFact]
    /// The ids of its screens.
    var ids: [ScreenID]
    /// The screens and words in it.
    let content: ScreenContent

    /// Whether the same is found in another state of the file, wherever it stands there.
    func isSame(as other: IndexedFile) -> Bool {
        facts.elementsEqual(other.facts) { $0.isSame(as: $1) } && ids.elementsEqual(other.ids) { $0.isSame(as: $1) }
    }

    /// Larger files are not read.
    static let largestFile = YAMLLimits.standard.byteCount
}

/// Reads the screen descriptions of a workspace.
struct IndexWork: Sendable {
    /// The absolute paths of the workspace's folders.
    let folders: [String]
    let setup: ServerSetup
    /// The number of times that reading was asked for, to tell what is out of date.
    let generation: Int

    /// Reads all files.
    func run() -> [String: IndexedFile] {
        var linter = FileLinter(files: setup.files) { setup.rules.provider(forFile: $0) }
        linter.onlyCompares = true
        var files = [String: IndexedFile]()
        for folder in folders {
            let configuration = setup.finder.isNearest ? setup.finder.configuration(forFolder: folder) : nil
            let root = configuration?.folder ?? folder
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
        linter.onlyCompares = true
        return read(path, &linter)
    }

    private func read(_ path: String, _ linter: inout FileLinter) -> IndexedFile? {
        guard let context = context(ofFile: path),
            let bytes = try? setup.files.read(path, limit: IndexedFile.largestFile)
        else { return nil }
        let report = linter.lint(bytes, path: FilePath.display(path))
        return IndexedFile(
            context: context,
            facts: report.facts,
            ids: report.ids,
            content: ScreenContent(bytes)
        )
    }

    /// The folder whose screens a file is compared with.
    func context(ofFile path: String) -> String? {
        let configuration = setup.finder.isNearest ? setup.configuration(for: path) : nil
        return configuration?.folder ?? folders.first { FilePath.relative(path, to: $0) != nil }
    }
}
