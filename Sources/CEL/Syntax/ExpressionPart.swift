/// A part of an expression that can be exchanged for another, with its place in the source.
package struct ExpressionPart: Sendable {
    /// What the part is.
    package enum Kind: Sendable {
        /// A whole number.
        case integer(Int64)
        /// A number with a fraction.
        case double(Double)
        /// A text between quotes.
        case text(String)
        /// The operator of a comparison, such as `<=`.
        case comparison(String)
        /// Operands joined by `&&` or `||`, with their places.
        case connective(isAnd: Bool, operands: [Range<Int>])
        /// Operands joined by `+`.
        case sum(operands: [Range<Int>])
        /// The operator `!`, and what it negates.
        case negation(operand: Range<Int>)
        /// The name of the macro `exists` or `all`.
        case quantifier(String)
        /// The name of a field that is read or looked for.
        case field(String)
    }

    /// What the part is.
    package let kind: Kind
    /// Its place, in UTF-8 bytes.
    package let range: Range<Int>

    /// The parts of an expression, the outer ones before those within them; none of one that can't be read.
    package static func all(of source: String) -> [ExpressionPart] {
        guard let expression = try? Parser.parse(source) else { return [] }
        var parts = [ExpressionPart]()
        collect(expression, Array(source.utf8), into: &parts)
        return parts
    }

    private static func collect(_ expression: Expression, _ source: [UInt8], into parts: inout [ExpressionPart]) {
        if let part = part(of: expression, source) { parts.append(part) }
        for child in expression.kind.children { collect(child, source, into: &parts) }
    }

    private static func part(of expression: Expression, _ source: [UInt8]) -> ExpressionPart? {
        func part(_ kind: Kind, at place: Range<Int>? = nil) -> ExpressionPart {
            ExpressionPart(kind: kind, range: place ?? expression.range)
        }
        switch expression.kind {
        case .literal(.int(let number)): return part(.integer(number))
        case .literal(.double(let number)): return part(.double(number))
        case .literal(.string(let text)): return part(.text(text))
        case .select(_, let field), .has(_, let field): return part(.field(field.text), at: field.range)
        case .logical(let connective, let operands):
            return part(.connective(isAnd: connective == .and, operands: operands.map(\.range)))
        case .operation(.add, _, let operands): return part(.sum(operands: operands.map(\.range)))
        case .operation(.not, _, let operands): return part(.negation(operand: operands[0].range))
        case .operation(let symbol, let place, _):
            let comparisons: [Operator] = [.less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual]
            return comparisons.contains(symbol) ? part(.comparison(symbol.symbol), at: place) : nil
        case .comprehension(let loop):
            let name = "\(loop.macro)"
            let end = loop.range.range.upperBound
            guard ["exists", "all"].contains(name),
                let dot = source[end...].indices.first(where: { source[$0...].starts(with: ".\(name)".utf8) })
            else { return nil }
            return part(.quantifier(name), at: dot + 1..<dot + 1 + name.utf8.count)
        default: return nil
        }
    }
}
