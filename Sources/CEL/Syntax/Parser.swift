/// Reads an expression by recursive descent, operators by precedence.
///
/// Grammar: cel-spec, doc/langdef.md, "Syntax". The first mistake ends it, for what follows would be guesswork.
struct Parser {
    private(set) var lexer: Lexer
    private(set) var token: Token
    /// The end of the word before the current one.
    private var previousEnd = 0
    /// The word before the current one.
    private var previous = 0..<0
    private var depth = 0

    /// The greatest length of an expression, in UTF-8 bytes; it is far above what a person writes, as is `mostLevels`.
    private static let mostBytes = 16_384
    /// The greatest number of levels of an expression within an expression.
    private static let mostLevels = 100

    /// Reads a whole source text.
    static func parse(_ source: String) throws(CompilationError) -> Expression {
        let bytes = Array(source.utf8)
        guard bytes.count <= mostBytes else {
            throw CompilationError(
                "The expression has \(bytes.count) bytes; at most \(mostBytes) are read.",
                at: mostBytes..<bytes.count
            )
        }
        var parser = try Parser(bytes)
        let expression = try parser.expression()
        guard parser.token.kind == .end else { throw parser.unexpected("an operator or the end") }
        return expression
    }

    private init(_ source: [UInt8]) throws(CompilationError) {
        lexer = Lexer(source: source)
        token = try lexer.next()
    }

    // MARK: Words

    mutating func advance() throws(CompilationError) {
        previousEnd = token.range.upperBound
        previous = token.range
        token = try lexer.next()
    }

    private mutating func take(_ kind: Token.Kind) throws(CompilationError) -> Bool {
        guard token.kind == kind else { return false }
        try advance()
        return true
    }

    private mutating func expect(_ kind: Token.Kind, _ description: String) throws(CompilationError) {
        guard try take(kind) else { throw unexpected(description) }
    }

    private func unexpected(_ expected: String) -> CompilationError {
        let found = token.kind == .end ? "the expression ends" : "found '\(text(of: token.range))'"
        // Operators that are words elsewhere stand between two values, or before the one that surprises.
        let (before, word) = (text(of: previous), text(of: token.range))
        var hint = OtherLanguages.word(word)
        switch (before, word) {
        case (_, "not") where following("in"): hint = " Write !(y in x) for 'not in'."
        case (_, "is") where following("not"): hint = " Write '!=' for 'is not'."
        case ("not", _), ("NOT", _), ("lambda", _): hint = OtherLanguages.word(before)
        case ("[", "]"), ("[", "*"): hint = " Of a list, x.exists(i, …) or x.all(i, …) asks the elements."
        case (_, ":") where expected == "']'":
            hint = " Write x.slice(0, 2) for elements of a list, x.substring(0, 2) for a part of a text."
        case ("f", _) where token.kind == .string: hint = " Texts are put together with '+'."
        case (_, "/") where expected == "a value": hint = " A pattern stands in quotes: x.matches('…')."
        case (_, "!"): hint = " Leave the '!' out."
        default: break
        }
        return CompilationError("Expected \(expected), but \(found).\(hint)", at: token.range)
    }

    /// Whether a word follows the current one.
    private func following(_ word: String) -> Bool {
        var rest = lexer
        guard let token = try? rest.next() else { return false }
        return text(of: token.range).lowercased() == word
    }

    func text(of range: Range<Int>) -> String { String(decoding: lexer.source[range], as: UTF8.self) }

    private func make(_ kind: Expression.Kind, from start: Int) throws(CompilationError) -> Expression {
        let expression = Expression(kind, start..<previousEnd)
        guard expression.height <= Parser.mostLevels else { throw tooDeep(expression.range) }
        return expression
    }

    private func tooDeep(_ range: Range<Int>) -> CompilationError {
        CompilationError("The expression is nested deeper than \(Parser.mostLevels) levels.", at: range)
    }

    // MARK: Operators

    private mutating func expression() throws(CompilationError) -> Expression {
        guard depth < Parser.mostLevels else { throw tooDeep(token.range) }
        depth += 1
        defer { depth -= 1 }
        let start = token.range.lowerBound
        let condition = try logical(.or)
        guard try take(.question) else { return condition }
        let first = try logical(.or)
        try expect(.colon, "':' and what holds otherwise")
        let second = try expression()
        return try make(.conditional(condition, first, second), from: start)
    }

    private mutating func logical(_ connective: LogicalOperator) throws(CompilationError) -> Expression {
        let start = token.range.lowerBound
        let isOr = connective == .or
        let first = isOr ? try logical(.and) : try binary(precedence: 1)
        guard token.kind == (isOr ? .or : .and) else { return first }
        var operands = [first]
        while try take(isOr ? .or : .and) { operands.append(isOr ? try logical(.and) : try binary(precedence: 1)) }
        return try make(.logical(connective, operands), from: start)
    }

    private mutating func binary(precedence: Int) throws(CompilationError) -> Expression {
        let start = token.range.lowerBound
        var left = precedence == 3 ? try unary() : try binary(precedence: precedence + 1)
        while case .operation(let symbol) = token.kind, symbol.precedence == precedence {
            let place = token.range
            try advance()
            let right = precedence == 3 ? try unary() : try binary(precedence: precedence + 1)
            left = try make(.operation(symbol, operatorRange: place, [left, right]), from: start)
        }
        return left
    }

