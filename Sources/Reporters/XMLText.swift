import Diagnostics

/// Makes text from a description harmless in XML 1.0.
enum XMLText {
    /// The text for an attribute in double quotes, or for the content of an element.
    ///
    /// Characters that XML 1.0 does not allow (section 2.2) are shown as escapes; line ends and tabs become references,
    /// because a reader would turn them into spaces, and so does what reorders the text around it.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: result += "&amp;"
            case 0x3C: result += "&lt;"
            case 0x3E: result += "&gt;"
            case 0x22: result += "&quot;"
            case 0x27: result += "&apos;"
            // The end of the mark of a command to a CI service.
            case 0x5B where result.utf8.suffix(2).elementsEqual("##".utf8): result += "&#91;"
            case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
            case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            case _ where VisibleText.isHidden(scalar): result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// An attribute with a space before it.
    static func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(escaped(value))\"" }

    /// An attribute with a space before it.
    static func attribute(_ name: String, _ value: Int) -> String { " \(name)=\"\(value)\"" }
}
