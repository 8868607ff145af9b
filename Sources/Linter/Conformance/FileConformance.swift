import Diagnostics
import RuleEngine

/// What a file adds to the conformance of a run.
package struct FileConformance: Sendable {
    /// What a screen came to.
    struct Screen: Sendable {
        /// The line it begins on, from 1.
        let line: Int
        /// Its id, the rules in force, and for each of them the verdicts.
        let judged: ScreenVerdicts
        /// For each rule the most telling verdict.
        let verdicts: [Verdict]
        /// The rules of which nothing is reported, because every finding is an exception.
        let excepted: Set<String>
    }

    let file: String
    /// Whether some of it could not be checked.
    let isFlawed: Bool
    /// What its screens came to.
    let screens: [Screen]

    /// Takes what counts of a report, which was made with verdicts, and from which the baseline was taken.
    package init(_ report: FileReport) {
        file = report.path
        let known = report.suppressed.map(\.diagnostic)
        let open = report.all.flatMap(\.diagnostics)
        isFlawed = (open + known).contains { FileConformance.hidesSomething($0.rule) }
        let lines = LineTable(report.source)
        let (knownRules, openRules) = (FileConformance.rules(known), FileConformance.rules(open))
        screens = report.verdicts.map { screen in
            let (excepted, reported) = (knownRules[screen.screen] ?? [], openRules[screen.screen] ?? [])
            return Screen(
                line: lines.line(at: screen.offset),
                judged: screen,
                verdicts: screen.verdicts,
                excepted: excepted.subtracting(reported)
            )
        }
    }

    /// The rules that found something, by the screen that it was found on.
    private static func rules(_ diagnostics: [Diagnostic]) -> [String?: Set<String>] {
        diagnostics.reduce(into: [:]) { $0[$1.screen, default: []].insert($1.rule) }
    }

    /// Whether what a rule of our own finds may keep something of a file from being checked.
    private static func hidesSomething(_ rule: String) -> Bool {
        guard let rule = OwnRule(rawValue: rule) else { return false }
        return rule != .screenDuplicateID && (rule.id.hasPrefix("yaml/") || rule.id.hasPrefix("screen/"))
    }
}
