package import Diagnostics
import RuleEngine

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

    /// Reads what a request names.
    ///
    /// - Throws: `UsageError` for files that aren't there, unknown guidelines and rules, and packs that can't be read.
    package init(_ request: RunRequest) throws(UsageError) {
        files = request.files
        library = PackLibrary(files)
        if case .file(let path) = request.configuration, files.kind(of: path) == nil {
            throw UsageError(message: "\(path): there is no such file.")
        }
        finder = ConfigurationFinder(request.configuration, library: library)
        var selection = RuleSelection()
        selection.guidelines = request.guidelines
        let packs = RuleLibrary.packNames
        if let wrong = request.guidelines?.first(where: { !packs.contains($0) }) {
            let advice = GuidelineName.advice(for: wrong, among: packs)
            throw UsageError(message: "There is no guideline '\(wrong)'; \(advice)")
        }
        var reports = [FileReport]()
        for folder in request.packFolders {
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
        for path in request.tokenFiles {
            guard files.kind(of: path) == .file else { throw UsageError(message: "\(path): there is no such file.") }
            selection.tokenFiles.append(FilePath.absolute(path))
        }
        // Rules may be those of packs that the configuration at hand names.
        if request.only != nil || request.skipped != nil { _ = finder.configuration(forFolder: ".") }
        let names = RuleNames(library, guidelines: selection.guidelines)
        selection.only = try names.ids(request.only)
        selection.skipped = try names.ids(request.skipped) ?? []
        rules = ConfiguredRules(finder: finder, library: library, commandLine: selection)
    }

    /// The mistakes in configurations, rule packs and token files, a report for each file.
    package var reports: [FileReport] {
        let ofTokens = library.tokenReports.compactMap { report in
            let kept = report.diagnostics.compactMap(rules.provider(forFile: report.path).selection.adjusted)
            return kept.isEmpty ? nil : FileReport(path: report.path, source: report.source, diagnostics: kept)
        }
        return finder.reports + packReports + ofTokens
    }

    /// What is worth saying on standard error, a sentence each.
    package var notes: [String] { (finder.notes + library.notes).map { "screenlint: \($0)" } }

    /// The configurations that could not be read.
    package var failures: [String] { finder.failures }
}
