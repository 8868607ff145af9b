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
        guard let text else { return "null" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C: result += "\\\(scalar)"
            case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
