import Linter

/// What the files of a run come to.
struct RunTotal: Sendable {
    var summary = ReportSummary()
    /// What fixes came to.
    var fixes = FixSummary()
    /// The number of diagnostics by rule and severity, if that is asked for.
    private(set) var counts: [RunDetails.Entry: Int] = [:]
    /// Whether a rule could not be evaluated somewhere.
    private(set) var hasFailedRules = false
    /// How far the screens conform, if that is asked for.
    var tally: ConformanceTally?
    /// The entries for a new baseline, if that is asked for.
    private(set) var entries: [BaselineEntry: Int] = [:]
    /// The files with screens for which nobody has said which guidelines apply.
    private var unguidedFiles = (count: 0, first: "")
    /// The files that a new baseline leaves out.
    private(set) var leftOutFiles: [String] = []

    private static func words(_ count: Int, _ first: String) -> String {
        count == 1 ? first.inOneLine : "\(count) files, such as \(first.inOneLine)"
    }

    /// Adds what one file came to.
    mutating func add(_ file: FileOutcome) {
        summary.add(file.summary)
        if file.usesStandardPack {
            unguidedFiles = (unguidedFiles.count + 1, unguidedFiles.count == 0 ? file.path : unguidedFiles.first)
        }
        if file.isLeftOut { leftOutFiles.append(file.path) }
        if file.hasFailedRules { hasFailedRules = true }
        if let conformance = file.conformance { tally?.add(conformance) }
        if let fix = file.fix { fixes.add(fix, path: file.path) }
        counts.merge(file.counts, uniquingKeysWith: +)
        entries.merge(file.entries, uniquingKeysWith: +)
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
        var notes = [String]()
        if let first = leftOutFiles.first {
            let files = RunTotal.words(leftOutFiles.count, first)
            notes.append("screenlint: what can't be read to its end is not in the baseline: \(files).")
        }
        let (count, first) = unguidedFiles
        guard count > 0 else { return notes }
        let files = count == summary.files ? "" : " to \(RunTotal.words(count, first))"
        notes.append(
            "screenlint: \(RuleProvider.standardPack) applies\(files), because nothing says which guidelines do; "
                + "set 'guidelines' in \(Configuration.fileName) or in the screens, or give --guidelines."
        )
        return notes
    }
}
