import Diagnostics
import Linter

/// Writes the results of one file in SARIF.
struct SARIFResultWriter {
    let lines: LineTable

    /// The level of a severity (SARIF section 3.27.10).
    static func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }

    /// One result object as JSON; `cause` is what keeps the finding from being reported, if something does.
    func text(_ diagnostic: Diagnostic, _ cause: SuppressedDiagnostic.Cause?, _ fingerprint: String) -> String {
        JSONWriter.object { writer in
            writer.field("ruleId", diagnostic.rule)
            writer.field("level", SARIFResultWriter.level(diagnostic.severity))
            message(diagnostic.distinctMessage, &writer)
            writer.field("locations", of: [diagnostic]) { diagnostic, writer in
                physicalLocation(diagnostic.file, diagnostic.range, &writer)
                logicalLocation(diagnostic, &writer)
            }
            related(diagnostic, &writer)
            writer.field("partialFingerprints") { $0.field("screenlint/v1", fingerprint) }
            if let cause { suppression(cause, &writer) }
            fixes(diagnostic, &writer)
            writer.field("properties") { writer in
                writer.field("clauses", diagnostic.clauses)
                writer.field("layouts", diagnostic.layouts)
                if let locale = diagnostic.locale { writer.field("locale", locale) }
            }
        }
    }

    /// A message; brackets that would make a link of it are taken for themselves (section 3.11.6).
    private func message(_ text: String, _ writer: inout JSONWriter) {
        let inert =
            text.holds("](")
            ? text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]") : text
        writer.field("message") { $0.field("text", inert) }
    }

    private func physicalLocation(_ file: String, _ range: SourceRange, _ writer: inout JSONWriter) {
        writer.field("physicalLocation") { writer in
            writer.field("artifactLocation") { $0.field("uri", RelativePath.uri(file)) }
            region("region", range, &writer)
        }
    }

    private func region(_ name: String, _ range: SourceRange, _ writer: inout JSONWriter) {
        let start = lines.position(at: range.start)
        let end = lines.position(at: range.end)
        writer.field(name) { writer in
            writer.field("startLine", start.line)
            writer.field("startColumn", start.column)
            writer.field("endLine", end.line)
            writer.field("endColumn", end.column)
        }
    }

    /// The screen and the path of the node in it.
    private func logicalLocation(_ diagnostic: Diagnostic, _ writer: inout JSONWriter) {
        guard let screen = diagnostic.screen else { return }
        let name = [screen, diagnostic.path].compactMap(\.self).joined(separator: "#")
        writer.field("logicalLocations", of: [name]) { $1.field("fullyQualifiedName", $0) }
    }

    private func related(_ diagnostic: Diagnostic, _ writer: inout JSONWriter) {
        let places = diagnostic.related.filter { $0.file == diagnostic.file }
        guard !places.isEmpty else { return }
        writer.field("relatedLocations", of: places.enumerated()) { place, writer in
            writer.field("id", place.offset + 1)
            message(place.element.message, &writer)
            physicalLocation(place.element.file, place.element.range, &writer)
        }
    }

    private func suppression(_ cause: SuppressedDiagnostic.Cause, _ writer: inout JSONWriter) {
        writer.field("suppressions", of: [cause]) { cause, writer in
            switch cause {
            case .comment(let reason):
                writer.field("kind", "inSource")
                if let reason { writer.field("justification", reason) }
            case .baseline:
                writer.field("kind", "external")
                writer.field("justification", "in the baseline")
            }
        }
    }

    private func fixes(_ diagnostic: Diagnostic, _ writer: inout JSONWriter) {
        let fixes = diagnostic.fixes.filter { !$0.edits.isEmpty }
        guard !fixes.isEmpty else { return }
        writer.field("fixes", of: fixes) { fix, writer in
            writer.field("description") { $0.field("text", fix.title) }
            writer.field("artifactChanges", of: [fix]) { fix, writer in
                writer.field("artifactLocation") { $0.field("uri", RelativePath.uri(diagnostic.file)) }
                writer.field("replacements", of: fix.edits) { edit, writer in
                    region("deletedRegion", edit.range, &writer)
                    writer.field("insertedContent") { $0.field("text", edit.text) }
                }
            }
        }
    }
}
