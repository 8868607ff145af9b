import Diagnostics
package import Linter
import RuleEngine

/// For people at a terminal: message, source line with the place underlined, related lines, clause and fix.
package struct FullReporter: Reporter {
    let rules: PackLibrary
    let style: TerminalStyle
    /// The width of the terminal; nil where there is none.
    let columns: Int?

    package var separator: String { "\n" }

    package func render(_ report: FileReport) -> String {
        let excerpt = SourceExcerpt(lines: LineTable(report.source), style: style, columns: columns)
        var text = ReportText(capacity: report.diagnostics.count * 1000)
        for block in FullReporter.blocks(report.diagnostics) {
            if !text.bytes.isEmpty { text.add("\n") }
            render(block, excerpt, &text)
        }
        return text.string
    }

    /// The diagnostics in their order, those that say the same of one text in several languages together.
    private static func blocks(_ diagnostics: [Diagnostic]) -> [[Diagnostic]] {
        var blocks = [[Diagnostic]]()
        var known: [[String?]: Int] = [:]
        for diagnostic in diagnostics {
            let text = [diagnostic.file, diagnostic.screen, diagnostic.path, diagnostic.rule] + diagnostic.layouts
            if diagnostic.locale != nil, let block = known[text] {
                blocks[block].append(diagnostic)
            } else {
                if diagnostic.locale != nil { known[text] = blocks.count }
                blocks.append([diagnostic])
            }
        }
        return blocks
    }

    /// Renders what is said of one place, or of one text in several languages.
    private func render(_ block: [Diagnostic], _ excerpt: SourceExcerpt, _ text: inout ReportText) {
        let diagnostic = block[0]
        let position = excerpt.lines.position(at: diagnostic.range.start)
        let rule = "[\(VisibleText.escaped(diagnostic.rule))]"
        let severity = diagnostic.severity.rawValue
        text.add(style.severity(diagnostic.severity, severity))
        text.add(style.dim(rule))
        text.add(": ")
        text.add(wrapped(diagnostic.message, after: severity.count + rule.count + 2, at: 2, style.bold))
        text.add("\n")
        text.add(style.dim("  --> "))
        text.add(VisibleText.escaped(diagnostic.file))
        text.add(":")
        text.add(position.line)
        text.add(":")
        text.add(position.column)
        text.add(context(block))
        text.add("\n")
        if diagnostic.range.end <= excerpt.lines.bytes.count { excerpt.render(block, &text) }
        for related in block.flatMap(\.related) where related.file != diagnostic.file {
            guard let position = related.positions?.start else { continue }
            let place = "\(related.file):\(position.line):\(position.column)"
            note("compare", "\(place): \(related.message)", &text)
        }
        if let clause = diagnostic.clauses.first.flatMap({ rules.clause($0, ofRule: diagnostic.rule) }) {
            note("clause", "\(clause.clause.id): \(clause.clause.says)", &text)
            if let url = clause.document?.url { note("see", url, &text) }
        }
        if let help = diagnostic.help { note("help", help, &text) }
        for fix in block.flatMap(\.fixes) { note("fix", "\(fix.title) (\(fix.applicability.rawValue))", &text) }
    }

    /// The screen, its layouts and the locale, as far as they say something.
    private func context(_ block: [Diagnostic]) -> String {
        let diagnostic = block[0]
        var parts = [String]()
        if let screen = diagnostic.screen { parts.append("screen \(VisibleText.escaped(screen))") }
        if !diagnostic.layouts.isEmpty { parts.append(diagnostic.layouts.joined(separator: ", ")) }
        let locales = block.compactMap(\.locale).map(VisibleText.escaped).joined(separator: ", ")
        if !locales.isEmpty { parts.append("\(block.count == 1 ? "locale" : "locales") \(locales)") }
        return parts.isEmpty ? "" : style.dim(" (" + parts.joined(separator: "; ") + ")")
    }

    private func note(_ title: String, _ note: String, _ text: inout ReportText) {
        text.add(style.dim("   = "))
        text.add(style.bold(title))
        text.add(": ")
        text.add(wrapped(note, after: title.count + 7, at: 5) { $0 })
        text.add("\n")
    }

    /// The text, made harmless, in as many lines as the terminal asks for; columns are left free before each.
    private func wrapped(_ text: String, after start: Int, at margin: Int, _ style: (String) -> String) -> String {
        let text = VisibleText.escaped(text)
        guard let columns, columns > 40 else { return style(text) }
        let lines = WrappedText.lines(text, width: columns - margin, first: columns - start)
        return lines.map(style).joined(separator: "\n" + String(repeating: " ", count: margin))
    }

    package func footer(_ summary: ReportSummary, _ details: RunDetails) -> String {
        // Where nothing was read, what went wrong is said elsewhere.
        guard summary.files > 0 else { return "" }
        let counts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.infos, "info")]
        let found = counts.filter { $0.0 > 0 }.map { Plural.phrase($0, $1) }.joined(separator: ", ")
        var text = found.isEmpty ? "No findings" : "Found " + found
        text += " in \(Plural.phrase(summary.screens, "screen")) (\(Plural.phrase(summary.files, "file")))."
        if summary.undetermined > 0 {
            text += " \(Plural.phrase(summary.undetermined, "check")) could not be decided from the descriptions."
        }
        return (found.isEmpty ? "" : "\n") + wrapped(text, after: 0, at: 0) { $0 } + "\n"
    }
}
