package import RuleEngine
package import ScreenModel

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
}
