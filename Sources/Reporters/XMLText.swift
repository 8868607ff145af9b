import Diagnostics

/// Makes text from a description harmless in XML 1.0.
enum XMLText {
    /// The text for an attribute in double quotes, or for the content of an element.
    ///
    /// Characters that XML 1.0 does not allow (section 2.2) are shown as escapes; line ends and tabs become references,
    /// because a reader would turn them into spaces, and so does what reorders the text around it.
    static func escaped(_ text: String) -> String {
        var result = ReportText(capacity: text.utf8.count + 20)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: result.add("&amp;")
            case 0x3C: result.add("&lt;")
            case 0x3E: result.add("&gt;")
            case 0x22: result.add("&quot;")
            case 0x27: result.add("&apos;")
            // The end of the mark of a command to a CI service.
            case 0x5B where result.ends(in: "##"): result.add("&#91;")
            case 0x09, 0x0A, 0x0D: result.add("&#\(scalar.value);")
            case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF:
                result.add("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
            case _ where VisibleText.isHidden(scalar): result.add("&#\(scalar.value);")
            default: result.add(sign: scalar)
            }
        }
        return result.string
    }

    /// An attribute with a space before it.
    static func attribute(_ name: String, _ value: some CustomStringConvertible) -> String {
        " \(name)=\"\(escaped(value.description))\""
    }
}
