import Diagnostics

/// Makes text from a description harmless in Markdown as GitHub and GitLab render it.
enum MarkdownText {
    /// The text with all that Markdown or HTML would take for markup shown as characters; it stays on one line.
    static func escaped(_ text: String) -> String {
        var result = ReportText(capacity: text.utf8.count + 20)
        var previous: Unicode.Scalar = " "
        for scalar in VisibleText.escaped(text).unicodeScalars {
            switch scalar {
            case "&": result.add("&amp;")
            case "<": result.add("&lt;")
            case ">": result.add("&gt;")
            // References to people and issues are no punctuation that a backslash takes away.
            case "@": result.add("&#64;")
            case "#": result.add("&#35;")
            // So are bare links.
            case ":" where previous.properties.isAlphabetic: result.add("&#58;")
            case "." where previous == "w" || previous == "W": result.add("&#46;")
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "!", "|", "~", "$":
                result.add("\\")
                result.add(sign: scalar)
            default: result.add(sign: scalar)
            }
            previous = scalar
        }
        return result.string
    }

    /// An address as the target of a link, without signs that would end it.
    static func target(_ address: String) -> String {
        address.unicodeScalars.reduce(into: "") { text, scalar in
            if "()<>[]|\\`".unicodeScalars.contains(scalar) {
                text += "%" + String(scalar.value, radix: 16, uppercase: true)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
