import Diagnostics
import Linter

/// What the command line and the configurations ask of a run.
struct RunSetup: Sendable {
    /// Where all files are read.
    let files: any FileSource
    /// Where configurations come from.
    let finder: ConfigurationFinder
    /// The rules for each file.
    let rules: ConfiguredRules
    /// Where rule packs come from.
    let library: PackLibrary
    private let packReports: [FileReport]

    /// Reads what the options say.
    ///
    /// - Parameters:
    ///   - arguments: The options.
    ///   - files: Where all files are read.
    /// - Throws: `UsageError` for options that exclude one another, unknown rules and packs that can't be read.
    init(_ arguments: Arguments, files: any FileSource = .workTree) throws(UsageError) {
        self.files = files
        library = PackLibrary(files)
        var source = ConfigurationFinder.Source.nearest
        if let path = arguments.value("config") {
            if arguments.has("isolated") { throw UsageError(message: "--config and --isolated exclude one another.") }
            guard files.kind(of: path) != nil else { throw UsageError(message: "\(path): there is no such file.") }
            source = .file(path)
        } else if arguments.has("isolated") {
            source = .none
        }
        finder = ConfigurationFinder(source, library: library)
        var selection = RuleSelection()
        selection.guidelines = arguments.list("guidelines")
        var reports = [FileReport]()
        for folder in arguments.all("rules") {
            let path = FilePath.absolute(folder)
            do {
                let pack = try library.read(folder: path)
                reports += pack.reports
                if !selection.packFolders.contains(pack.folder) { selection.packFolders.append(pack.folder) }
            } catch {
                throw UsageError(message: "\(folder) is no rule pack: \(error.message).")
            }
        }
        packReports = reports
        for path in arguments.all("tokens") {
            guard files.kind(of: path) == .file else { throw UsageError(message: "\(path): there is no such file.") }
            selection.tokenFiles.append(FilePath.absolute(path))
        }
        // The packs of the configuration at hand may be the ones that the options speak of.
        if arguments.has("only") || arguments.has("skip") { _ = finder.configuration(forFolder: ".") }
        let names = RuleNames(library, guidelines: selection.guidelines)
        selection.only = try names.ids(arguments.list("only"))
        selection.skipped = try names.ids(arguments.list("skip")) ?? []
        rules = ConfiguredRules(finder: finder, library: library, commandLine: selection)
    }

    /// The mistakes in configurations and rule packs, a report for each file.
    var reports: [FileReport] { finder.reports + packReports + library.tokenReports }

    /// What is worth saying on standard error, a sentence each.
    var notes: [String] { (finder.notes + library.notes).map { "screenlint: \($0)" } }

    /// The configurations that could not be read.
    var failures: [String] { finder.failures }
}
