import Diagnostics
import ScreenModel

/// A fact with the rule, layout and locale it was noted for.
struct NotedFact: Sendable {
    var rule = 0
    var layout = 0
    var locale: UInt32 = 0
    let fact: Fact
}

/// Compares the facts that rules with `across: layouts` noted in the layouts of one screen.
enum LayoutComparison {
    /// A finding for each value that departs from the norm, from the facts of one rule and locale in the order of the
    /// layouts.
    static func findings(_ facts: [NotedFact], _ layouts: [Layout], _ store: RecordStore) -> [MergedFinding] {
        // What another language says is no other layout.
        func language(_ layout: Int) -> String? { store.string(layouts[layout].record, Slots.Screen.locale) }
        let facts = facts.filter { language($0.layout) == language(0) }
        let groups = ComparedValue.groups(facts.map(\.fact.value))
        // Of two values that equally many layouts have, the one that no variant brings is the norm.
        let isBase = { (group: [Int]) in group.contains { !isVaried(layouts[facts[$0].layout], store) } }
        let norm = ComparedValue.norm(groups.filter(isBase) + groups.filter { !isBase($0) })
        guard groups.count > 1, let first = norm.first.map({ facts[$0] }) else { return [] }
        return groups.compactMap { group in
            let odd = facts[group[0]]
            guard odd.fact.value.isSame(as: first.fact.value) == .no else { return nil }
            let (value, expected) = (odd.fact.value.text, first.fact.value.text)
            let shown = first.fact.value.shown
            let isTie = group.count == norm.count
            let message =
                "This is \(odd.fact.value.shown) in \(layouts[odd.layout].name), and \(shown) in \(layouts[first.layout].name); "
                + (isTie ? "one should follow the other." : "it should be the same in all layouts.")
            // Where both come from one place of the file, there is nothing further to show.
            let isElsewhere = store.writtenNode(of: first.fact.place) != store.writtenNode(of: odd.fact.place)
            return MergedFinding(
                rule: odd.rule,
                finding: Finding(
                    place: odd.fact.place,
                    message: message,
                    values: ["value": value, "expected": expected, "by": odd.fact.key],
                    related: isElsewhere ? [Finding.Related(first.fact.place, "here it is \(shown)")] : []
                ),
                layouts: Array(Set(group.map { facts[$0].layout })).sorted(),
                locale: odd.locale
            )
        }
    }

    /// Whether one of the screen's variants is for a layout.
    static func isVaried(_ layout: Layout, _ store: RecordStore) -> Bool {
        let own: [(slot: Int, symbol: UInt32?)] = [
            (Slots.Screen.platform, layout.platform), (Slots.Screen.sizeClass, layout.sizeClass),
            (Slots.Screen.state, layout.state),
        ]
        return store.elements(layout.record, Slots.Screen.variants).contains { variant in
            variant.hasValue
                && own.allSatisfy { slot, symbol in
                    let written = store[variant.record, slot]
                    return !written.isWritten || written.payload == symbol
                }
        }
    }
}
