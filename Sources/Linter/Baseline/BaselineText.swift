import Diagnostics

/// Writes a baseline: JSON, an entry a line, in order, so that two branches' changes merge.
package enum BaselineText {
    /// The text of the file for entries with how often each was found.
    package static func text(_ entries: [BaselineEntry: Int]) -> String {
        let lines = entries.sorted { $0.key < $1.key }.map { entry, count in
            let fields = [
                "\"file\": \(quoted(entry.file))", "\"screen\": \(quoted(entry.screen))",
                "\"path\": \(quoted(entry.path))", "\"rule\": \(quoted(entry.rule))", "\"count\": \(count)",
            ]
            return "  {\(fields.joined(separator: ", "))}"
        }
        return "{\"version\": 1, \"entries\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
    }

    private static func quoted(_ text: String?) -> String {
        text?.quoted { $0.properties.generalCategory == .control || ["\u{2028}", "\u{2029}", "\u{FEFF}"].contains($0) }
            ?? "null"
    }
}
