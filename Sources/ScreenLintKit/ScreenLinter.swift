// ScreenLintKit: the public face of screenlint, for Swift programs that lint screens themselves.
//
//     import ScreenLintKit
//
//     let linter = ScreenLinter(guidelines: ["sap-fiori-ios"])
//     for finding in linter.lint("id: home\nnavigationBar: {title: Home}", path: "home.screen.yaml") {
//         print("\(finding.path):\(finding.start.line): \(finding.message)")
//     }
internal import Diagnostics
internal import Linter
internal import RuleEngine
internal import Synchronization

/// Lints screen descriptions with the built-in rule packs.
public struct ScreenLinter: Sendable {
    private let provider: RuleProvider

    /// The names of the built-in rule packs.
    public static var guidelines: [String] { RuleProvider(defaultPacks: []).knownPacks }

    /// Creates a linter; rules are read when the first screen needs them.
    ///
    /// - Parameter guidelines: The packs for screens that name none; names that no pack has are passed over.
    public init(guidelines: [String] = ["apple-hig"]) {
        provider = RuleProvider(defaultPacks: guidelines)
    }

    /// Lints a text.
    ///
    /// - Parameters:
    ///   - text: One or several screens, in YAML.
    ///   - path: The path that findings name; a name that ends in `.page` is read as an SAP MDK page.
    /// - Returns: The findings, in the order of the text.
    public func lint(_ text: String, path: String) -> [ScreenFinding] {
        var linter = FileLinter(provider: provider)
        return ScreenFinding.all(of: linter.lint(Array(text.utf8), path: path))
    }

    /// Lints files, and the screens in folders, which are compared with each other.
    ///
    /// - Parameter paths: Files and folders.
    /// - Returns: The findings, in the order of the files and of their texts.
    /// - Throws: `ScreenLintError` if there is nothing at a path, no screen in a folder, or a file can't be read.
    public func lint(paths: [String]) throws(ScreenLintError) -> [ScreenFinding] {
        let discovery = FileDiscovery(paths)
        if let failure = discovery.failures.first { throw ScreenLintError(message: failure) }
        let contexts = ComparisonContexts(
            of: discovery.files,
            folders: paths.filter { FileSystem.kind(of: $0) == .folder },
            found: discovery.files,
            in: .workTree,
            finder: ConfigurationFinder(.none, library: PackLibrary())
        )
        let findings = Mutex([ScreenFinding]())
        var run = LintRun(
            files: .workTree,
            providers: { [provider] _ in provider },
            jobs: FileSystem.processorCount,
            contexts: contexts
        )
        run.options.judging.makesFixes = false
        let outcome = run.run(discovery.files.map(LintRun.Input.file)) {
            ScreenFinding.all(of: $0)
        } emit: { found in
            findings.withLock { $0 += found }
        }
        if let failure = outcome.failures.first { throw ScreenLintError(message: failure) }
        return findings.withLock { $0 }
    }
}

/// Why linting could not be done.
public struct ScreenLintError: Error, Sendable, Hashable {
    /// What went wrong, in one sentence.
    public let message: String
}
