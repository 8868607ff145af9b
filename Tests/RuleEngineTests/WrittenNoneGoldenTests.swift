import Foundation
import Diagnostics
import RuleEngine
import ScreenModel
import TestSupport
import Testing
import YAMLSyntax

/// `docs/written-none.md` lists the rules that only a written `null` or `[]` can violate.
///
/// `UPDATE_GOLDENS=1` writes the page; such a run fails, so that nobody takes it for a test.
@Suite struct WrittenNoneGoldenTests {
    @Test(.slow) func thePageListsTheRules() throws {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = repository.appending(path: "docs/written-none.md")
        var text = Self.head
        for name in RuleLibrary.packNames {
            let loaded = try BuiltInPacks.named(name)
            let rules = Self.rules(of: loaded)
            // A colour that nobody has written has no contrast.
            if name == "contrast", rules.isEmpty { continue }
            #expect(rules.count > 3 && rules.count < loaded.pack.rules.count)
            text += "\n## \(loaded.pack.title)\n\n| rule | clauses | what has to be written as none |\n|---|---|---|\n"
            for (rule, keys) in rules {
                let words = keys.map { "`\($0)`" }.joined(separator: ", ")
                text += "| `\(rule.id)` | \(rule.clauses.joined(separator: ", ")) | \(words) |\n"
            }
        }
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(text.utf8).write(to: file)
            Issue.record("wrote \(file.lastPathComponent); run again without UPDATE_GOLDENS")
        } else {
            let written = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
            let isCurrent = written == text
            #expect(isCurrent, "docs/written-none.md is stale: run Scripts/update")
        }
    }

    private static let head = """
        # What only “none” can violate

        What a description leaves out is held against no screen. A rule that wants something is therefore violated only where
        the description says that there is none: `null`, or `[]` for a list. Of the rules below no other description is a
        violation, by all of their examples; a clause that rests on such a rule stays undetermined until one of the keys is
        written, as a value or as none.

        """

    /// The rules that are violated by none of their examples any more, once what is written as none is left out.
    private static func rules(of loaded: LoadedPack) -> [(rule: RuleDefinition, keys: [String])] {
        var mistakes = [Diagnostic]()
        let set = RuleSet(loaded.compile(loaded.pack.rules, &mistakes))
        let platform = Schema.standard.symbols.number(of: loaded.pack.defaultPlatform) ?? Symbols.ios
        var found = [(rule: RuleDefinition, keys: [String])]()
        for rule in loaded.pack.rules {
            guard let file = loaded.files[rule.file] else { continue }
            var tree = YAMLTree()
            tree.parse(file.source)
            var keys = [String]()
            var needsNone = true
            for example in rule.examples where !example.isValid && needsNone {
                // What only comparing finds, no screen shows by itself.
                guard NoneTrial(example, &tree, leavesOut: false).finds(rule.id, in: set, platform) else { continue }
                let trial = NoneTrial(example, &tree)
                needsNone = !trial.finds(rule.id, in: set, platform)
                for key in trial.keys where !keys.contains(key) { keys.append(key) }
            }
            if needsNone, !keys.isEmpty { found.append((rule, keys)) }
        }
        return found
    }
}

/// An example from which all is left out that is written as none.
private struct NoneTrial {
    /// The ways to what is left out.
    let keys: [String]
    private let screens: [Screen]
    private let store: RecordStore

    init(_ example: RuleExample, _ tree: inout YAMLTree, leavesOut: Bool = true) {
        let indices = 1...UInt32(max(1, tree.nodeCount))
        let index = indices.first { tree[NodeIndex(rawValue: $0)].range == example.range } ?? 0
        let description = Description(example: NodeIndex(rawValue: index), in: &tree, file: "example")
        var store = description.store
        var keys = [String]()
        func leaveOut(_ record: Record) {
            for (slot, field) in store.kind(of: record).component.fields.enumerated()
            where store[record, slot].isWritten {
                let value = store[record, slot]
                let isEmpty =
                    if case .list = field.type, value.hasValue { store.elements(record, slot).isEmpty } else { false }
                let isBlank =
                    switch field.type {
                    case .text, .identifier, .token: store.string(record, slot)?.allSatisfy(\.isWhitespace) ?? false
                    default: false
                    }
                if value.isNull || isEmpty || isBlank {
                    let blank = store.addRecord(store.kind(of: record), node: 0, in: nil)
                    store[record, slot] = store[blank, slot]
                    let path = store.path(of: Place(record, slot: slot))
                    keys.append(path.replacing(/\[\d+\]/, with: "[]"))
                    continue
                }
                guard value.hasValue else { continue }
                switch field.type {
                case .component: leaveOut(value.record)
                case .list(.component):
                    for element in Array(store.elements(record, slot)) where element.hasValue {
                        leaveOut(element.record)
                    }
                default: break
                }
            }
        }
        for screen in description.screens where leavesOut { leaveOut(screen.record) }
        (self.keys, self.store) = (keys, store)
        screens = description.screens
    }

    /// Whether a rule finds something of it.
    func finds(_ rule: String, in rules: RuleSet, _ platform: UInt32) -> Bool {
        var store = store
        let layouts = screens.map { LayoutResolver.layouts(of: $0.record, defaultPlatform: platform, in: &store) }
        let reader = LayoutReader(store)
        return zip(screens, layouts).contains { screen, layouts in
            ScreenChecker.check(screen, layouts, rules, reader).findings.contains { rules.rules[$0.rule].id == rule }
        }
    }
}
