// What begins with a backslash.

extension PatternParser {
    /// Reads an escape outside a class; the backslash is read already.
    mutating func escape(from start: Int) throws(CompilationError) -> PatternNode {
        if take("A") { return .assertion(.textStart) }
        if take("z") { return .assertion(.textEnd) }
        if take("b") { return .assertion(.wordBoundary) }
        if take("B") { return .assertion(.noWordBoundary) }
        if var set = try classEscape(from: start) {
            set.ignoresCase = flags.ignoresCase
            return .set(set)
        }
        return literal(try scalarEscape(from: start))
    }

    /// Reads an escape that stands for a class, if it is one: `\d`, `\p{L}`.
    mutating func classEscape(from start: Int) throws(CompilationError) -> ScalarSet? {
        guard let letter = current else { return nil }
        switch letter {
        case "p", "P":
            position += 1
            return try category(isNegated: letter == "P", from: start)
        default:
            guard var set = NamedClasses.named(letter.properties.lowercaseMapping) else { return nil }
            position += 1
            set.isNegated = letter.properties.isUppercase
            return set
        }
    }

    private mutating func category(isNegated: Bool, from start: Int) throws(CompilationError) -> ScalarSet {
        var name = ""
        var isNegated = isNegated
        if take("{") {
            if take("^") { isNegated.toggle() }
            while let scalar = current, scalar != "}" {
                name.unicodeScalars.append(scalar)
                position += 1
            }
            guard take("}") else { throw error("This class has no end '}'.", from: start) }
        } else if let scalar = current {
            name.unicodeScalars.append(scalar)
            position += 1
        }
        guard let bits = GeneralCategories.bits(named: name) else {
            throw error(
                "'\(name)' is no general category of Unicode, such as L, Lu or Nd; scripts are not known here.",
                from: start
            )
        }
        return ScalarSet(categories: isNegated ? ~bits : bits)
    }

    /// Reads an escape that stands for one scalar.
    mutating func scalarEscape(from start: Int) throws(CompilationError) -> UInt32 {
        guard let letter = current else { throw error("There is nothing after this backslash.", from: start) }
        position += 1
        if let control = PatternParser.controls[letter] { return control }
        switch letter {
        case "x": return try hexadecimal(from: start)
        case "0": return octal(startingAt: 0)
        case "1"..."7" where current.map { $0 >= "0" && $0 <= "7" } == true:
            return octal(startingAt: letter.value - 0x30)
        case "1"..."9": throw error("Patterns cannot refer back to a group.", from: start)
        default:
            guard !isWord(letter) || letter == "_" else {
                throw error("The escape '\\\(letter)' is unknown.", from: start)
            }
            return letter.value
        }
    }

    private static let controls: [Unicode.Scalar: UInt32] = ["a": 7, "f": 12, "t": 9, "n": 10, "r": 13, "v": 11]

    private mutating func octal(startingAt first: UInt32) -> UInt32 {
        var value = first
        for _ in 0..<2 {
            guard let digit = current, digit >= "0", digit <= "7" else { break }
            value = value * 8 + digit.value - 0x30
            position += 1
        }
        return value
    }

    private mutating func hexadecimal(from start: Int) throws(CompilationError) -> UInt32 {
        var digits = ""
        if take("{") {
            while let scalar = current, scalar != "}", digits.count < 8 {
                digits.unicodeScalars.append(scalar)
                position += 1
            }
            guard take("}") else { throw error("This escape has no end '}'.", from: start) }
        } else {
            while let scalar = current, digits.count < 2 {
                digits.unicodeScalars.append(scalar)
                position += 1
            }
            guard digits.count == 2 else { throw error("'\\x' needs two hexadecimal digits.", from: start) }
        }
        guard digits.first != "+", let value = UInt32(digits, radix: 16), value <= 0x10FFFF else {
            throw error("This escape names no Unicode character.", from: start)
        }
        return value
    }
}
