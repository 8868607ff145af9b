import Diagnostics
import Linter

/// One diagnostic in Reviewdog's format (`rdjson`); its columns count UTF-8 bytes.
struct ReviewdogDiagnostic {
    let rules: PackLibrary

    func text(_ diagnostic: Diagnostic, _ lines: LineTable) -> String {
        JSONWriter.object { writer in
            writer.field("message", diagnostic.distinctMessage)
            location(diagnostic.file, diagnostic.range, lines, &writer)
            writer.field("severity", diagnostic.severity.rawValue.uppercased())
            writer.field("code") { writer in
                writer.field("value", diagnostic.rule)
                if let url = rules.url(ofRule: diagnostic.rule) { writer.field("url", url) }
            }
            // A suggestion is one replacement; a fix of several edits has no form here.
            let edits = diagnostic.fixes.filter { $0.edits.count == 1 }.flatMap(\.edits)
            if !edits.isEmpty {
                writer.field("suggestions", of: edits) { edit, writer in
                    range(edit.range, lines, &writer)
                    writer.field("text", edit.text)
                }
            }
            let related = diagnostic.related.filter { $0.file == diagnostic.file }
            if !related.isEmpty {
                writer.field("related_locations", of: related) { related, writer in
                    writer.field("message", related.message)
                    location(related.file, related.range, lines, &writer)
                }
            }
        }
    }

    private func location(_ file: String, _ range: SourceRange, _ lines: LineTable, _ writer: inout JSONWriter) {
        writer.field("location") { writer in
            writer.field("path", RelativePath.plain(file))
            self.range(range, lines, &writer)
        }
    }

    private func range(_ range: SourceRange, _ lines: LineTable, _ writer: inout JSONWriter) {
        writer.field("range") { writer in
            for (name, offset) in [("start", range.start), ("end", range.end)] {
                let line = lines.line(at: offset)
                writer.field(name) { writer in
                    writer.field("line", line)
                    writer.field("column", offset - lines.starts[line - 1] + 1)
                }
            }
        }
    }
}
