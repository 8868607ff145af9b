import Diagnostics
import ScreenModel
import YAMLSyntax

/// Runs the rules of a pack on the examples in its rule files.
///
/// An example is read where it stands, so that ranges are those of the rule file. It gets an id and the pack's platform;
/// a map with `screens` is several screens. All rules of the pack run on it. A valid example says of further rules that
/// they do fire with `x-also: [rule-name]`.
package struct ExampleRunner {
    private let loaded: LoadedPack
    private let rules: RuleSet
    private let platform: UInt32
    private var failures: [ExampleFailure] = []

    /// Runs all examples of a pack; those of rules that could not be compiled are left out.
    ///
    /// - Parameters:
    ///   - loaded: The pack, read with its examples.
    ///   - rules: Its compiled rules.
    /// - Returns: What fails, in the order of the files.
    package static func run(_ loaded: LoadedPack, _ rules: [CompiledRule]) -> [ExampleFailure] {
        var runner = ExampleRunner(loaded, rules)
        let compiled = Set(rules.map(\.definition.id))
        var tree = YAMLTree()
        for file in loaded.files.values.sorted(by: { $0.path < $1.path }) {
            let definitions = loaded.pack.rules.filter { $0.file == file.path && compiled.contains($0.id) }
            guard !definitions.isEmpty else { continue }
            tree.parse(file.source)
            let nodes = nodes(in: tree)
            let marks = ExampleMarks(tree)
            for rule in definitions {
                for example in rule.examples {
                    var run = ExampleRun(rule, example, runner.rules, marks)
                    run.run(nodes[example.range] ?? .none, platform: runner.platform, in: tree)
                    runner.failures += run.failures
                }
            }
        }
        return runner.failures
    }

    private init(_ loaded: LoadedPack, _ rules: [CompiledRule]) {
        self.loaded = loaded
        self.rules = RuleSet(rules)
        platform = Schema.standard.symbols.number(of: loaded.pack.defaultPlatform) ?? Symbols.ios
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
