import Diagnostics
import Linter
import RuleEngine

/// What there is to say about a diagnostic besides its message: the statement it departs from, and what helps.
enum Advice {
    /// The message, the principal clause and what helps, a line for each.
    static func text(_ diagnostic: Diagnostic, _ rules: PackLibrary) -> String {
        let found = diagnostic.clauses.first.flatMap { rules.clause($0, ofRule: diagnostic.rule)?.clause }
        let clause = found.map { "\($0.id): \($0.says)" }
        return [diagnostic.distinctMessage, clause, diagnostic.help].compactMap(\.self).joined(separator: "\n")
    }

    /// What helps and the clause's id, behind a message on one line.
    static func sentence(_ diagnostic: Diagnostic) -> String {
        let help = diagnostic.help.map { " " + $0 } ?? ""
        return diagnostic.distinctMessage + help + (diagnostic.clauses.first.map { " (\($0))" } ?? "")
    }
}
