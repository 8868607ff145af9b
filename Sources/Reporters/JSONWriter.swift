import Diagnostics

/// Writes JSON text, a value at a time.
///
/// Encoding through `JSONEncoder` takes twenty times as long, and linking Foundation would slow every start.
struct JSONWriter {
    private var written = ReportText()
    private var needsComma = false

    /// The text of an object whose keys `body` writes.
    static func object(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.object(body)
        return writer.written.string
    }

    mutating func object(_ body: (inout JSONWriter) -> Void) { group("{", "}", body) }

    mutating func array<Element>(_ elements: some Sequence<Element>, _ body: (Element, inout JSONWriter) -> Void) {
        group("[", "]") { writer in
            for element in elements { body(element, &writer) }
        }
    }

    /// Writes a key of an object; its value comes next.
    mutating func key(_ name: String) {
        comma()
        quote(name)
        written.add(sign: ":")
        needsComma = false
    }

    mutating func value(_ string: String?) {
        comma()
        if let string { quote(string) } else { written.add("null") }
    }

    mutating func value(_ number: Int) {
        comma()
        written.add(number)
    }

    mutating func value(_ boolean: Bool) {
        comma()
        written.add(boolean ? "true" : "false")
    }

    mutating func field(_ name: String, _ string: String?) {
        key(name)
        value(string)
    }

    mutating func field(_ name: String, _ number: Int) {
        key(name)
        value(number)
    }

    mutating func field(_ name: String, _ boolean: Bool) {
        key(name)
        value(boolean)
    }

    mutating func field(_ name: String, _ strings: [String]) {
        key(name)
        array(strings) { $1.value($0) }
    }

    mutating func field(_ name: String, _ body: (inout JSONWriter) -> Void) {
        key(name)
        object(body)
    }

    /// Writes a list of objects, whose keys `body` writes.
    mutating func field<Element>(
        _ name: String,
        of elements: some Sequence<Element>,
        _ body: (Element, inout JSONWriter) -> Void
    ) {
        key(name)
        array(elements) { element, writer in writer.object { body(element, &$0) } }
    }

    private mutating func group(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void) {
        comma()
        written.add(sign: open)
        needsComma = false
        body(&self)
        written.add(sign: close)
        needsComma = true
    }

    private mutating func comma() {
        if needsComma { written.add(sign: ",") }
        needsComma = true
    }

    /// Writes a string; what would not be seen, or would change how a reader sees the text around it, is escaped.
    private mutating func quote(_ string: String) {
        written.add(sign: "\"")
        if JSONWriter.isPlain(string.utf8Span.span) { written.add(string) } else { escape(string) }
        written.add(sign: "\"")
    }

    /// Whether no byte is one that may have to be escaped, as with nearly every string.
    private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices {
            switch bytes[index] {
            case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\"), 0x7F...0xFF: return false
            default: continue
            }
        }
        return true
    }

    private mutating func escape(_ string: String) {
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": written.add("\\\"")
            case "\\": written.add("\\\\")
            case "\n": written.add("\\n")
            case "\r": written.add("\\r")
            case "\t": written.add("\\t")
            // The end of the mark of a command to a CI service.
            case "[" where written.ends(in: "##"): written.add("\\u005b")
            default:
                if VisibleText.isHidden(scalar) {
                    written.add(scalar.numberInQuotes)
                } else {
                    written.add(sign: scalar)
                }
            }
        }
    }
}
