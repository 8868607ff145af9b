// The bridge to expat: all unsafe code that reads XML.
internal import CExpat
import CStandardLibrary
import Diagnostics

/// Runs expat over a text, and notes each element.
enum ExpatParser {
    /// The elements of a text in UTF-8, and what ended reading before its end.
    static func elements(of source: [UInt8], limits: XMLLimits) -> ([XMLElement], XMLProblem?) {
        // The encoding is given: a text that claims another one is in UTF-8 none the less, or it is refused.
        guard let parser = unsafe XML_ParserCreate("UTF-8") else {
            let message = "There is not enough memory to read the file."
            return ([], XMLProblem(rule: .xmlTooLarge, message: message, offset: 0))
        }
        defer { unsafe XML_ParserFree(parser) }
        var collector = unsafe ElementCollector(parser, limits, byteCount: source.count)
        unsafe XML_SetElementHandler(
            parser,
            { data, name, _ in unsafe ElementCollector.at(data)?.pointee.start(name) },
            { data, _ in unsafe ElementCollector.at(data)?.pointee.end() }
        )
        unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
            unsafe ElementCollector.at(data)?.pointee.stop(.xmlEntity, XMLProblem.entity)
        }
        let status = unsafe withUnsafeMutablePointer(to: &collector) { pointer in
            unsafe XML_SetUserData(parser, pointer)
            return unsafe source.withUnsafeBytes { bytes in
                unsafe XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
            }
        }
        if status == XML_STATUS_OK { return (collector.elements, nil) }
        let offset = unsafe max(0, min(Int(XML_GetCurrentByteIndex(parser)), source.count))
        collector.close(at: offset)
        if let problem = collector.problem { return (collector.elements, problem) }
        if let marker = ConflictMarker.range(near: offset, in: source) {
            let message = ConflictMarker.message
            return (collector.elements, XMLProblem(rule: .xmlSyntax, message: message, offset: marker.start))
        }
        let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
        let message = "The XML can't be read from here on: \(reason ?? "it can't be read")."
        return (collector.elements, XMLProblem(rule: .xmlSyntax, message: message, offset: offset))
    }

    /// Where the value of an attribute stands in a start tag, without its quotes; nil if it hasn't got the attribute.
    static func attribute(_ name: StaticString, in source: [UInt8], from start: Int, to end: Int) -> SourceRange? {
        unsafe source.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress, end <= bytes.count else { return nil }
            func find(_ byte: UInt8, from position: Int) -> Int? {
                guard position < end, let found = unsafe memchr(base + position, Int32(byte), end - position) else {
                    return nil
                }
                return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
            }
            var position = start + 1
            // The name of the element, and between attributes their white space.
            while position < end, unsafe base[position] > 0x20 { position += 1 }
            while true {
                while position < end, unsafe base[position] <= 0x20 { position += 1 }
                guard let equals = find(UInt8(ascii: "="), from: position) else { return nil }
                var nameEnd = equals
                while nameEnd > position, unsafe base[nameEnd - 1] <= 0x20 { nameEnd -= 1 }
                var quote = equals + 1
                while quote < end, unsafe base[quote] <= 0x20 { quote += 1 }
                guard quote < end, let close = unsafe find(base[quote], from: quote + 1) else { return nil }
                if nameEnd - position == name.utf8CodeUnitCount,
                    unsafe memcmp(base + position, name.utf8Start, nameEnd - position) == 0
                {
                    return SourceRange(start: quote + 1, end: close)
                }
                position = close + 1
            }
        }
    }

    /// Whether two texts are the same, which the library asks byte by byte.
    static func areSame(_ text: [UInt8], _ other: [UInt8]) -> Bool {
        guard text.count == other.count else { return false }
        return unsafe text.withUnsafeBytes { bytes in
            unsafe other.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return true }
                return unsafe memcmp(start, otherStart, bytes.count) == 0
            }
        }
    }

    /// Whether a word stands somewhere in a text, which tells before it is parsed whether that is worth it.
    static func holds(_ word: StaticString, _ source: [UInt8]) -> Bool { position(of: word, in: source) != nil }

    /// Where a word stands first from an offset on; nil if it doesn't.
    static func position(of word: StaticString, in source: [UInt8], from start: Int = 0) -> Int? {
        unsafe source.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            let length = word.utf8CodeUnitCount
            var position = start
            while position + length <= bytes.count {
                let rest = bytes.count - position - length + 1
                let next = unsafe memchr(base + position, Int32(word.utf8Start.pointee), rest)
                guard let next = unsafe next else { break }
                if unsafe memcmp(next, word.utf8Start, length) == 0 { return unsafe UnsafeRawPointer(next) - base }
                position = unsafe UnsafeRawPointer(next) - base + 1
            }
            return nil
        }
    }
}

/// Takes down the elements as expat meets them.
///
/// Expat is given its address, so that a callback neither retains an object nor asks whether another one holds it.
@safe private struct ElementCollector {
    private(set) var elements: [XMLElement] = []
    private(set) var problem: XMLProblem?
    private let parser: XML_Parser
    private let limits: XMLLimits
    private var current: Int32 = -1
    private var depth = 0

    /// The bytes of a file for each of its elements; real ones have 130.
    private static let bytesPerElement = 100

    init(_ parser: XML_Parser, _ limits: XMLLimits, byteCount: Int) {
        unsafe self.parser = unsafe parser
        self.limits = limits
        elements.reserveCapacity(min(byteCount / ElementCollector.bytesPerElement, limits.elementCount))
    }

    /// The collector whose address expat was given.
    static func at(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<ElementCollector>? {
        unsafe data?.assumingMemoryBound(to: ElementCollector.self)
    }

    mutating func start(_ name: UnsafePointer<CChar>?) {
        guard problem == nil, var byte = unsafe name else { return }
        guard depth < limits.depth else { return stop(.xmlTooDeep, XMLProblem.tooDeep) }
        guard elements.count < limits.elementCount else { return stop(.xmlTooLarge, XMLProblem.tooLarge) }
        var hashed = XMLName()
        while unsafe byte.pointee != 0 {
            unsafe hashed.add(UInt8(bitPattern: byte.pointee))
            unsafe byte += 1
        }
        let start = unsafe Int32(clamping: XML_GetCurrentByteIndex(parser))
        let end = unsafe start + XML_GetCurrentByteCount(parser)
        elements.append(XMLElement(name: hashed, start: start, tagEnd: end, contentEnd: end, parent: current, next: 0))
        current = Int32(elements.count - 1)
        depth += 1
    }

    mutating func end() {
        guard problem == nil, current >= 0 else { return }
        close(unsafe Int32(clamping: XML_GetCurrentByteIndex(parser)))
    }

    mutating func stop(_ rule: OwnRule, _ message: String) {
        guard problem == nil else { return }
        problem = unsafe XMLProblem(rule: rule, message: message, offset: Int(XML_GetCurrentByteIndex(parser)))
        _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
    }

    /// Ends all elements that are open.
    mutating func close(at offset: Int) { while current >= 0 { close(Int32(clamping: offset)) } }

    private mutating func close(_ end: Int32) {
        let index = Int(current)
        elements[index].contentEnd = max(elements[index].tagEnd, end)
        elements[index].next = Int32(elements.count)
        current = elements[index].parent
        depth -= 1
    }
}
