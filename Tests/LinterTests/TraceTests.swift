import Diagnostics
import Foundation
import Linter
import RuleEngine
import ScreenModel
import Testing
import YAMLSyntax

/// What a trace tells is what checking comes to: the verdict of each rule and its findings, layout by layout.
@Suite("Traces") struct TraceTests {
    @Test("tell what checking the examples of each rule comes to", arguments: RuleLibrary.packNames)
    func examples(pack name: String) throws {
        let pack = try #require(RuleLibrary.pack(named: name, readsExamples: true))
        let rules = RuleSet(RuleLibrary.rules(ofPack: name))
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
                    var decoder = ScreenDecoder(file: file.path)
                    decoder.decode(example: try #require(nodes[example.range]), in: tree)
                    var store = decoder.store
                    let layouts = decoder.screens.map {
                        LayoutResolver.layouts(of: $0.record, defaultPlatform: Symbols.ios, in: &store)
                    }
                    let screens = zip(decoder.screens, layouts).map { ($0, $1, rules) }
                    let followed = Set([rule.id] + rule.supersedes.map(\.text))
                    compare(screens, LayoutReader(store), tree, following: followed, "\(rule.id), \(example.name)")
                }
            }
        }
    }

    @Test("tell what checking whole files comes to", arguments: TracedFiles.paths)
    func files(path: String) throws {
        let file = try ScreenFile(path: path)
        let rules = RuleSet(RuleLibrary.packNames.flatMap(RuleLibrary.rules(ofPack:)))
        let screens = zip(file.screens, file.layouts).map { ($0, $1, rules) }
        compare(screens, file.reader, file.tree, following: Set(rules.rules.map(\.id)), path)
    }

    /// Checks the screens of a file with and without following rules, and compares what both tell.
    private func compare(
        _ screens: [(screen: Screen, layouts: [Layout], rules: RuleSet)],
        _ reader: LayoutReader,
        _ tree: borrowing YAMLTree,
        following: Set<String>,
        _ name: String
    ) {
        let checked = JudgedFile(screens, reader, file: "s", tree)
        let traced = JudgedFile(screens, reader, file: "s", tree, following: following)
        for (index, (plain, result)) in zip(checked.results, traced.results).enumerated() {
            #expect(plain.findings == result.findings, "\(name)")
            #expect(plain.verdicts == result.verdicts, "\(name)")
            let rules = screens[index].rules
            for (number, traces) in result.traces {
                let id = rules.rules[number].id
                let verdict = traces.map(\.verdict).reduce(Verdict.notApplicable) { $0.combined(with: $1) }
                #expect(verdict == plain.verdicts[number], "\(name): \(id)")
                #expect(Set(traces.map(\.number)) == Set(screens[index].layouts.indices), "\(name): \(id)")
                let told = Set(
                    traces.flatMap { trace in
                        trace.nodes.flatMap { node in node.messages.map { "\(trace.number): \($0)" } }
                    }
                )
                let found = plain.findings.filter { $0.rule == number }
                let wanted = Set(
                    found.flatMap { finding in
                        let message = traced.builders[index].diagnostic(finding, rules.rules[number], tree).message
                        return finding.layouts.map { "\($0): \(message)" }
                    }
                )
                #expect(told == wanted, "\(name): \(id)")
            }
        }
    }
}

/// Files whose rules are all traced.
private enum TracedFiles {
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
