import RuleEngine
import ScreenModel

/// The checks that a screen leaves open, and the keys that would decide the most of them.
///
/// Screens of a file are much alike; those that leave the same open share one, and are added up as one.
package final class OpenChecks: Sendable {
    /// A key that is not described.
    package struct Key: Sendable, Hashable {
        /// The way to it, such as `navigationBar.trailing[].priority`.
        package let path: String
        /// What to write, such as `scrolls: true` or `false`.
        package let words: String
        /// The checks that wait for this key alone.
        package internal(set) var decides = 0
        /// The checks that wait for it, alone or with others.
        package internal(set) var concerns = 0
        /// The values that it can be given in one word; none for what needs more.
        package let values: [String]

        init(_ key: MissingKey) {
            path = key.path
            words = key.words
            values = key.values
        }
    }

    /// The number of checks.
    package let count: Int
    /// The keys, those that decide most first.
    package let keys: [Key]
    /// What each undecided rule asked for in vain, by the rule's id: words of what to write, by the ways to it.
    let rules: [String: [String: String]]

    /// Counts what the rules of a set asked of a screen in vain.
    init(_ undecided: [UndecidedRule], of set: RuleSet) {
        count = undecided.count
        rules = Dictionary(
            undecided.map { rule in
                (set.rules[rule.rule].id, Dictionary(rule.keys.map { ($0.path, $0.words) }) { first, _ in first })
            }
        ) { first, _ in first }
        var keys = [String: Key]()
        for rule in undecided {
            for key in rule.keys {
                keys[key.path, default: Key(key)].concerns += 1
                if rule.keys.count == 1 { keys[key.path, default: Key(key)].decides += 1 }
            }
        }
        self.keys = keys.values.sorted { ($1.decides, $1.concerns, $0.path) < ($0.decides, $0.concerns, $1.path) }
    }
}

extension MissingKey {
    /// The values that a designer chooses from; none for what is open.
    fileprivate var values: [String] {
        switch field.type {
        case .boolean: ["true", "false"]
        case .enumeration(let words) where words.values.count <= 4: words.names
        case .component: ["null"]
        case .list: ["[]"]
        default: []
        }
    }

    /// What to write for it.
    fileprivate var words: String {
        let name = path.hasSuffix("[]") ? String(path.dropLast(2)) : path
        switch field.type {
        case .component: return "`\(name)`, or `\(name): null` if there is none"
        case .list: return "`\(name)`, or `\(name): []` if there are none"
        default:
            guard let first = values.first else { return "`\(name)`" }
            let rest = values.dropFirst().map { "`\($0)`" }
            let last = rest.last.map { " or \($0)" } ?? ""
            return (["`\(name): \(first)`"] + rest.dropLast()).joined(separator: ", ") + last
        }
    }
}
