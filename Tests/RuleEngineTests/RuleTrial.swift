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
    ///   - stepLimit: The steps after which nothing more is judged.
    init(_ rule: String, on screen: String, stepLimit: Int = .max) {
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
        let lines = LineTable(tree.source)
        var description = Description(&tree, file: "s.yaml")
        _ = description.resolveLayouts(byteCount: tree.source.count)
        var findings = description.diagnostics.map(\.message)
        var related = [Int]()
        var verdict: Verdict?
        if !description.screens.isEmpty, !rules.isEmpty {
            var judge = FileJudge(description, file: "s.yaml", stepLimit: stepLimit)
            verdict = judge.judge(0, judge.add(RuleSet(rules)), tree).verdicts.first
            for diagnostic in judge.diagnostics {
                findings.append(
                    "\(lines.line(at: diagnostic.range.start)): \(diagnostic.path ?? ""): \(diagnostic.message)"
                )
                related += diagnostic.related.map { lines.line(at: $0.range.start) }
            }
        }
        (self.verdict, self.findings, self.related) = (verdict, findings, related)
    }
}
