// Functions on strings: the standard ones and those of the `strings` extension. Positions count Unicode scalars.

extension Evaluation {
    /// Calls a function whose first argument is a string.
    mutating func stringFunction(
        _ function: Function,
        _ arguments: CallArguments,
        _ reader: borrowing some Reader
    ) -> Value {
        guard let text = ownString(arguments.first, reader) else {
            return arguments.count > 1 ? noOverload(arguments.first, arguments.second) : noOverload(arguments.first)
        }
        charge(text.range.count / 16)
        switch function {
        case .startsWith, .endsWith, .contains, .matches, .indexOf, .lastIndexOf, .split, .replace:
            guard let other = ownString(arguments.second, reader) else {
                return noOverload(arguments.first, arguments.second)
            }
            return search(function, text, other, arguments, reader)
        case .charAt: return character(of: text, at: arguments.second)
        case .substring: return substring(of: text, arguments)
        case .trim: return trim(text)
        case .lowerASCII: return mapBytes(text) { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        case .upperASCII: return mapBytes(text) { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }
        case .reverse: return string(String(String.UnicodeScalarView(self.text(text).unicodeScalars.reversed())))
        case .quote: return string(self.text(text).asLiteral)
        case .words: return words(of: text)
        case .format: return format(text, arguments.second, reader)
        default: return noOverload(arguments.first)
        }
    }

    // MARK: Searching

    private mutating func search(
        _ function: Function,
        _ text: Value,
        _ other: Value,
        _ arguments: CallArguments,
        _ reader: borrowing some Reader
    ) -> Value {
        switch function {
        case .startsWith: return .bool(withBytes(text) { text in withBytes(other) { text.holds($0, at: 0) } })
        case .endsWith:
            return .bool(withBytes(text) { text in withBytes(other) { text.holds($0, at: text.count - $0.count) } })
        case .contains:
            chargeSearch(text, other)
            return .bool(withBytes(text) { text in withBytes(other) { text.firstIndex(of: $0) != nil } })
        case .matches: return matches(text, dynamicPattern: other, reader)
        case .split: return split(text, by: other, arguments)
        case .replace:
            guard let replacement = ownString(arguments.third, reader) else {
                return noOverload(arguments.second, arguments.third)
            }
            return replace(other, in: text, by: replacement, arguments)
        default: return index(function, of: other, in: text, arguments)
        }
    }

    /// Searching takes up to one step for each pair of bytes.
    private mutating func chargeSearch(_ text: Value, _ other: Value) {
        charge(text.range.count * (1 + other.range.count / 16) / 16)
    }

    private mutating func index(
        _ function: Function,
        of other: Value,
        in text: Value,
        _ arguments: CallArguments
    ) -> Value {
        chargeSearch(text, other)
        var start: Int?
        if arguments.count > 2 {
            guard arguments.third.tag == .int else { return noOverload(arguments.third) }
            start = withBytes(text) { $0.byteOffset(ofScalar: Int(arguments.third.intBits)) }
            guard start != nil else { return fail(.indexOutOfRange, arguments.third) }
        }
        let found = withBytes(text) { text in
            withBytes(other) { other in
                let byte =
                    function == .indexOf
                    ? text.firstIndex(of: other, from: start ?? 0)
                    : text.lastIndex(of: other, upTo: start ?? text.count)
                return byte.map { text.extracting(0..<$0).scalarCount }
            }
        }
        return .int(Int64(found ?? -1))
    }

    // MARK: Parts

    private func part(of text: Value, _ range: Range<Int>) -> Value {
        let start = text.range.lowerBound
        return .slice(text.tag, (start + range.lowerBound)..<(start + range.upperBound))
    }

    private mutating func character(of text: Value, at position: Value) -> Value {
        guard position.tag == .int else { return noOverload(text, position) }
        let range: Range<Int>? = withBytes(text) { text in
            text.byteOffset(ofScalar: Int(position.intBits)).map {
                $0..<($0 == text.count ? $0 : text.nextScalar(after: $0))
            }
        }
        return range.map { part(of: text, $0) } ?? fail(.indexOutOfRange, position)
    }

    private mutating func substring(of text: Value, _ arguments: CallArguments) -> Value {
        let first = arguments.second
        let last = arguments.third
        guard first.tag == .int, arguments.count < 3 || last.tag == .int else { return noOverload(first, last) }
        guard let start = withBytes(text, { $0.byteOffset(ofScalar: Int(first.intBits)) }) else {
            return fail(.indexOutOfRange, first)
        }
        guard arguments.count > 2 else { return part(of: text, start..<text.range.count) }
        guard let end = withBytes(text, { $0.byteOffset(ofScalar: Int(last.intBits)) }) else {
            return fail(.indexOutOfRange, last)
        }
        return start <= end ? part(of: text, start..<end) : fail(.substringRange, first, last)
    }

    private func trim(_ text: Value) -> Value {
        // Most texts begin and end with a visible letter, which needs no look at the properties of characters.
        let isTrimmed = withBytes(text) { bytes in
            !bytes.isEmpty && (0x21..<0x7F).contains(bytes[0]) && (0x21..<0x7F).contains(bytes[bytes.count - 1])
        }
        if isTrimmed { return text }
        let content = self.text(text)
        let scalars = content.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return part(of: text, 0..<0) }
        let utf8 = content.utf8
        let start = utf8.distance(from: utf8.startIndex, to: first)
        return part(of: text, start..<utf8.distance(from: utf8.startIndex, to: scalars.index(after: last)))
    }

