import Diagnostics
import ScreenModel
import YAMLSyntax

/// Tries changes of a pack's rules on the pack's examples.
///
/// A change is noticed if an example of the rule fails with it, or if the rule fires on a valid example of another one.
/// What is no rule any more, because its text can't be read with the change, is no change.
package struct MutationTrial: Sendable {
    /// How many changes of one rule there are, and those that no example notices.
    package typealias Outcome = (count: Int, unnoticed: [Mutation])

    /// A valid example with its layouts.
    private struct ValidExample: Sendable {
        let rule: String
        let also: [String]
        let screens: [Screen]
        let layouts: [[Layout]]
        let reader: LayoutReader
    }

    private let loaded: LoadedPack
    private let rules: [CompiledRule]
    private let examples: [ValidExample]

    /// Prepares the examples of a pack that was read with them.
    package init(_ loaded: LoadedPack, _ rules: [CompiledRule]) {
        (self.loaded, self.rules) = (loaded, rules)
        var examples = [ValidExample]()
        var tree = YAMLTree()
        for file in loaded.files.values.sorted(by: { $0.path < $1.path }) {
            tree.parse(file.source)
            let nodes = ExampleRunner.nodes(in: tree)
            for rule in loaded.pack.rules where rule.file == file.path {
                for example in rule.examples where example.isValid {
                    guard let node = nodes[example.range] else { continue }
                    let description = Description(example: node, in: &tree, file: file.path)
                    let also = YAMLValue(node, in: tree)["x-also"]?.listed ?? []
                    var store = description.store
                    let layouts = description.screens.map {
                        LayoutResolver.layouts(
                            of: $0.record,
                            defaultPlatform: loaded.pack.platformOfExamples,
                            in: &store
                        )
                    }
                    examples.append(
                        ValidExample(
                            rule: rule.id,
                            also: also.compactMap(\.text),
                            screens: description.screens,
                            layouts: layouts,
                            reader: LayoutReader(store)
                        )
                    )
                }
            }
        }
        self.examples = examples
    }

    /// Tries the changes of one rule.
    package func outcome(of rule: RuleDefinition) -> Outcome {
        guard let file = loaded.files[rule.file] else { return (0, []) }
        var tree = YAMLTree(file.source)
        let nodes = ExampleRunner.nodes(in: tree)
        let marks = ExampleMarks(tree)
        // What is silent because another rule has spoken is so with the change, too.
        let superseding = rules.filter { $0.superseded.contains(rule.id) }
        var (count, unnoticed) = (0, [Mutation]())
        for mutation in rule.mutations {
            var mistakes = [Diagnostic]()
            guard let compiled = RuleCompiler.compile(mutation.definition, &mistakes) else { continue }
            let ruleSet = RuleSet(superseding + [compiled])
            count += 1
            let isNoticed =
                rule.examples.contains { example in
                    guard let node = nodes[example.range] else { return false }
                    var run = ExampleRun(rule, example, ruleSet, marks, scope: .ruleAlone)
                    run.run(node, platform: loaded.pack.platformOfExamples, in: &tree)
                    return !run.failures.isEmpty
                } || isNoisy(ruleSet, rule, compiled.comparison != nil)
            if !isNoticed { unnoticed.append(mutation) }
        }
        return (count, unnoticed)
    }

    /// Whether a rule fires on a valid example of another one.
    private func isNoisy(_ ruleSet: RuleSet, _ rule: RuleDefinition, _ compares: Bool) -> Bool {
        guard !compares else { return false }
        return examples.contains { example in
            guard example.rule != rule.id, !example.also.contains(rule.name), !example.also.contains(rule.id) else {
                return false
            }
            return zip(example.screens, example.layouts).contains { screen, layouts in
                ScreenChecker.check(screen, layouts, ruleSet, example.reader).findings.contains { found in
                    ruleSet.rules[found.rule].id == rule.id
                }
            }
        }
    }
}
