/// One clause of a format, such as `%.2f`.
struct FormatClause {
    /// The letter that says how the value is shown: one of `sdfeboxX`.
    let letter: Character
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
        guard let letter = text.popFirst(), "sdfeboxX".contains(letter) else { return nil }
        (self.letter, self.precision) = (letter, precision)
    }
}
