import Diagnostics
import RuleEngine
import ScreenModel
import YAMLSyntax

/// A rule, written as in a rule file, run over a screen.
struct Checked {
    /// What is wrong with the rule.
    let mistakes: [Diagnostic]
    /// What the rule says of the screen.
    let diagnostics: [Diagnostic]
    /// The rules' verdicts on the screen, by name.
    let verdicts: [String: Verdict]
    private let lines: LineTable

    /// Runs the rules in `rules`, the content of a rule file's `rules` key indented by two spaces, over `screen`.
    init(_ rules: String, _ screen: String) {
        let packFile = RuleFile(path: "pack.yaml", bytes: Array("guideline: Test\ndocuments: {d: {title: D}}\n".utf8))
        let file = RuleFile(path: "rules.yaml", bytes: Array("document: d\nrules:\n\(rules)\n".utf8))
        guard let loaded = LoadedPack(name: "test", files: [packFile, file], readsExamples: false) else {
            (mistakes, diagnostics, verdicts, lines) = ([], [], [:], LineTable([]))
            return
        }
        var found = loaded.diagnostics
        let compiled = RuleSet(loaded.compile(loaded.pack.rules, &found))
        mistakes = found
        var tree = YAMLTree()
        tree.parse(Array(screen.utf8))
        lines = LineTable(tree.source)
        var description = Description(&tree, file: "screen.yaml")
        _ = description.resolveLayouts(byteCount: tree.source.count)
        var judge = FileJudge(description, file: "screen.yaml")
        let frame = judge.add(compiled)
        var verdicts = [String: Verdict]()
        for number in description.screens.indices {
            let result = judge.judge(number, frame, tree)
            for (rule, verdict) in zip(compiled.rules, result.verdicts) { verdicts[rule.definition.name] = verdict }
        }
        let diagnostics = description.diagnostics + judge.diagnostics
        self.diagnostics = diagnostics.sorted()
        self.verdicts = verdicts
    }

    /// The diagnostics as `line:column rule`, with the layouts if there are several.
    var places: [String] {
        diagnostics.map { diagnostic in
            let position = lines.position(at: diagnostic.range.start)
            let layouts = diagnostic.layouts.count > 1 ? " " + diagnostic.layouts.joined(separator: ",") : ""
            return "\(position.line):\(position.column) \(diagnostic.rule)\(layouts)"
        }
    }

    /// The text that the first diagnostic points at.
    var pointedAt: String {
        guard let range = diagnostics.first?.range else { return "" }
        return String(decoding: lines.bytes[range.start..<range.end], as: UTF8.self)
    }
}
