import Diagnostics
import Linter

/// What the files of a run come to.
struct RunTotal: Sendable {
    /// The figures.
    var summary = Summary()
    /// What fixes came to.
    var fixes = FixSummary()
    /// The number of diagnostics by rule and severity, if that is asked for.
    private(set) var counts: [RunDetails.Entry: Int] = [:]
    /// How far the screens conform, if that is asked for.
    var tally: ConformanceTally?
    /// The entries for a new baseline, if that is asked for.
    private(set) var entries: [BaselineEntry: Int] = [:]
    /// Where the time went, if that is asked for.
    private(set) var timings = Timings()
    /// The files with screens for which nobody has said which guidelines apply.
    private var unguidedFiles = 0

    /// What is counted of one file; its text is let go.
    struct Part: Sendable {
        let summary: Summary
        let path: String
        let fix: FixResult?
        let usesStandardPack: Bool
        let rules: [RunDetails.Entry]
        let entries: [BaselineEntry]
        let conformance: ConformanceTally.Part?
        var timings: Timings?

        init(_ report: FileReport, countsRules: Bool, keepsVerdicts: Bool = false, baselineFolder: String?) {
            rules = countsRules || keepsVerdicts ? report.diagnostics.map(RunDetails.Entry.init) : []
            conformance = keepsVerdicts ? ConformanceTally.Part(report) : nil
            entries =
                baselineFolder.map { folder in
                    report.diagnostics.map { BaselineEntry($0, folder: folder) }
                } ?? []
            timings = report.timings
            summary = report.summary
            path = report.path
            fix = report.fix
            usesStandardPack = report.usesStandardPack
        }
    }

    /// Adds what one file came to.
    mutating func add(_ part: Part) {
        summary.add(part.summary)
        if let fix = part.fix { fixes.add(fix, path: part.path) }
        if let times = part.timings { timings.add(times) }
        if part.usesStandardPack { unguidedFiles += 1 }
        for rule in part.rules { counts[rule, default: 0] += 1 }
        if let conformance = part.conformance { tally?.add(conformance) }
        for entry in part.entries { entries[entry, default: 0] += 1 }
    }

    /// What a report of the whole run tells beside the files.
    var details: RunDetails {
        RunDetails(findings: counts, conformance: tally?.finish() ?? Conformance())
    }

    /// How often each rule was broken, the most frequent first.
    var statistics: String {
        let rules = counts.reduce(into: [String: Int]()) { $0[$1.key.rule, default: 0] += $1.value }
        let rows = rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let width = String(rows.first?.value ?? 0).count
        return rows.map { rule, count in
            String(repeating: " ", count: width - String(count).count) + "\(count)  \(rule)\n"
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
