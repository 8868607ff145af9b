/// A text for people, in Markdown or plain.
struct MarkupContent {
    /// A format of such a text.
    enum Format: String, Hashable, Sendable {
        case markdown
        case plainText = "plaintext"
    }

    let kind: Format
    let value: String

    /// Creates a text of Markdown: paragraphs, bold words, code and links.
    init(_ markdown: String, _ format: Format) {
        kind = format
        value = format == .markdown ? markdown : MarkupContent.plain(markdown)
    }

    var json: JSONValue { ["kind": .string(kind.rawValue), "value": .string(value)] }

    /// The text without the marks of Markdown; of a link `[title](address)` both stay.
    private static func plain(_ markdown: String) -> String {
        let text = markdown.replacing("```yaml\n", with: "").replacing("**", with: "").replacing("`", with: "")
            .replacing("\n\n---\n\n", with: "\n\n")
        // Links stand in brackets of their own.
        let parts = text.split(separator: "([", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
            guard let middle = part.firstRange(of: "]("), let end = part[middle.upperBound...].firstRange(of: "))")
            else { return result += "([" + part }
            result += "(" + part[..<middle.lowerBound] + ", " + part[middle.upperBound..<end.lowerBound] + ")"
            result += part[end.upperBound...]
        }
    }
}
