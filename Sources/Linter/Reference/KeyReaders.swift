package import RuleEngine
package import ScreenModel
import YAMLSyntax

/// Which rules read which keys of the format: what tells how much a key matters.
package struct KeyReaders: Sendable {
    private let rules: [FormatKey: [CompiledRule]]

    /// Goes through the rules of all built-in packs and of those that the library has read from folders.
    package init(_ library: PackLibrary) {
        var rules = [FormatKey: [CompiledRule]]()
        for rule in library.rules {
            for key in FormatKey.all {
                if case .field(let kind, let slot) = key, rule.reads(slot, of: kind) {
                    rules[key, default: []].append(rule)
                }
            }
        }
        self.rules = rules
    }

    /// The rules that read a key, pack by pack; a variant's keys are the screen's.
    package func rules(reading slot: Int, of kind: ComponentKind) -> [CompiledRule] {
        rules[.field(kind == .variant ? .screen : kind, slot: slot)] ?? []
    }

    /// The slots of a component's keys, derived fields left out: those that most rules read first, and of as many those
    /// that are used most.
    package func slots(of kind: ComponentKind, uses: (Int) -> Int = { _ in 0 }) -> [Int] {
        let fields = kind.component.fields
        let ranked = fields.indices.filter { !fields[$0].isDerived }.map { slot in
            (slot: slot, rules: rules(reading: slot, of: kind).count, uses: uses(slot))
        }
        return ranked.sorted { ($1.rules, $1.uses, $0.slot) < ($0.rules, $0.uses, $1.slot) }.map(\.slot)
    }

    /// The kinds of blocks that rules ask for, in their conditions as they stand in the rule files.
    package var blockKinds: [String] {
        guard let slot = ComponentKind.block.component.slot(named: "kind") else { return [] }
        var kinds = Set<String>()
        for rule in rules(reading: slot, of: .block).map(\.definition) {
            for text in [rule.when?.text ?? "", rule.check.flowText] {
                kinds.formUnion(KeyReaders.kinds(comparedIn: text))
            }
        }
        return kinds.sorted()
    }

    /// The words in quotes behind `kind ==`, `kind !=` and `kind in`.
    private static func kinds(comparedIn condition: String) -> [String] {
        var kinds = [String]()
        var rest = condition[...]
        while let found = rest.firstRange(of: "kind ") {
            rest = rest[found.upperBound...]
            let isList = rest.hasPrefix("in [")
            guard isList || rest.hasPrefix("==") || rest.hasPrefix("!=") else { continue }
            let words = rest.prefix { $0 != "]" }.split(separator: "'", omittingEmptySubsequences: false)
            let quoted = words.indices.filter { $0 % 2 == 1 }.map { String(words[$0]) }
            kinds += quoted.prefix(isList ? quoted.count : 1)
        }
        return kinds
    }
}
