import Diagnostics

/// What token files get wrong, in the order found.
struct TokenReports {
    private(set) var diagnostics: [Diagnostic] = []
    private var counts: [String: Int] = [:]

    /// The mistakes of one kind that are told of one file; a file that is no token file would tell of every line.
    private static let limit = 50

    /// Notes a mistake; it weighs what its rule says, if nothing else is given.
    mutating func add(
        _ rule: OwnRule,
        _ message: String,
        in file: String,
        at range: SourceRange,
        severity: Severity? = nil
    ) {
        let key = rule.id + " " + file
        counts[key, default: 0] += 1
        guard counts[key, default: 0] <= TokenReports.limit else { return }
        diagnostics.append(
            Diagnostic(file: file, rule: rule.id, severity: severity ?? rule.severity, message: message, range: range)
        )
    }

    /// Notes what the parser found.
    mutating func add(_ problems: [Diagnostic]) { diagnostics += problems }
}
