/// Shows what a text holds that would not be seen, or would change how the text around it is shown.
package enum VisibleText {
    /// A text short enough to stand in a sentence.
    package static func shortened(_ text: String) -> String {
        text.utf8.count <= 60 || text.count <= 60 ? text : String(text.prefix(59)) + "…"
    }

    /// The lines of a text, each as `escaped` gives it, and none a command to the CI service that shows them.
    package static func escapedLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { inert(escaped(String($0))) }.joined(
            separator: "\n"
        )
    }

    /// The line in a form that GitHub Actions does not take for a command, which begins with `::`, be it behind blanks.
    private static func inert(_ line: String) -> String {
        let start = line.unicodeScalars.prefix { $0.properties.isWhitespace }
        guard line.unicodeScalars.dropFirst(start.count).starts(with: "::".unicodeScalars) else { return line }
        return String(start) + "\\u{3A}:" + String(line.unicodeScalars.dropFirst(start.count + 2))
    }

    /// How the older commands of GitHub Actions and Azure Pipelines begin, wherever in a line.
    package static let commandMark = "##["

    /// The text with control characters, and those that reorder text, as escapes such as `\u{1B}`; and with one in the
    /// mark of a command.
    package static func escaped(_ text: String) -> String {
        let number = UInt8(ascii: "#")
        let bytes = text.utf8Span.span
        if isPlain(bytes, but: number) { return text }
        let text = text.holds(commandMark) ? text.replacing(commandMark, with: "#\\u{23}[") : text
        guard !isPlain(bytes, but: 0), text.unicodeScalars.contains(where: isHidden) else { return text }
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

    private static func isPlain(_ bytes: Span<UInt8>, but number: UInt8) -> Bool {
        // Numbers without a way out of the loop let the compiler look at many bytes at a time.
        var others: UInt8 = 0
        for index in bytes.indices {
            others |= (bytes[index] &- 0x20 > 0x5E ? 1 : 0) | (bytes[index] == number ? 1 : 0)
        }
        return others == 0
    }

    /// Whether a character would not be seen, or would change how the text around it is shown.
    package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // XML allows the last two of these in no text.
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
        // Marks and overrides that change the direction of the text around them, and what ends a line.
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
        default: false
        }
    }
}

extension String {
    /// The text in double quotes as JSON and YAML have it, with quotes, backslashes and some further characters escaped.
    package func quoted(escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where isEscaped(scalar): result += scalar.numberInQuotes
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension Unicode.Scalar {
    /// The escape that stands for the character in a text of JSON or YAML: four digits.
    package var numberInQuotes: String {
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
