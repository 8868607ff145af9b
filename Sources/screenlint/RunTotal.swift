import Linter

/// What the files of a run come to.
struct RunTotal: Sendable {
    /// The figures.
    var summary = Summary()
    /// What fixes came to.
    var fixes = FixSummary()
    /// The files with screens for which nobody has said which guidelines apply.
    private var unguidedFiles = 0

    /// What is counted of one file; its text is let go.
    struct Part: Sendable {
        let summary: Summary
        let path: String
        let fix: FixResult?
        let usesStandardPack: Bool

        init(_ report: FileReport) {
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
        if part.usesStandardPack { unguidedFiles += 1 }
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
