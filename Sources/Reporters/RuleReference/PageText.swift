import Diagnostics

/// Pieces of a page in Markdown about rules, whose texts are those of whoever wrote the rules.
enum PageText {
    /// Text in which nothing is taken for Markdown or HTML, nor for the end of a table's cell.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in VisibleText.escaped(text.split(whereSeparator: \.isNewline).joined(separator: " ")).unicodeScalars
        {
            if "\\`*_[]<>|#".unicodeScalars.contains(scalar) { result.append("\\") }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// Text as code, of which nothing can end it.
    static func code(_ text: String) -> String { "`\(VisibleText.escaped(text).replacing("`", with: "'"))`" }

    /// Lines of YAML in a fence longer than any in them, so that they can't end it.
    static func yaml(_ lines: [String]) -> String {
        let shown = VisibleText.escapedLines(lines.joined(separator: "\n"))
        let fence = String(repeating: "`", count: shown.contains("```") ? shown.utf8.count : 3)
        return "\(fence)yaml\n\(shown)\n\(fence)\n\n"
    }

    /// An address as a link; as text if it leads to no place on the web or holds what would end the link.
    static func address(_ address: String) -> String {
        let isLink =
            (address.hasPrefix("https://") || address.hasPrefix("http://"))
            && address.unicodeScalars.allSatisfy { $0 != "<" && $0 != ">" && $0 != " " && !VisibleText.isHidden($0) }
        return isLink ? "<\(address)>" : escaped(address)
    }

    /// The anchor that GitHub and GitLab give a heading: its letters and digits in lower case, hyphens for spaces.
    static func anchor(_ heading: String) -> String {
        String(
            heading.lowercased().compactMap { character in
                character == " "
                    ? "-" : character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
            }
        )
    }
}
