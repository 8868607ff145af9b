package import Diagnostics

/// A pack with the files it was read from and the mistakes found in them.
package struct LoadedPack: Sendable {
    /// The pack.
    package let pack: RulePack
    /// Its files by the path that diagnostics name.
    package let files: [String: RuleFile]
    /// What is wrong with the files, the expressions of the rules not yet looked at.
    package let diagnostics: [Diagnostic]

    /// Reads a pack from all its files, `pack.yaml` first; nil if there are none.
    package init?(name: String, files: [RuleFile], readsExamples: Bool) {
        guard let first = files.first else { return nil }
        var reader = RulePackReader(name: name, packFile: first)
        for file in files.dropFirst() { reader.read(file, readsExamples: readsExamples) }
        self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        (pack, diagnostics) = reader.finish()
    }

    /// Compiles the rules of the pack as they are configured; rules with mistakes are left out, and the mistakes added
    /// to `diagnostics`.
    package func compile(
        _ definitions: [RuleDefinition],
        _ diagnostics: inout [Diagnostic]
    ) -> [CompiledRule] {
        var found = [Diagnostic]()
        let rules = definitions.compactMap { RuleCompiler.compile($0, in: files[$0.file], &found) }
        // What is wrong with a file's 'let' is found in each of its rules.
        var seen = Set<Diagnostic>()
        diagnostics += found.filter { seen.insert($0).inserted }
        return rules
    }

    /// A diagnostic for each rule that the pack's rules supersede and that is not known, in this pack or another one.
    package func unknownSuperseded(known: [String]) -> [Diagnostic] {
        let ids = Set(known)
        return pack.rules.flatMap { rule in
            (rule.supersedes + [rule.replacedBy].compactMap(\.self).filter { !$0.text.isEmpty })
                .filter { !ids.contains($0.text) }.map { name in
                    let own = "\(rule.id.prefix { $0 != "/" })/\(name.text)"
                    let rest =
                        ids.contains(own)
                        ? "; write '\(own)'."
                        : Suggestion.ending(for: name.text, in: known, else: "write <pack>/<rule>.")
                    let message = "There is no rule '\(name.text)'\(rest)"
                    return Diagnostic(.ruleUnknownRule, in: rule.file, at: name.range, message)
                }
        }
    }
}
