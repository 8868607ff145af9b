// What YAML takes for something else because it stands without quotes.
extension Message {
    static func swallowedComment(_ name: String, quoted: String) -> String {
        "YAML takes this for a comment, so '\(name)' is left empty; quote it: \(quoted)"
    }

    static func swallowedMap(_ name: String, quoted: String) -> String {
        "YAML takes this for a map, not for the text of '\(name)'; quote it: \(quoted)"
    }

    static func brokenText(_ name: String, quoted: String) -> String {
        "YAML can't take this as the text of '\(name)'; quote it: \(quoted)"
    }

    /// A text in YAML's double quotes.
    static func doubleQuoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
