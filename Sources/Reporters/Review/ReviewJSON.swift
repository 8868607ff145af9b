import Diagnostics
import Linter

/// The report on a review as one JSON object, version 1.
enum ReviewJSON {
    static func text(_ review: Review, _ sides: ReviewFormat.Sides) -> String {
        let text = JSONWriter.object { writer in
            writer.field("version", 1)
            writer.field("from", sides.before)
            writer.field("to", sides.after)
            writer.field("screens", of: review.screens) { write($0, &$1) }
            writer.field("files", of: review.files) { file, writer in
                writer.field("file", file.path)
                write(file.findings, &writer)
            }
            writer.field("summary") { write(review.summary, &$0) }
        }
        return PrettyJSON.text(text)
    }

    private static func write(_ screen: ReviewedScreen, _ writer: inout JSONWriter) {
        writer.field("status", screen.status.rawValue)
        writer.field("id", screen.place?.id)
        writer.field("name", screen.place?.name)
        writer.field("file", screen.place?.file)
        for (key, place) in [("before", screen.before), ("after", screen.after)] {
            writer.key(key)
            guard let place else {
                writer.value(String?.none)
                continue
            }
            writer.object { writer in
                writer.field("id", place.id)
                writer.field("name", place.name)
                writer.field("file", place.file)
                writer.field("line", place.line)
            }
        }
        writer.field("says", ScreenChange.lines(screen.changes).joined(separator: "; "))
        writer.field("changes", of: screen.changes) { write($0, &$1) }
        writer.field("reasons", screen.reasons.map(\.names.id))
        writer.field("through", screen.reasons.map(\.names.words))
        write(screen.findings, &writer)
    }

    private static func write(_ change: ScreenChange, _ writer: inout JSONWriter) {
        writer.field("kind", change.kind.rawValue)
        writer.field("place", change.place)
        writer.field("subject", change.subject)
        writer.field("field", change.field)
        writer.field("before", change.before)
        writer.field("after", change.after)
        writer.field("pathBefore", change.pathBefore)
        writer.field("pathAfter", change.pathAfter)
        writer.field("layouts", change.layouts)
        writer.field("locale", change.locale)
        writer.field("says", change.sentence)
    }

    private static func write(_ findings: FindingDifference, _ writer: inout JSONWriter) {
        writer.field("findings") { writer in
            for (key, list) in [
                ("came", findings.came), ("went", findings.went), ("stayed", findings.stayed),
                ("unknown", findings.unknown),
            ] {
                writer.field(key, of: list) { JSONDiagnostic.start($0.diagnostic, $0.positions, &$1) }
            }
        }
    }

    private static func write(_ summary: Review.Summary, _ writer: inout JSONWriter) {
        for status in ReviewedScreen.Status.allCases {
            writer.field(status.rawValue, summary.statuses[status, default: 0])
        }
        writer.field("screensBefore", summary.screensBefore)
        writer.field("screensAfter", summary.screensAfter)
        writer.field("came", summary.came.values.reduce(0, +))
        for level in Severity.allCases.reversed() {
            writer.field("\(level.rawValue)sCame", summary.came[level, default: 0])
        }
        writer.field("went", summary.went)
        writer.field("stayed", summary.stayed)
        writer.field("unknown", summary.unknown)
    }
}
