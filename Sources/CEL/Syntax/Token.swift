/// A word of an expression.
struct Token: Equatable {
    /// What the word is.
    enum Kind: Equatable {
        case end
        case identifier, quotedIdentifier, reserved
        case true_, false_, null, in_
        case int, uint, double, string, bytes
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case and, or, not, plus, minus, star, slash, percent
        case dot, comma, colon, question
        case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    }

    let kind: Kind
    /// The place of the word, in UTF-8 bytes.
    let range: Range<Int>
}
