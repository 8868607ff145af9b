/// A word of an expression.
struct Token: Equatable {
    /// What the word is.
    enum Kind: Equatable {
        case end
        case identifier, quotedIdentifier, reserved
        case true_, false_, null
        case int, uint, double, string, bytes
        /// An operator that may stand between two operands.
        case operation(Operator)
        case and, or, not
        case dot, comma, colon, question
        case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    }

    let kind: Kind
    /// The place of the word, in UTF-8 bytes.
    let range: Range<Int>
}
