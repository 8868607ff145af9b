import Diagnostics
package import Linter
import RuleEngine

/// For people at a terminal: message, source line with the place underlined, related lines, clause and fix.
package struct FullReporter: Reporter {
    let rules: RuleMetadata
    let style: TerminalStyle

    package func header() -> String { "" }

    package var separator: String { "\n" }

    package func render(_ report: FileReport) -> String {
        let excerpt = SourceExcerpt(lines: LineTable(report.source), style: style)
        return report.diagnostics.map { render($0, excerpt) }.joined(separator: "\n")
    }

    private func render(_ diagnostic: Diagnostic, _ excerpt: SourceExcerpt) -> String {
        let position = excerpt.lines.position(at: diagnostic.range.start)
        var text = style.severity(diagnostic.severity, diagnostic.severity.rawValue) + style.dim("[\(diagnostic.rule)]")
        text += ": " + style.bold(VisibleText.escaped(diagnostic.message)) + "\n"
        text += style.dim("  --> ") + VisibleText.escaped(diagnostic.file) + ":\(position.line):\(position.column)"
        text += context(diagnostic) + "\n"
        text += excerpt.render(diagnostic)
        for related in diagnostic.related where related.file != diagnostic.file {
            guard let position = related.positions?.start else { continue }
            let place = "\(VisibleText.escaped(related.file)):\(position.line):\(position.column)"
            text += note("compare", "\(place): \(VisibleText.escaped(related.message))")
        }
        if let clause = diagnostic.clauses.first.flatMap({ rules.clause($0, ofRule: diagnostic.rule) }) {
            text += note("clause", "\(clause.clause.id): \(clause.clause.says)")
            if let url = clause.document?.url { text += note("see", url) }
        }
        if let help = diagnostic.help { text += note("help", VisibleText.escaped(help)) }
        for fix in diagnostic.fixes {
            text += note("fix", "\(VisibleText.escaped(fix.title)) (\(fix.applicability.rawValue))")
        }
        return text
    }

    /// The screen, its layouts and the locale, as far as they say something.
    private func context(_ diagnostic: Diagnostic) -> String {
        var parts = [String]()
        if let screen = diagnostic.screen { parts.append("screen \(VisibleText.escaped(screen))") }
        if !diagnostic.layouts.isEmpty { parts.append(diagnostic.layouts.joined(separator: ", ")) }
        if let locale = diagnostic.locale { parts.append("locale \(VisibleText.escaped(locale))") }
        return parts.isEmpty ? "" : style.dim(" (" + parts.joined(separator: "; ") + ")")
    }

    private func note(_ title: String, _ text: String) -> String {
        style.dim("   = ") + style.bold(title) + ": " + text + "\n"
    }

    package func footer(_ summary: Summary) -> String {
        // Where nothing was read, what went wrong is said elsewhere.
        guard summary.files > 0 else { return "" }
        let found = [
            count(summary.errors, "error"), count(summary.warnings, "warning"), count(summary.infos, "info", "infos"),
        ].compactMap(\.self).joined(separator: ", ")
        var text = found.isEmpty ? "No findings" : "Found " + found
        text += " in \(plural(summary.screens, "screen")) (\(plural(summary.files, "file")))."
        if summary.undetermined > 0 {
            text += " \(plural(summary.undetermined, "check")) could not be decided from the descriptions."
        }
        return (found.isEmpty ? "" : "\n") + text + "\n"
    }

    private func count(_ count: Int, _ one: String, _ many: String? = nil) -> String? {
        count == 0 ? nil : plural(count, one, many)
    }

    private func plural(_ count: Int, _ one: String, _ many: String? = nil) -> String {
        count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
    }
}
