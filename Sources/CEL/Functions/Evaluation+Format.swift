// `format`: cel-spec doc/extensions/strings.md.

extension Evaluation {
    /// `pattern.format(values)`.
    mutating func format(_ pattern: Value, _ list: Value, _ reader: borrowing some Reader) -> Value {
        guard list.isList, let count = count(list, reader) else { return noOverload(pattern, list) }
        var result = ""
        var rest = Substring(text(pattern))
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let clause = FormatClause(&rest) else { return fail(.format, pattern) }
            guard next < count else { return fail(.indexOutOfRange, .int(Int64(next))) }
            let value = element(next, of: list, reader)
            if value.isFailure { return value }
            guard let text = text(of: value, clause, reader) else {
                return value.isHostNull ? absent : fail(.format, pattern, value)
            }
            result += text
            next += 1
            guard charge(1 + text.utf8.count / 16) else { break }
        }
        return string(result + rest)
    }

    private mutating func text(of value: Value, _ clause: FormatClause, _ reader: borrowing some Reader) -> String? {
        switch clause.letter {
        case "s": return plainText(of: value, reader)
        case "d":
            switch value.tag {
            case .int: return String(value.intBits)
            case .uint: return String(value.bits)
            case .double: return NumberText.name(of: value.doubleBits)
            default: return nil
            }
        case "f", "e":
            guard let number = number(value) else { return nil }
            if let name = NumberText.name(of: number) { return name }
            return clause.letter == "f"
                ? DecimalDigits.fixed(number, precision: clause.precision)
                : DecimalDigits.scientific(number, precision: clause.precision)
        case "b" where value.tag == .bool: return value.bits != 0 ? "1" : "0"
        case "b": return integer(value, radix: 2)
        case "o": return integer(value, radix: 8)
        default:
            let isUppercase = clause.letter == "X"
            guard let own = value.isBytes ? value : ownString(value, reader) else {
                return integer(value, radix: 16, isUppercase: isUppercase)
            }
            return withBytes(own) { bytes in
                var text = ""
                for index in bytes.indices {
                    text += String(bytes[index] >> 4, radix: 16, uppercase: isUppercase)
                    text += String(bytes[index] & 15, radix: 16, uppercase: isUppercase)
                }
                return text
            }
        }
    }

    private func number(_ value: Value) -> Double? {
        switch value.tag {
        case .int: Double(value.intBits)
        case .uint: Double(value.bits)
        case .double: value.doubleBits
        default: nil
        }
    }

    private func integer(_ value: Value, radix: Int, isUppercase: Bool = false) -> String? {
        switch value.tag {
        case .int: String(value.intBits, radix: radix, uppercase: isUppercase)
        case .uint: String(value.bits, radix: radix, uppercase: isUppercase)
        default: nil
        }
    }

    /// A value as `%s` shows it, and messages, too; nil for an object of the host's.
    mutating func plainText(of value: Value, _ reader: borrowing some Reader) -> String? {
        if let string = ownString(value, reader) { return charge(string.range.count / 16) ? text(string) : "" }
        switch value.tag {
        case .null: return "null"
        case .bool: return value.bits != 0 ? "true" : "false"
        case .int: return String(value.intBits)
        case .uint: return String(value.bits)
        case .double: return NumberText.shortest(value.doubleBits)
        case .type: return TypeName(bits: value.bits).name
        case .constantBytes, .bytes: return text(value)
        case .constantList, .list, .hostList: return listText(value, reader)
        case .constantMap, .map, .hostMap: return mapText(value, reader)
        default: return nil
        }
    }

    private mutating func listText(_ list: Value, _ reader: borrowing some Reader) -> String? {
        var parts: [String] = []
        for index in 0..<(count(list, reader) ?? 0) where charge(1) {
            guard let part = plainText(of: element(index, of: list, reader), reader) else { return nil }
            parts.append(part)
        }
        return "[" + parts.joined(separator: ", ") + "]"
    }

    /// The entries, in the order of their keys as text.
    private mutating func mapText(_ map: Value, _ reader: borrowing some Reader) -> String? {
        var parts: [(key: String, value: String)] = []
        for index in 0..<(count(map, reader) ?? 0) where charge(1) {
            guard let key = plainText(of: element(index, of: map, reader), reader),
                let value = plainText(of: mapValue(index, of: map, reader), reader)
            else { return nil }
            parts.append((key, value))
        }
        parts.sort { $0.key < $1.key }
        return "{" + parts.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
}
