import Diagnostics
import Linter
import RuleEngine
import Synchronization

/// SARIF 2.1.0, which code scanning services read.
final class SARIFReporter: Reporter {
    private let rules: PackLibrary
    /// The ids of the rules that results refer to.
    private let reported = Mutex(Set<String>())

    init(rules: PackLibrary) { self.rules = rules }

    func header() -> String {
        """
        {"$schema": "https://json.schemastore.org/sarif-2.1.0.json",
         "version": "2.1.0",
         "runs": [{
         "columnKind": "unicodeCodePoints",
         "results": [
        """
    }

    var separator: String { "," }

    func render(_ report: FileReport) -> String {
        var results: [(diagnostic: Diagnostic, cause: SuppressedDiagnostic.Cause?)] = report.diagnostics.map {
            ($0, nil)
        }
        results += report.suppressed.map { ($0.diagnostic, $0.cause) }
        guard !results.isEmpty else { return "" }
        reported.withLock { ids in ids.formUnion(results.map(\.diagnostic.rule)) }
        let writer = SARIFResultWriter(lines: LineTable(report.source))
        var fingerprints = Fingerprints()
        return results.sorted { $0.diagnostic < $1.diagnostic }
            .map { "\n  " + writer.text($0.diagnostic, $0.cause, fingerprints.next($0.diagnostic)) }
            .joined(separator: ",")
    }

    func footer(_ summary: ReportSummary, _ details: RunDetails) -> String {
        let text = JSONWriter.object { writer in
            writer.field("driver") { writer in
                writer.field("name", "screenlint")
                writer.field("version", Release.version)
                writer.field("informationUri", Release.informationURI)
                writer.field("rules", of: reported.withLock { $0.sorted() }) { describe($0, &$1) }
            }
        }
        return "],\n\(invocations(details.failures)) \"tool\": \(text)}]}\n"
    }

    /// That the run could not look at all files, so that no service takes what is not found there for mended.
    private func invocations(_ failures: [String]) -> String {
        if failures.isEmpty { return "" }
        let text = JSONWriter.object { writer in
            writer.field("executionSuccessful", false)
            writer.field("toolExecutionNotifications", of: failures) { failure, writer in
                writer.field("level", "error")
                writer.field("message") { $0.field("text", failure) }
            }
        }
        return " \"invocations\": [\(text)],\n"
    }

    private func describe(_ id: String, _ writer: inout JSONWriter) {
        writer.field("id", id)
        guard let (rule, pack) = rules.rule(id) else {
            let own = OwnRule(rawValue: id)
            writer.field("shortDescription") { $0.field("text", own?.summary ?? id) }
            writer.field("defaultConfiguration") { $0.field("level", SARIFResultWriter.level(own?.severity ?? .error)) }
            return
        }
        writer.field("shortDescription") { $0.field("text", rule.summary.isEmpty ? id : rule.summary) }
        let clauses = rule.clauses.compactMap(pack.clause).map { "\($0.id): \($0.says)" }
        if !clauses.isEmpty { writer.field("fullDescription") { $0.field("text", clauses.joined(separator: "\n")) } }
        let help = ([rule.help?.text].compactMap(\.self) + clauses).joined(separator: "\n")
        writer.field("help") { $0.field("text", help.isEmpty ? rule.summary : help) }
        if let url = rules.url(ofRule: id) { writer.field("helpUri", url) }
        writer.field("defaultConfiguration") { $0.field("level", SARIFResultWriter.level(rule.severity)) }
        writer.field("properties") { $0.field("tags", [pack.name] + rule.clauses) }
    }
}
