import Diagnostics
import Linter
import RuleEngine

/// What is known of the workspace beside the open documents: the folders, and the screens in them.
///
/// Screens are compared with those of the same context: all below the folder of the configuration in force, or without
/// one, below the workspace folder. Where there is no workspace, nothing is compared.
struct Workspace {
    /// The absolute paths of the folders.
    private(set) var folders: [String] = []
    /// What the screen descriptions hold, by absolute path.
    private(set) var files: [String: IndexedFile] = [:]
    private var contexts: [String: ComparedContext] = [:]
    /// The contexts in which something stands elsewhere by now, and is otherwise the same.
    private var moved = Set<String>()
    /// The contexts that are to be compared again.
    private var outdated = Set<String>()
    private var baselines: [String: Baseline?] = [:]
    private var needsIndex = false
    private var generation = 0
    /// The files that changed while the workspace was being read.
    private var changedMeanwhile: [String]? = []

    /// Takes over the folders of the workspace, which are then to be read.
    mutating func setFolders(_ folders: [String]) {
        self.folders = folders
        reset()
    }

    /// Forgets everything; the workspace is to be read anew.
    mutating func reset() {
        self = Workspace(folders: folders, needsIndex: !folders.isEmpty, generation: generation + 1)
    }

    /// Takes out the reading of the workspace, if that is to be done.
    mutating func takeIndexWork(_ setup: RunSetup) -> IndexWork? {
        guard needsIndex else { return nil }
        needsIndex = false
        return IndexWork(folders: folders, setup: setup, generation: generation)
    }

    /// Takes out the reading of the workspace as long as it is not done; what is read beside is out of date then.
    mutating func takeWorkAtOnce(_ setup: RunSetup) -> IndexWork? {
        guard !folders.isEmpty, changedMeanwhile != nil else { return nil }
        generation += 1
        needsIndex = true
        return takeIndexWork(setup)
    }

    /// Takes over what was read; false if it is out of date by now.
    mutating func finishIndexing(_ work: IndexWork, _ files: [String: IndexedFile]) -> Bool {
        guard work.generation == generation else { return false }
        // What has been linted meanwhile is newer than what was read.
        self.files.merge(files) { own, read in
            IndexedFile(context: read.context, facts: own.facts, content: read.content)
        }
        for path in changedMeanwhile ?? [] { self.files[path] = work.read(path) }
        changedMeanwhile = nil
        for context in Set(self.files.values.map(\.context)) { compare(context) }
        return true
    }

    /// Reads a file anew that has changed, come or gone.
    mutating func update(_ path: String, _ setup: RunSetup) {
        guard changedMeanwhile == nil else {
            changedMeanwhile?.append(path)
            return
        }
        set(IndexWork(folders: folders, setup: setup, generation: generation).read(path), at: path)
    }

    /// Takes over what was found in a text that is being typed.
    mutating func setCompared(_ facts: FileFacts, ofFile path: String, _ setup: RunSetup) {
        guard let context = context(ofFile: path, setup) else { return }
        let content = files[path]?.content ?? ScreenContent([])
        set(IndexedFile(context: context, facts: facts, content: content), at: path)
    }

    /// The context of a file; nil for one that is not of the workspace, which is not compared.
    func context(ofFile path: String, _ setup: RunSetup) -> String? {
        if let known = files[path]?.context { return known }
        // A file that has not been saved yet is of the workspace, too.
        guard folders.contains(where: { FilePath.relative(path, to: $0) != nil }) else { return nil }
        return IndexWork(folders: folders, setup: setup, generation: generation).context(ofFile: path)
    }

    /// Takes over what was found in a file, and notes what is to be compared again if that is not what it was.
    private mutating func set(_ new: IndexedFile?, at path: String) {
        let old = files.removeValue(forKey: path)
        files[path] = new
        guard let context = (new ?? old)?.context, old?.facts != new?.facts else { return }
        let isSame = old.flatMap { old in new.map { old.facts.isSame(as: $0.facts) } } ?? false
        if isSame { moved.insert(context) } else { outdated.insert(context) }
    }

    /// Whether something is to be compared again.
    var isOutdated: Bool { !outdated.isEmpty }

    /// Compares the contexts again that are out of date, and tells which.
    mutating func compareAgain() -> Set<String> {
        let contexts = outdated
        outdated = []
        for context in contexts { compare(context) }
        return contexts
    }

    /// What a file is compared with: the screens of its context; none for a file that is not of the workspace.
    mutating func others(than file: JudgedFile, _ path: String, _ setup: RunSetup) -> OtherScreens {
        guard let name = context(ofFile: path, setup) else { return .none }
        guard let others = contexts[name]?.others(than: path) else { return .notYetKnown }
        // Only what points at other files needs to know where everything stands by now.
        guard moved.contains(name), file.isConcerned(by: others) else { return others }
        compare(name)
        return contexts[name]?.others(than: path) ?? others
    }

    /// The baseline of the run that a file would be linted in: that of the workspace folder's configuration.
    mutating func baseline(forFile path: String, _ setup: RunSetup) -> Baseline? {
        let folder = folders.first { FilePath.relative(path, to: $0) != nil } ?? FilePath.folder(of: path)
        guard let file = setup.finder.configuration(forFolder: folder)?.baseline?.value else { return nil }
        return baselines.remembered(file) { try? Baseline(file, in: setup.files, currentID: setup.library.currentID) }
    }

    /// Whether the baseline at a path is in use.
    func usesBaseline(_ path: String) -> Bool { baselines.keys.contains(path) }

    /// Compares the files of a context.
    private mutating func compare(_ name: String) {
        moved.remove(name)
        let compared = files.filter { $0.value.context == name }.sorted { $0.key < $1.key }
        var comparison = ScreenComparison()
        for (_, file) in compared { comparison.add(file.facts) }
        let facts = compared.map(\.value.facts)
        contexts[name] = ComparedContext(
            screens: comparison.finish { facts[$0] },
            numbers: Dictionary(uniqueKeysWithValues: zip(compared.map(\.key), 0...))
        )
    }
}

/// What the screens of a context are compared with.
private struct ComparedContext {
    let screens: ComparedScreens
    /// The numbers of the files, by their absolute paths.
    let numbers: [String: Int]

    func others(than path: String) -> OtherScreens { .context(screens, number: numbers[path] ?? -1) }
}
