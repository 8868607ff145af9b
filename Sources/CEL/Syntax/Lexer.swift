/// Cuts an expression into words.
struct Lexer {
    let source: [UInt8]
    private var position = 0

    init(source: [UInt8]) { self.source = source }

    /// The next word; at the end, again and again, the end.
    mutating func next() throws(CompilationError) -> Token {
        skipBlanks()
        let start = position
        guard start < source.count else { return Token(kind: .end, range: start..<start) }
        let byte = source[start]
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case UInt8(ascii: "."):
            if let following = peek(1), isDigit(following) { return try number() }
            return token(.dot, length: 1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try string(start: start, isBytes: false)
        case UInt8(ascii: "`"): return try quotedIdentifier()
        case _ where isLetter(byte): return try word()
        default: return try punctuation(byte)
        }
    }

    private mutating func skipBlanks() {
        while let byte = peek(0) {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D: position += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while let byte = peek(0), byte != 0x0A { position += 1 }
            default: return
            }
        }
    }

    private func peek(_ distance: Int) -> UInt8? {
        position + distance < source.count ? source[position + distance] : nil
    }

    private mutating func token(_ kind: Token.Kind, length: Int) -> Token {
        position += length
        return Token(kind: kind, range: (position - length)..<position)
    }

    // MARK: Words

    private mutating func word() throws(CompilationError) -> Token {
        let start = position
        if let quote = prefixedQuote() {
            position += quote.prefix
            return try string(start: start, isBytes: quote.isBytes)
        }
        while let byte = peek(0), isLetter(byte) || isDigit(byte) { position += 1 }
        let text = String(decoding: source[start..<position], as: UTF8.self)
        return Token(kind: Lexer.keywords[text] ?? .identifier, range: start..<position)
    }

    /// The prefix (`r`, `b`, `br`) of the string literal that begins here, if one does.
    private func prefixedQuote() -> (prefix: Int, isBytes: Bool)? {
        func lower(_ distance: Int) -> UInt8 { (peek(distance) ?? 0) | 0x20 }
        func isQuote(_ distance: Int) -> Bool {
            peek(distance) == UInt8(ascii: "'") || peek(distance) == UInt8(ascii: "\"")
        }
        let isBytes = lower(0) == UInt8(ascii: "b")
        guard isBytes || lower(0) == UInt8(ascii: "r") else { return nil }
        if isQuote(1) { return (1, isBytes) }
        return isBytes && lower(1) == UInt8(ascii: "r") && isQuote(2) ? (2, true) : nil
    }

    private mutating func quotedIdentifier() throws(CompilationError) -> Token {
        let start = position
        position += 1
        while let byte = peek(0), byte != UInt8(ascii: "`") {
            guard isLetter(byte) || isDigit(byte) || Lexer.quotedIdentifierMarks.contains(byte) else {
                throw CompilationError(
                    "A quoted name has letters, digits, '_', '.', '-', '/' and blanks only.",
                    at: position..<(position + 1)
                )
            }
            position += 1
        }
        guard peek(0) != nil else { throw CompilationError("This quoted name has no end '`'.", at: start..<position) }
        position += 1
        guard position - start > 2 else { throw CompilationError("A quoted name is not empty.", at: start..<position) }
        return Token(kind: .quotedIdentifier, range: start..<position)
    }

    // MARK: Literals

    private mutating func number() throws(CompilationError) -> Token {
        let start = position
        var kind = Token.Kind.int
        if peek(0) == UInt8(ascii: "0"), (peek(1) ?? 0) | 0x20 == UInt8(ascii: "x") {
            position += 2
            while let byte = peek(0), Character(UnicodeScalar(byte)).isHexDigit { position += 1 }
        } else {
            skipDigits()
            if peek(0) == UInt8(ascii: "."), let following = peek(1), isDigit(following) {
                kind = .double
                position += 1
                skipDigits()
            }
            if exponentFollows() {
                kind = .double
                position += 2
                skipDigits()
            }
        }
        if kind == .int, (peek(0) ?? 0) | 0x20 == UInt8(ascii: "u") {
            kind = .uint
            position += 1
        }
        guard let byte = peek(0), isLetter(byte) || isDigit(byte) else {
            return Token(kind: kind, range: start..<position)
        }
        while let byte = peek(0), isLetter(byte) || isDigit(byte) { position += 1 }
        throw CompilationError("This is not a number.", at: start..<position)
    }

    private mutating func skipDigits() { while let byte = peek(0), isDigit(byte) { position += 1 } }

    private func exponentFollows() -> Bool {
        guard (peek(0) ?? 0) | 0x20 == UInt8(ascii: "e"), let sign = peek(1) else { return false }
        if isDigit(sign) { return true }
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let digit = peek(2) else { return false }
        return isDigit(digit)
    }

    private mutating func string(start: Int, isBytes: Bool) throws(CompilationError) -> Token {
        let quote = source[position]
        let isRaw = position > start && source[position - 1] | 0x20 == UInt8(ascii: "r")
        let isTriple = peek(1) == quote && peek(2) == quote
        position += isTriple ? 3 : 1
        while let byte = peek(0) {
            if byte == quote, !isTriple || (peek(1) == quote && peek(2) == quote) {
                position += isTriple ? 3 : 1
                return Token(kind: isBytes ? .bytes : .string, range: start..<position)
            }
            if !isTriple, byte == 0x0A || byte == 0x0D { break }
            position += byte == UInt8(ascii: "\\") && !isRaw ? 2 : 1
        }
        position = min(position, source.count)
        let mark = String(repeating: quote == UInt8(ascii: "'") ? "'" : "\"", count: isTriple ? 3 : 1)
        throw CompilationError("This string has no end \(mark).", at: start..<position)
    }

    // MARK: Punctuation

    private mutating func punctuation(_ byte: UInt8) throws(CompilationError) -> Token {
        let following = peek(1)
        let isDoubled = following == byte
        let isBeforeEqual = following == UInt8(ascii: "=")
        if let mark = OtherLanguages.mark(source[position...]) {
            throw CompilationError(mark.message, at: position..<(position + mark.length))
        }
        switch byte {
        case UInt8(ascii: "="):
            if isDoubled { return token(.operation(.equal), length: 2) }
            throw CompilationError("A single '=' means nothing here; '==' compares.", at: position..<(position + 1))
        case UInt8(ascii: "&"):
            if isDoubled { return token(.and, length: 2) }
            throw CompilationError("A single '&' means nothing here; '&&' means 'and'.", at: position..<(position + 1))
        case UInt8(ascii: "|"):
            if isDoubled { return token(.or, length: 2) }
            throw CompilationError("A single '|' means nothing here; '||' means 'or'.", at: position..<(position + 1))
        case UInt8(ascii: "!"): return isBeforeEqual ? token(.operation(.notEqual), length: 2) : token(.not, length: 1)
        case UInt8(ascii: "<") where isBeforeEqual: return token(.operation(.lessOrEqual), length: 2)
        case UInt8(ascii: ">") where isBeforeEqual: return token(.operation(.greaterOrEqual), length: 2)
        default: break
        }
        if let kind = Lexer.marks[byte] { return token(kind, length: 1) }
        let length = min(byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4, source.count - position)
        let text = String(decoding: source[position..<(position + length)], as: UTF8.self)
        throw CompilationError("The character '\(text)' means nothing here.", at: position..<(position + length))
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    private func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
    }

    private static let quotedIdentifierMarks = Set("_.-/ ".utf8)

    private static let marks: [UInt8: Token.Kind] = [
        UInt8(ascii: "+"): .operation(.add), UInt8(ascii: "-"): .operation(.subtract),
        UInt8(ascii: "*"): .operation(.multiply), UInt8(ascii: "/"): .operation(.divide),
        UInt8(ascii: "%"): .operation(.remainder), UInt8(ascii: "<"): .operation(.less),
        UInt8(ascii: ">"): .operation(.greater), UInt8(ascii: ","): .comma, UInt8(ascii: ":"): .colon,
        UInt8(ascii: "?"): .question, UInt8(ascii: "("): .leftParenthesis, UInt8(ascii: ")"): .rightParenthesis,
        UInt8(ascii: "["): .leftBracket, UInt8(ascii: "]"): .rightBracket, UInt8(ascii: "{"): .leftBrace,
        UInt8(ascii: "}"): .rightBrace,
    ]

    private static let keywords: [String: Token.Kind] = [
        "true": .true_, "false": .false_, "null": .null, "in": .operation(.contained),
        "as": .reserved, "break": .reserved, "const": .reserved, "continue": .reserved, "else": .reserved,
        "for": .reserved, "function": .reserved, "if": .reserved, "import": .reserved, "let": .reserved,
        "loop": .reserved, "package": .reserved, "namespace": .reserved, "return": .reserved, "var": .reserved,
        "void": .reserved, "while": .reserved,
    ]
}
