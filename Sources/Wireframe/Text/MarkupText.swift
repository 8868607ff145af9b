/// Makes text from a description harmless and visible in SVG and HTML.
package enum MarkupText {
    /// The start of a text that may be long: as much as any bar can show, and of each letter only so many marks.
    static func start(of text: String) -> String {
        let scalars = text.unicodeScalars.prefix(4 * TextWidth.maximumCharacters)
        return String(String(String.UnicodeScalarView(scalars)).prefix(TextWidth.maximumCharacters))
    }

    /// The text with control characters, and those that reorder the text around them, shown as escapes.
    static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isHidden(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The visible text for an attribute in double quotes, or for the content of an element.
    package static func escaped(_ text: String) -> String {
        let text = visible(text)
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

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
        // Marks and overrides that change the direction of the text around them, and what ends a line.
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
        default: false
        }
    }
}