    private mutating func unary() throws(CompilationError) -> Expression {
        guard token.kind == .not || token.kind == .operation(.subtract) else { return try member() }
        let kind = token.kind
        var places: [Range<Int>] = []
        while token.kind == kind {
            places.append(token.range)
            try advance()
        }
        // A minus right before a number belongs to the number, so that the least int can be written.
        var operand: Expression
        if kind != .not, token.kind == .int || token.kind == .double, let sign = places.popLast() {
            operand = try member(sign: sign)
        } else {
            operand = try member()
        }
        for place in places.reversed() {
            let symbol = kind == .not ? Operator.not : .negate
            operand = try make(.operation(symbol, operatorRange: place, [operand]), from: place.lowerBound)
        }
        return operand
    }

    // MARK: Members

    private mutating func member(sign: Range<Int>? = nil) throws(CompilationError) -> Expression {
        let start = sign?.lowerBound ?? token.range.lowerBound
        var operand = sign == nil ? try primary() : try number(sign: sign)
        while true {
            let place = token.range
            if try take(.dot) {
                operand = try selection(of: operand, from: start)
            } else if try take(.leftBracket) {
                let index = try expression()
                try expect(.rightBracket, "']'")
                operand = try make(.operation(.index, operatorRange: place, [operand, index]), from: start)
            } else if token.kind == .leftBrace, isTypeName(operand) {
                throw CompilationError("Messages cannot be made here.", at: operand.range)
            } else {
                return operand
            }
        }
    }

    private func isTypeName(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .identifier: true
        case .select(let operand, _): isTypeName(operand)
        default: false
        }
    }

    private mutating func selection(of operand: Expression, from start: Int) throws(CompilationError) -> Expression {
        let name = try fieldName()
        guard token.kind == .leftParenthesis, name.range.count == name.text.utf8.count else {
            return try make(.select(operand, field: name), from: start)
        }
        let arguments = try arguments()
        if let macro = try MacroExpansion.member(name, receiver: operand, arguments: arguments) {
            return try make(macro, from: start)
        }
        return try make(.call(name, receiver: operand, arguments: arguments), from: start)
    }

    private mutating func fieldName() throws(CompilationError) -> Expression.Name {
        let range = token.range
        switch token.kind {
        case .identifier, .reserved:
            try advance()
            return Expression.Name(text: text(of: range), range: range)
        case .quotedIdentifier:
            try advance()
            return Expression.Name(text: text(of: (range.lowerBound + 1)..<(range.upperBound - 1)), range: range)
        default: throw unexpected("the name of a field after '.'")
        }
    }

    private mutating func arguments() throws(CompilationError) -> [Expression] {
        try expect(.leftParenthesis, "'('")
        return try elements(until: .rightParenthesis, "',' or ')'")
    }

    private mutating func elements(
        until end: Token.Kind,
        _ description: String
    ) throws(CompilationError) -> [Expression] {
        var elements: [Expression] = []
        while token.kind != end {
            elements.append(try expression())
            guard try take(.comma) else { break }
            // A list may end with a comma, a call may not.
            if token.kind == end, end == .rightParenthesis { throw unexpected("an argument after ','") }
        }
        try expect(end, description)
        return elements
    }

    // MARK: Primaries

    private mutating func primary() throws(CompilationError) -> Expression {
        let start = token.range.lowerBound
        switch token.kind {
        case .leftParenthesis:
            try advance()
            let inner = try expression()
            try expect(.rightParenthesis, "')'")
            return inner
        case .leftBracket:
            try advance()
            return try make(.list(try elements(until: .rightBracket, "',' or ']'")), from: start)
        case .leftBrace: return try map()
        case .dot:
            try advance()
            return try name(isAbsolute: true, from: start)
        case .identifier: return try name(isAbsolute: false, from: start)
        case .int, .uint, .double: return try number(sign: nil)
        case .string, .bytes, .true_, .false_, .null: return try literal()
        case .reserved:
            throw CompilationError(
                "The word '\(text(of: token.range))' is reserved and names nothing."
                    + OtherLanguages.word(text(of: token.range)),
                at: token.range
            )
        default: throw unexpected("a value")
        }
    }

    private mutating func name(isAbsolute: Bool, from start: Int) throws(CompilationError) -> Expression {
        guard token.kind == .identifier else { throw unexpected("a name") }
        let name = Expression.Name(text: text(of: token.range), range: token.range)
        try advance()
        guard token.kind == .leftParenthesis else {
            return try make(.identifier(name.text, isAbsolute: isAbsolute), from: start)
        }
        let arguments = try arguments()
        if !isAbsolute, let macro = try MacroExpansion.global(name, arguments: arguments) {
            return try make(macro, from: start)
        }
        return try make(.call(name, receiver: nil, arguments: arguments), from: start)
    }

    private mutating func map() throws(CompilationError) -> Expression {
        let start = token.range.lowerBound
        try advance()
        var entries: [(key: Expression, value: Expression)] = []
        while token.kind != .rightBrace {
            let key = try expression()
            try expect(.colon, "':' and the key's value")
            entries.append((key, try expression()))
            guard try take(.comma) else { break }
        }
        try expect(.rightBrace, "',' or '}'")
        return try make(.map(entries), from: start)
    }
}
