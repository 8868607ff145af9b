import Diagnostics
import Linter
import Synchronization

/// Workflow commands of GitHub Actions, which show diagnostics beside the changed lines.
///
/// GitHub keeps the first ten commands of a kind in a step; how many it drops is said in a notice.
final class GitHubReporter: Reporter {
    private let rules: PackLibrary
    /// How many commands of each kind were written and held back.
    private let counts = Mutex((shown: [String: Int](), held: 0))

    init(rules: PackLibrary) { self.rules = rules }

    func render(_ report: FileReport) -> String {
        guard !report.diagnostics.isEmpty else { return "" }
        let lines = LineTable(report.source)
        return report.diagnostics.map { command($0, lines) }.joined()
    }

    private func command(_ diagnostic: Diagnostic, _ lines: LineTable) -> String {
        let start = lines.position(at: diagnostic.range.start)
        let end = lines.position(at: diagnostic.range.end)
        var text = "::\(kind(diagnostic.severity)) file=\(property(RelativePath.inProject(diagnostic.file)))"
        text += ",line=\(start.line),endLine=\(end.line)"
        // Columns count only where the range stays on one line.
        text += start.line == end.line ? ",col=\(start.column),endColumn=\(end.column)" : ""
        return text + ",title=\(property(diagnostic.rule))::\(data(Advice.text(diagnostic, rules)))\n"
    }

    private func kind(_ severity: Severity) -> String { severity == .info ? "notice" : severity.rawValue }

    /// The text of a command, with what ends it escaped.
    private func data(_ text: String) -> String { VisibleText.escaped(encoded(text, "%\r\n")) }

    /// The value of a command's property, with what ends it escaped.
    private func property(_ text: String) -> String { encoded(data(text), ":,") }

    /// The text with some signs in the form that GitHub takes for what they are.
    private func encoded(_ text: String, _ signs: String) -> String {
        guard text.utf8.contains(where: signs.utf8.contains) else { return text }
        var result = ReportText(capacity: text.utf8.count + 20)
        for scalar in text.unicodeScalars {
            if signs.unicodeScalars.contains(scalar) {
                result.add(percent: UInt8(ascii: scalar))
            } else {
                result.add(sign: scalar)
            }
        }
        return result.string
    }

    func admitted(_ rendered: String) -> String {
        counts.withLock { counts in
            var text = ""
            for line in rendered.utf8.split(separator: UInt8(ascii: "\n")) {
                let kind = String(Substring(line.dropFirst(2).prefix { $0 != UInt8(ascii: " ") }))
                // The tenth notice is kept for the one that tells of the rest.
                let limit = kind == "notice" ? 9 : 10
                if counts.shown[kind, default: 0] < limit {
                    counts.shown[kind, default: 0] += 1
                    text += Substring(line) + "\n"
                } else {
                    counts.held += 1
                }
            }
            return text
        }
    }

    func footer(_ summary: ReportSummary, _ details: RunDetails) -> String {
        let held = counts.withLock { $0.held }
        guard held > 0 else { return "" }
        let found = Plural.phrase(held, "more finding is", "more findings are")
        return
            "::notice title=screenlint::GitHub shows ten annotations of a kind; \(found) in the job summary, where there is one.\n"
    }
}
