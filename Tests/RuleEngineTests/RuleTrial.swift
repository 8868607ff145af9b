import Diagnostics
import RuleEngine
import ScreenModel
import YAMLSyntax

/// What a rule, written as in a rule file, makes of a screen.
struct RuleTrial {
    /// The mistakes in the rule.
    let mistakes: [String]
    /// The verdict; nil for a rule with mistakes.
    let verdict: Verdict?
    /// The findings as `line: path: message`.
    let findings: [String]
    /// The lines that related ranges point at.
    let related: [Int]

    /// Runs a rule on a screen.
    ///
    /// - Parameters:
    ///   - rule: The keys of the rule after `summary`, each on a line of its own.
    ///   - screen: The screen; `id: s` is put before it.
    init(_ rule: String, on screen: String) {
        let indented = rule.split(separator: "\n").map { "    \($0)\n" }.joined()
        let pack = RuleFile(path: "pack.yaml", bytes: Array("guideline: Test\n".utf8))
        let file = RuleFile(path: "rules.yaml", bytes: Array("rules:\n  rule:\n    summary: A rule\n\(indented)".utf8))
        var reader = RulePackReader(name: "test", packFile: pack)
        reader.read(file, readsExamples: false)
        var (definitions, diagnostics) = reader.finish()
        let rules = definitions.rules.compactMap { RuleCompiler.compile($0, in: file, &diagnostics) }
        definitions.rules = []
        mistakes = diagnostics.map(\.message)

        var tree = YAMLTree()
        tree.parse(Array("id: s\n\(screen)".utf8))
        var decoder = ScreenDecoder(file: "s.yaml")
        decoder.decode(tree)
        var store = decoder.store
        let lines = LineTable(tree.source)
        var findings = decoder.diagnostics.map(\.message)
        var related = [Int]()
        var verdict: Verdict?
        if let screen = decoder.screens.first, !rules.isEmpty {
            let layouts = LayoutResolver.layouts(of: screen.record, defaultPlatform: Symbols.ios, in: &store)
            let result = ScreenChecker.check(screen, layouts, RuleSet(rules), LayoutReader(store))
            verdict = result.verdicts.first
            let builder = DiagnosticBuilder(file: "s.yaml", screen: screen, layouts: layouts, store: store)
            for finding in result.findings {
                let diagnostic = builder.diagnostic(finding, rules[0], tree)
                findings.append(
                    "\(lines.line(at: diagnostic.range.start)): \(diagnostic.path ?? ""): \(diagnostic.message)"
                )
                related += diagnostic.related.map { lines.line(at: $0.range.start) }
            }
        }
        self.verdict = verdict
        self.findings = findings
        self.related = related
    }
}
