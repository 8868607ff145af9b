/// JSON text in lines, set in by depth, for people to read.
package enum PrettyJSON {
    /// Breaks compact JSON text into lines; a map or list that holds no other and fits 100 columns stays on one.
    package static func text(_ json: String) -> String {
        var bytes = Array(json.utf8)[...]
        return value(&bytes, depth: 0) + "\n"
    }

    private static func value(_ bytes: inout ArraySlice<UInt8>, depth: Int) -> String {
        switch bytes.first {
        case UInt8(ascii: "{"), UInt8(ascii: "["): group(&bytes, depth: depth)
        case UInt8(ascii: "\""): string(&bytes)
        default: word(&bytes)
        }
    }

    private static func group(_ bytes: inout ArraySlice<UInt8>, depth: Int) -> String {
        let open = String(UnicodeScalar(bytes.removeFirst()))
        var parts = [String]()
        while let byte = bytes.first, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") {
            if byte == UInt8(ascii: ",") {
                bytes.removeFirst()
                continue
            }
            var part = value(&bytes, depth: depth + 1)
            if bytes.first == UInt8(ascii: ":") {
                bytes.removeFirst()
                part += ": " + value(&bytes, depth: depth + 1)
            }
            parts.append(part)
        }
        let close = bytes.popFirst().map { String(UnicodeScalar($0)) } ?? ""
        let line = open + parts.joined(separator: ", ") + close
        let holdsGroup = parts.contains { $0.hasSuffix("}") && !$0.hasSuffix("{}") || $0.contains("\n") }
        guard holdsGroup || line.count + 2 * depth > WrappedText.columns else { return line }
        let margin = String(repeating: "  ", count: depth)
        return open + "\n" + parts.map { margin + "  " + $0 }.joined(separator: ",\n") + "\n" + margin + close
    }

    private static func string(_ bytes: inout ArraySlice<UInt8>) -> String {
        var end = bytes.startIndex + 1
        while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
        let text = bytes[..<min(end + 1, bytes.endIndex)]
        bytes = bytes[text.endIndex...]
        return String(decoding: text, as: UTF8.self)
    }

    private static func word(_ bytes: inout ArraySlice<UInt8>) -> String {
        let text = bytes.prefix { !",:]}".utf8.contains($0) }
        bytes = bytes.dropFirst(max(1, text.count))
        return String(decoding: text, as: UTF8.self).replacing("\n", with: "")
    }
}
