import Diagnostics

/// An XML text as a flat tree of its elements, in the order of the text.
///
/// Expat says what the elements are and where; names and values of attributes are read from the text when they are asked
/// for, so that what nobody asks for costs nothing. What is wrong with a text is in `problem`, and the elements before
/// it are kept.
struct XMLDocument: Sendable {
    /// The UTF-8 text; ranges count in it.
    let source: [UInt8]
    /// The elements; what an element holds follows it.
    private(set) var elements: [XMLElement] = []
    /// What ended reading before the end of the text; nil if nothing did.
    private(set) var problem: XMLProblem?

    /// Reads a text in UTF-8, UTF-16, or in Latin-1 if it says so.
    init(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) {
        source = XMLDocument.transcoded(bytes) ?? XMLDocument.transcodedFromLatin(bytes) ?? bytes
        guard bytes.count <= limits.byteCount else {
            problem = XMLProblem(rule: .xmlTooLarge, message: XMLProblem.tooLarge, offset: 0)
            return
        }
        (elements, problem) = ExpatParser.elements(of: source, limits: limits)
    }

    /// The indices of the elements that an element holds, in the order of the text.
    func children(of index: Int) -> XMLChildren {
        XMLChildren(elements: elements, position: index + 1, end: Int(elements[index].next))
    }

    /// The first child with a name; nil if there is none.
    func child(_ name: XMLName, of index: Int) -> Int? { children(of: index).first { elements[$0].name == name } }

    /// The first child whose attribute `key` has a value, as Interface Builder names what an object holds.
    func child(keyed key: StaticString, of index: Int) -> Int? {
        children(of: index).first { attribute("key", of: $0).map { equals($0, key) } ?? false }
    }

    /// The indices of the elements within an element, however deep.
    func descendants(of index: Int) -> Range<Int> { index + 1..<Int(elements[index].next) }

    /// Where an element's start tag stands.
    func tagRange(of index: Int) -> SourceRange {
        SourceRange(start: Int(elements[index].start), end: Int(elements[index].tagEnd))
    }

    /// Where the text within an element stands, white space and nested elements included.
    func contentRange(of index: Int) -> SourceRange {
        SourceRange(start: Int(elements[index].tagEnd), end: Int(elements[index].contentEnd))
    }

    /// The UTF-8 form of a text in UTF-16, which begins with a byte order mark or a plain character; nil for other texts.
    static func transcoded(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count >= 2, bytes[0] != bytes[1] else { return nil }
        let first = (bytes[0], bytes[1])
        let hasMark = first == (0xFE, 0xFF) || first == (0xFF, 0xFE)
        guard hasMark || bytes[0] == 0 || bytes[1] == 0 else { return nil }
        let isLittleEndian = hasMark ? bytes[0] == 0xFF : bytes[1] == 0
        let units = stride(from: hasMark ? 2 : 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// The UTF-8 form of a text whose first line says that it is in Latin-1, and which is not in UTF-8 all the same.
    private static func transcodedFromLatin(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: "<?xml".utf8), let end = bytes.prefix(200).firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        // Nearly all files say that they are in UTF-8.
        let declaration = Array(bytes[..<end])
        guard !ExpatParser.holds("UTF-8", declaration), ExpatParser.holds("encoding", declaration) else { return nil }
        let text = String(decoding: declaration, as: UTF8.self).lowercased()
        guard ["iso-8859-1", "latin1", "windows-1252"].contains(where: text.contains),
            String(validating: bytes, as: UTF8.self) == nil
        else { return nil }
        return bytes.flatMap { Array(String(Character(Unicode.Scalar($0))).utf8) }
    }
}

/// The elements that an element holds.
struct XMLChildren: Sequence, IteratorProtocol {
    let elements: [XMLElement]
    var position: Int
    let end: Int

    mutating func next() -> Int? {
        guard position < end else { return nil }
        defer { position = Int(elements[position].next) }
        return position
    }
}
