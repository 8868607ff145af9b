import Linter

/// What the files of a run come to.
struct RunTotal: Sendable {
    /// The figures.
    var summary = Summary()
    /// What fixes came to.
    var fixes = FixSummary()
    /// The files with screens for which nobody has said which guidelines apply.
    private var unguidedFiles = 0

    /// Adds what one file came to.
    mutating func add(_ report: FileReport) {
        summary.add(report.summary)
        if let fix = report.fix { fixes.add(fix, path: report.path) }
        if report.usesStandardPack { unguidedFiles += 1 }
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
