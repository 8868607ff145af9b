package import Diagnostics
package import RuleEngine

/// The configurations and rules of a run.
package struct RunSetup: Sendable {
    /// Where all files are read.
    package let files: any FileSource
    /// Where configurations come from.
    package let finder: ConfigurationFinder
    /// The rules for each file.
    package let rules: ConfiguredRules
    /// Where rule packs come from.
    package let library: PackLibrary
    private let packReports: [FileReport]
    private let nameNotes: [String]

    /// Reads what a request names; throws for missing files, unknown guidelines and rules, and unreadable packs.
    package init(_ request: RunRequest) throws(UsageError) {
        files = request.files
        let library = request.library ?? PackLibrary(files)
        self.library = library
        if case .file(let path) = request.configuration {
            switch files.kind(of: path) {
            case nil: throw UsageError("\(path): there is no such file.")
            case .folder: throw UsageError("\(path) is a folder; name the configuration in it.")
            default: break
            }
        }
        finder = ConfigurationFinder(request.configuration, library: library)
        var selection = RuleSelection()
        selection.guidelines = request.guidelines
        var reports = [FileReport]()
        for folder in request.packFolders {
            let path = FilePath.absolute(folder)
            let pack = try UsageError.telling("\(folder) is no rule pack:", library.read(folder: path))
            reports += pack.reports
            library.applyToAll(folder: pack.folder)
            if !selection.packFolders.contains(pack.folder) { selection.packFolders.append(pack.folder) }
        }
        packReports = reports
        try RunSetup.check(request.guidelines, library, finder)
        selection.tokenFiles = try RunSetup.tokenFiles(named: request.tokenFiles, in: files)
        // Rules may be those of packs that the configuration at hand names.
        if request.only != nil || request.skipped != nil { _ = finder.configuration(forFolder: ".") }
        let names = RuleNames(library: library, guidelines: selection.guidelines)
        var nameNotes = [String]()
        selection.only = try names.ids(request.only, notes: &nameNotes)
        selection.skipped = try names.ids(request.skipped, notes: &nameNotes) ?? []
        if let id = request.skipped?.first(where: OwnRule.endsReading) { throw UsageError(RuleNames.unsilenced(id)) }
        self.nameNotes = nameNotes
        rules = ConfiguredRules(finder: finder, library: library, commandLine: selection)
    }

    /// Refuses guidelines that are neither built in nor packs of the command line or of the configuration at hand.
    private static func check(
        _ guidelines: [String]?,
        _ library: PackLibrary,
        _ finder: ConfigurationFinder
    ) throws(UsageError) {
        guard let guidelines, !guidelines.allSatisfy(RuleLibrary.packNames.contains) else { return }
        _ = finder.configuration(forFolder: ".")
        let packs = library.packs.map(\.name)
        guard let wrong = guidelines.first(where: { !packs.contains($0) }) else { return }
        let advice = GuidelineName.advice(for: wrong, among: packs)
        let own = advice.hasSuffix("?") ? "" : " A pack of your own is named by --rules or 'rulePacks', too."
        throw UsageError("There is no guideline '\(wrong)'; \(advice)\(own)")
    }

    /// The absolute paths of the token files that somebody names, by paths or by patterns below the folder at hand.
    package static func tokenFiles(named names: [String], in files: any FileSource) throws(UsageError) -> [String] {
        var paths = [String]()
        var search = TokenFileSearch(FileSystem.workingFolder, in: files)
        for name in names {
            switch files.kind(of: name) {
            case nil where name.contains("*"):
                let found = search.files(name)
                if found.isEmpty { throw UsageError("\(name): no file below the folder at hand fits.") }
                paths += found
            case nil: throw UsageError("\(name): there is no such file.")
            case .folder: throw UsageError("\(name) is a folder; name token files.")
            default: paths.append(FilePath.absolute(name))
            }
        }
        return paths
    }

    /// The mistakes in configurations, rule packs and token files, a report for each file.
    package var reports: [FileReport] {
        let ofTokens = library.tokenReports.compactMap { report in
            let kept = report.diagnostics.compactMap(rules.provider(forFile: report.path).selection.adjusted)
            return kept.isEmpty ? nil : FileReport(path: report.path, source: report.source, diagnostics: kept)
        }
        return FileReport.joined(finder.reports + packReports + library.reportsOfUnknownRules) + ofTokens
    }

    /// What is worth saying on standard error, a sentence each.
    package var notes: [String] { (nameNotes + finder.notes + library.notes).map { "screenlint: \($0)" } }

    /// What keeps the configurations read so far from meaning all that they say, as sentences.
    package var obstacles: [String] { finder.obstacles + library.tokenFailures }

    /// The configurations and token files that could not be read.
    package var failures: [String] { finder.failures + library.tokenFailures }

    /// The screens that those of a file are compared with when it is linted by itself, with its number among their files;
    /// nil if they are its own alone.
    package func screens(comparedWith path: String) -> (screens: ComparedScreens, number: Int)? {
        let contexts = ComparisonContexts(of: [path], folders: [], found: [], in: files, finder: finder)
        guard contexts.number(of: path) != nil else { return nil }
        let paths = ([path] + contexts.others).sorted { FilePath.absolute($0) < FilePath.absolute($1) }
        var linter = FileLinter(files: files) { [rules] in rules.provider(forFile: $0) }
        var comparison = ScreenComparison()
        var all = [FileFacts]()
        var number = 0
        for other in paths {
            guard let bytes = try? files.read(other) else {
                comparison.isComplete = false
                continue
            }
            let facts = linter.judge(bytes, path: other, onlyFacts: true).facts
            if other == path { number = all.count }
            comparison.add(facts)
            all.append(facts)
        }
        return (comparison.finish { [all] in all[$0] }, number)
    }
}
