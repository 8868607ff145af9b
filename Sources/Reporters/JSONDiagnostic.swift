import Diagnostics
import Linter

/// One diagnostic as a JSON object of the JSON output, version 1.
enum JSONDiagnostic {
    /// The whole output.
    static let list = FindingList(start: "{\"version\": 1,\n \"diagnostics\": [", separator: ",") { summary in
        let text = JSONWriter.object { writer in
            for (name, count) in summary.figures { writer.field(name, count) }
        }
        return "],\n \"summary\": \(text)}\n"
    } text: { finding, lines, _ in
        "\n  " + JSONDiagnostic.text(finding, lines)
    }

    static func text(_ diagnostic: Diagnostic, _ lines: LineTable) -> String {
        JSONWriter.object { writer in
            start(diagnostic, lines.positions(of: diagnostic.range), &writer)
            writer.field("related", of: diagnostic.related) { related, writer in
                writer.field("message", related.message)
                writer.field("file", related.file)
                range(related.positions ?? lines.positions(of: related.range), &writer)
            }
            writer.field("fixes", of: diagnostic.fixes) { fix, writer in
                writer.field("title", fix.title)
                writer.field("applicability", fix.applicability.rawValue)
                writer.field("edits", of: fix.edits) { edit, writer in
                    range(lines.positions(of: edit.range), &writer)
                    writer.field("text", edit.text)
                }
            }
        }
    }

    /// What a diagnostic is, and where; what proves and mends it comes after that.
    static func start(_ diagnostic: Diagnostic, _ positions: PositionRange, _ writer: inout JSONWriter) {
        writer.field("file", diagnostic.file)
        writer.field("screen", diagnostic.screen)
        writer.field("path", diagnostic.path)
        writer.field("layouts", diagnostic.layouts)
        writer.field("locale", diagnostic.locale)
        writer.field("rule", diagnostic.rule)
        writer.field("clauses", diagnostic.clauses)
        writer.field("severity", diagnostic.severity.rawValue)
        writer.field("message", diagnostic.message)
        range(positions, &writer)
    }

    private static func range(_ positions: PositionRange, _ writer: inout JSONWriter) {
        writer.field("range") { writer in
            for (name, position) in [("start", positions.start), ("end", positions.end)] {
                writer.field(name) { writer in
                    writer.field("line", position.line)
                    writer.field("column", position.column)
                    writer.field("offset", position.offset)
                }
            }
        }
    }
}
