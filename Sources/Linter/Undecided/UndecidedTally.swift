/// What the screens of a run leave open: the keys that would decide the most over all, and some screens one by one.
package struct UndecidedTally: Sendable {
    /// A key, with what it would decide on all screens.
    package struct Key: Sendable, Hashable {
        /// What to write.
        package let words: String
        /// The checks that wait for this key alone.
        package fileprivate(set) var checks = 0
        /// The screens on which they do.
        package fileprivate(set) var screens = 0
    }

    /// The number of screens that are told of one by one; memory must not grow with the number of screens.
    static let shownScreens = 50

    /// The first screens that leave something open.
    package private(set) var screens: [UndecidedScreen] = []
    /// The number of screens that leave something open.
    package private(set) var screenCount = 0
    /// The number of checks that are left open.
    package private(set) var checkCount = 0
    private var known: [String: Key] = [:]
    /// The screens on which each rule asks for a key in vain, by the rule's id and the words of what to write.
    private var asked: [String: [String: Int]] = [:]
    /// What the latest screens leave open, and how many they are; not yet counted above.
    private var latest: [ObjectIdentifier: (open: OpenChecks, screens: Int)] = [:]
    private static let mostLatest = 32

    mutating func add(_ screen: UndecidedScreen) {
        guard screen.open.count > 0 else { return }
        screenCount += 1
        checkCount += screen.open.count
        // Whatever the order in which they come, the same ones are told of.
        let position = screens.lastIndex { ($0.file, $0.line) <= (screen.file, screen.line) }.map { $0 + 1 } ?? 0
        if position < UndecidedTally.shownScreens {
            screens.insert(screen, at: position)
            if screens.count > UndecidedTally.shownScreens { screens.removeLast() }
        }
        let identifier = ObjectIdentifier(screen.open)
        if latest[identifier] == nil, latest.count >= UndecidedTally.mostLatest { countLatest() }
        latest[identifier, default: (screen.open, 0)].screens += 1
    }

    /// The tally with all its screens counted.
    func counted() -> UndecidedTally {
        var tally = self
        tally.countLatest()
        return tally
    }

    private mutating func countLatest() {
        for (open, count) in latest.values {
            for (rule, keys) in open.rules {
                for words in keys.values { asked[rule, default: [:]][words, default: 0] += count }
            }
            for key in open.keys where key.decides > 0 {
                known[key.path, default: Key(words: key.words)].checks += key.decides * count
                known[key.path, default: Key(words: key.words)].screens += count
            }
        }
        latest.removeAll()
    }

    /// What to write, so that some rules are decided on the most screens; nil if nobody knows.
    package func words(forRules rules: [String]) -> String? {
        var counts = [String: Int]()
        for rule in rules { counts.merge(asked[rule] ?? [:]) { $0 + $1 } }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// The keys that would decide something, those that decide most first.
    package var keys: [Key] { known.values.sorted { ($1.checks, $0.words) < ($0.checks, $1.words) } }
}
