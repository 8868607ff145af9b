/// Takes an expression apart at its outermost `&&`.
package enum Conjunction {
    /// The places of the operands, in UTF-8 bytes; that of the whole if it is no conjunction or can't be read.
    package static func operands(of source: String) -> [Range<Int>] {
        let whole = [0..<source.utf8.count]
        guard let expression = try? Parser.parse(source, limits: ParserLimits()) else { return whole }
        guard case .logical(.and, let operands) = expression.kind else { return whole }
        // An operand in parentheses reaches from the end of the operator before it to the start of the next.
        return operands.map { widened($0.range, in: Array(source.utf8)) }
    }

    /// The range with the parentheses that enclose it.
    private static func widened(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var range = range
        while let open = bytes[..<range.lowerBound].lastIndex(where: { !isSpace($0) }),
            bytes[open] == UInt8(ascii: "("),
            let close = bytes[range.upperBound...].firstIndex(where: { !isSpace($0) }),
            bytes[close] == UInt8(ascii: ")")
        {
            range = open..<close + 1
        }
        return range
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
}
