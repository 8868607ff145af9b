/// What a scalar stands for by the core schema of YAML 1.2 (section 10.3.2).
package enum YAMLScalarType: Sendable, Hashable {
    case null
    case boolean(Bool)
    case integer
    case float
    case string
}

extension YAMLTree {
    /// Returns what a scalar stands for: by its tag if it has one, else by its text if it is plain; `string` otherwise.
    ///
    /// The text itself stays as it is written, whatever the type.
    package func scalarType(of index: NodeIndex) -> YAMLScalarType {
        let node = self[index]
        guard node.kind == .scalar, node.style == .plain || node.hasTag else { return .string }
        let written = withText(of: index) { YAMLScalarType(plain: $0) }
        guard node.hasTag else { return written }
        switch table.tagKind(of: node) {
        case .string: return .string
        case .null: return .null
        case .none, .other: return node.style == .plain ? written : .string
        case .boolean, .integer, .float: return written
        }
    }

    /// Whether a scalar is null: an empty value, `~`, or a spelling of `null`.
    package func isNull(_ index: NodeIndex) -> Bool {
        let node = self[index]
        // Few values are null, and most show by their length that they are not.
        return node.kind == .scalar && (node.length <= 4 || node.hasTag) && scalarType(of: index) == .null
    }

    /// Whether a key is the merge key `<<`.
    package func isMergeKey(_ index: NodeIndex) -> Bool { self[index].style == .plain && text(of: index, equals: "<<") }

    /// Returns the value of an integer; nil if it is none or too large.
    package func integer(of index: NodeIndex) -> Int? {
        guard scalarType(of: index) == .integer else { return nil }
        let text = text(of: index)
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
        if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
        return Int(text)
    }

    /// Returns the value of an integer or a floating-point number; nil if it is neither.
    package func number(of index: NodeIndex) -> Double? {
        switch scalarType(of: index) {
        case .integer: return integer(of: index).map { Double($0) } ?? Double(text(of: index))
        case .float:
            let text = text(of: index)
            switch text.drop(while: { $0 == "+" || $0 == "-" }).lowercased() {
            case ".inf": return text.hasPrefix("-") ? -Double.infinity : .infinity
            case ".nan": return .nan
            default: return Double(text)
            }
        default: return nil
        }
    }
}

extension YAMLScalarType {
    /// Classifies the text of a plain scalar.
    package init(plain text: Span<UInt8>) {
        guard let first = text.isEmpty ? nil : text[0] else {
            self = .null
            return
        }
        switch first {
        case UInt8(ascii: "~"):
            self = text.count == 1 ? .null : .string
        case UInt8(ascii: "n"), UInt8(ascii: "N"):
            self = text.equals("null") || text.equals("Null") || text.equals("NULL") ? .null : .string
        case UInt8(ascii: "t"), UInt8(ascii: "T"):
            self = text.equals("true") || text.equals("True") || text.equals("TRUE") ? .boolean(true) : .string
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
            self = text.equals("false") || text.equals("False") || text.equals("FALSE") ? .boolean(false) : .string
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            self = Self.number(text)
        default:
            self = .string
        }
    }

    private static func number(_ text: Span<UInt8>) -> YAMLScalarType {
        if text.count > 2, text[0] == UInt8(ascii: "0"), text[1] == UInt8(ascii: "x") {
            return text.countDigits(from: 2, where: \.isHexadecimalDigit) == text.count - 2 ? .integer : .string
        }
        if text.count > 2, text[0] == UInt8(ascii: "0"), text[1] == UInt8(ascii: "o") {
            return text.countDigits(from: 2, where: { 0x30...0x37 ~= $0 }) == text.count - 2 ? .integer : .string
        }
        let hasSign = text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-")
        var position = hasSign ? 1 : 0
        let magnitude = text.extracting(position..<text.count)
        if magnitude.equals(".inf") || magnitude.equals(".Inf") || magnitude.equals(".INF") { return .float }
        if text.equals(".nan") || text.equals(".NaN") || text.equals(".NAN") { return .float }

        var digits = text.countDigits(from: position, where: \.isDigit)
        position += digits
        if position == text.count { return digits > 0 ? .integer : .string }
        if text[position] == UInt8(ascii: ".") {
            let decimals = text.countDigits(from: position + 1, where: \.isDigit)
            position += 1 + decimals
            digits += decimals
        }
        guard digits > 0 else { return .string }
        if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < text.count, text[position] == UInt8(ascii: "+") || text[position] == UInt8(ascii: "-") {
                position += 1
            }
            let exponent = text.countDigits(from: position, where: \.isDigit)
            guard exponent > 0 else { return .string }
            position += exponent
        }
        return position == text.count ? .float : .string
    }
}
