import Diagnostics

/// Makes text from a description harmless in Markdown as GitHub and GitLab render it.
enum MarkdownText {
    /// The text with all that Markdown or HTML would take for markup shown as characters; it stays on one line.
    static func escaped(_ text: String) -> String {
        var result = ""
        var previous: Unicode.Scalar = " "
        for scalar in VisibleText.escaped(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // References to people and issues are no punctuation that a backslash takes away.
            case "@": result += "&#64;"
            case "#": result += "&#35;"
            // So are bare links.
            case ":" where previous.properties.isAlphabetic: result += "&#58;"
            case "." where previous == "w" || previous == "W": result += "&#46;"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "!", "|", "~", "$":
                result += "\\"
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return result
    }
}
