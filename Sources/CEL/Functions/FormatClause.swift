/// One clause of a format, such as `%.2f`.
struct FormatClause {
    /// How the value is shown.
    enum Kind: Equatable {
        case string, decimal, fixed, scientific, binary, octal
        case hexadecimal(isUppercase: Bool)
    }

    let kind: Kind
    /// The number of digits after the point.
    let precision: Int

    /// The greatest precision; a double has no more digits than that.
    private static let precisionLimit = 1_074

    /// Takes the clause, without its `%`, from the beginning of a text; nil if there is none.
    init?(_ text: inout Substring) {
        var precision = 6
        if text.first == "." {
            let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
            guard let number = Int(digits), number <= FormatClause.precisionLimit else { return nil }
            precision = number
            text = text.dropFirst(1 + digits.count)
        }
        switch text.popFirst() {
        case "s": kind = .string
        case "d": kind = .decimal
        case "f": kind = .fixed
        case "e": kind = .scientific
        case "b": kind = .binary
        case "o": kind = .octal
        case "x": kind = .hexadecimal(isUppercase: false)
        case "X": kind = .hexadecimal(isUppercase: true)
        default: return nil
        }
        self.precision = precision
    }
}
