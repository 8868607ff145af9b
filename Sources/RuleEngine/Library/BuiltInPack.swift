import Diagnostics

/// A built-in pack, each part read when it is first asked for: from its image or, of another version, its files.
package struct BuiltInPack: Sendable {
    /// The rules, ready to be run.
    package let rules: [CompiledRule]
    private let read: (front: @Sendable () -> RulePack, whole: @Sendable () -> RulePack)

    /// The title, the documents and the clauses; the rules may be left out.
    package private(set) lazy var front = read.front()

    /// All that it says, the examples of its rules left out.
    package private(set) lazy var pack = read.whole()

    /// Finds a pack; nil if there is none of that name.
    package init?(named name: String) {
        if let image = RuleLibrary.image(ofPack: name) {
            (read, rules) = (({ image.front }, { image.pack }), image.rules)
        } else if let loaded = RuleLibrary.pack(named: name) {
            var diagnostics = [Diagnostic]()
            (read, rules) = (({ loaded.pack }, { loaded.pack }), loaded.compile(loaded.pack.rules, &diagnostics))
        } else {
            return nil
        }
    }
}
