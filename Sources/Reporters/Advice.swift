import Diagnostics
import Linter
import RuleEngine

/// What there is to say about a diagnostic besides its message: the statement it departs from, and what helps.
struct Advice {
    /// The principal clause: its id and what it says.
    let clause: String?
    /// What helps, in words.
    let help: String?

    /// Looks up the clause of a diagnostic.
    init(_ diagnostic: Diagnostic, _ rules: PackLibrary) {
        let found = diagnostic.clauses.first.flatMap { rules.clause($0, ofRule: diagnostic.rule) }
        clause = found.map { "\($0.clause.id): \($0.clause.says)" }
        help = diagnostic.help
    }

    /// A line for each.
    var lines: [String] { [clause, help].compactMap(\.self) }

    /// What helps and the clause's id, behind a message on one line.
    static func sentence(_ diagnostic: Diagnostic) -> String {
        let help = diagnostic.help.map { " " + $0 } ?? ""
        return diagnostic.distinctMessage + help + (diagnostic.clauses.first.map { " (\($0))" } ?? "")
    }
}
