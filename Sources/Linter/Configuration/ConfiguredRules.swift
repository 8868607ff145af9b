import Diagnostics
import Synchronization

/// Provides the rules for each file, as its configuration and the command line have them.
package final class ConfiguredRules: Sendable {
    private let finder: ConfigurationFinder
    private let library: PackLibrary
    private let commandLine: RuleSelection
    private let plain: Mutex<RuleProvider>
    private let providers = Mutex([RuleSelection: RuleProvider]())
    private let byFile = Mutex([PathKey: RuleProvider]())

    /// Creates the rules of a run; the command line is stronger than any configuration.
    package init(finder: ConfigurationFinder, library: PackLibrary, commandLine: RuleSelection) {
        (self.finder, self.library, self.commandLine) = (finder, library, commandLine)
        plain = Mutex(RuleProvider(commandLine, library: library))
    }

    /// The only rules that the command line asks for; nil for all.
    var only: Set<String>? { commandLine.only }

    /// Whether screens are compared with each other: unless the command line asks for other rules alone.
    var compareScreens: Bool {
        guard let only = commandLine.only else { return true }
        return only.contains { library.comparesScreens($0) }
    }

    /// Whether the command line asks for what a rule finds; what is wrong with a file itself is told in any case.
    func asksFor(_ rule: String) -> Bool {
        commandLine.includes(rule) || OwnRule(rawValue: rule) != nil && !commandLine.skipped.contains(rule)
    }

    /// Asks for the colours of token files again, of which some have changed.
    package func readTokensAgain() {
        plain.withLock { $0 = RuleProvider(commandLine, library: library) }
        providers.withLock { $0.removeAll() }
        byFile.withLock { $0.removeAll() }
    }

    /// The rules for a file; its configuration is read if it has not been.
    package func provider(forFile path: String) -> RuleProvider {
        guard let configuration = finder.configuration(forFile: path) else { return plain.withLock { $0 } }
        if let known = byFile.withLock({ $0[PathKey(path)] }) { return known }
        let selection = selection(configuration, FilePath.absolute(path))
        let provider = providers.withLock { $0.remembered(selection) { RuleProvider(selection, library: library) } }
        byFile.withLock { $0[PathKey(path)] = provider }
        return provider
    }

    private func selection(_ configuration: Configuration, _ path: String) -> RuleSelection {
        var selection = commandLine
        selection.guidelines = commandLine.guidelines ?? configuration.guidelines(for: path)?.value
        // A pack that both name applies once.
        let own = configuration.rulePacks.map(\.value)
        selection.packFolders = own + commandLine.packFolders.filter { !own.contains($0) }
        selection.locale = configuration.locale?.value
        selection.icons = configuration.icons.map(\.value)
        selection.tokenFiles = configuration.tokens.map(\.value) + commandLine.tokenFiles
        selection.settings = configuration.rules(for: path).mapValues(\.value)
        return selection
    }
}
