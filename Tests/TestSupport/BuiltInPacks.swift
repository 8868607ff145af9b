package import RuleEngine
import Testing

/// The built-in packs with the examples of their rules, read from their files once for all tests.
package enum BuiltInPacks {
    /// The packs, in the order of their names.
    package static let all: [LoadedPack] = RuleLibrary.packNames.compactMap {
        RuleLibrary.pack(named: $0, readsExamples: true)
    }

    /// The pack of a name.
    ///
    /// - Throws: What fails the test, if there is no such pack.
    package static func named(_ name: String) throws -> LoadedPack {
        try #require(all.first { $0.pack.name == name })
    }

    /// The rules of a pack, ready to be run as a run reads them; none if there is no such pack.
    package static func rules(ofPack name: String) -> [CompiledRule] { BuiltInPack(named: name)?.rules ?? [] }
}
