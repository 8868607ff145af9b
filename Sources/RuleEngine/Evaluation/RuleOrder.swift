import Diagnostics

/// The order in which rules are run: next comes always the first whose superseding rules have all come, and a circle is
/// broken at its first rule.
struct RuleOrder {
    /// The indices of the rules in the order in which they are run.
    let indices: [Int]
    /// For the id of each superseded rule, where in that order the first rule of that id stands.
    let numbers: [String: Int]

    init(_ rules: [CompiledRule]) {
        // The ids that rules supersede, each with a number, and for each rule the numbers of those it supersedes.
        var idNumbers = [String: Int]()
        let superseded = rules.map { rule in
            rule.superseded.map { id in
                let next = idNumbers.count
                return idNumbers.remembered(id) { next }
            }
        }
        let members = RuleOrder.members(of: idNumbers, rules)
        // For each rule, how many of those that have not come yet supersede it.
        var waits = Array(repeating: 0, count: rules.count)
        for numbers in superseded { for number in numbers { for index in members[number] { waits[index] += 1 } } }
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
            for number in superseded[next] {
                for index in members[number] {
                    waits[index] -= 1
                    if waits[index] == 0 { start = min(start, index) }
                }
            }
        }
        self.indices = indices
        var places = Array(repeating: 0, count: rules.count)
        for (place, index) in indices.enumerated() { places[index] = place }
        numbers = idNumbers.compactMapValues { number in members[number].map { places[$0] }.min() }
    }

    /// For each of some numbered ids the indices of the rules that have it; of an id that several packs have, all.
    ///
    /// Most rules have none of them, which length and last letter tell without looking each up in a dictionary.
    private static func members(of idNumbers: [String: Int], _ rules: [CompiledRule]) -> [[Int]] {
        var members = Array(repeating: [Int](), count: idNumbers.count)
        func mark(_ id: String) -> Int { (id.utf8.count &* 31 &+ Int(id.utf8.last ?? 0)) & 255 }
        var marks = Array(repeating: false, count: 256)
        for id in idNumbers.keys { marks[mark(id)] = true }
        for (index, rule) in rules.enumerated() where marks[mark(rule.id)] {
            if let number = idNumbers[rule.id] { members[number].append(index) }
        }
        return members
    }
}
