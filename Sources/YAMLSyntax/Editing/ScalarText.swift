import Diagnostics

/// A scalar to be written into a file.
package struct ScalarText: Sendable, Hashable {
    /// The value.
    package let text: String
    /// Whether it is a string, which is quoted where it would be read as something else.
    let isString: Bool

    /// Creates a scalar.
    package init(_ text: String, isString: Bool = true) {
        (self.text, self.isString) = (text, isString)
    }

    /// The scalar as YAML, plain if that is safe in block and flow style.
    package var yaml: String { !isString || isPlain ? text : doubleQuoted }

    /// The scalar as YAML in the manner of the one it replaces.
    package func yaml(like style: YAMLNode.Style) -> String {
        guard isString else { return text }
        return switch style {
        case .doubleQuoted: doubleQuoted
        case .singleQuoted where !text.unicodeScalars.contains(where: ScalarText.isEscaped):
            "'" + text.replacing("'", with: "''") + "'"
        default: yaml
        }
    }

    /// The scalar between double quotes, as JSON has it.
    package var doubleQuoted: String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where ScalarText.isEscaped(scalar): result += scalar.numberInQuotes
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Whether a character cannot stand in a text as it is: no parser takes it, or one takes it for the end of a line.
    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x09, 0x0A..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private var isPlain: Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic, text.last != " " else {
            return false
        }
        let isSimple = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_./ ".unicodeScalars.contains(scalar)
                || scalar.value > 0xA0 && scalar.properties.isGraphemeBase && !scalar.properties.isWhitespace
        }
        return isSimple && YAMLScalarType(plain: Array(text.utf8).span) == .string
            && !ScalarText.formerBooleans.contains(text.lowercased())
    }

    /// What YAML 1.1, which many tools still read, takes for true or false.
    private static let formerBooleans: Set = ["y", "n", "yes", "no", "on", "off"]
}
