package import Diagnostics

/// What is asked of a run, by whomever: files, configuration, rules, and what becomes of fixes and known findings.
package struct RunRequest: Sendable {
    /// Where all files are read.
    package var files: any FileSource = .workTree
    /// What reads the rule packs, for whom has it already; nil to make one.
    package var library: PackLibrary?
    /// The files and folders to lint.
    package var paths: [String] = []
    /// A text to lint beside them that is no file, with the path that diagnostics name.
    package var text: (bytes: [UInt8], path: String)?
    /// The git revision since which files must have changed; nil for all files.
    package var since: String?
    /// Whether excluded files are left out even if they are named.
    package var excludesNamedFiles = false
    /// Where configurations come from.
    package var configuration = ConfigurationFinder.Source.nearest
    /// The guidelines for screens that name none; nil to leave that to the configurations.
    package var guidelines: [String]?
    /// The folders of rule packs that always apply.
    package var packFolders: [String] = []
    /// The files with the team's colours, beside those of the configurations.
    package var tokenFiles: [String] = []
    /// The only rules to run, by ids or names; nil for all.
    package var only: [String]?
    /// Rules not to run, by ids or names.
    package var skipped: [String]?
    /// How many files to lint at a time.
    package var jobs = FileSystem.processorCount
    /// What to do with fixes; nil for nothing.
    package var fixMode: FixMode?
    /// The file of known findings; nil for that of the configuration.
    package var baseline: String?
    /// The file that all findings are written to as known; nil to write none.
    package var newBaseline: String?
    /// Whether what is no longer found is taken out of the baseline.
    package var prunesBaseline = false
    /// How files are judged.
    package var options = FileLinter.Options()

    /// Asks for nothing yet.
    package init() {}
}
