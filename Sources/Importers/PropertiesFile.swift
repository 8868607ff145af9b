/// The texts of a `.properties` file, by key.
///
/// The format is that of Java's `Properties.load`, in UTF-8 or Latin-1: `#` and `!` begin comments, a backslash at the end of a
/// line continues it, and `=`, `:` or white space divides key and text.
package struct PropertiesFile: Sendable, Hashable {
    /// The texts by key; of a key written twice the last text.
    package private(set) var texts: [String: String] = [:]

    /// Reads a file from its UTF-8 bytes.
    package init(_ bytes: [UInt8]) {
        var pending = ""
        // Older tools write Latin-1, of which each byte is a character.
        let text =
            String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) }))
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { ["\n", "\r\n", "\r"].contains($0) })
        {
            let content = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
            if pending.isEmpty, content.hasPrefix("#") || content.hasPrefix("!") { continue }
            if content.reversed().prefix(while: { $0 == "\\" }).count.isMultiple(of: 2) {
                enter(pending + content)
                pending = ""
            } else {
                pending += content.dropLast()
            }
        }
        if !pending.isEmpty { enter(pending) }
    }

    private mutating func enter(_ line: String) {
        var rest = line[...]
        let key = PropertiesFile.unescaped(&rest) { $0 == "=" || $0 == ":" || $0.isWhitespace }
        rest = rest.drop(while: \.isWhitespace)
        if let sign = rest.first, sign == "=" || sign == ":" { rest = rest.dropFirst().drop(while: \.isWhitespace) }
        if !key.isEmpty { texts[key] = PropertiesFile.unescaped(&rest) { _ in false } }
    }

    /// Takes text up to the first character at which to end, with its escapes resolved.
    private static func unescaped(_ rest: inout Substring, until isEnd: (Character) -> Bool) -> String {
        var units: [UInt16] = []
        while let character = rest.first, !isEnd(character) {
            rest = rest.dropFirst()
            guard character == "\\", let escaped = rest.popFirst() else {
                units.append(contentsOf: String(character).utf16)
                continue
            }
            switch escaped {
            case "n": units.append(0x0A)
            case "t": units.append(0x09)
            case "r": units.append(0x0D)
            case "f": units.append(0x0C)
            case "u":
                let digits = rest.prefix(4)
                if digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) {
                    units.append(unit)
                    rest = rest.dropFirst(4)
                } else {
                    units.append(contentsOf: "u".utf16)
                }
            default: units.append(contentsOf: String(escaped).utf16)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
