/// The order in which rules are run: next comes always the first whose superseding rules have all come, and a circle is
/// broken at its first rule.
struct RuleOrder {
    /// The indices of the rules in the order in which they are run.
    let indices: [Int]
    /// For the id of each superseded rule, where in that order the first rule of that id stands.
    private let numbers: [String: Int]

    init(_ rules: [CompiledRule]) {
        // The rules that others supersede; of an id that several packs have, all of them.
        var superseded = [String: [Int]]()
        for rule in rules { for id in rule.superseded { superseded[id] = [] } }
        if !superseded.isEmpty {
            for (index, rule) in rules.enumerated() { superseded[rule.id]?.append(index) }
        }
        // For each rule, how many of those that have not come yet supersede it.
        var waits = Array(repeating: 0, count: rules.count)
        for rule in rules { for id in rule.superseded { for index in superseded[id] ?? [] { waits[index] += 1 } } }
        var hasCome = Array(repeating: false, count: rules.count)
        var indices = [Int]()
        indices.reserveCapacity(rules.count)
        var start = 0
        while indices.count < rules.count {
            var next = start
            while next < rules.count, hasCome[next] || waits[next] > 0 { next += 1 }
            if next == rules.count { next = hasCome.firstIndex(of: false) ?? 0 }
            indices.append(next)
            hasCome[next] = true
            // What stands before it waits, unless for this very rule.
            start = next + 1
            for id in rules[next].superseded {
                for index in superseded[id] ?? [] {
                    waits[index] -= 1
                    if waits[index] == 0 { start = min(start, index) }
                }
            }
        }
        self.indices = indices
        var places = Array(repeating: 0, count: rules.count)
        for (place, index) in indices.enumerated() { places[index] = place }
        numbers = superseded.compactMapValues { members in members.map { places[$0] }.min() }
    }

    /// The number of the rule with an id that another one supersedes; nil if there is none.
    func number(ofRule id: String) -> Int? { numbers[id] }
}
