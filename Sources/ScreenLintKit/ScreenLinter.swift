// ScreenLintKit: the public face of screenlint, for Swift programs and tests of apps that lint screens themselves. It asks
// for the same runs as the command, so that configurations, rule packs, baselines and suppressions count alike.
//
//     import ScreenLintKit
//
//     let linter = try ScreenLinter(guidelines: ["sap-fiori-ios"])
//     for finding in try linter.lint(paths: ["Screens"]) { print(finding) }
internal import Diagnostics
internal import Linter
internal import RuleEngine
internal import Synchronization

/// Lints screen descriptions, as the `screenlint` command does.
public struct ScreenLinter: Sendable {
    /// Where the settings of a run come from.
    public enum Configuration: Sendable, Hashable {
        /// The nearest `.screenlint.yml` in or above the folder of each file, as for the command.
        case nearest
        /// One file for all, by its path.
        case file(String)
        /// The text of one, in YAML; its paths count from the working folder.
        case text(String)
        /// No configuration.
        case none
    }

    /// The path that findings in a configuration have which was given as a text.
    public static let configurationPath = "<configuration>"

    /// The names of the built-in rule packs.
    public static var guidelines: [String] { RuleLibrary.packNames }

    private let request: RunRequest

    /// Creates a linter.
    ///
    /// - Parameters:
    ///   - guidelines: The rule packs for screens that name none; nil to leave that to the configuration.
    ///   - configuration: Where settings come from.
    ///   - rulePacks: The folders of rule packs of your own, beside those of the configuration.
    ///   - tokens: The files with your colours as design tokens, beside those of the configuration.
    ///   - only: The only rules to run, by id or by a name that one pack has; nil for all.
    ///   - skip: Rules not to run.
    ///   - baseline: The file of known findings; nil for that of the configuration.
    /// - Throws: `ScreenLintError` for a guideline or rule that nobody has, a file that isn't there, and a folder that is no
    ///   rule pack.
    public init(
        guidelines: [String]? = nil,
        configuration: Configuration = .nearest,
        rulePacks: [String] = [],
        tokens: [String] = [],
        only: [String]? = nil,
        skip: [String] = [],
        baseline: String? = nil
    ) throws(ScreenLintError) {
        var request = RunRequest()
        switch configuration {
        case .nearest: request.configuration = .nearest
        case .none: request.configuration = .none
        case .file(let path): request.configuration = .file(path)
        case .text(let text):
            request.files = FilesInMemory([Self.configurationPath: Array(text.utf8)], over: .workTree)
            request.configuration = .file(Self.configurationPath)
        }
        request.guidelines = guidelines
        request.packFolders = rulePacks
        request.tokenFiles = tokens
        request.only = only
        request.skipped = skip.isEmpty ? nil : skip
        request.baseline = baseline
        self.request = request
        _ = try ScreenLinter.prepared(request)
    }

    private static func prepared(_ request: RunRequest) throws(ScreenLintError) -> PreparedRun {
        do throws(UsageError) {
            return try PreparedRun(request)
        } catch {
            throw ScreenLintError(message: error.message)
        }
    }

    /// Lints a text that is no file yet.
    ///
    /// - Parameters:
    ///   - text: One or several screens, in YAML.
    ///   - path: The path that findings name, and by which its configuration is found; a name that ends in `.page`,
    ///     `.storyboard` or `.xib` is read as what such files hold.
    /// - Returns: The findings, in the order of the text, and the mistakes in its configuration.
    /// - Throws: `ScreenLintError` if something that the configuration names can't be read.
    public func lint(_ text: String, path: String) throws(ScreenLintError) -> [ScreenFinding] {
        var request = request
        request.text = (Array(text.utf8), path)
        return try findings(of: request)
    }

    /// Lints files, and the screens in folders, which are compared with each other.
    ///
    /// - Parameter paths: Files and folders.
    /// - Returns: The findings, in the order of the files and of their texts, with the mistakes in configurations and packs.
    /// - Throws: `ScreenLintError` if there is nothing at a path, no screen in a folder, or a file can't be read.
    public func lint(paths: [String]) throws(ScreenLintError) -> [ScreenFinding] {
        var request = request
        request.paths = paths
        return try findings(of: request)
    }

    private func findings(of request: RunRequest) throws(ScreenLintError) -> [ScreenFinding] {
        let run = try ScreenLinter.prepared(request)
        if let failure = run.failures.first { throw ScreenLintError(message: failure) }
        let findings = Mutex([ScreenFinding]())
        let outcome = run.run(reportsMistakes: true) { [library = run.setup.library] in
            ScreenFinding.all(of: $0, library)
        } emit: { found in
            findings.withLock { $0 += found }
        }
        // Token files are read on the way.
        if let failure = (run.failures + outcome.failures).first { throw ScreenLintError(message: failure) }
        return findings.withLock { $0 }
    }
}
