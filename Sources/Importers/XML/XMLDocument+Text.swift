import Diagnostics

// Attributes and texts, read from where they stand.
extension XMLDocument {
    /// Where the value of an attribute stands, without its quotes; nil if the element hasn't got the attribute.
    func attribute(_ name: StaticString, of index: Int) -> SourceRange? {
        ExpatParser.attribute(name, in: source, from: Int(elements[index].start), to: Int(elements[index].tagEnd))
    }

    /// The value of an attribute; nil if the element hasn't got it.
    func value(of name: StaticString, in index: Int) -> String? { attribute(name, of: index).map { text($0) } }

    /// The number in an attribute; nil if the element hasn't got it, or it holds no number.
    func number(_ name: StaticString, of index: Int) -> Double? {
        guard let range = attribute(name, of: index) else { return nil }
        return plainNumber(range) ?? Double(text(range))
    }

    /// A number without an exponent and with so few digits that both they and the power of ten are exact, as most are.
    private func plainNumber(_ range: SourceRange) -> Double? {
        guard 1...16 ~= range.length else { return nil }
        var digits = 0
        var divisor: Double?
        for byte in source[range.start..<range.end] {
            if byte == UInt8(ascii: "."), divisor == nil {
                divisor = 1
            } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
                digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
                divisor? *= 10
            } else {
                return nil
            }
        }
        // A point has digits on both sides of it.
        guard divisor != 1, source[range.start] != UInt8(ascii: ".") else { return nil }
        return Double(digits) / (divisor ?? 1)
    }

    /// Whether an attribute is `YES`; nil if the element hasn't got it.
    func flag(_ name: StaticString, of index: Int) -> Bool? { attribute(name, of: index).map { equals($0, "YES") } }

    /// Where a text property of an object stands: in an attribute, or in a `<string key="…">` that it holds.
    func property(_ name: StaticString, of index: Int) -> XMLProperty? {
        if let range = attribute(name, of: index) { return XMLProperty(range: range, kind: .attribute) }
        for child in children(of: index)
        where elements[child].name == "string" || elements[child].name == "mutableString" {
            guard let key = attribute("key", of: child), equals(key, name) else { continue }
            let isEncoded = attribute("base64-UTF8", of: child) != nil
            return XMLProperty(range: contentRange(of: child), kind: isEncoded ? .encoded : .content)
        }
        return nil
    }

    /// Whether a stretch of the source is a word.
    func equals(_ range: SourceRange, _ word: StaticString) -> Bool {
        guard range.length == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { bytes in
            unsafe source[range.start..<range.end].elementsEqual(bytes)
        }
    }

    /// Whether a stretch of the source is one of some words.
    func equals(_ range: SourceRange, oneOf words: [StaticString]) -> Bool { words.contains { equals(range, $0) } }

    /// The text of a property; nil if it can't be told.
    func text(of property: XMLProperty) -> String? {
        property.kind == .encoded ? nil : text(property.range, isContent: property.kind == .content)
    }

    /// Whether a property says what it is spelt like.
    func isSpelt(_ property: XMLProperty) -> Bool {
        property.kind != .encoded && isSpelt(property.range, isContent: property.kind == .content)
    }

    private func isSpelt(_ range: SourceRange, isContent: Bool) -> Bool {
        let bytes = source.span.extracting(range.start..<range.end)
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || !isContent && byte < 0x20 { return false }
        }
        return true
    }

    /// What an attribute or a content that stands somewhere says, with its references resolved.
    func text(_ range: SourceRange, isContent: Bool = false) -> String {
        let bytes = source[range.start..<range.end]
        if isSpelt(range, isContent: isContent) { return String(decoding: bytes, as: UTF8.self) }
        var result = [UInt8]()
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let byte = bytes[position]
            if isContent, bytes[position...].starts(with: "<![CDATA[".utf8) {
                let end = ExpatParser.position(of: "]]>", in: source, from: position + 9) ?? bytes.endIndex
                result += source[position + 9..<end]
                position = min(end + 3, bytes.endIndex)
            } else if byte == UInt8(ascii: "&"),
                let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let character = XMLDocument.character(bytes[position + 1..<end])
            {
                result.append(contentsOf: character.utf8)
                position = end + 1
            } else {
                result.append(!isContent && byte < 0x20 ? 0x20 : byte)
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// What a reference between `&` and `;` stands for.
    private static func character(_ reference: ArraySlice<UInt8>) -> String? {
        let name = String(decoding: reference.prefix(10), as: UTF8.self)
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
        return ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name]
    }
}

/// A text property of an object.
struct XMLProperty: Sendable {
    /// How it is written.
    enum Kind: Sendable {
        case attribute, content
        /// In base 64, as a text is that XML can't hold.
        case encoded
    }

    /// Where the text stands.
    let range: SourceRange
    /// How it is written.
    let kind: Kind
}
