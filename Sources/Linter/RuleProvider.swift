package import Diagnostics
package import RuleEngine
import RuleLibrary
import Synchronization

/// Provides the rules in force for a screen; packs are read and compiled once, when they are first asked for.
package final class RuleProvider: Sendable {
    private struct State {
        var packs: [String: [CompiledRule]] = [:]
        var sets: [[String]: RuleSet] = [:]
        var diagnostics: [Diagnostic] = []
    }

    /// The names of the packs that a screen can ask for.
    package let knownPacks: [String]
    /// The packs for a screen that names none.
    package let defaultPacks: [String]
    private let state = Mutex(State())

    /// Creates a provider of the built-in packs.
    ///
    /// - Parameter defaultPacks: The packs for a screen that names none.
    package init(defaultPacks: [String]) {
        self.defaultPacks = defaultPacks
        knownPacks = RuleLibrary.packNames
    }

    /// The rules of the named packs.
    package func rules(ofPacks names: [String]) -> RuleSet {
        state.withLock { state in
            if let known = state.sets[names] { return known }
            let set = RuleSet(names.flatMap { RuleProvider.compiledPack($0, &state) })
            state.sets[names] = set
            return set
        }
    }

    /// What is wrong with the packs read so far.
    package var diagnostics: [Diagnostic] { state.withLock { $0.diagnostics } }

    private static func compiledPack(_ name: String, _ state: inout State) -> [CompiledRule] {
        if let known = state.packs[name] { return known }
        var rules = [CompiledRule]()
        if let loaded = RuleLibrary.pack(named: name) {
            state.diagnostics += loaded.diagnostics
            rules = loaded.compile(loaded.pack.rules, &state.diagnostics)
        }
        state.packs[name] = rules
        return rules
    }
}
