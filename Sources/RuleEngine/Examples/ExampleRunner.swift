package import Diagnostics
import YAMLSyntax

/// Runs the rules of a pack on the examples in its rule files.
///
/// An example is read where it stands, so that ranges are those of the rule file. It gets an id and the pack's platform;
/// a map with `screens` is several screens. It judges its own rule. A valid example says of further rules of the pack
/// that they do fire, and no others, with `x-also: [rule-name]`. An invalid one may say what message there is (`says`)
/// and what its fix makes of it (`fixed`).
package enum ExampleRunner {
    /// What fails of the examples of a pack, in the order of the files; rules that could not be compiled are left out.
    package static func run(
        _ loaded: LoadedPack,
        _ rules: [CompiledRule],
        scope: ExampleScope = .own,
        where included: (RuleDefinition) -> Bool = { _ in true }
    ) -> [ExampleFailure] {
        var failures = [ExampleFailure]()
        forEachExample(loaded, rules, scope: scope, where: included) { rule, example, marks, run in
            failures += marks.failures(rule, example) + run.failures
        }
        return failures
    }

    /// The first finding of each rule of a pack on its own invalid examples, by its id, for a page that shows them.
    package static func findings(_ loaded: LoadedPack, _ rules: [CompiledRule]) -> [String: [RuleExample: Diagnostic]] {
        var findings = [String: [RuleExample: Diagnostic]]()
        forEachExample(loaded, rules, scope: .ruleAlone, where: { _ in true }) { rule, example, _, run in
            if !example.isValid { findings[rule.id, default: [:]][example] = run.finding }
        }
        return findings
    }

    private static func forEachExample(
        _ loaded: LoadedPack,
        _ rules: [CompiledRule],
        scope: ExampleScope,
        where included: (RuleDefinition) -> Bool,
        _ body: (RuleDefinition, RuleExample, ExampleMarks, ExampleRun) -> Void
    ) {
        let (ruleSet, compiled) = (RuleSet(rules), Set(rules.map(\.definition.id)))
        var tree = YAMLTree()
        for file in loaded.files.values.sorted(by: { $0.path < $1.path }) {
            let definitions = loaded.pack.rules.filter {
                $0.file == file.path && compiled.contains($0.id) && included($0)
            }
            guard !definitions.isEmpty else { continue }
            tree.parse(file.source)
            let nodes = nodes(in: tree)
            let marks = ExampleMarks(tree)
            for rule in definitions {
                for example in rule.examples {
                    var run = ExampleRun(rule, example, ruleSet, marks, scope: scope)
                    run.run(nodes[example.range] ?? .none, platform: loaded.pack.platformOfExamples, in: &tree)
                    body(rule, example, marks, run)
                }
            }
        }
    }

    /// The mappings of a tree by their ranges, of which no two are the same.
    static func nodes(in tree: borrowing YAMLTree) -> [SourceRange: NodeIndex] {
        var nodes = [SourceRange: NodeIndex]()
        for index in 1...UInt32(max(1, tree.nodeCount)) {
            let node = tree[NodeIndex(rawValue: index)]
            if node.kind == .mapping { nodes[node.range] = NodeIndex(rawValue: index) }
        }
        return nodes
    }
}
