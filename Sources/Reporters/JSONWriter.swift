import Diagnostics

/// Writes JSON text, a value at a time.
///
/// A diagnostic is written straight to text: encoding it through `JSONEncoder` takes twenty times as long, and linking
/// Foundation would slow the start of every run.
struct JSONWriter {
    /// The text so far.
    private(set) var text = ""
    private var needsComma = false

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
        text += ":"
        needsComma = false
    }

    mutating func value(_ string: String?) {
        comma()
        if let string { quote(string) } else { text += "null" }
        needsComma = true
    }

    mutating func value(_ number: Int) {
        comma()
        text += String(number)
        needsComma = true
    }

    mutating func value(_ boolean: Bool) {
        comma()
        text += boolean ? "true" : "false"
        needsComma = true
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

    private mutating func group(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
        comma()
        text += open
        needsComma = false
        body(&self)
        text += close
        needsComma = true
    }

    private mutating func comma() {
        if needsComma { text += "," }
        needsComma = false
    }

    /// Writes a string; what would not be seen, or would change how a reader sees the text around it, is escaped.
    private mutating func quote(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // The end of the mark of a command to a CI service.
            case "[" where text.utf8.suffix(2).elementsEqual("##".utf8): text += "\\u005b"
            default:
                if VisibleText.isHidden(scalar) {
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }
}
