import Diagnostics
import Linter

/// Screens that changed alike through something else, such as one token: the first is told, of the others the names.
struct ReviewGroup {
    let first: ReviewedScreen
    private(set) var others: [ReviewedScreen] = []
    private static let mostNames = 5

    /// What two screens have in common that stand in one group.
    private struct Key: Hashable {
        let changes: [String]
        let reasons: [ReviewReason]

        /// Nil for a screen that is told by itself: its own text says something else, or its findings do.
        init?(_ screen: ReviewedScreen) {
            guard screen.status == .changed, !screen.reasons.isEmpty, screen.findings.isEmpty else { return nil }
            changes = ScreenChange.lines(screen.changes)
            reasons = screen.reasons
        }
    }

    /// The groups of some screens, in the order of their first ones; two alone are told one by one.
    static func all(_ screens: [ReviewedScreen]) -> [ReviewGroup] {
        var groups = [ReviewGroup]()
        var known = [Key: Int]()
        let keys = screens.map(Key.init)
        let counts = keys.reduce(into: [Key: Int]()) { counts, key in if let key { counts[key, default: 0] += 1 } }
        for (screen, key) in zip(screens, keys) {
            let key = key.flatMap { counts[$0, default: 0] > 2 ? $0 : nil }
            if let key, let index = known[key] {
                groups[index].others.append(screen)
                continue
            }
            if let key { known[key] = groups.count }
            groups.append(ReviewGroup(first: screen))
        }
        return groups
    }

    /// A line on the others; nil if there are none.
    var rest: String? {
        guard !others.isEmpty else { return nil }
        let names = others.compactMap(\.place).prefix(ReviewGroup.mostNames).map(ReviewWords.name)
        return "the same on \(Plural.phrase(others.count, "more screen")): \(Plural.list(names, of: others.count))"
    }
}
