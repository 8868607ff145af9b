// Literals: numbers, strings, bytes and the words that stand for a value.

extension Parser {
    mutating func number(sign: Range<Int>?) throws(CompilationError) -> Expression {
        let word = token
        try advance()
        let range = (sign ?? word.range).lowerBound..<word.range.upperBound
        var text = text(of: word.range)
        if word.kind == .uint { text.removeLast() }
        let constant: Constant?
        switch word.kind {
        case .double:
            let value = Double(text)
            constant = value.map { .double(sign == nil ? $0 : -$0) }
        case .uint: constant = magnitude(text).map { .uint($0) }
        default:
            let digits = magnitude(text)
            constant =
                sign == nil
                ? digits.flatMap { Int64(exactly: $0) }.map { .int($0) }
                : digits.flatMap { $0 <= UInt64(1) << 63 ? Int64(truncatingIfNeeded: 0 &- $0) : nil }.map { .int($0) }
        }
        guard let constant else {
            let type = word.kind == .uint ? "uint" : word.kind == .int ? "int" : "double"
            throw CompilationError("The number is too large for \(type).", at: range)
        }
        return Expression(.literal(constant), range)
    }

    private func magnitude(_ text: String) -> UInt64? {
        let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
        return isHexadecimal ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
    }

    mutating func literal() throws(CompilationError) -> Expression {
        let word = token
        try advance()
        let constant: Constant
        switch word.kind {
        case .true_: constant = .bool(true)
        case .false_: constant = .bool(false)
        case .string:
            let bytes = try StringLiteral(lexer.source, word.range, isBytes: false).decoded()
            constant = .string(String(decoding: bytes, as: UTF8.self))
        case .bytes: constant = .bytes(try StringLiteral(lexer.source, word.range, isBytes: true).decoded())
        default: constant = .null
        }
        return Expression(.literal(constant), word.range)
    }
}
