import Diagnostics

/// How deep a diagnostic lies.
///
/// Deeper ones are fixed first: wrong YAML hides what is wrong with the screen, and that what departs from a rule.
enum FixTier: Int, Comparable, CaseIterable {
    case syntax
    case screen
    case rule

    init(of diagnostic: Diagnostic) {
        if diagnostic.rule.hasPrefix("yaml/") {
            self = .syntax
        } else if diagnostic.rule.hasPrefix("screen/") {
            self = .screen
        } else {
            self = .rule
        }
    }

    static func < (left: FixTier, right: FixTier) -> Bool { left.rawValue < right.rawValue }
}

/// The diagnostics of a text, counted so that one can tell whether a fix made it better.
struct FixBalance {
    /// What is counted by itself: the findings of a rule in a screen.
    struct Kind: Hashable {
        let rule: String
        let screen: String?

        init(_ diagnostic: Diagnostic) {
            rule = diagnostic.rule
            screen = diagnostic.screen
        }
    }

    private var counts: [Kind: Int] = [:]
    private var totals = [0, 0, 0]
    private var errorsInScreens = 0
    private var unusedSuppressions = 0
    /// Where the mistakes of YAML begin, from the first to the last.
    private var problems: [Int] = []

    init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            let tier = FixTier(of: diagnostic)
            counts[Kind(diagnostic), default: 0] += 1
            totals[tier.rawValue] += 1
            if tier == .screen, diagnostic.severity == .error { errorsInScreens += 1 }
            if tier == .syntax { problems.append(diagnostic.range.start) }
            if diagnostic.rule == OwnRule.suppressionUnused.id { unusedSuppressions += 1 }
        }
        problems.sort()
    }

    /// Whether a text with this balance is better than `before`, of which something in `tier` was fixed by some fixes.
    ///
    /// There must be less in the tier, and nothing new in it or below. Of what is wrong with a screen, and of what a
    /// rule finds in one, each fix pays for itself, and no note gives way to an error. A syntax error may give way to
    /// one further on, by more than the bytes that the text has grown by.
    func isBetter(
        than before: FixBalance,
        in tier: FixTier,
        by fixes: (kinds: [Kind], ofErrors: Int),
        growth: Int
    ) -> Bool {
        for deeper in FixTier.allCases where deeper < tier {
            if totals[deeper.rawValue] > before.totals[deeper.rawValue] { return false }
        }
        if tier == .syntax, readsFurther(than: before, growth) { return true }
        // What moves away from the comment that silences it would be told, and the comment be taken out as idle.
        if unusedSuppressions > before.unusedSuppressions { return false }
        if tier == .screen, errorsInScreens + fixes.ofErrors > before.errorsInScreens { return false }
        let least = tier == .screen ? fixes.kinds.count : 1
        guard totals[tier.rawValue] + least <= before.totals[tier.rawValue] else { return false }
        if tier < .rule { return true }
        let mended = Dictionary(fixes.kinds.map { ($0, 1) }, uniquingKeysWith: +)
        let paysEach = mended.allSatisfy { counts[$0.key, default: 0] + $0.value <= before.counts[$0.key, default: 0] }
        return worse(than: before) == nil && (paysEach || fixes.kinds.count == 1)
    }

    /// Whether the first mistake of YAML that is not where one was stands further on.
    private func readsFurther(than before: FixBalance, _ growth: Int) -> Bool {
        let moved = zip(problems, before.problems).first { new, old in new != old && new != old + growth }
        return moved.map { new, old in new > old + max(growth, 0) } ?? (problems.isEmpty && !before.problems.isEmpty)
    }

    /// The rule of which there are more findings than before, the first by name; nil if there is none.
    func worse(than before: FixBalance) -> String? {
        counts.filter { $0.value > before.counts[$0.key] ?? 0 }.map(\.key.rule).min()
    }
}