    /// The pieces between separators; with an empty separator, the characters.
    private mutating func split(_ text: Value, by separator: Value, _ arguments: CallArguments) -> Value {
        var limit = Int64.max
        if arguments.count > 2 {
            guard arguments.third.tag == .int else { return noOverload(arguments.third) }
            limit = arguments.third.intBits < 0 ? .max : arguments.third.intBits
        }
        let first = values.count
        guard limit > 0 else { return list(from: first) }
        chargeSearch(text, separator)
        var start = 0
        let length = text.range.count
        while limit > 1, let match = nextMatch(of: separator, in: text, from: start) {
            if separator.range.isEmpty, match >= length { break }
            guard charge(1) else { break }
            values.append(part(of: text, start..<match))
            start = match + separator.range.count
            limit -= 1
        }
        if !separator.range.isEmpty || start < length { values.append(part(of: text, start..<length)) }
        return list(from: first)
    }

    /// Where a text stands next; an empty one stands after the next character.
    private func nextMatch(of other: Value, in text: Value, from start: Int) -> Int? {
        withBytes(text) { text in
            withBytes(other) { other in
                guard other.isEmpty else { return text.firstIndex(of: other, from: start) }
                return start < text.count ? text.nextScalar(after: start) : nil
            }
        }
    }

    // MARK: New strings

    private mutating func replace(
        _ pattern: Value,
        in text: Value,
        by replacement: Value,
        _ arguments: CallArguments
    ) -> Value {
        var limit = Int64.max
        if arguments.count > 3 {
            guard arguments.fourth.tag == .int else { return noOverload(arguments.fourth) }
            limit = arguments.fourth.intBits < 0 ? .max : arguments.fourth.intBits
        }
        chargeSearch(text, pattern)
        let result = bytes.count
        var position = 0
        if pattern.range.isEmpty, limit > 0 {
            appendBytes(of: replacement)
            limit -= 1
        }
        while limit > 0, let match = nextMatch(of: pattern, in: text, from: position), charge(1) {
            appendBytes(of: part(of: text, position..<match))
            appendBytes(of: replacement)
            position = match + pattern.range.count
            limit -= 1
        }
        appendBytes(of: part(of: text, position..<text.range.count))
        return string(from: result)
    }

    private mutating func mapBytes(_ text: Value, _ transform: (UInt8) -> UInt8) -> Value {
        let start = bytes.count
        appendBytes(of: text)
        for index in start..<bytes.count { bytes[index] = transform(bytes[index]) }
        return string(from: start)
    }

    /// `list.join(separator)`.
    mutating func join(_ arguments: CallArguments, _ reader: borrowing some Reader) -> Value {
        var separator: Value?
        if arguments.count > 1 {
            separator = ownString(arguments.second, reader)
            guard separator != nil else { return noOverload(arguments.second) }
        }
        // The host's texts are taken first, for the result must lie in one piece.
        var parts: [Value] = []
        for index in 0..<(count(arguments.first, reader) ?? 0) where charge(1) {
            let element = element(index, of: arguments.first, reader)
            guard let part = ownString(element, reader) else { return noOverload(element) }
            parts.append(part)
        }
        let start = bytes.count
        for (index, part) in parts.enumerated() {
            if index > 0, let separator { appendBytes(of: separator) }
            appendBytes(of: part)
        }
        return string(from: start)
    }
}

extension String {
    /// The text in quotes, as an expression has it.
    package var asLiteral: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\u{07}": result += "\\a"
            case "\u{08}": result += "\\b"
            case "\u{0C}": result += "\\f"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0B}": result += "\\v"
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
