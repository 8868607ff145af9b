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
    /// - Throws: `UsageError` for options that exclude one another, unknown rules and packs that can't be read.
    init(_ arguments: Arguments) throws(UsageError) {
        files = .workTree
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
                reports += try library.read(folder: path)
            } catch {
                throw UsageError(message: "\(folder) is no rule pack: \(error.message).")
            }
            selection.packFolders.append(path)
        }
        packReports = reports
        // The packs of the configuration at hand may be the ones that the options speak of.
        if arguments.has("only") || arguments.has("skip") { _ = finder.configuration(forFolder: ".") }
        selection.only = try RunSetup.ids(arguments.list("only"), library)
        selection.skipped = try RunSetup.ids(arguments.list("skip"), library) ?? []
        rules = ConfiguredRules(finder: finder, library: library, commandLine: selection)
    }

    private static func ids(_ names: [String]?, _ library: PackLibrary) throws(UsageError) -> Set<String>? {
        guard let names else { return nil }
        var ids = Set<String>()
        for name in names {
            guard let id = library.currentID(ofRule: name) else {
                let suggestion = library.suggestion(forRule: name)
                throw UsageError(
                    message: "There is no rule '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ".")
                )
            }
            ids.insert(id)
        }
        return ids
    }

    /// The mistakes in configurations and rule packs, a report for each file.
    var reports: [FileReport] { finder.reports + packReports }

    /// The configurations that could not be read.
    var failures: [String] { finder.failures }
}
