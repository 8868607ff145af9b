import Diagnostics

/// Makes text from a description harmless and visible in SVG and HTML.
package enum MarkupText {
    /// The start of a text that may be long, in one line: as much as any bar can show, and a few marks of each letter.
    static func start(of text: String) -> String {
        let breaks: [Unicode.Scalar] = ["\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}"]
        let scalars = text.unicodeScalars.prefix(4 * TextWidth.maximumCharacters).map { breaks.contains($0) ? " " : $0 }
        return String(String(String.UnicodeScalarView(scalars)).prefix(TextWidth.maximumCharacters))
    }

    /// The visible text for an attribute in double quotes, or for the content of an element.
    package static func escaped(_ text: String) -> String {
        let text = VisibleText.escaped(text)
        guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The escaped text between marks that keep its direction from reaching the text around it.
    static func isolated(_ text: String) -> String {
        text.unicodeScalars.allSatisfy { $0.value < 0x590 } ? escaped(text) : "\u{2068}\(escaped(text))\u{2069}"
    }
}
