/// Numbers and truth values as text.
enum NumberText {
    /// The shortest text that reads as the same double.
    static func shortest(_ value: Double) -> String {
        if let name = name(of: value) { return name }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The name of a double that is no finite number.
    static func name(of value: Double) -> String? {
        if value.isNaN { return "NaN" }
        return value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : nil
    }

    /// The truth value that a text names, in the spellings that the specification lists.
    static func bool(_ text: String) -> Bool? {
        switch text {
        case "1", "t", "true", "TRUE", "True": true
        case "0", "f", "false", "FALSE", "False": false
        default: nil
        }
    }
}
