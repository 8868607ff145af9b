import Linter

/// What the files of a run come to.
struct RunTotal: Sendable {
    /// The figures.
    var summary = ReportSummary()
    /// What fixes came to.
    var fixes = FixSummary()
    /// The number of diagnostics by rule and severity, if that is asked for.
    private(set) var counts: [RunDetails.Entry: Int] = [:]
    /// How far the screens conform, if that is asked for.
    var tally: ConformanceTally?
    /// The entries for a new baseline, if that is asked for.
    private(set) var entries: [BaselineEntry: Int] = [:]
    /// The files with screens for which nobody has said which guidelines apply.
    private var unguidedFiles = 0

    /// Adds what one file came to.
    mutating func add(_ file: FileOutcome) {
        summary.add(file.summary)
        if file.usesStandardPack { unguidedFiles += 1 }
        if let conformance = file.conformance { tally?.add(conformance) }
        guard let details = file.details else { return }
        if let fix = details.fix { fixes.add(fix, path: file.path) }
        counts.merge(details.counts, uniquingKeysWith: +)
        entries.merge(details.entries, uniquingKeysWith: +)
    }

    /// What a report of the whole run tells beside the files.
    var details: RunDetails {
        var details = RunDetails()
        details.findings = counts
        if let tally { details.conformance = tally.finish() }
        return details
    }

    /// How often each rule was broken, the most frequent first.
    var statistics: String {
        let rules = counts.reduce(into: [String: Int]()) { $0[$1.key.rule, default: 0] += $1.value }
        let rows = rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let width = String(rows.first?.value ?? 0).count
        return rows.map { rule, count in
            String(repeating: " ", count: width - String(count).count) + "\(count)  \(rule.inOneLine)\n"
        }.joined()
    }

    /// What is worth saying on standard error.
    var notes: [String] {
        guard unguidedFiles > 0 else { return [] }
        return [
            "screenlint: \(RuleProvider.standardPack) applies, because nothing says which guidelines do; "
                + "set 'guidelines' in \(Configuration.fileName) or in the screens, or give --guidelines."
        ]
    }
}
