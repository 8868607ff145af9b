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

    /// Compiles the rules as they are configured; those with mistakes, which go to `diagnostics`, are left out.
    package func compile(_ definitions: [RuleDefinition], _ diagnostics: inout [Diagnostic]) -> [CompiledRule] {
        var found = [Diagnostic]()
        let rules = definitions.compactMap { RuleCompiler.compile($0, in: files[$0.file], &found) }
        // What is wrong with a file's 'let' is found in each of its rules.
        var seen = Set<Diagnostic>()
        diagnostics += found.filter { seen.insert($0).inserted }
        return rules
    }

    /// The rules that the pack's rules name, with the rules that name them.
    private var named: [(rule: RuleDefinition, name: WrittenText)] {
        pack.rules.flatMap { rule in
            let replacement = rule.replacedBy.flatMap { $0.text.isEmpty ? nil : $0 }
            return (rule.supersedes + [replacement].compactMap(\.self)).map { (rule, $0) }
        }
    }

    /// The names of the packs of these rules.
    package var namedPacks: Set<String> { Set(named.map { RulePack.name(ofRule: $0.name.text) }) }

    /// A diagnostic for each rule that the pack's rules name and that is not known, in this pack or another one; those of
    /// which nobody can tell are left out.
    package func unknownRules(
        known: [String],
        isOpen: (String) -> Bool = { _ in false }
    ) -> [Diagnostic] {
        let ids = Set(known)
        return named.filter { !ids.contains($0.name.text) && !isOpen($0.name.text) }.map { rule, name in
            let own = "\(pack.name)/\(name.text)"
            let form = name.text.contains("/") ? nil : "write <pack>/<rule>."
            let rest =
                ids.contains(own) ? "; write '\(own)'." : Suggestion.ending(for: name.text, in: known, else: form)
            return Diagnostic(.ruleUnknownRule, in: rule.file, at: name.range, "There is no rule '\(name.text)'\(rest)")
        }
    }
}
