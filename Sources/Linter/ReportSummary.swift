package import Diagnostics

/// The figures of a run.
package struct ReportSummary: Sendable, Hashable {
    /// The files read.
    package var files = 0
    /// The screens in them.
    package var screens = 0
    /// Diagnostics that are errors.
    package var errors = 0
    /// Diagnostics that are warnings.
    package var warnings = 0
    /// Diagnostics that are remarks.
    package var infos = 0
    /// Diagnostics that a comment in the file suppresses.
    package var suppressed = 0
    /// Diagnostics that the baseline knows.
    package var baselined = 0
    /// Pairs of screen and rule that the description does not say enough about.
    package var undetermined = 0

    /// Creates a summary of nothing.
    package init() {}

    init(_ diagnostics: [Diagnostic], files: Int) {
        self.files = files
        for diagnostic in diagnostics {
            switch diagnostic.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .info: infos += 1
            }
        }
    }

    /// Adds the figures of another summary.
    package mutating func add(_ other: ReportSummary) {
        self = ReportSummary(figures: zip(figures, other.figures).map { $0.count + $1.count })
    }

    /// The figures with the names that reports give them, in a fixed order.
    package var figures: [(name: String, count: Int)] {
        [
            ("files", files), ("screens", screens), ("errors", errors), ("warnings", warnings), ("infos", infos),
            ("suppressed", suppressed), ("baselined", baselined), ("undetermined", undetermined),
        ]
    }

    /// Takes figures in the order of `figures`; those that are missing are 0.
    init(figures: [Int]) {
        let all = figures + Array(repeating: 0, count: max(0, 8 - figures.count))
        (files, screens, errors, warnings) = (all[0], all[1], all[2], all[3])
        (infos, suppressed, baselined, undetermined) = (all[4], all[5], all[6], all[7])
    }

    /// The number of diagnostics at or above a severity.
    package func count(atLeast severity: Severity) -> Int {
        switch severity {
        case .error: errors
        case .warning: errors + warnings
        case .info: errors + warnings + infos
        }
    }
}
