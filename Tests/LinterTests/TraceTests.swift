import Diagnostics
import Foundation
import Linter
import RuleEngine
import ScreenModel
import TestSupport
import Testing
import YAMLSyntax

/// What a trace tells is what checking comes to: the verdict of each rule and its findings, layout by layout.
@Suite("Traces") struct TraceTests {
    @Test("tell what checking the examples of each rule comes to", .slow, arguments: RuleLibrary.packNames)
    func examples(pack name: String) throws {
        let pack = try BuiltInPacks.named(name)
        let rules = RuleSet(BuiltInPacks.rules(ofPack: name))
        for file in pack.files.values {
            var tree = YAMLTree()
            tree.parse(file.source)
            var nodes = [SourceRange: NodeIndex]()
            for index in 1...UInt32(max(1, tree.nodeCount)) {
                let node = tree[NodeIndex(rawValue: index)]
                if node.kind == .mapping { nodes[node.range] = NodeIndex(rawValue: index) }
            }
            for rule in pack.pack.rules where rule.file == file.path {
                for example in rule.examples {
                    let node = try #require(nodes[example.range])
                    var description = Description(example: node, in: &tree, file: file.path)
                    _ = description.resolveLayouts(byteCount: tree.source.count)
                    let followed = Set([rule.id] + rule.supersedes.map(\.text))
                    compare(description, rules, tree, following: followed, "\(rule.id), \(example.name)")
                }
            }
        }
    }

    @Test("tell what checking whole files comes to", .slow, arguments: TracedFiles.paths)
    func files(path: String) throws {
        let file = try ScreenFile(path: path)
        let rules = RuleSet(RuleLibrary.packNames.flatMap(BuiltInPacks.rules(ofPack:)))
        compare(file.description, rules, file.tree, following: Set(rules.rules.map(\.id)), path)
    }

    /// Judges the screens of a file with and without following rules, and compares what both tell.
    private func compare(
        _ description: Description,
        _ rules: RuleSet,
        _ tree: borrowing YAMLTree,
        following: Set<String>,
        _ name: String
    ) {
        func results(following: Set<String>) -> [ScreenResult] {
            var options = FileJudge.Options()
            (options.followed, options.keepsResults) = (following, true)
            var judge = FileJudge(description, file: "s", options)
            let frame = judge.add(rules)
            for number in description.screens.indices { _ = judge.judge(number, frame, tree) }
            return judge.comparedResults()
        }
        for (index, (plain, result)) in zip(results(following: []), results(following: following)).enumerated() {
            #expect(plain.findings == result.findings, "\(name)")
            #expect(plain.verdicts == result.verdicts, "\(name)")
            let layouts = description.layouts[index]
            let builder = DiagnosticBuilder(
                file: "s",
                screen: description.screens[index],
                layouts: layouts,
                LayoutReader(description.store)
            )
            for (number, traces) in result.traces {
                let id = rules.rules[number].id
                let verdict = traces.map(\.verdict).reduce(Verdict.notApplicable) { $0.combined(with: $1) }
                #expect(verdict == plain.verdicts[number], "\(name): \(id)")
                #expect(Set(traces.map(\.number)) == Set(layouts.indices), "\(name): \(id)")
                let told = Set(
                    traces.flatMap { trace in
                        trace.nodes.flatMap { node in node.messages.map { "\(trace.number): \($0)" } }
                    }
                )
                let found = plain.findings.filter { $0.rule == number }
                let wanted = Set(
                    found.flatMap { finding in
                        let message = builder.diagnostic(finding, rules.rules[number], tree).message
                        return finding.layouts.map { "\($0): \(message)" }
                    }
                )
                #expect(told == wanted, "\(name): \(id)")
            }
        }
    }
}

/// Files whose rules are all traced.
enum TracedFiles {
    /// The samples and, where `MDK_PAGES` names their folder, the pages of MDK apps.
    static let paths: [String] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let pages = ProcessInfo.processInfo.environment["MDK_PAGES"].map { [URL(filePath: $0)] } ?? []
        return ([root.appending(path: "Samples")] + pages).flatMap { folder in
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
        }.filter { $0.hasSuffix(".screen.yaml") || $0.hasSuffix(".page") }.sorted()
    }()
}
