import Diagnostics

/// A built-in pack, each part read when it is first asked for: from its image or, of another version, its files.
package struct BuiltInPack: Sendable {
    private enum Source {
        case image(PackImage)
        case files(LoadedPack)
    }

    /// The rules, ready to be run.
    package let rules: [CompiledRule]
    private let source: Source

    /// The title, the documents and the clauses; the rules may be left out.
    package private(set) lazy var front: RulePack =
        switch source {
        case .image(let image): image.front
        case .files(let loaded): loaded.pack
        }

    /// All that it says, the examples of its rules left out.
    package private(set) lazy var pack: RulePack =
        switch source {
        case .image(let image): image.pack
        case .files(let loaded): loaded.pack
        }

    /// Finds a pack; nil if there is none of that name.
    package init?(named name: String) {
        if let image = RuleLibrary.image(ofPack: name) {
            (source, rules) = (.image(image), image.rules)
        } else if let loaded = RuleLibrary.pack(named: name) {
            var diagnostics = [Diagnostic]()
            (source, rules) = (.files(loaded), loaded.compile(loaded.pack.rules, &diagnostics))
        } else {
            return nil
        }
    }
}
